import { fileNameOf } from '../../lists/listOut'
import { downloadText } from '../../platform/textFile'
import { outcomeOf } from '../../raffle/model/outcome'
import { outcomeCsv } from '../../raffle/model/outcomeCsv'
import { sheetOf } from '../../raffle/model/printout'
import type { RaffleState } from '../../raffle/model/raffleState'
import type { Entry } from '../../raffle/model/record'
import { recordText } from '../../raffle/model/recordOut'
import { app } from '../../store/app'
import type { ToSay } from '../../text/say'
import { SITE_LINKS } from '../siteLinks'
import { messages } from './messages'
import { printDraw } from './rafflePrintout'

export type RaffleOut = 'sheet' | 'csv' | 'json'

/** Tells the visitor the outcome; never rejects. @param state what the entries come to */
export async function exportDraw(
  kind: RaffleOut,
  state: RaffleState,
  entries: readonly Entry[],
): Promise<void> {
  const { showToast } = app.actions
  try {
    const done = await DRAW_OUTS[kind](state, entries)
    if (done) showToast(done, 'success')
  } catch (cause) {
    console.info('Failed to export a draw', cause)
    showToast(messages.failed, 'error')
  }
}

type Out = (state: RaffleState, entries: readonly Entry[]) => Promise<ToSay | undefined>

const DRAW_OUTS: Readonly<Record<RaffleOut, Out>> = {
  async sheet(state, entries) {
    const name = nameOf(state, entries, messages.fileParts.draw)
    await printDraw(
      sheetOf(outcomeOf(state, entries)),
      name,
      location.origin + SITE_LINKS.check.href,
    )
    return undefined
  },
  async csv(state, entries) {
    const name = nameOf(state, entries, messages.fileParts.draw)
    downloadText(`${name}.csv`, outcomeCsv(state), 'text/csv;charset=utf-8')
    return messages.drawSaved
  },
  async json(state, entries) {
    const name = nameOf(state, entries, messages.fileParts.drawRecord)
    downloadText(`${name}.json`, recordText(entries), 'application/json')
    return messages.recordSaved
  },
}

/** The date is that of the time zone in which the draw was held. */
function nameOf({ begun }: RaffleState, entries: readonly Entry[], what: string): string {
  const at = entries[0]?.at ?? 0
  try {
    return fileNameOf(begun.wheel.name, what, at, begun.timeZone)
  } catch {
    // This browser does not know the zone.
    return fileNameOf(begun.wheel.name, what, at)
  }
}
