// The switches of the animation settings. A setting without a text in messages.ts does not compile.

import { type SwitchGroup, withSwitch } from '../../wheel/settings/changes'
import type { AnimationSpeed, Settings } from '../../wheel/settings/settings'
import { type SwitchName, switchMessages } from './messages'

export interface SettingSwitch {
  readonly label: string
  readonly note: string
  isOn(speed: AnimationSpeed): boolean
  set(settings: Settings, isOn: boolean): Settings
}

export const ANIMATION_TYPES = switchesOf('enabledAnimations')
export const ACCESSIBILITY = switchesOf('accessibilitySettings')
export const PERFORMANCE = switchesOf('performanceSettings')

function switchesOf<TGroup extends SwitchGroup>(group: TGroup): readonly SettingSwitch[] {
  const messages = switchMessages[group]
  const names = Object.keys(messages) as SwitchName<TGroup>[]
  return names.map((name) => {
    const [label, note] = messages[name]
    return {
      label,
      note,
      isOn: (speed) => Boolean(speed[group][name]),
      set: (settings, isOn) => withSwitch(settings, group, name, isOn),
    }
  })
}
