// Brings Unicode's table of confusable characters with it: load it on request.

import table from 'unhomoglyph/data.json'
import { nameKey } from './duplicates'

/** The package's own function tries each of its 6,311 characters at every place. */
const PROTOTYPES = new Map(Object.entries(table))

/**
 * Names that look like one another, or differ only in case or blanks; two of them may not look like each other.
 * @param keyOf names of one key are the same, and not told
 * @returns indexes in order; of a name that comes several times, the first
 */
export function lookAlikes(
  names: readonly string[],
  keyOf: (name: string) => string = nameKey,
): readonly (readonly number[])[] {
  const told = new Set<string>()
  const groups = new Map<string, number[]>()
  for (const [index, name] of names.entries()) {
    const key = keyOf(name)
    if (told.has(key)) continue
    told.add(key)
    const bare = nameKey(name).replaceAll(' ', '')
    // Small letters look like others than capitals: l like I, and i like neither.
    for (const look of [`looks ${skeleton(bare)}`, `reads ${bare.toLowerCase()}`]) {
      const group = groups.get(look)
      if (group) group.push(index)
      else groups.set(look, [index])
    }
  }
  const several = [...groups.values()].filter(({ length }) => length > 1)
  const once = new Map(several.map((group) => [group.join(), group]))
  return [...once.values()].toSorted(([one = 0], [other = 0]) => one - other)
}

/** Equal for texts that may be confused (Unicode Technical Standard 39, section 4). */
function skeleton(text: string): string {
  const prototypes = Array.from(text.normalize('NFD'), (sign) => PROTOTYPES.get(sign) ?? sign)
  return prototypes.join('').normalize('NFD')
}
