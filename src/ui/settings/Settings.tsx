import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react'
import { app, useApp } from '../../store/app'
import { inPercent } from '../../text/chance'
import {
  LEGACY_SPIN_RANGE,
  withinRange,
  withPreset,
  withSpinDuration,
} from '../../wheel/settings/changes'
import {
  ANIMATION_PRESETS,
  HAPTIC_INTENSITIES,
  SOUND_VOLUME,
  THEME_CHOICES,
  WHEEL_SIZES,
} from '../../wheel/settings/settings'
import { chosenTiming } from '../../wheel/settings/timing'
import { COMMANDS, type Command } from '../commands/commands'
import { messages as commandMessages } from '../commands/messages'
import { Button, ButtonRow } from '../kit/Button'
import { CardHead, Section } from '../kit/Card'
import { Disclosure } from '../kit/Disclosure'
import { Segmented } from '../kit/fields/Segmented'
import { Select } from '../kit/fields/Select'
import { Slider } from '../kit/fields/Slider'
import { Switch } from '../kit/fields/Switch'
import { useRequested } from '../kit/loading'
import { Panel } from '../kit/Panel'
import { Note } from '../kit/text'
import { StatusLine } from '../StatusLine'
import { describeSpin, formatDuration } from './descriptions'
import {
  intensityNames,
  messages,
  presetNames,
  themeNames,
  toggle,
  wheelSizeNames,
} from './messages'
import styles from './Settings.module.css'

export function Settings() {
  const isShown = useApp((state) => state.panel === 'settings')
  return (
    isShown && (
      <Panel name="settings" label={toggle.title} className={styles.settings}>
        <SettingsPanel>
          <CardHead isOfSheet title={toggle.title} />
        </SettingsPanel>
      </Panel>
    )
  )
}

const {
  changeSettings,
  changePreferences,
  chooseHaptics,
  resetSettings,
  letWeightsCount,
  openDialog,
  putBackSavedData,
} = app.actions

/** @param children their heading */
export function SettingsPanel({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.panel}>
      {children}
      <StatusLine />
      <Section className={styles.group}>
        <h3>{messages.spinGroup}</h3>
        <CommandSwitch command={COMMANDS.sound} setting="soundEnabled" />
        <SoundVolume />
        <SpeedSettings />
        <CommandSwitch
          command={COMMANDS.elimination}
          setting="eliminationMode"
          note={messages.eliminationNote}
        />
        <WeightsSwitch />
        <FoldedPart summary={messages.sounds} load={loadSounds} />
      </Section>
      <Section className={styles.group}>
        <h3>{messages.lookGroup}</h3>
        <ThemeChoice />
        <WheelSizeChoice />
        <OddsSwitch />
        <FoldedPart summary={messages.decoration} load={loadDecoration} />
      </Section>
      <Section className={styles.group}>
        <h3>{messages.deviceGroup}</h3>
        <DeviceSwitches />
      </Section>
      <FoldedPart summary={messages.advanced} load={loadAdvanced} />
      <EndButtons />
    </div>
  )
}

const loadDecoration = () => import('./Decoration').then((file) => file.Decoration)
const loadAdvanced = () => import('./Advanced').then((file) => file.Advanced)
const loadSounds = () => import('./Sounds').then((file) => file.Sounds)

interface FoldedPartProps {
  readonly summary: string
  readonly load: () => Promise<ComponentType>
}

/** Its code is loaded when it is opened. */
function FoldedPart({ summary, load }: FoldedPartProps) {
  const [isOpen, setOpen] = useState(false)
  const Part = useRequested(isOpen && load, () => setOpen(false))
  return (
    <Disclosure
      summary={summary}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={styles.details}
    >
      {Part && <Part />}
    </Disclosure>
  )
}

function WeightsSwitch() {
  const isOn = useApp((state) => state.settings.weightsCount)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <Switch
      label={messages.weights}
      note={messages.weightsNote}
      isOn={isOn}
      isDisabled={isSpinning}
      onSwitch={letWeightsCount}
    />
  )
}

function OddsSwitch() {
  const isOn = useApp((state) => state.settings.showProbabilities)
  return (
    <Switch
      label={messages.odds}
      note={messages.oddsNote}
      isOn={isOn}
      onSwitch={(isOn) => changeSettings((settings) => ({ ...settings, showProbabilities: isOn }))}
    />
  )
}

interface CommandSwitchProps {
  readonly command: Command
  readonly setting: 'soundEnabled' | 'eliminationMode'
  readonly note?: string
}

function CommandSwitch({ command, setting, note }: CommandSwitchProps) {
  const isOn = useApp((state) => state.settings[setting])
  const isEnabled = useApp(command.isEnabled)
  const hasKeys = useApp((state) => state.preferences.areShortcutsOn)
  return (
    <Switch
      label={command.label}
      note={note}
      shortcut={hasKeys ? command.keys[0] : undefined}
      isOn={isOn}
      isDisabled={!isEnabled}
      onSwitch={() => command.run(app)}
    />
  )
}

function SoundVolume() {
  const isOn = useApp((state) => state.settings.soundEnabled)
  const volume = useApp((state) => state.preferences.soundVolume)
  return (
    isOn && (
      <Slider
        label={messages.volume}
        range={SOUND_VOLUME}
        value={volume}
        format={inPercentOf}
        onSlide={(soundVolume) => changePreferences({ soundVolume })}
      />
    )
  )
}

const inPercentOf = (percent: number) => inPercent(percent / 100)

/** Only in windows in which the sizes differ. */
function WheelSizeChoice() {
  const wheelSize = useApp((state) => state.preferences.wheelSize)
  return (
    <Segmented
      isInline
      legend={messages.wheelSize}
      className={styles.roomy}
      options={WHEEL_SIZES.map((value) => ({ value, label: wheelSizeNames[value] }))}
      value={wheelSize}
      onChoose={(chosen) => changePreferences({ wheelSize: chosen })}
    />
  )
}

function DeviceSwitches() {
  const { areShortcutsOn, areHapticsOn, hapticIntensity } = useApp((state) => state.preferences)
  const canVibrate = useApp((state) => state.device.canVibrate)
  return (
    <>
      <Switch
        label={commandMessages.shortcuts}
        note={commandMessages.shortcutsNote}
        isOn={areShortcutsOn}
        onSwitch={(isOn) => changePreferences({ areShortcutsOn: isOn })}
      />
      {canVibrate && (
        <Switch
          label={messages.vibration}
          note={messages.vibrationNote}
          isOn={areHapticsOn}
          onSwitch={(isOn) => changePreferences({ areHapticsOn: isOn })}
        />
      )}
      {canVibrate && areHapticsOn && (
        <Segmented
          legend={messages.vibrationStrength}
          options={HAPTIC_INTENSITIES.map((value) => ({ value, label: intensityNames[value] }))}
          value={hapticIntensity}
          onChoose={chooseHaptics}
        />
      )}
    </>
  )
}

/** Cleared data can be put back until the page is left. */
function EndButtons() {
  const clearButton = useRef<HTMLButtonElement>(null)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isCleared = useApp((state) => state.clearedData !== null)

  function putBack() {
    putBackSavedData()
    // The pressed button is gone.
    clearButton.current?.focus()
  }

  return (
    <ButtonRow className={styles.end}>
      <Button isSmall disabled={isSpinning} onClick={resetSettings}>
        {messages.reset}
      </Button>
      <Button
        ref={clearButton}
        isSmall
        disabled={isSpinning}
        onClick={() => openDialog('clearData')}
      >
        {messages.clearData}
      </Button>
      {isCleared && (
        <Button isSmall disabled={isSpinning} onClick={putBack}>
          {messages.putBack}
        </Button>
      )}
    </ButtonRow>
  )
}

/** Says what a spin takes here where that is not what the controls show. */
function SpeedSettings() {
  const noteId = useId()
  const speed = useApp((state) => state.settings.animationSpeed)
  const device = useApp((state) => state.device)
  // The nearest that the slider has: it changes nothing until it is moved.
  const shownMs = withinRange(LEGACY_SPIN_RANGE, chosenTiming(speed).spinMs)
  return (
    <>
      <Segmented
        legend={messages.animationSpeed}
        describedBy={noteId}
        options={ANIMATION_PRESETS.map((value) => ({ value, label: presetNames[value] }))}
        value={speed.preset}
        onChoose={(preset) => changeSettings((settings) => withPreset(settings, preset))}
      />
      <Slider
        label={messages.spinDuration}
        range={LEGACY_SPIN_RANGE}
        describedBy={noteId}
        format={formatDuration}
        value={shownMs}
        onSlide={(ms) => changeSettings((settings) => withSpinDuration(settings, ms))}
      />
      <Note id={noteId} className={styles.spinNote}>
        {describeSpin(speed, device, shownMs)}
      </Note>
    </>
  )
}

function ThemeChoice() {
  const theme = useApp((state) => state.theme)
  const { setTheme } = app.actions
  return (
    <>
      <Segmented
        isInline
        legend={messages.theme}
        className={styles.wide}
        options={THEME_CHOICES.map((value) => ({ value, label: themeNames[value] }))}
        value={theme}
        onChoose={setTheme}
      />
      <Select
        label={messages.theme}
        values={THEME_CHOICES}
        names={themeNames}
        value={theme}
        className={styles.narrow}
        onChoose={setTheme}
      />
    </>
  )
}
