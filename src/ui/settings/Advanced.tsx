// Advanced: what a spin and everything else take now, custom times, motion, and every switch of the animations. The five
// speeds themselves are in SpeedSettings.tsx.

import { useId } from 'react'
import { app, useApp } from '../../store/app'
import { withCustomTiming, withPreset, withReducedMotion } from '../../wheel/settings/changes'
import { CUSTOM_RANGES } from '../../wheel/settings/settings'
import { effectiveTiming } from '../../wheel/settings/timing'
import { Choice } from '../kit/Choice'
import card from '../kit/card.module.css'
import { Slider } from '../kit/Slider'
import { describeTiming, formatDuration } from './descriptions'
import { messages, presetNames } from './messages'
import { PerformanceSection } from './PerformanceSection'
import styles from './Settings.module.css'
import { SwitchList } from './SwitchList'
import { ACCESSIBILITY, ANIMATION_TYPES } from './settingSwitches'

const { changeSettings } = app.actions

const CUSTOM_TIMINGS = [
  ['customSpinDuration', messages.spinTime],
  ['customTransitionSpeed', messages.transitionTime],
  ['customUIAnimationSpeed', messages.uiTime],
] as const

export function Advanced() {
  return (
    <details className={styles.details}>
      <summary className={card.disclosure}>{messages.advanced}</summary>
      <div>
        <SpeedControl />
        <MotionChoice />
        <details className={styles.details}>
          <summary className={card.disclosure}>{messages.animationTypes}</summary>
          <SwitchList switches={ANIMATION_TYPES} />
          <SwitchList switches={ACCESSIBILITY} />
        </details>
        <PerformanceSection />
      </div>
    </details>
  )
}

function SpeedControl() {
  const summaryId = useId()
  const speed = useApp((state) => state.settings.animationSpeed)
  const device = useApp((state) => state.device)
  return (
    <>
      <h3>{messages.speedControl}</h3>
      <p id={summaryId} className={styles.current} role="status">
        <strong>{presetNames[speed.preset]}.</strong>{' '}
        {describeTiming(effectiveTiming(speed, device))}
      </p>
      {speed.preset === 'custom' &&
        CUSTOM_TIMINGS.map(([timing, label]) => (
          <Slider
            key={timing}
            label={label}
            range={CUSTOM_RANGES[timing]}
            describedBy={summaryId}
            format={formatDuration}
            value={speed[timing]}
            onSlide={(ms) => changeSettings((settings) => withCustomTiming(settings, timing, ms))}
          />
        ))}
    </>
  )
}

/** Reduced motion by the visitor's choice or the system's, and the speed that leaves nothing to wait for. */
function MotionChoice() {
  const noteId = useId()
  const isInstant = useApp((state) => state.settings.animationSpeed.preset === 'instant')
  const isReduced = useApp(
    ({ settings, device }) => effectiveTiming(settings.animationSpeed, device).isMotionReduced,
  )
  return (
    <>
      <Choice
        isInline
        legend={messages.motion}
        describedBy={noteId}
        options={[
          { value: 'full', label: messages.fullMotion },
          { value: 'reduced', label: messages.reducedMotion },
        ]}
        value={isReduced ? 'reduced' : 'full'}
        onChoose={(motion) =>
          changeSettings((settings) =>
            withReducedMotion(settings, motion === 'reduced', app.store.getState().device),
          )
        }
      />
      <p id={noteId} className={styles.note}>
        {messages.motionNote}
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          aria-pressed={isInstant}
          onClick={() =>
            changeSettings((settings) => withPreset(settings, isInstant ? 'normal' : 'instant'))
          }
        >
          {messages.instantMode}
        </button>
      </div>
    </>
  )
}
