import type { StoreApi } from 'zustand/vanilla'
import { mergeSettings, type SharedSettings } from '../share/payload'
import type { SharedWheel } from '../share/readPayload'
import type { ToSay } from '../text/say'
import { halvingsOf, withCooldown } from '../wheel/cooldown'
import type { GroupPlan } from '../wheel/groupPlan'
import { DEFAULT_OPTIONS } from '../wheel/messages'
import { renameWheel as withName } from '../wheel/name'
import { NUMBER_OPTIONS } from '../wheel/presets'
import { opened } from '../wheel/resting'
import { DEFAULT_SETTINGS, type Settings } from '../wheel/settings/settings'
import {
  clearEliminationHistory,
  clearHistory,
  createWheel,
  decorOf,
  wheelOf,
} from '../wheel/wheel'
import type { WheelChanges } from './change'
import { tooFewOptions } from './decideSpin'
import { messages } from './messages'
import type { Persistence } from './persistence/persist'
import { type toastActions, withoutUndo } from './screenActions'
import type { Services } from './services'
import { isOwn, openedNow, ownWheelsBeside, sharedOf, wheelsOf } from './sharedState'
import type { AppEvent, AppState, BlockedWheel, LinkedReplay, OwnWheel, WheelLink } from './state'
import { withStep } from './undoHistory'
import type { FiledWheel } from './wheelFile'

/** Longer than a plain one, because it is read on arrival. */
const OPENED_TOAST_MS = 5000

interface Replacement extends BlockedWheel {
  readonly ownWheels: readonly OwnWheel[]
  readonly event: AppEvent
  readonly durationMs?: number
  readonly detail?: ToSay | undefined
}

export function replaceActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Pick<Services, 'newId' | 'now'>,
  { showToast }: ReturnType<typeof toastActions>,
  persistence: Pick<Persistence, 'tryChange'>,
) {
  /** Ignored during this tab's own spin. Stored before it is shown; without room, the visitor is asked first. */
  function replaceWheel(next: Replacement, hasAgreed = false): boolean {
    const state = get()
    if (state.activeSpin && !state.activeSpin.isElsewhere) return false
    const { settings, link, ownWheels, message, event } = next
    const wheel = withCooldown(next.wheel, settings)
    const change = { wheel, settings, link, ownWheels, openedAt: openedNow(state, services.now()) }
    if (!hasAgreed && !persistence.tryChange(change)) {
      const { replay } = next
      set({ blockedWheel: { wheel, settings, link, replay, message }, dialog: 'noRoom' })
      return false
    }
    const { replay = null } = next
    const shown = { ...change, ...opened(wheel, settings), replay }
    const undoHistory = withStep(state, shown, { id: services.newId(), name: message })
    set({
      ...shown,
      event,
      undoHistory,
      activeSpin: null,
      isRevealing: false,
      shownWheel: null,
      focusedId: null,
      blockedWheel: null,
      toasts: withoutUndo(state.toasts),
    })
    const step = undoHistory.done.at(-1)
    // A shared wheel may have a single option.
    const isEmpty = wheel.segments.length === 0
    const detail = (!isEmpty && tooFewOptions(wheel, settings)) || next.detail
    showToast(message, 'info', {
      ...(step && { undo: step }),
      ...(detail && { detail }),
      ...(next.durationMs && { durationMs: next.durationMs }),
    })
    return true
  }

  /** Stores the visitor's own one first. */
  function openWheel(
    { wheel, settings }: OwnWheel,
    link: WheelLink | null,
    message: ToSay,
    hasAgreed = false,
    detail?: ToSay,
    replay?: LinkedReplay,
  ): boolean {
    const ownWheels = ownWheelsBeside(wheel, sharedOf(get()))
    const opened = {
      wheel,
      settings,
      link,
      ownWheels,
      message,
      durationMs: OPENED_TOAST_MS,
      detail,
      replay,
    }
    return replaceWheel({ ...opened, event: { name: 'wheelOpened', message } }, hasAgreed)
  }

  /** @param message what to say, if not that a shared wheel was opened */
  function openShared(shared: SharedWheel, hash: string, message?: ToSay): boolean {
    const { name, segments, note } = shared
    // Every link has the ids shared-0, shared-1 and so on; merging tabs needs unique ones.
    const suffix = services.newId()
    const own = segments.map((segment) => ({ ...segment, id: `${segment.id}-${suffix}` }))
    const opened: OwnWheel = {
      wheel: { ...wheelOf(name, own, services.newId, services.now()), ...decorOf(shared) },
      settings: settingsWith(get().settings, shared.settings),
    }
    const link: WheelLink = { hash, isOpened: true }
    const said = message ?? messages.openedShared(name, segments.length)
    const { replay: data } = shared
    const replay = data === undefined ? undefined : { hash, wheelId: opened.wheel.id, data }
    return openWheel(opened, link, said, false, note, replay)
  }

  /** Changes to it are lost when the page is closed. */
  function openBlockedWheel(): void {
    const { blockedWheel } = get()
    if (!blockedWheel) return
    set({ dialog: null, blockedWheel: null })
    const { link, message, replay } = blockedWheel
    openWheel(blockedWheel, link, message, true, undefined, replay)
  }

  /** Reopens the wheel that was replaced last; the current one goes to the end of the list. */
  function bringBackOwnWheel(): boolean {
    const shared = sharedOf(get())
    const [own, ...others] = shared.ownWheels
    if (!own) return false
    const { wheel, settings } = shared
    const message = messages.ownWheelBack
    return replaceWheel({
      ...own,
      link: null,
      ownWheels: isOwn(shared) ? [...others, { wheel, settings }] : others,
      message,
      event: { name: 'wheelOpened', message },
    })
  }

  /** The settings stay; results, eliminations and counts are those of the new wheel: none. */
  function replaceByOptions(options: readonly string[], message: ToSay, event: AppEvent): boolean {
    const wheel = createWheel(options, services.newId, services.now())
    return replaceWheel({
      wheel,
      settings: get().settings,
      link: null,
      ownWheels: ownWheelsBeside(wheel, sharedOf(get())),
      message,
      event,
    })
  }

  function resetToDefault(): boolean {
    return replaceByOptions(DEFAULT_OPTIONS, messages.resetToDefault, {
      name: 'wheelReset',
      to: 'default',
    })
  }

  function resetToNumbers(): boolean {
    return replaceByOptions(NUMBER_OPTIONS, messages.resetToNumbers, {
      name: 'wheelReset',
      to: 'numbers',
    })
  }

  function openTemplate(options: readonly string[], name: ToSay): boolean {
    const message = messages.openedTemplate(name)
    return replaceByOptions(options, message, { name: 'wheelOpened', message })
  }

  /** Without options. Returns false during a spin of this tab. */
  function newWheel(): boolean {
    const wheel = createWheel([], services.newId, services.now())
    // Who can win is up to each wheel; how it looks, moves and sounds is the visitor's.
    const { eliminationMode, noRepeats, weightsCount, afterWin, asideSpins } = DEFAULT_SETTINGS
    const rules = { eliminationMode, noRepeats, weightsCount, afterWin, asideSpins }
    return openWheel({ wheel, settings: { ...get().settings, ...rules } }, null, messages.newWheel)
  }

  function openFile(file: FiledWheel): boolean {
    const { wheel, note } = file
    const { segments, name } = wheel
    const out = segments.filter(({ eliminated }) => eliminated).length
    const opened = { wheel, settings: settingsOfFile(get().settings, file) }
    const message = messages.openedFile(name, segments.length, out)
    return openWheel(opened, null, message, false, note)
  }

  /** Makes an opened link's wheel one of the visitor's own. Returns false if it is that already. */
  function keepWheel(): boolean {
    const { link, phase, wheel } = get()
    if (!link?.isOpened || phase === 'spinning') return false
    set({ link: { ...link, isOpened: false } })
    showToast(messages.kept(wheel.name), 'success')
    return true
  }

  /** Blank text gives the default name. */
  function renameOwnWheel(id: string, typed: string): void {
    const { ownWheels } = get()
    const own = ownWheels.find((one) => one.wheel.id === id)
    if (!own) return
    const wheel = withName(own.wheel, typed)
    if (wheel === own.wheel) return
    set({ ownWheels: ownWheels.map((one) => (one === own ? { ...own, wheel } : one)) })
  }

  /** Adds a wheel behind all others. Returns false if the browser does not store it, or if it is there already. */
  function addOwnWheel(own: OwnWheel): boolean {
    const state = get()
    const change = { ownWheels: [...state.ownWheels, own] }
    const isKnown = wheelsOf(state).some(({ wheel }) => wheel.id === own.wheel.id)
    if (isKnown || !persistence.tryChange(change)) return false
    set(change)
    return true
  }

  /** Only drops wheels that are still exactly as given, and whose spins have all ended. */
  function dropOwnWheels(safe: readonly OwnWheel[]): boolean {
    const { ownWheels, pendingSpins } = get()
    const others = ownWheels.filter(
      (own) => !safe.includes(own) || pendingSpins.some(({ wheelId }) => wheelId === own.wheel.id),
    )
    if (others.length === ownWheels.length) return false
    set({ ownWheels: others })
    return true
  }

  function setLink(hash: string): void {
    const { link } = get()
    if (link?.hash !== hash) set({ link: { hash, isOpened: link?.isOpened ?? false } })
  }

  return {
    openWheel,
    openShared,
    openBlockedWheel,
    bringBackOwnWheel,
    resetToDefault,
    resetToNumbers,
    openTemplate,
    newWheel,
    openFile,
    keepWheel,
    renameOwnWheel,
    addOwnWheel,
    dropOwnWheels,
    setLink,
  }
}

/** A switch against motion that is on here stays on: the file may be another person's. */
function settingsOfFile(current: Settings, file: FiledWheel): Settings {
  const { settings, animationSpeed, ownSounds } = file
  if (!animationSpeed) return settingsWith(current, settings, ownSounds)
  const { respectMotionPreference, reduceMotionMode } = current.animationSpeed.accessibilitySettings
  const { accessibilitySettings: own } = animationSpeed
  const accessibilitySettings = {
    ...own,
    respectMotionPreference: own.respectMotionPreference || respectMotionPreference,
    reduceMotionMode: own.reduceMotionMode || reduceMotionMode,
  }
  const speed = { ...animationSpeed, accessibilitySettings }
  return settingsWith({ ...current, animationSpeed: speed }, settings, ownSounds)
}

/** A shared spin duration selects the custom preset and stays as it is, even where no slider has that value. */
function settingsWith(
  current: Settings,
  shared: Partial<SharedSettings>,
  ownSounds = DEFAULT_SETTINGS.ownSounds,
): Settings {
  // Where a shared wheel has no number and no sounds, the visitor's own are not meant for it.
  const own: Settings = { ...current, asideSpins: DEFAULT_SETTINGS.asideSpins, ownSounds }
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

export function wheelActions({ get, set, services, changeWithUndo }: WheelChanges) {
  /** Clears the result on screen too, which a reload would not show either. */
  function clearResults(): boolean {
    const { wheel, settings } = get()
    // What a win does to later chances follows from the results.
    const hasCooldown =
      wheel.segments.some(({ aside }) => aside) || halvingsOf(wheel, settings).size
    const message = hasCooldown ? messages.resultsAndChancesCleared : messages.resultsCleared
    return changeWithUndo(clearHistory, message, () => ({
      phase: 'idle',
      lastResult: null,
    }))
  }

  function clearEliminations(): boolean {
    return changeWithUndo(clearEliminationHistory, messages.eliminationsCleared)
  }

  /** Also while it spins: a name changes nothing that is drawn. Blank text gives the default name back. */
  function renameWheel(typed: string): boolean {
    const before = get()
    const { wheel } = before
    const renamed = withName(wheel, typed)
    if (renamed === wheel) return false
    // The link has the old name.
    const next = { wheel: renamed, link: null }
    const about = { id: services.newId(), name: messages.renamedWheel(renamed.name) }
    set({ ...next, undoHistory: withStep(before, next, about) })
    return true
  }

  /** Stores it even as a first visit shows it: a draw of prizes has begun, and belongs to it. */
  function storeWheel(): void {
    const { wheel } = get()
    set({ wheel: { ...wheel, lastUsed: Math.max(wheel.lastUsed, services.now()) } })
  }

  /** No step to take back: it changes nothing that is on the wheel. */
  function keepGroups(groups: GroupPlan): void {
    set({ wheel: { ...get().wheel, groups } })
  }

  return { storeWheel, renameWheel, keepGroups, clearResults, clearEliminations }
}
