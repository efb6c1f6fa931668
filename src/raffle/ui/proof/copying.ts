import { copyText } from '../../../platform/clipboard'
import { app } from '../../../store/app'
import { messages } from './messages'

/** Copies a text and says so. */
export async function copyAndSay(text: string, copied: string): Promise<void> {
  try {
    await copyText(text)
    app.actions.showToast(copied, 'success')
  } catch {
    app.actions.showToast(messages.copyFailed, 'error')
  }
}
