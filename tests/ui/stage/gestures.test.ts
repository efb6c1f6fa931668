// Each gesture, just below and just above its thresholds.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  createGestureRecognizer,
  type Gesture,
  type PointerSample,
} from '../../../src/ui/stage/gestures'

type Step = readonly [type: PointerSample['type'] | 'wait', timeMs: number, x?: number, y?: number]

/** What a finger (or several, by `id`) makes of its steps, each gesture with its time. */
function play(
  steps: readonly (Step | readonly [...Step, number])[],
  canPan: (dy: number) => boolean = () => true,
): [number, Gesture][] {
  const recognizer = createGestureRecognizer(canPan)
  const seen: [number, Gesture][] = []
  for (const [type, timeMs, x = 0, y = 0, id = 1] of steps) {
    // What a timer set for `deadlineMs` does, when it is on time.
    for (
      let due = recognizer.deadlineMs;
      due !== null && due < timeMs;
      due = recognizer.deadlineMs
    ) {
      const gesture = recognizer.advanceTo(due)
      if (gesture) seen.push([due, gesture])
    }
    const gesture =
      type === 'wait'
        ? recognizer.advanceTo(timeMs)
        : recognizer.addSample({ type, id, timeMs, x, y })
    if (gesture) seen.push([timeMs, gesture])
  }
  return seen
}

/** But for how the wheel follows the finger meanwhile. */
const names = (seen: [number, Gesture][]) =>
  seen.map(([, { name }]) => name).filter((name) => name !== 'turn')

const table: [string, Step[], string[]][] = [
  [
    'a tap',
    [
      ['down', 0],
      ['up', 80],
      ['wait', 2000],
    ],
    ['tap'],
  ],
  [
    'nothing before the double-tap window ends',
    [
      ['down', 0],
      ['up', 80],
      ['wait', 379],
    ],
    [],
  ],
  [
    'a second press 299 ms after a tap is a double tap @gesture.thresholds',
    [
      ['down', 0],
      ['up', 80],
      ['down', 379],
      ['up', 450],
      ['wait', 2000],
    ],
    ['doubleTap'],
  ],
  [
    'a second press 300 ms after a tap is a second tap @gesture.thresholds',
    [
      ['down', 0],
      ['up', 80],
      ['down', 380],
      ['up', 450],
      ['wait', 2000],
    ],
    ['tap', 'tap'],
  ],
  [
    'a third tap counts from one again',
    [
      ['down', 0],
      ['up', 50],
      ['down', 150],
      ['up', 200],
      ['down', 300],
      ['up', 350],
      ['wait', 999],
    ],
    ['doubleTap', 'tap'],
  ],
  [
    'a press released at 499 ms is a tap',
    [
      ['down', 0],
      ['up', 499],
      ['wait', 2000],
    ],
    ['tap'],
  ],
  [
    'a press of 500 ms is long',
    [
      ['down', 0],
      ['wait', 500],
      ['up', 900],
      ['wait', 2000],
    ],
    ['longPress'],
  ],
  [
    'a long press told late is still long',
    [
      ['down', 0],
      ['up', 700],
      ['wait', 2000],
    ],
    ['longPress'],
  ],
  [
    'a press that moved 10 px is long @gesture.thresholds',
    [
      ['down', 0],
      ['move', 200, 10, 0],
      ['wait', 500],
      ['up', 600, 10, 0],
      ['wait', 2000],
    ],
    ['longPress'],
  ],
  [
    'a press that moved more than 10 px is not, and taps when it ends @gesture.thresholds',
    [
      ['down', 0],
      ['move', 200, 11, 0],
      ['wait', 600],
      ['up', 700, 11, 0],
      ['wait', 2000],
    ],
    ['tap'],
  ],
  [
    'a press that came back after 11 px is not long either',
    [
      ['down', 0],
      ['move', 100, 11, 0],
      ['move', 200, 0, 0],
      ['wait', 600],
      ['cancel', 700],
    ],
    [],
  ],
  [
    'a tap and a long press at once open the menu and do not spin',
    [
      ['down', 0],
      ['up', 80],
      ['down', 200],
      ['wait', 700],
      ['up', 800],
      ['wait', 2000],
    ],
    ['longPress'],
  ],
  [
    'movement of 20 px is a tap @gesture.thresholds',
    [
      ['down', 0],
      ['up', 60, 0, 20],
      ['wait', 2000],
    ],
    ['tap'],
  ],
  [
    'movement of 21 px is a swipe @gesture.thresholds',
    [
      ['down', 0],
      ['up', 20, 0, 21],
      ['wait', 2000],
    ],
    ['swipe'],
  ],
  [
    '0.05 px/ms in the last moments are not in motion, however far @gesture.swipe-limits',
    [
      ['down', 0],
      ['move', 100, 150, 0],
      ['move', 200, 150, 0],
      ['move', 201, 150, 0],
      ['up', 300, 155, 0],
      ['wait', 2000],
    ],
    [],
  ],
  [
    'a little more spins @gesture.swipe-limits',
    [
      ['down', 0],
      ['move', 100, 150, 0],
      ['move', 200, 150, 0],
      ['move', 201, 150, 0],
      ['up', 300, 156, 0],
      ['wait', 2000],
    ],
    ['swipe'],
  ],
  [
    'a swipe that came back to where it began does not spin',
    [
      ['down', 0],
      ['move', 50, 90, 0],
      ['up', 100, 5, 0],
      ['wait', 2000],
    ],
    [],
  ],
  [
    'a swipe that stopped before it was let go does not spin',
    [
      ['down', 0],
      ['move', 60, 120, 0],
      ['up', 400, 120, 0],
      ['wait', 2000],
    ],
    [],
  ],
  [
    'a hesitation before a flick does not slow it',
    [
      ['down', 0],
      ['move', 400, 4, 0],
      ['move', 450, 80, 0],
      ['up', 500, 180, 0],
      ['wait', 2000],
    ],
    ['swipe'],
  ],
  [
    'what the browser takes away is nothing',
    [
      ['down', 0],
      ['cancel', 80],
      ['wait', 2000],
    ],
    [],
  ],
  [
    'a move without a press is nothing',
    [
      ['move', 0, 90, 0],
      ['up', 5, 99, 0],
      ['wait', 2000],
    ],
    [],
  ],
]

it.each(table)('%s', (_, steps, expected) => {
  expect(names(play(steps))).toEqual(expected)
})

it('waits out exactly the window and exactly the long press @gesture.thresholds', () => {
  expect(
    play([
      ['down', 0],
      ['up', 80],
      ['wait', 999],
    ]),
  ).toEqual([[380, { name: 'tap' }]])
  const pressed = play([
    ['down', 7, 31, 42],
    ['wait', 999],
  ])
  expect(pressed).toEqual([[507, { name: 'longPress', x: 31, y: 42 }]])
})

it('takes a swipe in any direction, as strong as it was fast and at most 2000 @gesture.swipe', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      fc.double({ min: 21, max: 3000, noNaN: true }),
      fc.integer({ min: 1, max: 400 }),
      (direction, reach, durationMs) => {
        const [x, y] = [reach * Math.cos(direction), reach * Math.sin(direction)]
        const seen = play([
          ['down', 0],
          ['up', durationMs, x, y],
        ])
        const [gesture] = seen.map(([, one]) => one)
        const velocity = reach / durationMs
        if (gesture?.name !== 'swipe') expect.fail(`no swipe at ${velocity} px/ms`)
        else expect(gesture.strength).toBeCloseTo(Math.min(velocity * 100, 2000), 6)
      },
    ),
  )
})

it('reports two fingers as the ratio of their distance, and as nothing else @gesture.pinch', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (from, to) => {
      const seen = play([
        ['down', 0, 0, 0, 1],
        ['down', 40, from, 0, 2],
        ['move', 90, to, 0, 2],
        ['up', 120, to, 0, 2],
        ['up', 130, 0, 0, 1],
        ['wait', 3000],
      ])
      const pinch = { name: 'pinch', scale: to / from }
      expect(seen).toEqual([
        [90, { ...pinch, isOver: false }],
        [120, { ...pinch, isOver: true }],
      ])
    }),
  )
})

it('never tells more than one thing of one press, whatever the finger does', () => {
  const moves = fc.array(
    fc.record({
      wait: fc.integer({ min: 0, max: 400 }),
      x: fc.integer({ min: -200, max: 200 }),
      y: fc.integer({ min: -200, max: 200 }),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(moves, fc.constantFrom('up' as const, 'cancel' as const), (path, end) => {
      let timeMs = 0
      const steps: Step[] = [['down', 0]]
      for (const { wait, x, y } of path) {
        timeMs += wait
        steps.push(['move', timeMs, x, y])
      }
      const [, , x = 0, y = 0] = steps.at(-1) ?? []
      steps.push([end, timeMs + 1, x, y], ['wait', timeMs + 5000])
      const seen = names(play(steps))
      if (seen[0] === 'pan') expect(new Set(seen)).toEqual(new Set(['pan']))
      else expect(seen.length).toBeLessThanOrEqual(1)
    }),
  )
})

/** A finger that moves down evenly, with a sample every 16 ms. */
function drag(velocity: number, ms: number, fromMs = 0): Step[] {
  const steps: Step[] = [['down', 0]]
  for (let at = 16; at <= ms; at += 16) steps.push(['move', fromMs + at, 0, at * velocity])
  return steps
}

const panned = (seen: [number, Gesture][]) =>
  seen.reduce((sum, [, gesture]) => sum + (gesture.name === 'pan' ? gesture.dy : 0), 0)

it('a slow vertical drag pans, one to one from where it begins, and does not spin @gesture.pan', () => {
  for (const velocity of [0.1, 0.3, 0.5, -0.3]) {
    const steps = drag(velocity, 800)
    const seen = play([...steps, ['up', 810, 0, velocity * 800], ['wait', 3000]])
    expect(new Set(names(seen)), `${velocity}`).toEqual(new Set(['pan']))
    // What may still become a tap or a fast swipe is not followed: 20 px, or a tenth of a second.
    const missed = Math.abs(velocity) * 800 - Math.abs(panned(seen))
    expect(missed).toBeGreaterThan(20 - 8)
    expect(missed).toBeLessThan(Math.max(20, Math.abs(velocity) * 100) + 8)
  }
})

it('a drag means the same wherever on the page and whenever it begins @gesture.pan', () => {
  const moved = ([type, at, x = 0, y = 0]: Step): Step => [type, at + 9000, x + 300, y + 500]
  const sideways = drag(0.3, 400).map(([type, at, x = 0, y = 0]): Step => [type, at, y, x])
  for (const steps of [drag(0.3, 400), sideways, drag(3, 90)]) {
    const ended: Step[] = [...steps, ['wait', 3000]]
    expect(names(play(ended.map(moved)))).toEqual(names(play(ended)))
  }
})

it('a fast drag never pans, also when it begins gently or after a hesitation @gesture.pan', () => {
  const gentle: Step[] = [['down', 0]]
  for (let at = 16; at <= 208; at += 16) gentle.push(['move', at, 0, 0.003 * at ** 2])
  expect(names(play([...gentle, ['up', 210, 0, 132], ['wait', 3000]]))).toEqual(['swipe'])
  for (const velocity of [0.52, 0.8, 3]) {
    const seen = play([...drag(velocity, 400), ['up', 400, 0, velocity * 400], ['wait', 3000]])
    expect(names(seen), `${velocity}`).toEqual(['swipe'])
    const late = play([...drag(velocity, 400, 300), ['up', 700, 0, velocity * 400], ['wait', 3000]])
    expect(names(late), `${velocity} after 300 ms`).toEqual(['swipe'])
  }
})

it('a drag that has begun to pan does not spin, however fast it ends @gesture.pan', () => {
  const steps = [...drag(0.3, 400), ['move', 420, 0, 200], ['up', 430, 0, 300]] as Step[]
  const seen = play([...steps, ['wait', 3000]])
  expect(new Set(names(seen))).toEqual(new Set(['pan']))
})

it('where there is nothing to pan, a drag stays what it was @gesture.pan', () => {
  const steps = [...drag(0.3, 400), ['move', 420, 0, 200], ['up', 430, 0, 300]] as Step[]
  expect(names(play([...steps, ['wait', 3000]], () => false))).toEqual(['swipe'])
  expect(names(play(drag(0.3, 400), (dy) => dy < 0))).toEqual([])
})

it('any drag in motion spins where nothing can be panned @gesture.swipe-limits', () => {
  for (const ms of [150, 300, 600, 900, 2000]) {
    const velocity = 150 / ms
    const seen = play([...drag(velocity, ms - 1), ['up', ms, 0, 150]], () => false)
    expect(names(seen), `150 px in ${ms} ms`).toEqual(['swipe'])
  }
})

it('the wheel follows a finger from its first pixel, and no farther than it has moved @gesture.follow', () => {
  const steps: Step[] = [
    ['down', 0, 10, 20],
    ['move', 10, 11, 20],
    ['move', 20, 11, 24],
    ['up', 30, 11, 24],
  ]
  expect(play(steps).map(([, gesture]) => gesture)).toMatchObject([
    { name: 'turn', from: { x: 10, y: 20 }, to: { x: 11, y: 20 } },
    { name: 'turn', from: { x: 11, y: 20 }, to: { x: 11, y: 24 } },
  ])
})

it('a wheel is held by one finger that neither pans nor presses long @gesture.follow', () => {
  const held = (samples: readonly PointerSample[]) => {
    const recognizer = createGestureRecognizer(() => true)
    return samples.map((sample) => {
      recognizer.addSample(sample)
      return recognizer.isHeld
    })
  }
  const at = (type: PointerSample['type'], timeMs: number, y = 0, id = 1) =>
    ({ type, id, timeMs, x: 0, y }) as const
  expect(held([at('down', 0), at('move', 10, 5), at('up', 20, 5)])).toEqual([true, true, false])
  expect(held([at('down', 0), at('down', 10, 90, 2), at('up', 20, 0, 2)])).toEqual([
    true,
    false,
    false,
  ])
  expect(held([at('down', 0), at('move', 120, 10), at('move', 240, 30)])).toEqual([
    true,
    true,
    false,
  ])
  expect(held([at('down', 0), at('move', 600, 1)])).toEqual([true, false])
})

it('a sideways drag and a second finger do not pan @gesture.pan', () => {
  const sideways = drag(0.3, 400).map(([type, at, x = 0, y = 0]): Step => [type, at, y, x])
  expect(names(play(sideways))).toEqual([])
  const seen = play([...drag(0.3, 320), ['down', 330, 200, 96, 2], ['move', 340, 200, 300, 2]])
  expect(names(seen).at(-1)).toBe('pinch')
})

it('forgets what was under way when it is reset', () => {
  const recognizer = createGestureRecognizer(() => true)
  recognizer.addSample({ type: 'down', id: 1, timeMs: 0, x: 0, y: 0 })
  recognizer.addSample({ type: 'up', id: 1, timeMs: 50, x: 0, y: 0 })
  recognizer.reset()
  expect(recognizer.deadlineMs).toBeNull()
  expect(recognizer.advanceTo(1000)).toBeNull()
})
