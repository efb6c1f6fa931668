import { DEFAULT_SETTINGS, type Settings } from '../settings/settings'
import { mergeSettings, type SharedSettings } from '../share/payload'

/** The visitor's settings with those of a shared wheel. A shared spin duration selects the custom preset. It stays as it is, even where no slider has that value. */
export function settingsWith(current: Settings, shared: Partial<SharedSettings>): Settings {
  // Where a shared wheel has no number, the visitor's own is not meant for it.
  const own: Settings = { ...current, asideSpins: DEFAULT_SETTINGS.asideSpins }
  const merged = {
    ...mergeSettings(own, shared, DEFAULT_SETTINGS),
    // Sound belongs to the room that it is heard in: a shared wheel may turn it off, never on.
    soundEnabled: current.soundEnabled && shared.soundEnabled !== false,
  }
  const { spinDuration } = shared
  if (spinDuration === undefined) {
    return { ...merged, spinDuration: DEFAULT_SETTINGS.spinDuration }
  }
  const custom = { preset: 'custom', customSpinDuration: spinDuration } as const
  return { ...merged, animationSpeed: { ...merged.animationSpeed, ...custom } }
}
