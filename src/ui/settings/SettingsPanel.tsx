// The Settings block: the common settings first, then everything about animations.

import { useRef } from 'react'
import {
  LEGACY_SPIN_RANGE,
  withinRange,
  withPreset,
  withSpinDuration,
} from '../../settings/changes'
import { HAPTIC_INTENSITIES, WHEEL_SIZES } from '../../settings/preferences'
import { ANIMATION_PRESETS } from '../../settings/settings'
import { chosenTiming } from '../../settings/timing'
import { app, useApp } from '../../store/app'
import { COMMANDS, type Command } from '../commands/commands'
import { messages as commandMessages } from '../commands/messages'
import { Choice } from '../controls/Choice'
import { Slider } from '../controls/Slider'
import { Switch } from '../controls/Switch'
import { formatDuration } from './descriptions'
import { intensityNames, messages, presetNames, wheelSizeNames } from './messages'
import styles from './Settings.module.css'
import { SpeedControl } from './SpeedControl'
import { ThemeButtons, ThemeSelect } from './ThemeSwitcher'

const {
  changeSettings,
  changePreferences,
  chooseHaptics,
  resetSettings,
  openDialog,
  putBackSavedData,
} = app.actions

export function SettingsPanel() {
  return (
    <div className={styles.panel}>
      <PlaySwitches />
      <SpeedSettings />
      <ThemeButtons className={styles.wide} />
      <ThemeSelect className={styles.narrow} />
      <WheelSizeChoice />
      <PreferenceSwitches />
      <SpeedControl />
      <ResetButton />
      <SavedData />
    </div>
  )
}

function PlaySwitches() {
  const { soundEnabled, eliminationMode, showProbabilities } = useApp((state) => state.settings)
  return (
    <>
      <CommandSwitch command={COMMANDS.sound} isOn={soundEnabled} />
      <CommandSwitch
        command={COMMANDS.elimination}
        note={messages.eliminationNote}
        isOn={eliminationMode}
      />
      <Switch
        label={messages.odds}
        note={messages.oddsNote}
        isOn={showProbabilities}
        onSwitch={(isOn) =>
          changeSettings((settings) => ({ ...settings, showProbabilities: isOn }))
        }
      />
    </>
  )
}

interface CommandSwitchProps {
  readonly command: Command
  readonly note?: string
  readonly isOn: boolean
}

function CommandSwitch({ command, note, isOn }: CommandSwitchProps) {
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

/** The compact presets, and the legacy slider of the spin duration. */
function SpeedSettings() {
  const speed = useApp((state) => state.settings.animationSpeed)
  return (
    <>
      <Choice
        legend={messages.animationSpeed}
        options={ANIMATION_PRESETS.map((value) => ({ value, label: presetNames[value] }))}
        value={speed.preset}
        onChoose={(preset) => changeSettings((settings) => withPreset(settings, preset))}
      />
      <Slider
        label={messages.spinDuration}
        range={LEGACY_SPIN_RANGE}
        format={formatDuration}
        // The nearest that it has. It changes nothing until it is moved.
        value={withinRange(LEGACY_SPIN_RANGE, chosenTiming(speed).spinMs)}
        onSlide={(ms) => changeSettings((settings) => withSpinDuration(settings, ms))}
      />
    </>
  )
}

/** Only in windows in which the sizes differ. */
function WheelSizeChoice() {
  const wheelSize = useApp((state) => state.preferences.wheelSize)
  return (
    <Choice
      legend={messages.wheelSize}
      className={styles.roomy}
      options={WHEEL_SIZES.map((value) => ({ value, label: wheelSizeNames[value] }))}
      value={wheelSize}
      onChoose={(chosen) => changePreferences({ wheelSize: chosen })}
    />
  )
}

function PreferenceSwitches() {
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
        <Choice
          legend={messages.vibrationStrength}
          options={HAPTIC_INTENSITIES.map((value) => ({ value, label: intensityNames[value] }))}
          value={hapticIntensity}
          onChoose={chooseHaptics}
        />
      )}
    </>
  )
}

function ResetButton() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <div className={styles.buttons}>
      <button type="button" disabled={isSpinning} onClick={resetSettings}>
        {messages.reset}
      </button>
    </div>
  )
}

/** Clears all saved data after a question, and puts it back until the page is left. */
function SavedData() {
  const clearButton = useRef<HTMLButtonElement>(null)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isCleared = useApp((state) => state.clearedData !== null)

  function putBack() {
    putBackSavedData()
    // The button that was pressed is gone.
    clearButton.current?.focus()
  }

  return (
    <div className={styles.buttons}>
      <button
        ref={clearButton}
        type="button"
        disabled={isSpinning}
        onClick={() => openDialog('clearData')}
      >
        {messages.clearData}
      </button>
      {isCleared && (
        <button type="button" disabled={isSpinning} onClick={putBack}>
          {messages.putBack}
        </button>
      )}
    </div>
  )
}
