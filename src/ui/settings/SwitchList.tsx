import { app, useApp } from '../../store/app'
import { Switch } from '../kit/Switch'
import type { SettingSwitch } from './settingSwitches'

export function SwitchList({ switches }: { readonly switches: readonly SettingSwitch[] }) {
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
