// The live region tells the winner; here it stays until the next spin.

import { useEffect, useLayoutEffect, useRef } from 'react'
import { app, useApp } from '../../store/app'
import { momentOf } from '../../store/sharedState'
import { headline, messages } from '../../ui/results/messages'
import { WinnerActions, WinnerName } from '../../ui/results/WinnerMoment'
import { setTones } from '../../ui/results/winnerName'
import { shownPrize } from '../../wheel/messages'
import type { SpinResult } from '../../wheel/result'
import { changeOverlaySettings } from '../overlaySettings'
import styles from './Dock.module.css'

export function Moment() {
  const phase = useApp((state) => state.phase)
  const result = useApp(momentOf)
  useEffect(followClosing, [])
  if (phase === 'spinning') {
    return (
      <div className={styles.moment}>
        <div className={styles.plate} />
      </div>
    )
  }
  return phase === 'finished' && result && <Winner key={result.id} result={result} />
}

/** Whoever is closed here leaves the overlays too, where there is nothing to press. Returns what ends it. */
function followClosing(): () => void {
  return app.store.subscribe((state, before) => {
    const shown = momentOf(before)
    const isClosed = state.phase === 'idle' && state.lastResult?.id === shown?.id
    if (shown && isClosed) changeOverlaySettings({ closedResult: shown.id })
  })
}

function Winner({ result }: { readonly result: SpinResult }) {
  const { winner, prize } = result
  const plate = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // In the color of the slice.
    if (plate.current) setTones(plate.current, winner.color)
  }, [winner.color])
  return (
    <section className={styles.moment} aria-label={messages.moment}>
      <div ref={plate} className={styles.plate}>
        <h2>{headline(result)}</h2>
        <WinnerName text={winner.text} />
        {prize && <p dir="auto">{shownPrize(prize)}</p>}
      </div>
      <WinnerActions result={result} />
    </section>
  )
}
