// Owns every named way to change what the visitor chooses, and what is known of the device.

import type { StoreApi } from 'zustand/vanilla'
import type { DeviceCapabilities } from '../settings/device'
import type { Preferences, ThemeChoice } from '../settings/preferences'
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings'
import { activeSegments } from '../wheel/segment'
import type { AppState, DialogName } from './state'
import type { toastActions } from './toastActions'

export function settingsActions(
  { getState: get, setState: set }: StoreApi<AppState>,
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

  /** Ignored while spinning: the spin under way was decided in its mode. */
  function toggleElimination(): void {
    if (get().phase === 'spinning') return
    const isOn = !get().settings.eliminationMode
    set({
      settings: { ...get().settings, eliminationMode: isOn },
      event: { name: 'eliminationToggled', isOn },
    })
  }

  function resetSettings(): void {
    const { settings } = get()
    set({ settings: DEFAULT_SETTINGS })
    showToast('Settings are back to their defaults', 'info', {
      undo: () => ({ settings }),
    })
  }

  function changePreferences(change: Partial<Preferences>): void {
    set({ preferences: { ...get().preferences, ...change } })
  }

  function setTheme(theme: ThemeChoice): void {
    set({ theme })
  }

  function setDevice(device: DeviceCapabilities): void {
    set({ device })
  }

  /** Moves the keyboard's focus over the active segments, round and round. */
  function focusSegment(step: 1 | -1): void {
    const { wheel, focusedId } = get()
    const active = activeSegments(wheel.segments)
    const at = active.findIndex((segment) => segment.id === focusedId)
    const index = at < 0 ? (step > 0 ? 0 : active.length - 1) : at + step
    const segment = active[(index + active.length) % active.length]
    if (!segment) return
    const position = active.indexOf(segment) + 1
    set({ focusedId: segment.id, event: { name: 'segmentFocused', segment, position } })
  }

  function dropFocus(): void {
    if (get().focusedId !== null) set({ focusedId: null })
  }

  function openDialog(dialog: DialogName): void {
    set({ dialog, ...(dialog === 'share' && { event: { name: 'sharingOpened' } }) })
  }

  function closeDialog(): void {
    const { dialog } = get()
    if (dialog === null) return
    set({ dialog: null, ...(dialog === 'share' && { event: { name: 'sharingClosed' } }) })
  }

  function leavePresentation(): void {
    set({ event: { name: 'presentationLeft' } })
  }

  return {
    changeSettings,
    toggleSound,
    toggleElimination,
    resetSettings,
    changePreferences,
    setTheme,
    setDevice,
    focusSegment,
    dropFocus,
    openDialog,
    closeDialog,
    leavePresentation,
  }
}
