// The Settings block: what a regular changes, and below it the full animation control. Loaded when first opened.

import { LEGACY_SPIN_RANGE, withPreset, withSpinDuration } from '../../settings/changes'
import { ANIMATION_PRESETS } from '../../settings/settings'
import { chosenTiming } from '../../settings/timing'
import { app, useApp } from '../../store/app'
import { COMMANDS, type Command } from '../commands/commands'
import { Choice } from '../controls/Choice'
import { Slider } from '../controls/Slider'
import { Switch } from '../controls/Switch'
import styles from './Settings.module.css'
import { SpeedControl } from './SpeedControl'
import { PRESET_NAMES, timeInWords } from './settingsWords'
import { ThemeButtons, ThemeSelect } from './ThemeSwitcher'

const { changeSettings, changePreferences, resetSettings } = app.actions

export function SettingsPanel() {
  return (
    <div className={styles.panel}>
      <PlaySwitches />
      <Speed />
      <ThemeButtons className={styles.wide} />
      <ThemeSelect className={styles.narrow} />
      <PreferenceSwitches />
      <SpeedControl />
      <ResetButton />
    </div>
  )
}

function PlaySwitches() {
  const { soundEnabled, eliminationMode } = useApp((state) => state.settings)
  return (
    <>
      <CommandSwitch command={COMMANDS.sound} isOn={soundEnabled} />
      <CommandSwitch
        command={COMMANDS.elimination}
        note="Remove winning option after each spin until one remains"
        isOn={eliminationMode}
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

/** The compact presets, and the old slider for the same thing. */
function Speed() {
  const speed = useApp((state) => state.settings.animationSpeed)
  return (
    <>
      <Choice
        legend="Animation Speed"
        options={ANIMATION_PRESETS.map((value) => ({ value, label: PRESET_NAMES[value] }))}
        value={speed.preset}
        onChoose={(preset) => changeSettings((settings) => withPreset(settings, preset))}
      />
      <Slider
        label="Spin Duration"
        range={LEGACY_SPIN_RANGE}
        format={timeInWords}
        value={chosenTiming(speed).spinMs}
        onSlide={(ms) => changeSettings((settings) => withSpinDuration(settings, ms))}
      />
    </>
  )
}

function PreferenceSwitches() {
  const { areShortcutsOn, areHapticsOn } = useApp((state) => state.preferences)
  const canVibrate = useApp((state) => state.device.canVibrate)
  return (
    <>
      <Switch
        label="Single-Key Shortcuts"
        note="Letters and arrows act anywhere on the page"
        isOn={areShortcutsOn}
        onSwitch={(isOn) => changePreferences({ areShortcutsOn: isOn })}
      />
      {canVibrate && (
        <Switch
          label="Vibration"
          note="Feel the spin and the win"
          isOn={areHapticsOn}
          onSwitch={(isOn) => changePreferences({ areHapticsOn: isOn })}
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
        Reset to defaults
      </button>
    </div>
  )
}
