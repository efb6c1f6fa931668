// One step of the undo history: what leads from the state after a change to the one before it, or forth again. It is
// data, and refers only to what the change has touched.

import { DEFAULT_SETTINGS, type Settings } from '../settings/settings'
import type { Radians } from '../wheel/angle'
import { firstCentered, stillActive } from '../wheel/resting'
import type { SpinResult } from '../wheel/result'
import { undoFirstSpin } from '../wheel/tournament'
import type { Wheel } from '../wheel/wheel'
import {
  applyWheelPatch,
  joined,
  type WheelPatch,
  wheelPatchBetween,
  wheelPatchSize,
} from '../wheel/wheelPatch'
import { openedNow, ownWheelsBeside, sharedOf } from './sharedState'
import type { AppState, OwnWheel, SpinPhase, WheelLink } from './state'

/** Changes of the same kind that follow one another quickly are one step. */
export interface Series {
  readonly key: string
  /** When the last of them was made, on the monotonic clock. */
  readonly atMs: number
  /** The text before the first. */
  readonly was?: string
}

export interface Step {
  readonly id: string
  /** What the change did, in words. */
  readonly name: string
  readonly change: StepChange
  /** How much memory it takes, as a number of options. */
  readonly size: number
  readonly series?: Series | undefined
}

/** A change of one wheel, of which wheel is the current one, or of settings. */
type StepChange = WheelChange | OtherWheel | ChangedSettings

interface WheelChange {
  readonly kind: 'wheel'
  readonly wheelId: string
  /** In the order in which they are applied. */
  readonly patches: readonly WheelPatch[]
  readonly screen: Screen
  /** The link that the change made out of date, and to what. */
  readonly linked: { readonly link: WheelLink; readonly wheel: Linked } | null
  /** The spin that began with the change. */
  readonly spin: SpinResult | null
}

interface OtherWheel {
  readonly kind: 'other'
  readonly own: OwnWheel
  readonly link: WheelLink | null
  readonly settings: readonly ChangedSetting[]
  readonly screen: Screen
}

interface ChangedSettings {
  readonly kind: 'settings'
  readonly settings: readonly ChangedSetting[]
}

interface ChangedSetting {
  readonly key: keyof Settings
  readonly from: unknown
  readonly to: unknown
}

/** What of a result was on screen before and after. */
interface Screen {
  readonly from: Shown
  readonly to: Shown
}

interface Shown {
  readonly phase: SpinPhase
  readonly lastResult: SpinResult | null
  readonly restRotation: Radians
}

type Linked = Pick<Wheel, 'segments' | 'name'>

/** The step back from `after` to `before`; `null` where it would change nothing. @param spin that began with the change */
export function stepBack(
  before: AppState,
  after: AppState,
  about: Pick<Step, 'id' | 'name' | 'series'>,
  spin: SpinResult | null = null,
): Step | null {
  const settings = settingsBetween(after.settings, before.settings)
  const screen = { from: shownOf(after), to: shownOf(before) }
  if (before.wheel.id !== after.wheel.id) {
    const { wheel, link } = before
    const own = { wheel, settings: before.settings }
    const change = { kind: 'other', own, link, settings, screen } as const
    return { ...about, change, size: wheel.segments.length }
  }
  const patch = wheelPatchBetween(after.wheel, before.wheel)
  if (!patch) {
    return settings.length > 0
      ? { ...about, change: { kind: 'settings', settings }, size: 0 }
      : null
  }
  const { id: wheelId, segments, name } = before.wheel
  const isLost = before.link !== null && after.link === null
  const linked = isLost && before.link ? { link: before.link, wheel: { segments, name } } : null
  return {
    ...about,
    change: { kind: 'wheel', wheelId, patches: [patch], screen, linked, spin },
    size: wheelPatchSize(patch) + linkedSize(linked),
  }
}

/** A step that takes back an earlier and a later one, in one; `null` where the later takes back the earlier. */
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
 * The state that a step leads to.
 * @param isForced whether it is taken even where it has to leave options that it would remove
 * @param now milliseconds since 1970
 * @returns `null` where the step is about another wheel, or would leave too few options
 */
export function takeStep(
  state: AppState,
  { change }: Step,
  isForced: boolean,
  now: number,
): AppState | null {
  if (change.kind === 'settings') {
    return { ...state, settings: withSettings(state.settings, change.settings) }
  }
  return change.kind === 'wheel'
    ? withChange(state, change, isForced)
    : withOther(state, change, now)
}

function withChange(state: AppState, change: WheelChange, isForced: boolean): AppState | null {
  const { wheelId, patches, screen, linked, spin } = change
  if (state.wheel.id !== wheelId) return null
  let wheel: Wheel | null = spin ? undoFirstSpin(state.wheel, spin) : state.wheel
  for (const patch of patches) wheel = wheel && applyWheelPatch(wheel, patch, isForced)
  if (!wheel) return null
  const shown = shownAfter(state, wheel, screen, spin)
  const isSame = linked !== null && isLinkOf(linked.wheel, wheel)
  return {
    ...state,
    wheel,
    ...shown,
    link: isSame ? linked.link : isLinkOf(state.wheel, wheel) ? state.link : null,
    ...CALM,
    focusedId: stillActive(state.focusedId, wheel),
    quickAddedId: stillActive(state.quickAddedId, wheel),
  }
}

function withOther(state: AppState, change: OtherWheel, now: number): AppState {
  const { own, link, screen } = change
  // It may have been changed since, or have got a result.
  const kept = state.ownWheels.find((one) => one.wheel.id === own.wheel.id)
  const wheel = kept?.wheel ?? own.wheel
  const { phase, lastResult, restRotation } = screen.to
  const isAsShown = lastResult !== null && wheel.history[0]?.id === lastResult.id
  return {
    ...state,
    wheel,
    settings: withSettings(state.settings, change.settings),
    link: isLinkOf(own.wheel, wheel) ? link : null,
    ownWheels: ownWheelsBeside(wheel, sharedOf(state)),
    openedAt: openedNow(state, now),
    ...(isAsShown ? { phase, lastResult } : { phase: 'idle', lastResult: null }),
    restRotation: isAsShown || wheel === own.wheel ? restRotation : firstCentered(wheel),
    ...CALM,
    focusedId: null,
    quickAddedId: null,
  }
}

function linkedSize(linked: WheelChange['linked']): number {
  return linked?.wheel.segments.length ?? 0
}

const CALM = { isRevealing: false, leaving: null } as const

function shownOf({ phase, lastResult, restRotation }: AppState): Shown {
  return { phase, lastResult, restRotation }
}

/** A result that came since stays on screen, and so does its place. */
function shownAfter(
  state: AppState,
  wheel: Wheel,
  { from, to }: Screen,
  spin: SpinResult | null,
): Partial<Shown> {
  const isAsLeft =
    state.lastResult?.id === (spin ?? from.lastResult)?.id &&
    (to.lastResult === null || isNewest(wheel, to.lastResult, spin))
  const isAtRest = spin ? isAsLeft : state.restRotation === from.restRotation
  const isOther = to.lastResult?.id !== from.lastResult?.id
  return {
    ...(isAsLeft && isOther && { phase: to.phase, lastResult: to.lastResult }),
    ...(isAtRest && { restRotation: to.restRotation }),
  }
}

/** Whether nothing but the spin itself came after the result. */
function isNewest({ history }: Wheel, result: SpinResult, spin: SpinResult | null): boolean {
  return history.find(({ id }) => id !== spin?.id)?.id === result.id
}

function isLinkOf(one: Linked, other: Linked): boolean {
  return one.name === other.name && hasSameOptions(one, other)
}

/** Whether a link to one is also a link to the other. */
export function hasSameOptions(one: Linked, other: Linked): boolean {
  return (
    one.segments === other.segments ||
    (one.segments.length === other.segments.length &&
      one.segments.every(({ text, color }, index) => {
        const twin = other.segments[index]
        return text === twin?.text && color === twin.color
      }))
  )
}

function settingsBetween(from: Settings, to: Settings): readonly ChangedSetting[] {
  if (from === to) return []
  const keys = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]
  return keys.flatMap((key) =>
    isEqual(from[key], to[key]) ? [] : [{ key, from: from[key], to: to[key] }],
  )
}

/** Those that were changed again since stay. */
function withSettings(settings: Settings, changed: readonly ChangedSetting[]): Settings {
  const back = changed.filter(({ key, from }) => isEqual(settings[key], from))
  if (back.length === 0) return settings
  return { ...settings, ...Object.fromEntries(back.map(({ key, to }) => [key, to])) }
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
