import type { RafflePrintout } from '../raffle/model/printout'
import { messages } from './messages'

/** @param path of the page that checks such a draw @returns what to say; nothing where it worked */
export async function printSheet(
  sheet: RafflePrintout,
  title: string,
  path: string,
  verifyAt?: (address: string) => string,
): Promise<string> {
  try {
    const { printDraw } = await import('../ui/export/rafflePrintout')
    await printDraw(sheet, title, location.origin + path, verifyAt)
    return ''
  } catch (cause) {
    console.warn('Failed to print a sheet', cause)
    return messages.notLoaded
  }
}
