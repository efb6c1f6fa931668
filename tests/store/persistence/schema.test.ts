// Proves what a stored text may hold: what is written is read again, and what cannot be read takes a default that
// costs nothing else.

import { describe, expect, it } from 'vitest'
import {
  isOfLaterVersion,
  MAX_ANCESTORS,
  migrateOwnWheels,
  migrateWheels,
  readHistory,
  readOwnWheels,
  readPreferences,
  readTheme,
  readWheels,
  SLOTS,
  writeHistory,
  writePreferences,
} from '../../../src/store/persistence/schema'
import { radians } from '../../../src/wheel/angle'
import {
  CUSTOM_RANGES,
  DEFAULT_SETTINGS,
  type Settings,
} from '../../../src/wheel/settings/settings'
import { recordResult } from '../../../src/wheel/wheel'
import { storedText } from '../stored'
import { ownWheel, resultOf, sharedState, wheelNamed } from './shared'

const wheel = wheelNamed('current')
const elimination = { ...resultOf(wheel, 'e', 7), isEliminationMode: true }
const full = sharedState({
  wheel: recordResult(recordResult(wheel, resultOf(wheel, 'r', 5)), elimination),
  link: { hash: '#a', isOpened: true },
  ownWheels: [ownWheel('one'), ownWheel('other')],
  pendingSpins: [
    {
      ...resultOf(wheel, 'p', 8),
      drawId: 'd',
      prize: 'Dinner',
      noShow: 'notHere',
      start: { startRotation: radians(1), velocity: 0.3, steps: 270 },
    },
  ],
})
const lineage = { revision: 'tab.3', ancestors: ['tab.2', 'tab.1'] }

// biome-ignore lint/suspicious/noExplicitAny: the tests put anything anywhere
type Anything = any

/** What is read of the full state after a change to its stored form. */
function readChanged(change: (stored: Anything) => void) {
  const stored = JSON.parse(storedText({ ...full, lineage }))
  change(stored)
  return readWheels(JSON.stringify(stored))
}

describe('the stored wheels', () => {
  it('are read as they were written, every part of them', () => {
    const { preferences: _, theme: __, ...stored } = full
    expect(readWheels(storedText({ ...full, lineage }))).toEqual({ ...stored, lineage })
  })

  it.each<[string, Partial<ReturnType<typeof readWheels>>]>([
    ['openedAt', { openedAt: 0 }],
    ['link', { link: null }],
    ['ownWheels', { ownWheels: [] }],
    ['pendingSpins', { pendingSpins: [] }],
    ['revision', { lineage: { ...lineage, revision: 'none' } }],
    ['ancestors', { lineage: { ...lineage, ancestors: [] } }],
  ])('whose %s cannot be read have all the rest', (field, fallback) => {
    const whole = readChanged(() => {})
    for (const odd of [undefined, 'x'.repeat(65), {}, [{}]]) {
      const read = readChanged((stored) => {
        stored[field] = odd
      })
      expect(read).toEqual({ ...whole, ...fallback })
    }
  })

  it.each<[string, unknown]>([
    ['originalSegments', []],
    ['history', []],
    ['clearedResults', []],
    ['eliminationHistory', []],
    ['statistics', { totalSpins: 0, totalEliminations: 0, totalSpinTime: 0 }],
    ['createdAt', 0],
    ['lastUsed', 0],
  ])('with a wheel whose %s cannot be read have all the rest of it', (field, fallback) => {
    const whole = readChanged(() => {}).wheel
    for (const odd of [undefined, 'x', {}, [{}]]) {
      const read = readChanged((stored) => {
        stored.wheel[field] = odd
      })
      expect(read.wheel).toEqual({ ...whole, [field]: fallback })
    }
  })

  it.each(['hubPicture', 'background'] as const)(
    'with a wheel whose %s is none have all the rest of it',
    (field) => {
      const readWith = (value: unknown) =>
        readChanged((stored) => {
          stored.wheel[field] = value
        }).wheel[field]
      const photo = `${'h'.repeat(43)}.abcdef`
      expect(readWith(photo)).toBe(photo)
      expect(readWith('🦊')).toBe(field === 'hubPicture' ? '🦊' : '')
      for (const odd of ['url(x)', {}, [photo], 7, null, 'x'.repeat(1000)])
        expect(readWith(odd)).toBe('')
    },
  )

  it.each<[string, unknown]>([
    ['id', ''],
    ['id', 'x'.repeat(65)],
    ['id', 7],
    ['name', 7],
    ['name', 'x'.repeat(801)],
  ])('with a wheel whose %s is no such thing are refused', (field, odd) => {
    expect(() =>
      readChanged((stored) => {
        stored.wheel[field] = odd
      }),
    ).toThrow()
  })

  it('have a name and an id as long as they may be', () => {
    const read = readChanged((stored) => {
      stored.wheel.id = 'i'.repeat(64)
      stored.wheel.name = 'n'.repeat(800)
    })
    expect(read.wheel).toMatchObject({ id: 'i'.repeat(64), name: 'n'.repeat(800) })
  })

  it.each<[string, unknown]>([
    ['weight', -1],
    ['weight', null],
    ['weight', '2'],
    ['color', 'red'],
  ])('with an option whose %s is %s have it with the default', (field, odd) => {
    const read = readChanged((stored) => {
      stored.wheel.segments[1][field] = odd
    })
    const fallback = { weight: 1, color: '#3B82F6' }
    expect(read.wheel.segments[1]).toEqual({
      ...full.wheel.segments[1],
      [field]: fallback[field as keyof typeof fallback],
    })
  })

  it('have an option of weight 0, and a text trimmed and shortened as a typed one', () => {
    const read = readChanged((stored) => {
      Object.assign(stored.wheel.segments[1], { weight: 0, text: `  ${'b'.repeat(40)} ` })
    })
    expect(read.wheel.segments[1]).toMatchObject({ weight: 0, text: 'b'.repeat(30) })
  })

  it.each<[string, unknown, unknown]>([
    ['spinDuration', -1, 0],
    ['spinDuration', 1e9, 600_000],
    ['remainingSegments', -5, 0],
    ['remainingSegments', 1e9, 10_000],
    ['timestamp', 9e15, 8.64e15],
    ['timestamp', -9e15, -8.64e15],
    ['angle', 0.1 + 4 * Math.PI, 0.1],
  ])('with a result whose %s is %s have it moved into its range', (field, odd, moved) => {
    const read = readChanged((stored) => {
      stored.pendingSpins[0][field] = odd
    })
    expect(read.pendingSpins[0]?.[field as 'angle']).toBeCloseTo(moved as number, 9)
  })

  it.each(['id', 'wheelId', 'winner', 'spinDuration', 'timestamp', 'angle', 'isFinalWinner'])(
    'with a result without %s have the others',
    (field) => {
      const read = readChanged((stored) => {
        const [spin] = stored.pendingSpins
        stored.pendingSpins = [{ ...spin, [field]: undefined }, spin]
      })
      expect(read.pendingSpins).toEqual(full.pendingSpins)
    },
  )

  it('have each ancestor once, the newest of as many as are agreed', () => {
    const ancestors = Array.from({ length: 40 }, (_, index) => `tab.${index}`)
    const read = readChanged((stored) => {
      stored.ancestors = ['tab.0', ...ancestors]
    })
    expect(read.lineage.ancestors).toEqual(ancestors.slice(0, MAX_ANCESTORS))
  })

  it('with an own wheel that cannot be read tell so, and only then', () => {
    const text = storedText(full)
    let told = 0
    const tell = () => {
      told += 1
    }
    expect(readWheels(text, tell).ownWheels).toHaveLength(2)
    expect(told).toBe(0)
    expect(readWheels(text.replace('"name":"one"', '"name":1'), tell).ownWheels).toHaveLength(1)
    expect(told).toBe(1)
  })

  it('write the originals only where they differ from the options', () => {
    const originals = (change: object) =>
      JSON.parse(storedText({ ...full, wheel: { ...wheel, ...change } })).wheel.originalSegments
    expect(originals({})).toBeNull()
    expect(originals({ originalSegments: structuredClone(wheel.segments) })).toBeNull()
    const fewer = wheel.segments.slice(0, 2)
    const other = wheel.segments.with(1, { ...elimination.winner, id: 'x' })
    expect(originals({ originalSegments: fewer })).toEqual(fewer)
    expect(originals({ originalSegments: other })).toEqual(other)
    expect(originals({ originalSegments: [] })).toEqual([])
  })

  it('give two wheels of one id new ones, and leave the results of the first alone', () => {
    const id = 'w'.repeat(60)
    const twin = { ...wheel, id, history: [resultOf(wheel, 'r')] }
    const own = { wheel: twin, settings: DEFAULT_SETTINGS }
    const read = readWheels(storedText({ ...full, wheel: twin, ownWheels: [own, own] }))
    expect(read.wheel.id).toBe(id)
    expect(read.wheel.history).toEqual(twin.history)
    const copies = read.ownWheels.map((one) => one.wheel)
    expect(copies.map((one) => one.id)).toEqual([
      `${'w'.repeat(40)}_copy1`,
      `${'w'.repeat(40)}_copy2`,
    ])
    for (const one of copies) expect(one.history[0]?.wheelId).toBe(one.id)
  })
})

describe('the settings stored with a wheel', () => {
  const read = (settings: unknown) =>
    readChanged((stored) => {
      stored.wheel.settings = settings
    }).settings
  const speed = DEFAULT_SETTINGS.animationSpeed

  it('are read as they were written where they are none of the defaults', () => {
    const flipped = (switches: object) =>
      Object.fromEntries(Object.entries(switches).map(([name, isOn]) => [name, !isOn]))
    const settings = {
      spinDuration: 7000,
      soundEnabled: !DEFAULT_SETTINGS.soundEnabled,
      theme: 'ocean',
      eliminationMode: !DEFAULT_SETTINGS.eliminationMode,
      noRepeats: true,
      showProbabilities: !DEFAULT_SETTINGS.showProbabilities,
      weightsCount: true,
      afterWin: 'aside',
      asideSpins: 19,
      confetti: 'much',
      confettiEmoji: '🎈👨‍👩‍👧‍👦🎉🎊❤️',
      soundSet: 'wood',
      rushSound: false,
      winnerSound: false,
      eliminatedSound: false,
      ownSounds: { tick: `${'h'.repeat(43)}.a.mp3`, rush: '', winner: '', eliminated: '' },
      picturePlace: 'filling',
      animationSpeed: {
        preset: 'custom',
        customSpinDuration: CUSTOM_RANGES.customSpinDuration.min,
        customTransitionSpeed: CUSTOM_RANGES.customTransitionSpeed.max,
        customUIAnimationSpeed: CUSTOM_RANGES.customUIAnimationSpeed.min,
        enabledAnimations: flipped(speed.enabledAnimations),
        accessibilitySettings: flipped(speed.accessibilitySettings),
        performanceSettings: flipped(speed.performanceSettings),
      },
    } satisfies Record<keyof Settings, unknown>
    expect(read(settings)).toEqual(settings)
  })

  it.each<[string, unknown]>([
    ['spinDuration', '4000'],
    ['soundEnabled', 0],
    ['theme', 'x'.repeat(65)],
    ['eliminationMode', 'yes'],
    ['noRepeats', 'yes'],
    ['showProbabilities', null],
    ['weightsCount', 1],
    ['afterWin', 'never'],
    ['asideSpins', '3'],
    ['asideSpins', Number.NaN],
    ['confetti', 'more'],
    ['soundSet', 'toString'],
    ['rushSound', 0],
    ['winnerSound', 'no'],
    ['eliminatedSound', null],
    ['ownSounds', null],
    ['ownSounds', 'sounds'],
    ['ownSounds', [`${'h'.repeat(43)}.a`]],
    ['ownSounds', { tick: 7, rush: `${'h'.repeat(42)}.a`, winner: `${'h'.repeat(43)}.` }],
    ['ownSounds', { tick: `${'h'.repeat(43)}.${'a'.repeat(801)}`, rush: `${'%'.repeat(43)}.a` }],
    ['picturePlace', 'above'],
    ['confettiEmoji', 7],
    ['confettiEmoji', '🎈'.repeat(401)],
    ['animationSpeed', 'fast'],
  ])('take the default for %s alone where it is %s', (field, odd) => {
    expect(read({ ...DEFAULT_SETTINGS, theme: 'ocean', [field]: odd })).toEqual({
      ...DEFAULT_SETTINGS,
      theme: field === 'theme' ? DEFAULT_SETTINGS.theme : 'ocean',
    })
  })

  it.each([
    [0, 1],
    [20, 19],
    [2.4, 2],
    [-1e300, 1],
    [1e300, 19],
  ])('bring the spins that winners sit out into range: %s is %s', (spins, inRange) => {
    expect(read({ ...DEFAULT_SETTINGS, asideSpins: spins }).asideSpins).toBe(inRange)
  })

  it.each(Object.keys(CUSTOM_RANGES) as (keyof typeof CUSTOM_RANGES)[])(
    'take the default for a %s outside its range',
    (field) => {
      const { min, max } = CUSTOM_RANGES[field]
      for (const odd of [min - 1e-6, max + 1e-6, String(min)]) {
        const found = read({ ...DEFAULT_SETTINGS, animationSpeed: { ...speed, [field]: odd } })
        expect(found.animationSpeed).toEqual(speed)
      }
    },
  )
})

describe('what version 1 stored', () => {
  const old = {
    version: 1,
    wheel: {
      ...wheel,
      settings: DEFAULT_SETTINGS,
      history: [{ ...resultOf(wheel, 'r'), wheelId: undefined }],
    },
    pendingSpin: { ...resultOf(wheel, 'p'), wheelId: undefined },
    otherSpins: [{ ...resultOf(wheel, 'o'), wheelId: undefined }],
  }

  it('has its spins with those of other tabs, and all results name their wheel', () => {
    const read = readWheels(JSON.stringify(old))
    expect(read.pendingSpins.map(({ id, wheelId }) => [id, wheelId])).toEqual([
      ['o', 'current'],
      ['p', 'current'],
    ])
    expect(read.wheel.history).toEqual([resultOf(wheel, 'r')])
    const { otherSpins: _, pendingSpin: __, ...without } = old
    expect(readWheels(JSON.stringify(without)).pendingSpins).toEqual([])
  })

  it('has its original options once where they are the same, and both where they are not', () => {
    const same = structuredClone(old)
    const originals = wheel.segments.toReversed()
    const { wheel: one } = readWheels(JSON.stringify(same))
    expect(one.originalSegments).toBe(one.segments)
    same.wheel.originalSegments = originals
    expect(readWheels(JSON.stringify(same)).wheel.originalSegments).toEqual(originals)
  })

  it('is left as it is where it is no such thing', () => {
    for (const odd of [null, 7, 'x', { version: 2, wheel: {} }, { version: 1, wheel: null }]) {
      expect(migrateWheels(odd)).toBe(odd)
    }
    expect(migrateOwnWheels([null, 'x'])).toEqual([null, 'x'])
    expect(
      migrateWheels({ version: 1, wheel: { id: 'w', history: 'x' }, otherSpins: 'y' }),
    ).toEqual({
      version: 2,
      wheel: { id: 'w', history: [], originalSegments: null },
      pendingSpins: [],
    })
  })

  it('has other wheels whose ids say what is on them: the same ones, read again', () => {
    const { settings } = old.wheel
    const id = 'w'.repeat(64)
    const [one, other] = [
      { ...wheelNamed('one'), id },
      { ...wheelNamed('other'), id },
    ]
    const text = JSON.stringify({
      version: 1,
      wheels: [one, other, one].map((each) => ({ ...each, settings, history: [] })),
    })
    const ids = readOwnWheels(text, () => {}).map((own) => own.wheel.id)
    expect(ids[0]).toMatch(/^w{40}_[0-9a-z]+$/)
    expect(ids[2]).toBe(ids[0])
    expect(ids[1]).not.toBe(ids[0])
    expect(migrateOwnWheels([{ id: 7 }])).toMatchObject([{ id: expect.stringMatching(/^wheel_/) }])
    expect(() => readOwnWheels('{"version":2,"wheels":[]}', () => {})).toThrow()
  })

  it('gives a wheel the id that it has had ever since', () => {
    // Tabs of one browser agree on it without asking each other.
    expect(migrateOwnWheels([{ id: 'wheel_5' }])).toMatchObject([{ id: 'wheel_5_x0xxgk' }])
  })
})

describe('the version of a text', () => {
  it.each([
    ['{"version":3,"wheel":{}}', true],
    ['{"version":2,"wheel":{}}', false],
    ['{"wheel":{},"version":3}', true],
    ['{"wheel":{},"version":2}', false],
    ['{"version":12,"broken', true],
    ['{"wheel":{"version":3,"name":""},"version":2}', false],
    ['{"wheel":{}}', false],
    ['{"version":"3"}', false],
    ['null', false],
    ['dark', false],
  ])('of %s is later than 2: %s', (text, isLater) => {
    expect(isOfLaterVersion(text, 2)).toBe(isLater)
  })
})

describe('the other keys', () => {
  it('have the preferences, each with its default', () => {
    const own = {
      areShortcutsOn: false,
      areHapticsOn: false,
      hapticIntensity: 'strong',
      wheelSize: 'fixed',
      areSpinLinksOn: true,
      soundVolume: 40,
      spokenWinner: 'after',
      palettes: ['#112233#DDEEFF', '#AABBCC'],
    } as const
    expect(readPreferences(writePreferences(own))).toEqual(own)
    const odd =
      '{"version":1,"areHapticsOn":"no","hapticIntensity":"brutal","wheelSize":"huge","areSpinLinksOn":"true","soundVolume":1000,"spokenWinner":true,"palettes":"#112233"}'
    expect(readPreferences(odd)).toEqual({
      areShortcutsOn: true,
      areHapticsOn: true,
      hapticIntensity: 'medium',
      wheelSize: 'fill',
      areSpinLinksOn: false,
      soundVolume: 100,
      spokenWinner: 'never',
      palettes: [],
    })
    expect(() => readPreferences('{"version":2}')).toThrow()
    const many = Array.from({ length: 13 }, (_, index) => `#1122${index + 10}`)
    const palettesOf = (palettes: unknown) =>
      readPreferences(JSON.stringify({ version: 1, palettes })).palettes
    expect(palettesOf(['#112233', 7, '', '#112233', 'red', '#ABCDEF'])).toEqual([
      '#112233',
      '#ABCDEF',
    ])
    expect(palettesOf(many)).toEqual(many.slice(0, 12))
    const volumes = [9, 10, 100, 101].map(
      (soundVolume) => readPreferences(JSON.stringify({ version: 1, soundVolume })).soundVolume,
    )
    expect(volumes).toEqual([100, 10, 100, 100])
  })

  it('have the theme as a bare word, if it is one of the three', () => {
    for (const theme of ['light', 'dark', 'system']) expect(readTheme(theme)).toBe(theme)
    for (const odd of ['', 'Dark', null, undefined]) expect(readTheme(odd)).toBeUndefined()
  })

  it('have the last ten results, which are read as they were', () => {
    const results = Array.from({ length: 12 }, (_, index) => resultOf(wheel, `r${index}`, index))
    const { version, entries } = JSON.parse(writeHistory(results))
    expect(version).toBe(1)
    expect(entries).toHaveLength(10)
    expect(entries[0]).toMatchObject({ winner: wheel.segments[0], timestamp: 0 })
    const read = readHistory(writeHistory(results))
    expect(read).toEqual(results.slice(0, 10).toReversed())
  })

  it('are those that the contract names, and every part of the state has one', () => {
    expect(SLOTS.map(({ key }) => key)).toEqual(['wheel_current', 'user_preferences', 'theme'])
    const fields = SLOTS.flatMap((slot) => slot.fields)
    expect([...fields].toSorted()).toEqual(Object.keys(full).toSorted())
  })
})
