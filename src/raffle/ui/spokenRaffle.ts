import { useEffect } from 'react'
import { inSequence } from '../../text/sentences'
import type { Desk, DeskState } from '../desk/deskState'
import type { RaffleState } from '../model/raffleState'
import type { Entry } from '../model/record'
import { spoken } from './messages'

/** More names are not worth hearing: they are on the page. */
const MOST_NAMES = 10

/** Empty for entries that draw nothing. @param seq of the record's entry */
export function raffleInWords(draw: RaffleState, entries: readonly Entry[], seq: number): string {
  const entry = entries[seq - 1]
  const textOf = (winner: number) => draw.list[winner]?.text ?? ''
  const progress = spoken.progress(draw.drawn, draw.places)
  if (entry?.kind === 'drawn') {
    const { places, reserves, unfilled } = entry
    const sentences = unfilled > 0 ? [spoken.unfilled(unfilled), progress] : [progress]
    if (places.length + reserves.length > MOST_NAMES) {
      return inSequence([spoken.manyWin(places.length), ...sentences])
    }
    const byPrize = (
      drawn: readonly { readonly prize: number; readonly winner: number }[],
      say: (names: readonly string[], prize: string) => string,
    ) => {
      const names = new Map<number, string[]>()
      for (const { prize, winner } of drawn) {
        names.set(prize, [...(names.get(prize) ?? []), textOf(winner)])
      }
      return Array.from(names, ([prize, some]) => say(some, draw.prizes[prize]?.name ?? ''))
    }
    return inSequence([
      ...byPrize(places, spoken.win),
      ...byPrize(reserves, spoken.reserves),
      ...sentences,
    ])
  }
  if (entry?.kind !== 'replaced') return ''
  const { prize, place, winner, from } = entry
  const sentences: string[] = []
  const noShow = entries[seq - 2]
  // The one before in the place's calls, up to this entry.
  const calls = draw.prizes[prize]?.placed[place]?.calls ?? []
  const at = winner === null ? calls.length : calls.findIndex((call) => call.winner === winner)
  const gone = calls[at - 1]
  if (noShow?.kind === 'noShow' && gone) sentences.push(spoken[noShow.why](textOf(gone.winner)))
  if (winner === null) return inSequence([...sentences, spoken.nobody])
  const name = textOf(winner)
  sentences.push(from === 'reserve' ? spoken.stepsUp(name) : spoken.drawnAnew(name))
  sentences.push(spoken.win([name], draw.prizes[prize]?.name ?? ''))
  return inSequence(sentences)
}

/** Tells screen readers of each press and each no-show, once it is shown whole. */
export function useSpokenRaffle(desk: Desk, say: (text: string) => void): void {
  useEffect(() => {
    const isShown = ({ phase }: { readonly phase: string }) =>
      phase !== 'drawing' && phase !== 'revealing'
    // What is not shown yet is still to be told.
    const toldBy = (state: DeskState) => (isShown(state) ? (state.revealed?.seq ?? 0) : 0)
    let told = toldBy(desk.store.getState())
    let drawId = desk.store.getState().draw?.begun.drawId
    return desk.store.subscribe((state) => {
      const { draw, entries, revealed } = state
      if (draw?.begun.drawId !== drawId) {
        // Of a draw that was just opened, what was drawn before is no news.
        drawId = draw?.begun.drawId
        told = toldBy(state)
        return
      }
      if (!draw || !revealed || revealed.seq === told || !isShown(state)) return
      told = revealed.seq
      say(raffleInWords(draw, entries, revealed.seq))
    })
  }, [desk, say])
}
