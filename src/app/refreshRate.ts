import { setRefreshRate } from '../platform/device'
import { watchRefreshRate } from '../platform/refreshRate'
import { app } from '../store/app'
import { whenIdle } from '../store/whenIdle'

/** Measures the screen's refresh rate while no wheel turns and no winner stands out. */
export function followRefreshRate(): void {
  const isIdle = () => {
    const { phase, isRevealing } = app.store.getState()
    return phase !== 'spinning' && !isRevealing
  }
  watchRefreshRate({ isIdle, whenIdle: () => whenIdle(app.store) }, (rate) =>
    app.actions.setDevice(setRefreshRate(rate)),
  )
}
