// Which parts of a wheel are shared.

import { describe, expect, it } from 'vitest'
import { shareMessages } from '../../src/share/messages'
import { createPayload, mergeSettings, ShareError } from '../../src/share/payload'
import { readPayload } from '../../src/share/readPayload'
import { nameText } from '../../src/wheel/name'
import { withCustomTiming, withPreset, withSpinDuration } from '../../src/wheel/settings/changes'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { shown } from '../sayings'
import { wheelOf } from './wheels'

const share = (wheel = wheelOf(['A', 'B']), settings = DEFAULT_SETTINGS, customName?: string) =>
  createPayload(wheel, settings, DEFAULT_SETTINGS, 123, customName)

describe('a payload', () => {
  it('of an ordinary wheel holds nothing that can be left out @link.payload', () => {
    expect(JSON.stringify(share())).toBe(
      '{"v":1,"segments":[{"text":"A","color":"#FF6B6B"},{"text":"B","color":"#4ECDC4"}],"settings":{},"created":123}',
    )
  })

  it('holds the palette only where it is not the first @link.payload', () => {
    const palette = '#112233#ddeeff'
    expect(share({ ...wheelOf(['A', 'B']), palette })).toMatchObject({ palette })
    expect(share({ ...wheelOf(['A', 'B']), palette: '' })).not.toHaveProperty('palette')
  })

  it('holds of a photo in the middle only its preview @pictures.hub', () => {
    const withHub = (hubPicture: string) => share({ ...wheelOf(['A', 'B']), hubPicture })
    expect(withHub(`${'h'.repeat(43)}.abcdef`)).toMatchObject({ hubPicture: '.abcdef' })
    expect(withHub('🦊')).toMatchObject({ hubPicture: '🦊' })
    expect(withHub('')).not.toHaveProperty('hubPicture')
  })

  it('holds a weight only where it is not one @link.payload', () => {
    const [a, b] = wheelOf(['A', 'B']).segments
    if (!a || !b) throw new Error('No segments')
    const { segments } = share(wheelOf([], { segments: [a, { ...b, weight: 0 }] }))
    expect(segments).toEqual([
      { text: 'A', color: '#FF6B6B' },
      { text: 'B', color: '#4ECDC4', weight: 0 },
    ])
  })

  it('leaves eliminated segments out @link.payload', () => {
    const wheel = wheelOf(['A', 'B', 'C'])
    const segments = wheel.segments.map((one) => ({ ...one, eliminated: one.text === 'B' }))
    expect(share({ ...wheel, segments }).segments.map(({ text }) => text)).toEqual(['A', 'C'])
  })

  it('holds a single segment, and is refused where none is left @link.one-option', () => {
    const wheel = wheelOf(['A', 'B'])
    const without = (...texts: string[]) =>
      wheel.segments.map((one) => ({ ...one, eliminated: texts.includes(one.text) }))
    expect(share({ ...wheel, segments: without('B') }).segments).toHaveLength(1)
    expect(() => share({ ...wheel, segments: without('A', 'B') })).toThrow(
      new ShareError('cannotCreate'),
    )
    expect(shown(shareMessages.cannotCreate)).toBe('Failed to create shareable link')
  })

  it.each([
    ['soundEnabled', false],
    ['theme', 'ocean'],
    ['eliminationMode', true],
    ['showProbabilities', true],
    ['weightsCount', true],
    ['confetti', 'none'],
    ['soundSet', 'soft'],
    ['rushSound', false],
    ['winnerSound', false],
    ['eliminatedSound', false],
    ['picturePlace', 'filling'],
    ['confettiEmoji', '🎈'],
  ])('holds %s where it is not the default, and no other setting @link.payload', (name, value) => {
    const settings = { ...DEFAULT_SETTINGS, [name]: value }
    expect(share(undefined, settings).settings).toEqual({ [name]: value })
  })

  it('holds for how long winners are aside only where they are @link.payload', () => {
    const settingsWith = (afterWin: 'aside' | 'halved') =>
      share(undefined, { ...DEFAULT_SETTINGS, afterWin, asideSpins: 7 }).settings
    expect(settingsWith('aside')).toEqual({ afterWin: 'aside', asideSpins: 7 })
    expect(settingsWith('halved')).toEqual({ afterWin: 'halved' })
  })

  it.each([
    [
      'the slider at 3 s, although 3000 is the default',
      withSpinDuration(DEFAULT_SETTINGS, 3000),
      3000,
    ],
    ['the slider at 6 s', withSpinDuration(DEFAULT_SETTINGS, 6000), 6000],
    [
      'the custom slider at 0.5 s',
      withCustomTiming(DEFAULT_SETTINGS, 'customSpinDuration', 500),
      500,
    ],
    [
      'the custom slider at 10 s',
      withCustomTiming(DEFAULT_SETTINGS, 'customSpinDuration', 1e4),
      1e4,
    ],
    ['the custom preset as it is at first', withPreset(DEFAULT_SETTINGS, 'custom'), 4000],
    [
      'the slider at 6 s and then Fast',
      withPreset(withSpinDuration(DEFAULT_SETTINGS, 6000), 'fast'),
    ],
    [
      'the slider at 6 s and then Instant',
      withPreset(withSpinDuration(DEFAULT_SETTINGS, 6000), 'instant'),
    ],
    ['a preset', withPreset(DEFAULT_SETTINGS, 'slow')],
  ])(
    'of %s carries the duration that the custom preset has, and no other @link.duration',
    (_, settings, spinDuration?: number) => {
      expect(share(undefined, settings).settings).toEqual(spinDuration ? { spinDuration } : {})
    },
  )

  it.each<[typed: string | undefined, own: string, { name?: string; custom?: true }]>([
    ['Lunch', 'Sunday', { name: 'Lunch', custom: true }],
    ['  Lunch ', 'Sunday', { name: 'Lunch', custom: true }],
    [undefined, 'Sunday', { name: 'Sunday', custom: true }],
    ['', 'Sunday', {}],
    [' \u200b', 'Sunday', {}],
    [undefined, 'My Wheel', {}],
    ['My Wheel', 'Sunday', {}],
    [undefined, 'Shared Wheel', {}],
    [undefined, ' ', {}],
    ['👨‍👩‍👧‍👦'.repeat(51), '', { name: '👨‍👩‍👧‍👦'.repeat(50), custom: true }],
  ])('with the typed name %j and the wheel name %j is %j', (custom, name, expected) => {
    const payload = share(wheelOf(['A', 'B'], { name }), undefined, custom)
    const { v: _, segments: __, settings: ___, created: ____, ...named } = payload
    expect(named).toEqual(expected)
    const { name: arrived } = readPayload(JSON.parse(JSON.stringify(payload)))
    expect(arrived).toBe(expected.name ?? 'Shared Wheel')
  })
})

it.each([
  ['x'.repeat(51), 'x'.repeat(50)],
  [` ${'x'.repeat(49)} y`, 'x'.repeat(49)],
  ['\u3164', undefined],
])('the name %j is shared as %j', (typed, shared) => {
  expect(nameText(typed)).toBe(shared)
})

it('settings that a link lacks take their defaults, and those that are not shared stay', () => {
  const animationSpeed = { ...DEFAULT_SETTINGS.animationSpeed, preset: 'fast' as const }
  const current = { ...DEFAULT_SETTINGS, animationSpeed, theme: 'ocean', soundEnabled: false }
  expect(mergeSettings(current, { eliminationMode: true }, DEFAULT_SETTINGS)).toEqual({
    ...DEFAULT_SETTINGS,
    animationSpeed,
    eliminationMode: true,
  })
})
