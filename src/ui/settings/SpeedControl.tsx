// The full Animation Speed Control: current times, presets, custom times and every switch.

import { withCustomTiming, withPreset, withReducedMotion } from '../../settings/changes'
import { ANIMATION_PRESETS, CUSTOM_RANGES } from '../../settings/settings'
import { chosenTiming, effectiveTiming } from '../../settings/timing'
import { app, useApp } from '../../store/app'
import card from '../card.module.css'
import { Choice } from '../controls/Choice'
import { Slider } from '../controls/Slider'
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

export function SpeedControl() {
  return (
    <details className={styles.details}>
      <summary className={card.disclosure}>{messages.speedControl}</summary>
      <CurrentSpeed />
      <Presets />
      <CustomTimings />
      <MotionButtons />
      <details className={styles.details}>
        <summary className={card.disclosure}>{messages.animationTypes}</summary>
        <SwitchList switches={ANIMATION_TYPES} />
        <SwitchList switches={ACCESSIBILITY} />
      </details>
      <PerformanceSection />
    </details>
  )
}

function CurrentSpeed() {
  const speed = useApp((state) => state.settings.animationSpeed)
  const device = useApp((state) => state.device)
  return (
    <p className={styles.current} role="status">
      <strong>{presetNames[speed.preset]}.</strong> {describeTiming(effectiveTiming(speed, device))}
    </p>
  )
}

function Presets() {
  const speed = useApp((state) => state.settings.animationSpeed)
  return (
    <Choice
      isList
      legend={
        <>
          {messages.speedPreset} <small>{messages.speedPresetColumns}</small>
        </>
      }
      options={ANIMATION_PRESETS.map((preset) => {
        const { spinMs, transitionMs, uiMs } = chosenTiming({ ...speed, preset })
        const times = [spinMs, transitionMs, uiMs].map(formatDuration).join(' · ')
        return {
          value: preset,
          label: (
            <>
              {presetNames[preset]}{' '}
              <small>{preset === 'instant' ? messages.instantTimes : times}</small>
            </>
          ),
        }
      })}
      value={speed.preset}
      onChoose={(preset) => changeSettings((settings) => withPreset(settings, preset))}
    />
  )
}

function CustomTimings() {
  const speed = useApp((state) => state.settings.animationSpeed)
  if (speed.preset !== 'custom') return null
  return CUSTOM_TIMINGS.map(([timing, label]) => (
    <Slider
      key={timing}
      label={label}
      range={CUSTOM_RANGES[timing]}
      format={formatDuration}
      value={speed[timing]}
      onSlide={(ms) => changeSettings((settings) => withCustomTiming(settings, timing, ms))}
    />
  ))
}

function MotionButtons() {
  const isInstant = useApp((state) => state.settings.animationSpeed.preset === 'instant')
  const isReduced = useApp(
    ({ settings, device }) => effectiveTiming(settings.animationSpeed, device).isMotionReduced,
  )
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        onClick={() =>
          changeSettings((settings) =>
            withReducedMotion(settings, !isReduced, app.store.getState().device),
          )
        }
      >
        {isReduced ? messages.fullMotion : messages.reducedMotion}
      </button>
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
  )
}
