// A list of 10,000 lines as organizers have them: names of several scripts, duplicates, emoji, blank and overlong lines.
// The same every time.

import { CLASS_LISTS, classList } from '../share/classLists'

const EMOJI = ['🎉', '👩‍🏫', '🏳️‍🌈', '👍🏽', '🇺🇳', '❤️']
const ODD = [
  "O'Brien, Siobhán",
  '=SUM(A1:A9)',
  '-5',
  '+49 30 1234567',
  '@anna',
  '"Bob" Smith',
  'Smith; Jane',
  "'=quoted",
  'Müller | Söhne',
]
const LONG = 'Maria del Carmen Guadalupe Fernández de la Vega y Montalvo'

/** Lines as they stand in a file, blank ones too. */
export function realLines(count = 10_000): readonly string[] {
  const names = CLASS_LISTS.flatMap((list) => classList(list, 100))
  const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T
  return Array.from({ length: count }, (_, index) => {
    const name = pick(names, index)
    if (index % 101 === 100) return index % 2 === 0 ? '' : '  '
    if (index % 97 === 96) return `${LONG} ${index}`
    if (index % 89 === 88) return `${name} ${pick(EMOJI, index)}`
    if (index % 83 === 82) return pick(ODD, index)
    if (index % 79 === 78) return ` ${name.toUpperCase()} `
    if (index % 73 === 72) return name.normalize('NFD')
    // Every list comes round again: without a number they would all be duplicates.
    return index < names.length || index % 7 === 0
      ? name
      : `${name} ${Math.floor(index / names.length)}`
  })
}
