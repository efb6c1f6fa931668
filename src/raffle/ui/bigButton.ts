import { useEffect, useEffectEvent } from 'react'
import { app } from '../../store/app'
import type { InPlaceOfSpin } from '../../store/state'

/** While a draw is set up, the big button takes its next step: a spin would show a winner who wins nothing. */
export function useBigButton(label: string, isPossible: boolean, press: () => void): void {
  const pressed = useEffectEvent(press)

  useEffect(() => {
    const desk: InPlaceOfSpin = {
      label,
      isBusy: !isPossible,
      next: () => pressed(),
      back: () => app.actions.showLastResult(),
    }
    app.actions.holdForRaffle({ desk })
    return () => {
      // The draw may have taken the button over.
      if (app.store.getState().raffle.desk === desk) app.actions.holdForRaffle({ desk: null })
    }
  }, [label, isPossible])
}
