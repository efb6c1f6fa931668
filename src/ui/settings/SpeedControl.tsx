// Animation Speed Control in full: the times in force, the presets with theirs, custom timings, every switch.

import { withCustomTiming, withPreset, withReducedMotion } from '../../settings/changes'
import { ANIMATION_PRESETS, CUSTOM_RANGES } from '../../settings/settings'
import { chosenTiming, effectiveTiming } from '../../settings/timing'
import { app, useApp } from '../../store/app'
import card from '../card.module.css'
import { Choice } from '../controls/Choice'
import { Slider } from '../controls/Slider'
import { PerformanceSection } from './PerformanceSection'
import styles from './Settings.module.css'
import { SwitchList } from './SwitchList'
import { ACCESSIBILITY, ANIMATION_TYPES } from './settingSwitches'
import { PRESET_NAMES, timeInWords, timingInWords } from './settingsWords'

const { changeSettings } = app.actions

const CUSTOM_TIMINGS = [
  ['customSpinDuration', 'Custom Spin Duration'],
  ['customTransitionSpeed', 'Transition Speed'],
  ['customUIAnimationSpeed', 'UI Animation Speed'],
] as const

export function SpeedControl() {
  return (
    <details className={styles.details}>
      <summary className={card.disclosure}>Animation Speed Control</summary>
      <CurrentSpeed />
      <Presets />
      <CustomTimings />
      <MotionButtons />
      <details className={styles.details}>
        <summary className={card.disclosure}>Animation Types &amp; Accessibility</summary>
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
      <strong>{PRESET_NAMES[speed.preset]}.</strong> {timingInWords(effectiveTiming(speed, device))}
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
          Speed Preset <small>spin · appearing · controls</small>
        </>
      }
      options={ANIMATION_PRESETS.map((preset) => {
        const { spinMs, transitionMs, uiMs } = chosenTiming({ ...speed, preset })
        const times = [spinMs, transitionMs, uiMs].map(timeInWords).join(' · ')
        return {
          value: preset,
          label: (
            <>
              {PRESET_NAMES[preset]} <small>{preset === 'instant' ? 'at once' : times}</small>
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
      format={timeInWords}
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
        {isReduced ? 'Full Motion' : 'Reduced Motion'}
      </button>
      <button
        type="button"
        aria-pressed={isInstant}
        onClick={() =>
          changeSettings((settings) => withPreset(settings, isInstant ? 'normal' : 'instant'))
        }
      >
        Instant Mode
      </button>
    </div>
  )
}
