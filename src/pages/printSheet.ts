import type { RafflePrintout } from '../raffle/model/printout'
import { SITE_LINKS } from '../ui/siteLinks'
import { messages } from './messages'

/** @returns what to say; nothing where it worked */
export async function printSheet(sheet: RafflePrintout, title: string): Promise<string> {
  try {
    const { printDraw } = await import('../ui/export/rafflePrintout')
    await printDraw(sheet, title, location.origin + SITE_LINKS.check.href)
    return ''
  } catch (cause) {
    console.warn('Failed to print a sheet', cause)
    return messages.notLoaded
  }
}
