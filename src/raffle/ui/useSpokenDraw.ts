// Tells screen readers of each press and each no-show, once it is shown whole.

import { useEffect } from 'react'
import type { Desk, DeskState } from '../desk/deskState'
import { drawInWords } from './spokenDraw'

export function useSpokenDraw(desk: Desk, say: (text: string) => void): void {
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
      say(drawInWords(draw, entries, revealed.seq))
    })
  }, [desk, say])
}
