// What few visitors look for. Loaded when it is asked for.

import { useId, useMemo, useSyncExternalStore } from 'react'
import { onPixelRatioChange, pixelRatio } from '../../platform/device'
import { app, useApp } from '../../store/app'
import {
  type SwitchGroup,
  withCustomTiming,
  withPreset,
  withReducedMotion,
  withSwitch,
} from '../../wheel/settings/changes'
import { rendererQuality } from '../../wheel/settings/rendererQuality'
import { type AnimationSpeed, CUSTOM_RANGES, type Settings } from '../../wheel/settings/settings'
import { deviceFactor, effectiveTiming } from '../../wheel/settings/timing'
import { Button, ButtonRow } from '../kit/Button'
import { Section } from '../kit/Card'
import { Disclosure } from '../kit/Disclosure'
import { Segmented } from '../kit/fields/Segmented'
import { Slider } from '../kit/fields/Slider'
import { Switch } from '../kit/fields/Switch'
import { Note } from '../kit/text'
import { describeDevice, describeDrawing, describeTiming, formatDuration } from './descriptions'
import { messages, presetNames, type SwitchName, switchMessages } from './messages'
import styles from './Settings.module.css'
import { SpinLinks } from './SpinLinks'

const { changeSettings } = app.actions

const CUSTOM_TIMINGS = [
  ['customSpinDuration', messages.spinTime],
  ['customTransitionSpeed', messages.transitionTime],
  ['customUIAnimationSpeed', messages.uiTime],
] as const

export function Advanced() {
  return (
    <>
      <SpeedControl />
      <MotionChoice />
      <SpinLinks />
      <Disclosure summary={messages.animationTypes} className={styles.details}>
        <SwitchList switches={ANIMATION_TYPES} />
        <SwitchList switches={ACCESSIBILITY} />
      </Disclosure>
      <Disclosure summary={messages.performance} className={styles.details}>
        <SwitchList switches={PERFORMANCE} />
        <MeasuredDevice />
      </Disclosure>
    </>
  )
}

function SpeedControl() {
  const summaryId = useId()
  const speed = useApp((state) => state.settings.animationSpeed)
  const device = useApp((state) => state.device)
  return (
    <Section>
      <h3>{messages.speedControl}</h3>
      <Note id={summaryId} className={styles.current} role="status">
        {messages.current(
          presetNames[speed.preset],
          describeTiming(effectiveTiming(speed, device)),
          (inside) => (
            <strong>{inside}</strong>
          ),
        )}
      </Note>
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
    </Section>
  )
}

function MotionChoice() {
  const noteId = useId()
  const isInstant = useApp((state) => state.settings.animationSpeed.preset === 'instant')
  const isReduced = useApp(
    ({ settings, device }) => effectiveTiming(settings.animationSpeed, device).isMotionReduced,
  )
  return (
    <>
      <Segmented
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
      <Note id={noteId}>{messages.motionNote}</Note>
      <ButtonRow className={styles.instant}>
        <Button
          isSmall
          aria-pressed={isInstant}
          onClick={() =>
            changeSettings((settings) => withPreset(settings, isInstant ? 'normal' : 'instant'))
          }
        >
          {messages.instantMode}
        </Button>
      </ButtonRow>
    </>
  )
}

function SwitchList({ switches }: { readonly switches: readonly SettingSwitch[] }) {
  const speed = useApp((state) => state.settings.animationSpeed)
  return switches.map(({ label, note, isOn, set }) => (
    <Switch
      key={label}
      label={label}
      note={note}
      isOn={isOn(speed)}
      onSwitch={(on) => app.actions.changeSettings((settings) => set(settings, on))}
    />
  ))
}

interface SettingSwitch {
  readonly label: string
  readonly note: string
  isOn(speed: AnimationSpeed): boolean
  set(settings: Settings, isOn: boolean): Settings
}

/** A setting without a text in messages.ts does not compile. */
const ANIMATION_TYPES = switchesOf('enabledAnimations')
const ACCESSIBILITY = switchesOf('accessibilitySettings')
const PERFORMANCE = switchesOf('performanceSettings')

function switchesOf<TGroup extends SwitchGroup>(group: TGroup): readonly SettingSwitch[] {
  const messages = switchMessages[group]
  const names = Object.keys(messages) as SwitchName<TGroup>[]
  return names.map((name) => {
    const { label, note } = messages[name]
    return {
      label,
      note,
      isOn: (speed) => Boolean(speed[group][name]),
      set: (settings, isOn) => withSwitch(settings, group, name, isOn),
    }
  })
}

function MeasuredDevice() {
  const device = useApp((state) => state.device)
  const settings = useApp((state) => state.settings.animationSpeed.performanceSettings)
  const ratio = useSyncExternalStore(onPixelRatioChange, pixelRatio)
  const facts = useMemo(
    () => [
      ...describeDevice(device),
      ...describeDrawing(rendererQuality(settings, ratio, device), deviceFactor(settings, device)),
    ],
    [device, settings, ratio],
  )
  return (
    <dl className={styles.measured} aria-label={messages.measured}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
