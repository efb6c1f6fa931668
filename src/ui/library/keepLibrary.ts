// The library's code is loaded only when there is something for it.

import { app } from '../../store/app'
import type { AppState } from '../../store/state'
import { whenIdle } from '../../store/whenIdle'
import { loadPart } from '../kit/loading'

/** After a spin or a change of wheels, so that neither waits for the disk. */
const DELAY_MS = 1500

export function keepLibrary(): () => void {
  let changes: (readonly [AppState, AppState])[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function work(): Promise<void> {
    await whenIdle(app.store)
    const loaded = await loadPart(() => import('../../store/library/browserLibrary'))
    timer = undefined
    // Where it could not be loaded, the next change tries again.
    if (!loaded) return
    const { archiver } = loaded.browserLibrary()
    const noted = changes
    changes = []
    for (const [state, before] of noted) archiver.changed(state, before)
    await archiver.work()
  }

  function later(): void {
    timer ??= setTimeout(work, DELAY_MS)
  }

  const stop = app.store.subscribe((state, before) => {
    if (!concernsLibrary(state, before)) return
    changes.push([state, before])
    later()
  })
  if (app.store.getState().ownWheels.length > 1) later()
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function concernsLibrary(state: AppState, before: AppState): boolean {
  return (
    state.wheel.id !== before.wheel.id ||
    state.wheel.history !== before.wheel.history ||
    state.ownWheels !== before.ownWheels ||
    state.clearedData !== before.clearedData
  )
}
