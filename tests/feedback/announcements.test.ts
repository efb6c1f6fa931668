import { expect, it } from 'vitest'
import { announcement } from '../../src/feedback/announcements'
import { radians } from '../../src/wheel/angle'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { createWheel } from '../../src/wheel/wheel'
import { words } from '../sayings'

const segment = { id: 'a', text: 'Pho', color: '#123456', weight: 1 }
const result = {
  id: 'r',
  wheelId: 'w',
  winner: segment,
  spinDuration: 4000,
  order: 1,
  timestamp: 1,
  angle: radians(1),
  isEliminationMode: false,
  isFinalWinner: false,
  remainingSegments: 3,
}

it.each([
  [{ name: 'spinStarted' } as const, 'Spinning the wheel'],
  [{ name: 'spinSettled', result } as const, 'Winner: Pho'],
  [{ name: 'resultShown', result } as const, 'Winner: Pho'],
  [
    { name: 'resultShown', result: { ...result, isEliminationMode: true } } as const,
    'Winner: Pho. 3 segments remaining.',
  ],
  [
    { name: 'spinSettled', result: { ...result, isEliminationMode: true } } as const,
    'Winner: Pho. 3 segments remaining.',
  ],
  [
    {
      name: 'spinSettled',
      result: { ...result, isEliminationMode: true, isFinalWinner: true },
    } as const,
    'Winner: Pho. Final winner!',
  ],
  [{ name: 'segmentAdded', segment } as const, 'New segment added'],
  [{ name: 'segmentRemoved', segment } as const, 'Removed segment: Pho'],
  [{ name: 'segmentsRemoved', count: 1 } as const, 'Removed 1 option'],
  [{ name: 'segmentsRemoved', count: 3 } as const, 'Removed 3 options'],
  [{ name: 'wheelReset', to: 'default' } as const, 'Wheel reset to default options'],
  [{ name: 'wheelReset', to: 'numbers' } as const, 'Wheel reset to the numbers 1 to 6'],
  [{ name: 'optionsRestored' } as const, 'All eliminated options are back'],
  [
    { name: 'changeUndone', message: words('Undone: Removed 3 options') } as const,
    'Undone: Removed 3 options',
  ],
  [{ name: 'listChanged', message: words('Sorted A to Z') } as const, 'Sorted A to Z'],
  [{ name: 'wheelOpened', message: words('Opened Lunch') } as const, 'Opened Lunch'],
  [
    { name: 'drawTold', sentences: [words('Ada wins the cake.'), words('One left.')] } as const,
    'Ada wins the cake. One left.',
  ],
  [{ name: 'sharingOpened' } as const, 'Opened sharing dialog'],
  [{ name: 'sharingClosed' } as const, 'Closed sharing dialog'],
  [{ name: 'soundToggled', isOn: true } as const, 'Sound enabled'],
  [{ name: 'soundToggled', isOn: false } as const, 'Sound disabled'],
  [{ name: 'eliminationToggled', isOn: true } as const, 'Elimination mode enabled'],
  [{ name: 'eliminationToggled', isOn: false } as const, 'Elimination mode disabled'],
  [{ name: 'segmentFocused', segment, position: 2 } as const, 'Option 2: Pho'],
  [{ name: 'presentationLeft' } as const, 'Exited fullscreen mode'],
  // The radio button that was pressed says so itself.
  [{ name: 'hapticsChosen' } as const, undefined],
  [{ name: 'confettiChosen' } as const, undefined],
  [{ name: 'soundsChosen', part: undefined } as const, undefined],
  [{ name: 'screenBlanked' } as const, 'Screen blanked'],
  [{ name: 'screenShown' } as const, 'Screen shown'],
])('%j is read as its words @announce.words', (event, words) => {
  expect(announcement(event)).toBe(words)
})

it('a name from the right to the left, or one that turns what follows, stays a name within its sentence', () => {
  const named = (text: string) => ({ ...segment, text })
  const settled = (text: string) =>
    ({ ...result, isEliminationMode: true, winner: named(text) }) as const
  for (const [text, inside] of [
    ['שלום', 'שלום'],
    ['a\u202ebc', 'a\u202ebc'],
    ['a\u2069\u202ebc', 'a\u202ebc'],
  ] as const) {
    const name = `\u2068${inside}\u2069`
    expect(announcement({ name: 'spinSettled', result: settled(text) })).toBe(
      `Winner: ${name}. 3 segments remaining.`,
    )
    expect(announcement({ name: 'segmentRemoved', segment: named(text) })).toBe(
      `Removed segment: ${name}`,
    )
    expect(announcement({ name: 'segmentFocused', segment: named(text), position: 2 })).toBe(
      `Option 2: ${name}`,
    )
  }
})

function newIds() {
  let ids = 0
  return () => `id${ids++}`
}

it('a win that changes the chances of the winner is told with them', () => {
  const wheel = {
    ...createWheel(['A', 'B', 'C'], newIds(), 1),
    history: [result, { ...result, id: 's' }],
  }
  const told = (settings: object) =>
    announcement(
      { name: 'spinSettled', result },
      { wheel, settings: { ...DEFAULT_SETTINGS, ...settings } },
    )
  expect(told({})).toBe('Winner: Pho')
  expect(told({ afterWin: 'halved' })).toBe('Winner: Pho. Now counts a quarter.')
  expect(told({ afterWin: 'halved', noRepeats: true })).toBe('Winner: Pho')
  expect(told({ afterWin: 'aside' })).toBe('Winner: Pho. Sits out the next spin.')
  expect(told({ afterWin: 'halved', eliminationMode: true })).toBe('Winner: Pho')
  expect(told({ afterWin: 'aside', eliminationMode: true })).toBe('Winner: Pho')
})

it('of a draw the desk alone tells what was won, where it is open', () => {
  const wheel = createWheel(['A', 'B', 'C'], newIds(), 1)
  const told = (change: object, isDeskOpen: boolean) =>
    announcement(
      { name: 'spinSettled', result: { ...result, ...change } },
      { wheel, settings: DEFAULT_SETTINGS, isDeskOpen },
    )
  expect(told({ drawId: 'd' }, true)).toBeUndefined()
  expect(told({ drawId: 'd' }, false)).toBe('Winner: Pho')
  expect(told({ isShow: true }, false)).toBeUndefined()
  expect(told({}, true)).toBe('Winner: Pho')
})
