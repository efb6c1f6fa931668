// The column where the wheel is edited.

import { useApp } from '../../store/app'
import { messages as storeMessages } from '../../store/messages'
import { activeSegments } from '../../wheel/segment'
import { canSpin } from '../../wheel/wheel'
import card from '../card.module.css'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { useDeferred } from '../deferred'
import { SettingsToggle } from '../settings/SettingsToggle'
import { AddOption } from './AddOption'
import styles from './Controls.module.css'
import { messages } from './messages'
import { OptionList, SHORT_LIST } from './OptionList'
import { useAfterFrame } from './useAfterFrame'

export function Controls() {
  const EliminationBox = useDeferred((parts) => parts.eliminationBox)
  const EliminatedOptions = useDeferred((parts) => parts.eliminatedOptions)
  const WheelFiles = useDeferred((parts) => parts.wheelFiles)
  const wheelId = useApp((state) => state.wheel.id)
  // Another wheel of many is drawn first, its list a frame later.
  const listedId = useAfterFrame(wheelId)
  const segments = useApp((state) => state.wheel.segments)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isEnough = useApp((state) => canSpin(state.wheel))
  const isEliminationMode = useApp((state) => state.settings.eliminationMode)
  const active = activeSegments(segments)
  const isBoxShown = isEliminationMode || active.length < segments.length
  return (
    <section className={card.card} aria-labelledby="controls-title">
      <div className={card.head}>
        <h2 id="controls-title">{messages.title}</h2>
        <span className={card.aside}>{messages.options(active.length)}</span>
      </div>
      {isBoxShown && EliminationBox && (
        <EliminationBox segments={segments} activeCount={active.length} />
      )}
      <AddOption />
      {!isEnough && <p className={styles.note}>{storeMessages.tooFewOptions(isEliminationMode)}</p>}
      <OptionList
        isHeld={listedId !== wheelId && active.length > SHORT_LIST}
        options={active}
        isLocked={isSpinning}
        optionCount={segments.length}
      />
      {isBoxShown && EliminatedOptions && <EliminatedOptions segments={segments} />}
      <SettingsToggle />
      <div className={styles.resets}>
        <CommandButton command={COMMANDS.reset} className={styles.reset} />
        <CommandButton command={COMMANDS.numbers} className={styles.reset} />
      </div>
      {WheelFiles && <WheelFiles />}
    </section>
  )
}
