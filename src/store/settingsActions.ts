// Actions for settings, preferences and theme, and for what is known about the device.

import type { StoreApi } from 'zustand/vanilla'
import type { DeviceCapabilities } from '../wheel/settings/device'
import type { HapticIntensity, Preferences, ThemeChoice } from '../wheel/settings/preferences'
import { DEFAULT_SETTINGS, type Settings, type SpinMode } from '../wheel/settings/settings'
import { messages } from './messages'
import type { Services } from './services'
import type { AppState } from './state'
import type { toastActions } from './toastActions'

export function settingsActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  { newId }: Pick<Services, 'newId'>,
  { showToast }: ReturnType<typeof toastActions>,
) {
  function changeSettings(change: (settings: Settings) => Settings): void {
    set({ settings: change(get().settings) })
  }

  function toggleSound(): void {
    const isOn = !get().settings.soundEnabled
    set({
      settings: { ...get().settings, soundEnabled: isOn },
      event: { name: 'soundToggled', isOn },
    })
  }

  /** Ignored while spinning, because the mode is part of the outcome already drawn. */
  function chooseMode(mode: SpinMode): void {
    const { phase, settings } = get()
    if (phase === 'spinning') return
    const isOn = mode === 'elimination'
    set({
      settings: { ...settings, eliminationMode: isOn, noRepeats: mode === 'noRepeats' },
      ...(isOn !== settings.eliminationMode && { event: { name: 'eliminationToggled', isOn } }),
    })
  }

  function toggleElimination(): void {
    chooseMode(get().settings.eliminationMode ? 'everySpin' : 'elimination')
  }

  function resetSettings(): void {
    const settings = { from: DEFAULT_SETTINGS, to: get().settings }
    set({ settings: DEFAULT_SETTINGS })
    const name = messages.settingsReset
    // Not in the undo history, which is the wheel's.
    const undo = { id: newId(), name, change: { kind: 'settings', settings }, size: 0 } as const
    showToast(name, 'info', { undo })
  }

  function changePreferences(change: Partial<Preferences>): void {
    set({ preferences: { ...get().preferences, ...change } })
  }

  /** With an event, so that the choice can be felt. */
  function chooseHaptics(hapticIntensity: HapticIntensity): void {
    set({
      preferences: { ...get().preferences, hapticIntensity },
      event: { name: 'hapticsChosen' },
    })
  }

  function setTheme(theme: ThemeChoice): void {
    set({ theme })
  }

  function setDevice(device: DeviceCapabilities): void {
    set({ device })
  }

  return {
    changeSettings,
    toggleSound,
    chooseMode,
    toggleElimination,
    resetSettings,
    changePreferences,
    chooseHaptics,
    setTheme,
    setDevice,
  }
}
