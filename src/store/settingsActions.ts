import type { StoreApi } from 'zustand/vanilla'
import type { Look } from '../wheel/look'
import { opened } from '../wheel/resting'
import {
  DEFAULT_SETTINGS,
  type HapticIntensity,
  type Preferences,
  type Settings,
  type SoundPart,
  type SpinMode,
  type ThemeChoice,
} from '../wheel/settings/settings'
import type { DeviceCapabilities } from '../wheel/settings/timing'
import { messages } from './messages'
import type { Persistence } from './persistence/persist'
import { keepOthers } from './persistence/schema'
import { type toastActions, withoutCleared, withoutUndo } from './screenActions'
import type { Services } from './services'
import { openedNow, ownWheelsBeside, sharedOf } from './sharedState'
import type { AppState } from './state'

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

  /** The mode is part of an outcome already drawn. */
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

  /** With an event, so that the choice can be seen. */
  function chooseConfetti(change: Partial<Pick<Settings, 'confetti' | 'confettiEmoji'>>): void {
    set({ settings: { ...get().settings, ...change }, event: { name: 'confettiChosen' } })
  }

  /** With an event, so that the choice can be heard. @param part that a file is chosen for */
  function chooseSounds(
    change: Partial<Pick<Settings, 'soundSet' | 'ownSounds'>>,
    part?: SoundPart,
  ): void {
    set({ settings: { ...get().settings, ...change }, event: { name: 'soundsChosen', part } })
  }

  /** Ignored while spinning. What has come with the look before goes with it; what the visitor has chosen stays. */
  function chooseLook(look: Look): void {
    const { settings, look: before, phase } = get()
    if (phase === 'spinning') return
    const { soundSet, confettiEmoji } = settings
    set({
      look,
      settings: {
        ...settings,
        theme: look.name,
        soundSet: soundSet === before.sounds ? look.sounds : soundSet,
        confettiEmoji: confettiEmoji === before.confettiEmoji ? look.confettiEmoji : confettiEmoji,
      },
      event: { name: 'lookChosen' },
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
    chooseConfetti,
    chooseSounds,
    chooseLook,
    setTheme,
    setDevice,
  }
}

export function savedDataActions(
  { getState: get, setState: set, subscribe }: StoreApi<AppState>,
  services: Pick<Services, 'now' | 'storage'>,
  { showToast }: ReturnType<typeof toastActions>,
  persistence: Pick<Persistence, 'clear'>,
) {
  /** Refused while spinning. Everything but the theme is that of a first visit afterwards, in other tabs too. */
  function clearSavedData(): boolean {
    if (get().phase === 'spinning') {
      showToast(messages.clearsLater, 'info')
      return false
    }
    const putBackOthers = keepOthers(services.storage)
    if (!persistence.clear()) {
      showToast(messages.cannotClear, 'error')
      return false
    }
    set({ dialog: null })
    // Another tab may put it back, but only this one knows these texts.
    const stop = subscribe(({ clearedData }) => {
      if (clearedData) return
      stop()
      putBackOthers()
    })
    showToast(messages.dataCleared, 'success', { detail: messages.dataClearedDetail })
    return true
  }

  /** Ignored while spinning. Wheels made since stay, as those to go back to. */
  function putBackSavedData(): boolean {
    const state = get()
    const { clearedData, phase } = state
    if (!clearedData || phase === 'spinning') return false
    const { theme: _, ...back } = clearedData
    const shared = sharedOf(state)
    set({
      ...back,
      openedAt: openedNow(state, services.now()),
      ownWheels: ownWheelsBeside(back.wheel, shared, [...shared.ownWheels, ...back.ownWheels]),
      pendingSpins: [...back.pendingSpins, ...shared.pendingSpins],
      clearedData: null,
      ...opened(back.wheel, back.settings),
      isRevealing: false,
      shownWheel: null,
      focusedId: null,
      toasts: withoutCleared(withoutUndo(state.toasts)),
    })
    showToast(messages.dataBack, 'success')
    return true
  }

  return { clearSavedData, putBackSavedData }
}
