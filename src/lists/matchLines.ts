// Patience diff (Bram Cohen): texts that occur equally often before and after are paired by occurrence, the longest run
// of pairs in order stays, and the gaps are compared from their ends. O(n log n), where a longest common subsequence is
// quadratic at worst.

export interface LineMatches {
  /** For each line after, the index of the same line before; -1 for none. */
  readonly from: Int32Array
  readonly isInPlace: Uint8Array
}

export function matchLines(before: readonly string[], after: readonly string[]): LineMatches {
  const from = new Int32Array(after.length).fill(-1)
  const isInPlace = new Uint8Array(after.length)
  const isUsed = new Uint8Array(before.length)
  function match(index: number, old: number, inPlace: boolean) {
    from[index] = old
    isUsed[old] = 1
    isInPlace[index] = inPlace ? 1 : 0
  }

  function trim(oldStart: number, oldEnd: number, start: number, end: number) {
    let [a, b, c, d] = [oldStart, oldEnd, start, end]
    while (a < b && c < d && before[a] === after[c]) match(c++, a++, true)
    while (a < b && c < d && before[b - 1] === after[d - 1]) match(--d, --b, true)
    return [a, b, c, d] as const
  }

  const [oldStart, oldEnd, start, end] = trim(0, before.length, 0, after.length)
  const pairs = equallyOften(before, oldStart, oldEnd, after, start, end)
  let [old, next] = [oldStart, start]
  for (const [index, place] of increasing(pairs)) {
    trim(old, place, next, index)
    match(index, place, true)
    ;[old, next] = [place + 1, index + 1]
  }
  trim(old, oldEnd, next, end)

  const left = new Map<string, number[]>()
  for (let place = oldEnd - 1; place >= oldStart; place -= 1) {
    if (isUsed[place]) continue
    const text = before[place] ?? ''
    const places = left.get(text)
    if (places) places.push(place)
    else left.set(text, [place])
  }
  for (let index = start; index < end; index += 1) {
    if (from[index] !== -1) continue
    const place = left.get(after[index] ?? '')?.pop()
    if (place !== undefined) match(index, place, false)
  }
  return { from, isInPlace }
}

type Pair = readonly [index: number, place: number]

/** By occurrence, of texts that both stretches have equally often. */
function equallyOften(
  before: readonly string[],
  oldStart: number,
  oldEnd: number,
  after: readonly string[],
  start: number,
  end: number,
): readonly Pair[] {
  const places = new Map<string, number[]>()
  for (let place = oldStart; place < oldEnd; place += 1) {
    const text = before[place] ?? ''
    const known = places.get(text)
    if (known) known.push(place)
    else places.set(text, [place])
  }
  const counts = new Map<string, number>()
  for (let index = start; index < end; index += 1) {
    const text = after[index] ?? ''
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const seen = new Map<string, number>()
  const pairs: Pair[] = []
  for (let index = start; index < end; index += 1) {
    const text = after[index] ?? ''
    const known = places.get(text)
    if (!known || known.length !== counts.get(text)) continue
    const occurrence = seen.get(text) ?? 0
    seen.set(text, occurrence + 1)
    pairs.push([index, known[occurrence] ?? 0])
  }
  return pairs
}

/** Patience sorting: the longest run in which the places increase. */
function increasing(pairs: readonly Pair[]): readonly Pair[] {
  /** By length of run, the pair with the smallest place at which one ends. */
  const ends: number[] = []
  const previous = new Int32Array(pairs.length).fill(-1)
  for (const [number, [, place]] of pairs.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1
      else high = middle
    }
    previous[number] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = number
  }
  const run: Pair[] = []
  for (let number = ends.at(-1) ?? -1; number >= 0; number = previous[number] ?? -1) {
    const pair = pairs[number]
    if (pair) run.push(pair)
  }
  return run.reverse()
}
