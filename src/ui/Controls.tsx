// Wheel Controls: adding an option, the list of options, the two resets.

import { app, useApp } from '../store/app'
import { MIN_SEGMENTS } from '../wheel/segment'
import { canSpin } from '../wheel/wheel'
import { ActionButton } from './ActionButton'
import { AddOption } from './AddOption'
import { numbersAction, resetAction } from './actions'
import styles from './Controls.module.css'
import card from './card.module.css'
import { OptionRow } from './OptionRow'

export function Controls() {
  const segments = useApp((state) => state.wheel.segments)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isEnough = useApp((state) => canSpin(state.wheel))
  const canRemove = segments.length > MIN_SEGMENTS
  return (
    <section className={card.card} aria-labelledby="controls-title">
      <div className={card.head}>
        <h2 id="controls-title">Wheel Controls</h2>
        <span className={card.aside}>
          {segments.length} {segments.length === 1 ? 'option' : 'options'}
        </span>
      </div>
      <AddOption />
      {!isEnough && <p className={styles.note}>Add at least {MIN_SEGMENTS} options to spin</p>}
      <ul className={styles.list} aria-label="Options" tabIndex={-1}>
        {segments.map((segment, index) => (
          <OptionRow
            key={segment.id}
            segment={segment}
            position={index + 1}
            isLocked={isSpinning}
            canRemove={canRemove}
            onRemove={app.actions.removeOption}
          />
        ))}
      </ul>
      <div className={styles.resets}>
        <ActionButton action={resetAction} className={styles.reset} />
        <ActionButton action={numbersAction} className={styles.reset} />
      </div>
    </section>
  )
}
