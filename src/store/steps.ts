import type { ToSay } from '../text/say'
import { atWinner, opened, stillActive } from '../wheel/resting'
import type { SpinResult } from '../wheel/result'
import type { Settings } from '../wheel/settings/settings'
import { decorOf, hasSameContent, type Wheel } from '../wheel/wheel'
import {
  applyWheelPatch,
  joined,
  undoFirstSpin,
  wheelPatchBetween,
  wheelPatchSize,
} from '../wheel/wheelPatch'
import { openedNow, ownWheelsBeside, sharedOf } from './sharedState'
import type {
  AppState,
  ChangedWheel,
  Linked,
  OtherWheel,
  Screen,
  Series,
  Shown,
  Step,
} from './state'

/** A whole wheel counts as at least so many options: with its results it is large, and My Wheels has it too. */
const LEAST_WHEEL = 5000

/** `null` where it would change nothing. */
export function stepBack(
  before: AppState,
  after: AppState,
  about: Omit<Step, 'change' | 'size'>,
): Step | null {
  const settings = { from: after.settings, to: before.settings }
  const screen = { from: shownOf(after), to: shownOf(before) }
  if (before.wheel.id !== after.wheel.id) {
    const { wheel, link } = before
    const change = { kind: 'other', wheel, link, settings, screen } as const
    return { ...about, change, size: Math.max(LEAST_WHEEL, wheel.segments.length) }
  }
  const patch = wheelPatchBetween(after.wheel, before.wheel)
  const isSame = isEqual(settings.from, settings.to)
  // Whether weights count is a part of the wheel, as its options are.
  if (!patch && settings.from.weightsCount === settings.to.weightsCount) {
    return isSame ? null : { ...about, change: { kind: 'settings', settings }, size: 0 }
  }
  const { id: wheelId, segments, name, hubPicture, background } = before.wheel
  const isLost = before.link !== null && after.link === null
  const linked =
    isLost && before.link
      ? { link: before.link, wheel: { segments, name, ...decorOf({ hubPicture, background }) } }
      : null
  return {
    ...about,
    change: {
      kind: 'wheel',
      wheelId,
      patches: patch ? [patch] : [],
      settings: isSame ? null : settings,
      screen,
      linked,
    },
    size: (patch ? wheelPatchSize(patch) : 0) + linkedSize(linked),
  }
}

/** `null` where the later takes back the earlier. */
export function joinedSteps(earlier: Step, later: Step): Step | null {
  const [one, other] = [earlier.change, later.change]
  if (one.kind !== 'wheel' || other.kind !== 'wheel') return later
  const [first, ...more] = one.patches
  const [last] = other.patches
  const single = first && last && more.length === 0 ? joined(last, first) : undefined
  if (single === null) return null
  const patches = single ? [single] : [...other.patches, ...one.patches]
  const screen = { from: other.screen.from, to: one.screen.to }
  return {
    ...later,
    id: earlier.id,
    change: { ...one, patches, screen, linked: one.linked ?? other.linked },
    size: single ? wheelPatchSize(single) + linkedSize(one.linked) : earlier.size + later.size,
  }
}

/**
 * @param isForced taken even where it has to leave options that it would remove
 * @param now milliseconds since 1970
 * @returns `null` where the step is about another wheel, or would leave too few options
 */
export function takeStep(
  state: AppState,
  { change, spin }: Step,
  isForced: boolean,
  now: number,
): AppState | null {
  switch (change.kind) {
    case 'settings': {
      const { from, to } = change.settings
      return { ...state, settings: withSettings(state.settings, from, to) }
    }
    case 'wheel':
      return withChange(state, change, spin ?? null, isForced)
    case 'other':
      return withOther(state, change, now)
    default:
      return null
  }
}

function withChange(
  state: AppState,
  { wheelId, patches, settings: changed, screen, linked }: ChangedWheel,
  spin: SpinResult | null,
  isForced: boolean,
): AppState | null {
  if (state.wheel.id !== wheelId) return null
  let wheel: Wheel | null = spin ? undoFirstSpin(state.wheel, spin) : state.wheel
  for (const patch of patches) wheel = wheel && applyWheelPatch(wheel, patch, isForced)
  if (!wheel) return null
  const settings = changed ? withSettings(state.settings, changed.from, changed.to) : state.settings
  const shown = withoutLost(shownAfter(state, wheel, screen, spin), state.wheel, wheel)
  const isSame = linked !== null && isLinkOf(linked.wheel, wheel)
  const isStill =
    isLinkOf(state.wheel, wheel) && settings.weightsCount === state.settings.weightsCount
  return {
    ...state,
    wheel,
    settings,
    ...shown,
    // It may have been revealed, on the wheel as it was before.
    restRotation: atWinner(wheel, settings, shown.lastResult) ?? shown.restRotation,
    link: isSame ? linked.link : isStill ? state.link : null,
    isRevealing: false,
    shownWheel: null,
    focusedId: stillActive(state.focusedId, wheel),
    quickAddedId: stillActive(state.quickAddedId, wheel),
  }
}

function withOther(state: AppState, change: OtherWheel, now: number): AppState {
  const { link, settings, screen } = change
  // It may have been changed since, or have got a result.
  const kept = state.ownWheels.find((one) => one.wheel.id === change.wheel.id)
  const wheel = kept?.wheel ?? change.wheel
  const { phase, lastResult, restRotation } = screen.to
  const next = withSettings(state.settings, settings.from, settings.to)
  const isAsShown = lastResult !== null && wheel.history[0]?.id === lastResult.id
  return {
    ...state,
    wheel,
    settings: next,
    link: isLinkOf(change.wheel, wheel) ? link : null,
    ownWheels: ownWheelsBeside(wheel, sharedOf(state)),
    openedAt: openedNow(state, now),
    ...(isAsShown
      ? { phase, lastResult, restRotation: atWinner(wheel, next, lastResult) ?? restRotation }
      : opened(wheel, next)),
    isRevealing: false,
    shownWheel: null,
    focusedId: null,
    quickAddedId: null,
  }
}

function linkedSize(linked: ChangedWheel['linked']): number {
  return linked?.wheel.segments.length ?? 0
}

function shownOf({ phase, lastResult, restRotation }: AppState): Shown {
  return { phase, lastResult, restRotation }
}

/** A result that came since stays on screen, and so does its place. */
function shownAfter(
  state: AppState,
  wheel: Wheel,
  { from, to }: Screen,
  spin: SpinResult | null,
): Shown {
  const isAsLeft =
    state.lastResult?.id === (spin ?? from.lastResult)?.id &&
    (spin !== null || state.phase === from.phase) &&
    (to.lastResult === null || isNewest(wheel, to.lastResult, spin))
  const isAtRest = spin ? isAsLeft : state.restRotation === from.restRotation
  const isOther = to.lastResult?.id !== from.lastResult?.id || to.phase !== from.phase
  const { phase, lastResult } = isAsLeft && isOther ? to : state
  const { restRotation } = isAtRest ? to : state
  return { phase, lastResult, restRotation }
}

/** The result on screen may be one that is taken back. */
function withoutLost(shown: Shown, { history: before }: Wheel, { history }: Wheel): Shown {
  const isIn = (results: readonly SpinResult[]) =>
    results.some(({ id }) => id === shown.lastResult?.id)
  return isIn(before) && !isIn(history) ? { ...shown, phase: 'idle', lastResult: null } : shown
}

function isNewest({ history }: Wheel, result: SpinResult, spin: SpinResult | null): boolean {
  return history.find(({ id }) => id !== spin?.id)?.id === result.id
}

function isLinkOf(one: Linked, other: Linked): boolean {
  return one.name === other.name && hasSameContent(one, other)
}

/** Settings that were changed again since stay, and of the files of sounds each that was. */
function withSettings(settings: Settings, from: Settings, to: Settings): Settings {
  const ownSounds = withFields(settings.ownSounds, from.ownSounds, to.ownSounds)
  return { ...withFields(settings, from, to), ownSounds }
}

function withFields<T extends object>(now: T, from: T, to: T): T {
  const keys = Object.keys(to) as (keyof T)[]
  const back = keys.filter((key) => !isEqual(from[key], to[key]) && isEqual(now[key], from[key]))
  return { ...now, ...Object.fromEntries(back.map((key) => [key, to[key]])) }
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** How soon a change must follow another of the same kind to be one step with it. */
const SERIES_MS = 2000

export interface StepAbout {
  readonly id: string
  readonly name: ToSay
  readonly series?: Series
  readonly isJoined?: boolean
  /** Nobody here has made it: what they have taken back can still be made again. */
  readonly isQuiet?: boolean
  readonly spin?: SpinResult
  readonly resultId?: string
}

export function currentSeries({ undoHistory }: AppState, key: string, nowMs: number) {
  const series = undoHistory.done.at(-1)?.series
  return series?.key === key && nowMs - series.atMs < SERIES_MS ? series : undefined
}

/** The series of an option's own beginning: it is added, and its text typed. */
export function addedKey(id: string): string {
  return `added ${id}`
}
