// An arbitrary for any wheel that the app allows.

import fc from 'fast-check'
import { FALLBACK_COLOR, PALETTE } from '../../src/wheel/colors/palette'
import { PALETTES } from '../../src/wheel/colors/palettes'
import { optionText, type Segment } from '../../src/wheel/segment'
import { PICTURE_PLACES, SOUND_SETS } from '../../src/wheel/settings/settings'
import type { Shareable } from './wheels'

/** Everyday text, and characters used in attacks. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.lorem({ maxCount: 3 }),
  fc.constantFrom('~0~', '~1~', '~12~', '~', '1', '2:[]', '","color":"#', '\\', '"', '%7B', 'z.'),
  fc.constantFrom('\ud83d', '\udc00', '\u0000', '\u202e', '\u200f', '\n', '\r', '\u2028', '\ufeff'),
  fc.constantFrom('👨‍👩‍👧‍👦', '🇧🇷', 'مرحبا', 'नि', '漢字', '__proto__', 'constructor'),
)
const typed = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''))

const optionTexts = typed.map((text) => optionText(text) ?? 'New Option')

const hexDigits = fc.string({
  unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
  minLength: 6,
  maxLength: 6,
})
const colors = fc.oneof(
  fc.constantFrom<string>(...PALETTE, '#3B82F6'),
  hexDigits.map((digits) => `#${digits}`),
)

const weights = fc.oneof(
  { weight: 4, arbitrary: fc.constant(1) },
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.double({ min: 0, max: 1000, noNaN: true }).map((weight) => weight + 0),
)

const segments = fc
  .oneof(
    { weight: 2, arbitrary: fc.array(fc.record({ text: optionTexts }), { minLength: 2 }) },
    fc.array(
      fc.record({
        text: optionTexts,
        color: colors,
        weight: weights,
        picture: fc.option(
          fc.constantFrom('🐶', '👩‍👧', `${'h'.repeat(43)}.1QcSHQRnh493V4dIh4eXh1h4kJUI`),
          {
            nil: undefined,
          },
        ),
        eliminated: fc.option(fc.boolean(), { nil: undefined }),
      }),
      { minLength: 2, maxLength: 60 },
    ),
  )
  .map((some) =>
    some.map((segment, index): Segment => {
      const { eliminated, picture, ...plain } = {
        color: PALETTE[index % PALETTE.length] ?? FALLBACK_COLOR,
        weight: 1,
        ...segment,
      } as Segment
      const rest = picture === undefined ? plain : { ...plain, picture }
      // Two at least take part.
      return index < 2 || eliminated === undefined
        ? { ...rest, id: `id${index}` }
        : { ...rest, id: `id${index}`, eliminated }
    }),
  )

const settings = fc.record({
  animationSpeed: fc.record({
    preset: fc.constantFrom('instant', 'normal', 'custom'),
    customSpinDuration: fc.oneof(fc.constant(3000), fc.integer({ min: 500, max: 10_000 })),
  }),
  soundEnabled: fc.boolean(),
  theme: fc.oneof(fc.constant('default'), fc.string({ unit: 'binary', maxLength: 30 })),
  eliminationMode: fc.boolean(),
  showProbabilities: fc.boolean(),
  // Links bring the weights into range where they count: weights.test.ts.
  weightsCount: fc.constant(false),
  noRepeats: fc.boolean(),
  afterWin: fc.constantFrom('same', 'halved', 'aside'),
  asideSpins: fc.integer({ min: 1, max: 19 }),
  confetti: fc.constantFrom('none', 'little', 'much'),
  confettiEmoji: fc.constantFrom('', '🎈', '🎉👨‍👩‍👧‍👦'),
  soundSet: fc.constantFrom(...SOUND_SETS),
  rushSound: fc.boolean(),
  winnerSound: fc.boolean(),
  eliminatedSound: fc.boolean(),
  picturePlace: fc.constantFrom(...PICTURE_PLACES),
})

const names = typed.map((text) => optionText(text) ?? 'My Wheel')

/** Any wheel that the app can hold; some links to it are of version 1, some compact. */
export const anyWheel: fc.Arbitrary<Shareable> = fc.record({
  name: names,
  segments,
  palette: fc.constantFrom('', '#112233', PALETTES.ocean),
  hubPicture: fc.constantFrom('', '🦊', `${'h'.repeat(43)}.1QcSHQRnh493V4dIh4eXh1h4kJUI`),
  background: fc.constantFrom('', `${'b'.repeat(43)}.1QcSHQRnh493V4dIh4eXh1h4kJUI`),
  settings,
})
