// Wheels saved as files. ui/import opens them.

import { downloadText, WHEEL_EXTENSION, WHEEL_TYPE } from '../../platform/textFile'
import type { App } from '../../store/createApp'
import { wheelFile } from '../../store/wheelFile'
import { messages } from './messages'

export function saveWheelFile({ store, actions }: App): void {
  const { wheel, settings } = store.getState()
  const text = wheelFile(wheel, settings, Date.now())
  downloadText(fileName(wheel.name), text, WHEEL_TYPE)
  actions.showToast(messages.fileSaved, 'success')
}

/** A name that every file system accepts. */
function fileName(wheelName: string): string {
  const name = wheelName.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return (name || 'wheel') + WHEEL_EXTENSION
}
