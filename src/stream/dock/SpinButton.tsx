import { app, useApp } from '../../store/app'
import { COMMANDS, runIfEnabled } from '../../ui/commands/commands'
import { SpinLabel } from '../../ui/stage/Dock'
import stage from '../../ui/stage/Dock.module.css'
import styles from './Dock.module.css'

/** In the place of the wheel, which has the focus when what had it is gone. It stays in view. */
export function SpinButton() {
  const isEnabled = useApp(COMMANDS.spin.isEnabled)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  // A countdown: there is nothing to press.
  const spoken = useApp(({ raffle }) => raffle.desk?.spoken)
  return (
    <div className={styles.press} data-part="dock" data-awaits={spoken !== undefined || undefined}>
      <button
        type="button"
        data-wheel
        className={stage.spin}
        aria-disabled={!isEnabled}
        aria-label={isSpinning ? undefined : spoken}
        onClick={() => runIfEnabled(COMMANDS.spin, app)}
      >
        <SpinLabel />
      </button>
    </div>
  )
}
