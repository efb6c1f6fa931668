// What a step has changed, to be undone or redone. Results that were recorded since are never lost.

import { laterDay, onDay } from './attendance'
import { applyGently, applyPatch, type Patch, patchBetween, patchSize } from './listPatch'
import {
  type EliminationEntry,
  KEPT_RESULTS_LIMIT,
  keptResults,
  type SpinResult,
  type Statistics,
} from './result'
import { MAX_SEGMENTS, withMarks } from './segment'
import { DECOR, decorated, newestFirst, type Wheel } from './wheel'

interface Entries<T> {
  readonly from: readonly T[]
  readonly to: readonly T[]
}

type DecorPatch = Readonly<
  Record<(typeof DECOR)[number], readonly [from: string, to: string] | null>
>

export interface WheelPatch extends DecorPatch {
  readonly segments: Patch | null
  /** The same object as `segments` where the originals are the segments. */
  readonly originals: Patch | null
  readonly name: readonly [from: string, to: string] | null
  /** `null` where the segments make nobody absent, or do not differ. */
  readonly absentOn: string | null
  readonly eliminations: Entries<EliminationEntry> | null
  readonly results: Entries<SpinResult> | null
  readonly turnsSince: readonly [from: number, to: number] | null
  /** What a spin that is taken back has counted, below 0; or what comes back with it. */
  readonly counted: Statistics | null
}

/** `null` where nothing differs that a step can change. */
export function wheelPatchBetween(from: Wheel, to: Wheel): WheelPatch | null {
  const segments = patchBetween(from.segments, to.segments)
  const isShared = from.originalSegments === from.segments && to.originalSegments === to.segments
  const patch = {
    segments,
    originals: isShared ? segments : patchBetween(from.originalSegments, to.originalSegments),
    absentOn: (segments && to.absentOn) ?? null,
    name: differing(from.name, to.name),
    ...decorBetween(from, to),
    eliminations: entriesBetween(from.eliminationHistory, to.eliminationHistory, resultIdOf),
    results: entriesBetween(from.history, to.history, ({ id }) => id),
    turnsSince: differing(from.turnsSince ?? 0, to.turnsSince ?? 0),
    counted: countedBetween(from.statistics, to.statistics),
  }
  return Object.values(patch).some((part) => part !== null) ? patch : null
}

function countedBetween(from: Statistics, to: Statistics): Statistics | null {
  const counted = withEach((count) => to[count] - from[count])
  return Object.values(counted).some((difference) => difference !== 0) ? counted : null
}

function withEach(value: (count: keyof Statistics) => number): Statistics {
  return {
    totalSpins: value('totalSpins'),
    totalEliminations: value('totalEliminations'),
    totalSpinTime: value('totalSpinTime'),
  }
}

const decorBetween = (from: Wheel, to: Wheel) =>
  Object.fromEntries(
    DECOR.map((name) => [name, differing(from[name] ?? '', to[name] ?? '')]),
  ) as DecorPatch

function differing<T>(from: T, to: T): readonly [from: T, to: T] | null {
  return from === to ? null : [from, to]
}

/**
 * For the wheel that the patch leads from, or one that was changed since.
 * @param isForced if so, nothing is removed where too few options would be left
 * @returns the same wheel where nothing changes; `null` where too few options would be left
 */
export function applyWheelPatch(wheel: Wheel, patch: WheelPatch, isForced: boolean): Wheel | null {
  const { name, eliminations, results, turnsSince, counted } = patch
  const segments = patch.segments
    ? (applyPatch(wheel.segments, patch.segments) ??
      (isForced ? applyGently(wheel.segments, patch.segments) : null))
    : wheel.segments
  if (!segments) return null
  const followsSegments =
    patch.originals === patch.segments && wheel.originalSegments === wheel.segments
  const originalSegments = followsSegments
    ? segments
    : patch.originals
      ? (applyPatch(wheel.originalSegments, patch.originals) ?? wheel.originalSegments)
      : wheel.originalSegments
  const day = laterDay(patch.absentOn ?? undefined, wheel.absentOn)
  const left = DECOR.flatMap((name) => {
    const [from, to] = patch[name] ?? []
    return from === (wheel[name] ?? '') ? [[name, to]] : []
  })
  const inDecor = left.length > 0 ? decorated(wheel, Object.fromEntries(left)) : wheel
  const patched: Wheel = {
    ...onDay({ ...inDecor, segments }, day),
    originalSegments,
    name: name && wheel.name === name[0] ? name[1] : wheel.name,
    ...(eliminations && { eliminationHistory: withEliminations(wheel, eliminations) }),
    ...(results && withResults(wheel, results)),
    ...(turnsSince && (wheel.turnsSince ?? 0) === turnsSince[0] && { turnsSince: turnsSince[1] }),
  }
  const taken = { ...patched, statistics: countedIn(patched, counted) }
  const fields = Object.keys({ ...wheel, ...taken }) as (keyof Wheel)[]
  return fields.every((field) => taken[field] === wheel[field]) ? wheel : taken
}

/** What comes back counts again, though another tab has taken back the spin that it is of. */
function countedIn({ statistics, history, eliminationHistory }: Wheel, counted: Statistics | null) {
  const sum = withEach((count) => Math.max(0, statistics[count] + (counted?.[count] ?? 0)))
  const next = {
    ...sum,
    totalSpins: Math.max(sum.totalSpins, history.length),
    totalEliminations: Math.max(sum.totalEliminations, eliminationHistory.length),
  }
  return countedBetween(statistics, next) ? next : statistics
}

/** The patch that does not bring back this result, or whom it has eliminated. */
export function patchWithout(patch: WheelPatch, resultId: string): WheelPatch {
  const { eliminations, results } = patch
  return {
    ...patch,
    eliminations: eliminations && {
      ...eliminations,
      to: eliminations.to.filter((entry) => resultIdOf(entry) !== resultId),
    },
    results: results && { ...results, to: results.to.filter(({ id }) => id !== resultId) },
  }
}

/** Memory, as a number of options. */
export function wheelPatchSize({ segments, originals, eliminations, results }: WheelPatch): number {
  const own = originals === segments ? null : originals
  const entries = [eliminations, results].reduce(
    (sum, part) => sum + (part ? part.from.length + part.to.length : 0),
    0,
  )
  return (segments ? patchSize(segments) : 0) + (own ? patchSize(own) : 0) + entries
}

/** `undefined` unless both change only one and the same option; `null` where the second undoes the first. */
export function joined(first: WheelPatch, second: WheelPatch): WheelPatch | null | undefined {
  const [one, other] = [onlyEdit(first), onlyEdit(second)]
  if (!one || !other || one[1].id !== other[0].id || !first.segments) return undefined
  const isShared = first.originals === first.segments
  if (isShared !== (second.originals === second.segments)) return undefined
  const between = patchBetween([one[0]], [other[1]])
  if (!between) return null
  const segments = { ...first.segments, changed: between.changed }
  return { ...first, segments, originals: isShared ? segments : null }
}

function onlyEdit(patch: WheelPatch) {
  const { segments, originals, name, eliminations, results, turnsSince, counted } = patch
  if (!segments || name || DECOR.some((one) => patch[one])) return undefined
  if (eliminations || results || turnsSince || counted) return undefined
  if (originals !== segments && originals) return undefined
  const { from, to, changed } = segments
  const isEdit = from.runs.length + to.runs.length === 0 && !from.order && changed.length === 1
  return isEdit ? changed[0] : undefined
}

function entriesBetween<T>(
  from: readonly T[],
  to: readonly T[],
  idOf: (entry: T) => string,
): Entries<T> | null {
  if (from === to) return null
  const inFrom = new Map(from.map((entry) => [idOf(entry), entry]))
  const inTo = new Map(to.map((entry) => [idOf(entry), entry]))
  const only = (entries: readonly T[], others: ReadonlyMap<string, T>) =>
    entries.filter((entry) => others.get(idOf(entry)) !== entry)
  const entries = { from: only(from, inTo), to: only(to, inFrom) }
  return entries.from.length + entries.to.length === 0 ? null : entries
}

const resultIdOf = ({ eliminatedByResult }: EliminationEntry) => eliminatedByResult

function withEliminations(
  { eliminationHistory }: Wheel,
  { from, to }: Entries<EliminationEntry>,
): readonly EliminationEntry[] {
  const isOut = new Set([...from, ...to].map(resultIdOf))
  const others = eliminationHistory.filter((entry) => !isOut.has(resultIdOf(entry)))
  return newestFirst([...others, ...to]).slice(0, MAX_SEGMENTS)
}

/** What was cleared comes back beside the results since, and goes again without them. */
function withResults(
  { history, clearedResults }: Wheel,
  { from, to }: Entries<SpinResult>,
): Pick<Wheel, 'history' | 'clearedResults'> {
  const isInFrom = new Set(from.map(({ id }) => id))
  const isInTo = new Set(to.map(({ id }) => id))
  const isKnown = new Set(history.map(({ id }) => id))
  const others = history.filter(({ id }) => !isInFrom.has(id) && !isInTo.has(id))
  // A result that only differs, and was cleared since, stays cleared.
  const back = to.filter(({ id }) => !isInFrom.has(id) || isKnown.has(id))
  const cleared = from.flatMap(({ id }) => (isInTo.has(id) || !isKnown.has(id) ? [] : [id]))
  const isBack = new Set(back.map(({ id }) => id))
  return {
    history: keptResults(newestFirst([...others, ...back])),
    clearedResults: [...cleared, ...clearedResults.filter((id) => !isBack.has(id))].slice(
      0,
      KEPT_RESULTS_LIMIT,
    ),
  }
}

/** Where the tournament that the spin began is undone: the spin stays in the history, as one that eliminated nobody. */
export function undoFirstSpin(wheel: Wheel, spin: SpinResult): Wheel {
  // Without repeats, all are picked again anyway.
  if (!spin.isEliminationMode) return wheel
  return {
    ...wheel,
    segments: withMarks(wheel.segments, 'eliminated', false, new Set([spin.winner.id])),
    history: wheel.history.map((one) => (one.id === spin.id ? withoutElimination(one) : one)),
    eliminationHistory: wheel.eliminationHistory.filter((entry) => resultIdOf(entry) !== spin.id),
  }
}

function withoutElimination(result: SpinResult): SpinResult {
  const remainingSegments = result.remainingSegments + 1
  return { ...result, isEliminationMode: false, isFinalWinner: false, remainingSegments }
}
