// The difference of two lists, by id. On a list that was changed since it leaves those changes alone.

import {
  hasSameItems,
  isSameOption,
  MAX_SEGMENTS,
  MIN_SEGMENTS,
  type Segment,
  withBothChanges,
  withMark,
} from './segment'

interface Run {
  readonly index: number
  /** The option before them; `null` at the start of the list. */
  readonly afterId: string | null
  readonly segments: readonly Segment[]
}

interface Side {
  readonly runs: readonly Run[]
  /** Ids that both lists have, where their order differs. */
  readonly order: readonly string[] | null
  readonly count: number
}

export interface Patch {
  readonly from: Side
  readonly to: Side
  readonly changed: readonly (readonly [from: Segment, to: Segment])[]
}

/** This many ids take as much memory as one option. */
const IDS_PER_SEGMENT = 16

export function patchBetween(from: readonly Segment[], to: readonly Segment[]): Patch | null {
  if (from === to) return null
  const [start, end] = commonEnds(from, to)
  const fromMiddle = from.slice(start, from.length - end)
  const toMiddle = to.slice(start, to.length - end)
  const inFrom = new Map(fromMiddle.map((segment) => [segment.id, segment]))
  const inTo = new Set(toMiddle.map(({ id }) => id))

  const changed: [Segment, Segment][] = []
  const compare = (one: Segment | undefined, other: Segment | undefined) => {
    if (one && other && !isSameOption(one, other)) changed.push([one, other])
  }
  for (let index = 0; index < start; index += 1) compare(from[index], to[index])
  for (const segment of toMiddle) compare(inFrom.get(segment.id), segment)
  for (let back = end; back > 0; back -= 1) compare(from.at(-back), to.at(-back))

  const fromOrder = idsIn(fromMiddle, inTo)
  const toOrder = idsIn(toMiddle, inFrom)
  const isReordered = fromOrder.some((id, index) => id !== toOrder[index])
  const side = (segments: readonly Segment[], others: Ids, order: readonly string[]): Side => ({
    runs: runsOf(segments, start, end, others),
    order: isReordered ? order : null,
    count: segments.length,
  })
  const patch = { from: side(from, inTo, fromOrder), to: side(to, inFrom, toOrder), changed }
  const differences = changed.length + patch.from.runs.length + patch.to.runs.length
  return differences === 0 && !isReordered ? null : patch
}

/**
 * For the list that the patch leads from, or one that was changed since: a value that is not what the patch leads from
 * stays.
 * @returns the same list where nothing changes; `null` where too few options would be left
 */
export function applyPatch(segments: readonly Segment[], patch: Patch): readonly Segment[] | null {
  const patched = apply(segments, patch)
  // Those picked come back by themselves, and so do those absent.
  const isAnyIn = patched.some(isIn) || !segments.some(isIn)
  return patched.length >= Math.min(MIN_SEGMENTS, patch.to.count) && isAnyIn ? patched : null
}

const isIn = ({ eliminated }: Segment) => !eliminated

/** Removes and eliminates nothing: for where too few options would be left. */
export function applyGently(segments: readonly Segment[], patch: Patch): readonly Segment[] {
  const changed = patch.changed.map(([from, to]): [Segment, Segment] => [
    from,
    to.eliminated ? withMark(to, 'eliminated', from.eliminated === true) : to,
  ])
  return apply(segments, { ...patch, from: { ...patch.from, runs: [] }, changed })
}

/** Memory, as a number of options. */
export function patchSize({ from, to, changed }: Patch): number {
  const inRuns = [...from.runs, ...to.runs].reduce((sum, run) => sum + run.segments.length, 0)
  const ids = (from.order?.length ?? 0) + (to.order?.length ?? 0)
  return inRuns + 2 * changed.length + Math.ceil(ids / IDS_PER_SEGMENT)
}

function commonEnds(from: readonly Segment[], to: readonly Segment[]): readonly [number, number] {
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from[start]?.id === to[start]?.id) start += 1
  let end = 0
  while (end < most - start && from.at(-1 - end)?.id === to.at(-1 - end)?.id) end += 1
  return [start, end]
}

type Ids = Pick<ReadonlySet<string>, 'has'>

function idsIn(segments: readonly Segment[], known: Ids): string[] {
  return segments.flatMap(({ id }) => (known.has(id) ? [id] : []))
}

/** @param start how many options both lists begin with; they end with `end` in common */
function runsOf(segments: readonly Segment[], start: number, end: number, others: Ids): Run[] {
  const runs: { index: number; afterId: string | null; segments: Segment[] }[] = []
  let isInRun = false
  for (const [offset, segment] of segments.slice(start, segments.length - end).entries()) {
    if (others.has(segment.id)) isInRun = false
    else if (isInRun) runs.at(-1)?.segments.push(segment)
    else {
      const index = start + offset
      runs.push({ index, afterId: segments[index - 1]?.id ?? null, segments: [segment] })
      isInRun = true
    }
  }
  return runs
}

function apply(segments: readonly Segment[], { from, to, changed }: Patch): readonly Segment[] {
  const isGone = new Set(from.runs.flatMap((run) => run.segments.map(({ id }) => id)))
  const pairs = new Map(changed.map((pair) => [pair[0].id, pair]))
  const kept: Segment[] = []
  for (const segment of segments) {
    if (isGone.has(segment.id)) continue
    const pair = pairs.get(segment.id)
    kept.push(pair ? withBothChanges(...pair, segment, (_, current) => current) : segment)
  }
  const ordered = to.order ? inOrder(kept, to.order) : kept
  const patched = withRuns(ordered, to.runs)
  return hasSameItems(patched, segments) ? segments : patched
}

/** The options that are not named stay at their places. */
function inOrder(segments: readonly Segment[], order: readonly string[]): readonly Segment[] {
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const named = new Set(order)
  const next = order.flatMap((id) => byId.get(id) ?? []).values()
  return segments.map((one) => (named.has(one.id) ? (next.next().value ?? one) : one))
}

function withRuns(segments: readonly Segment[], runs: readonly Run[]): readonly Segment[] {
  if (runs.length === 0) return segments
  const known = new Set(segments.map(({ id }) => id))
  let room = MAX_SEGMENTS - segments.length
  const missing = runs.map((run) => {
    const wanted = run.segments.filter(({ id }) => !known.has(id)).slice(0, Math.max(0, room))
    room -= wanted.length
    return { ...run, segments: wanted }
  })
  const following = new Map(missing.map((run) => [run.afterId, run]))
  const all: Segment[] = []
  const insertAfter = (id: string | null) => {
    const run = following.get(id)
    if (!run) return
    all.push(...run.segments)
    following.delete(id)
  }
  insertAfter(null)
  for (const segment of segments) {
    all.push(segment)
    insertAfter(segment.id)
  }
  // The option before them is gone.
  for (const run of following.values()) all.splice(run.index, 0, ...run.segments)
  return all
}
