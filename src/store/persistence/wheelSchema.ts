// A wheel in the storage or in a file. Neither is trusted: an invalid field takes its default where the wheel can do
// without it.

import * as v from 'valibot'
import { radians, withinTurn } from '../../wheel/angle'
import { isHexColor } from '../../wheel/colors/color'
import { FALLBACK_COLOR, PALETTE_TEXT } from '../../wheel/colors/palette'
import { withCooldown } from '../../wheel/cooldown'
import { FIRST_GROUP_PLAN, type GroupPlan, MAX_PAIRS } from '../../wheel/groupPlan'
import { photoIn, pictureOf } from '../../wheel/picture'
import { KEPT_RESULTS_LIMIT, keptResults, NO_SHOWS, NO_STATISTICS } from '../../wheel/result'
import { MAX_SEGMENTS, optionText, type Segment, withPicture } from '../../wheel/segment'
import {
  AFTER_WIN,
  ANIMATION_PRESETS,
  ASIDE_SPINS,
  CONFETTI_AMOUNTS,
  CUSTOM_RANGES,
  confettiEmoji,
  DEFAULT_SETTINGS,
  PICTURE_PLACES,
  type Range,
  type Settings,
  SOUND_SETS,
  SOUND_TEXT,
} from '../../wheel/settings/settings'
import { newestFirst, type Wheel } from '../../wheel/wheel'
import type { OwnWheel } from '../state'

const MAX_ID_LENGTH = 64
/** Code units; 50 characters of 16 each, the longest that are accepted. */
const MAX_NAME_LENGTH = 800
/** The longest spin takes ten seconds. */
const MAX_SPIN_MS = 600_000

function clamped(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.finite(),
    v.transform((value) => Math.min(max, Math.max(min, value))),
  )
}

function within(range: Range, fallback: number) {
  return v.fallback(v.pipe(v.number(), v.minValue(range.min), v.maxValue(range.max)), fallback)
}

function switches<T extends Record<string, boolean>>(defaults: T) {
  return v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((found): T => {
        const read = (name: string, fallback: boolean) => {
          const value = Object.hasOwn(found, name) ? found[name] : undefined
          return typeof value === 'boolean' ? value : fallback
        }
        return Object.fromEntries(
          Object.entries(defaults).map(([name, fallback]) => [name, read(name, fallback)]),
        ) as T
      }),
    ),
    defaults,
  )
}

const defaults = DEFAULT_SETTINGS
const defaultSpeed = defaults.animationSpeed

const animationSpeed = v.object({
  preset: v.fallback(v.picklist(ANIMATION_PRESETS), defaultSpeed.preset),
  customSpinDuration: within(CUSTOM_RANGES.customSpinDuration, defaultSpeed.customSpinDuration),
  customTransitionSpeed: within(
    CUSTOM_RANGES.customTransitionSpeed,
    defaultSpeed.customTransitionSpeed,
  ),
  customUIAnimationSpeed: within(
    CUSTOM_RANGES.customUIAnimationSpeed,
    defaultSpeed.customUIAnimationSpeed,
  ),
  enabledAnimations: switches(defaultSpeed.enabledAnimations),
  accessibilitySettings: switches(defaultSpeed.accessibilitySettings),
  performanceSettings: switches(defaultSpeed.performanceSettings),
})

export const speedOrNull = v.fallback(v.nullable(animationSpeed), null)

/** A file whose name cannot be read is none. */
const sound = v.fallback(v.pipe(v.string(), v.regex(SOUND_TEXT)), '')
export const ownSounds = v.fallback(
  v.object({ tick: sound, rush: sound, winner: sound, eliminated: sound }),
  defaults.ownSounds,
)

const settings = v.fallback(
  v.object({
    spinDuration: v.fallback(clamped(0, MAX_SPIN_MS), defaults.spinDuration),
    soundEnabled: v.fallback(v.boolean(), defaults.soundEnabled),
    soundSet: v.fallback(v.picklist(SOUND_SETS), defaults.soundSet),
    rushSound: v.fallback(v.boolean(), defaults.rushSound),
    winnerSound: v.fallback(v.boolean(), defaults.winnerSound),
    eliminatedSound: v.fallback(v.boolean(), defaults.eliminatedSound),
    ownSounds,
    theme: v.fallback(v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH)), defaults.theme),
    eliminationMode: v.fallback(v.boolean(), defaults.eliminationMode),
    noRepeats: v.fallback(v.boolean(), defaults.noRepeats),
    weightsCount: v.fallback(v.boolean(), defaults.weightsCount),
    showProbabilities: v.fallback(v.boolean(), defaults.showProbabilities),
    afterWin: v.fallback(v.picklist(AFTER_WIN), defaults.afterWin),
    asideSpins: v.fallback(
      v.pipe(clamped(ASIDE_SPINS.min, ASIDE_SPINS.max), v.transform(Math.round)),
      defaults.asideSpins,
    ),
    confetti: v.fallback(v.picklist(CONFETTI_AMOUNTS), defaults.confetti),
    confettiEmoji: v.fallback(
      v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH), v.transform(confettiEmoji)),
      defaults.confettiEmoji,
    ),
    picturePlace: v.fallback(v.picklist(PICTURE_PLACES), defaults.picturePlace),
    animationSpeed: v.fallback(animationSpeed, defaultSpeed),
  } satisfies Record<keyof Settings, v.GenericSchema>),
  defaults,
)

/** Radians per step, and steps: more than any spin has. */
const MAX_VELOCITY = 100
const MAX_STEPS = 10_000
/** The range of a `Date`, in milliseconds before and after 1970 (ECMA-262, 21.4.1.1). */
const MAX_TIME = 8.64e15

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID_LENGTH))

export const time = clamped(-MAX_TIME, MAX_TIME)
/** Of a result. In earlier versions it was sorted by its time, which may lie before 1970. */
export const order = clamped(-MAX_TIME, Number.MAX_SAFE_INTEGER)
/** More than any count or time comes to: the year 37648. Who has counted farther is counted anew. */
const MAX_ORDER = 2 ** 50
const count = clamped(0, Number.MAX_SAFE_INTEGER)

/** A mark that cannot be read costs the option nothing. */
const mark = v.exactOptional(v.fallback(v.boolean(), false))

/** A day as `2026-11-22`; any other text is a day long ago, on which nobody is absent any more. */
export const day = v.exactOptional(v.fallback(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), ''))

const segmentFields = v.object({
  id,
  text: v.pipe(
    v.string(),
    v.transform((text) => optionText(text) ?? ''),
    v.minLength(1),
  ),
  color: v.fallback(v.custom<string>(isHexColor), FALLBACK_COLOR),
  weight: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 1),
  eliminated: v.exactOptional(v.boolean()),
  picked: mark,
  absent: mark,
  picture: v.exactOptional(v.unknown()),
})

/** A picture that cannot be read is none. */
const segment = v.pipe(
  segmentFields,
  v.transform(({ picture, ...found }): Segment => withPicture(found, pictureOf(picture))),
)

const rotation = v.pipe(
  v.number(),
  v.finite(),
  v.transform((angle) => withinTurn(radians(angle))),
)

/** Versions that did not count results sorted them by their times. */
const withOrder = <T extends { readonly timestamp: number; order?: number }>(found: T) => ({
  ...found,
  order: found.order ?? found.timestamp,
})

/** What cannot be read is no draw. */
const drawId = v.fallback(v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH)), '')

const resultFields = v.object({
  id,
  wheelId: id,
  winner: segment,
  spinDuration: clamped(0, MAX_SPIN_MS),
  order: v.exactOptional(order),
  timestamp: time,
  angle: rotation,
  isEliminationMode: v.boolean(),
  isFinalWinner: v.boolean(),
  isNoRepeats: mark,
  remainingSegments: clamped(0, MAX_SEGMENTS),
  chance: v.exactOptional(clamped(0, 1)),
  drawId: v.exactOptional(drawId),
  prize: v.exactOptional(v.fallback(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), '')),
  noShow: v.exactOptional(v.fallback(v.picklist(NO_SHOWS), 'notHere')),
})
const listedResult = v.pipe(resultFields, v.transform(withOrder))

const withinCount = <T extends { readonly order: number }>(found: T) => ({
  ...found,
  order: Math.min(found.order, MAX_ORDER),
})
export const result = v.pipe(listedResult, v.transform(withinCount))

export const pendingSpin = v.pipe(
  v.object({
    ...resultFields.entries,
    start: v.exactOptional(
      v.object({
        startRotation: rotation,
        velocity: clamped(0, MAX_VELOCITY),
        steps: clamped(1, MAX_STEPS),
      }),
    ),
  }),
  v.transform((found) => withinCount(withOrder(found))),
)

const elimination = v.pipe(
  v.object({
    eliminatedSegment: segment,
    order: v.exactOptional(order),
    timestamp: time,
    eliminatedByResult: id,
    remainingSegments: clamped(0, MAX_SEGMENTS),
  }),
  v.transform(withOrder),
)

function distinct<T>(items: readonly T[]): T[] {
  const idOf = (item: T) => (item as { id?: unknown }).id ?? item
  return [...new Map(items.toReversed().map((item) => [idOf(item), item])).values()].toReversed()
}

/** The first `max` valid items of a list. */
export function readable<const TItem extends v.GenericSchema>(item: TItem, max: number) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((found): v.InferOutput<TItem>[] =>
        distinct(
          found.flatMap((one) => {
            const read = v.safeParse(item, one)
            return read.success ? [read.output] : []
          }),
        ).slice(0, max),
      ),
    ),
    [],
  )
}

/** A new wheel has none. */
const segments = v.pipe(
  v.array(segment),
  v.maxLength(MAX_SEGMENTS),
  v.check((all) => new Set(all.map((one) => one.id)).size === all.length),
)

/** `null` if they equal the wheel's segments. */
const originalSegments = v.fallback(v.nullable(segments), [])

const statistics = v.fallback(
  v.object({ totalSpins: count, totalEliminations: count, totalSpinTime: count }),
  NO_STATISTICS,
)

/** Code units of an option's text: 50 characters of 16 each. */
const pairText = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SEGMENTS))

const groups = v.object({
  by: v.fallback(v.picklist(['groups', 'size']), FIRST_GROUP_PLAN.by),
  groups: v.fallback(wholeNumber, FIRST_GROUP_PLAN.groups),
  size: v.fallback(wholeNumber, FIRST_GROUP_PLAN.size),
  hasCaptains: v.fallback(v.boolean(), FIRST_GROUP_PLAN.hasCaptains),
  pairs: readable(
    v.object({ kind: v.picklist(['together', 'apart']), first: pairText, second: pairText }),
    MAX_PAIRS,
  ),
} satisfies Record<keyof GroupPlan, v.GenericSchema>)

/** What cannot be read is none. */
const palette = v.fallback(v.pipe(v.string(), v.regex(PALETTE_TEXT)), '')

const orNone = (read: (found: unknown) => string | undefined) =>
  v.exactOptional(
    v.pipe(
      v.unknown(),
      v.transform((found) => read(found) ?? ''),
    ),
  )

export const records = {
  palette: v.exactOptional(palette),
  hubPicture: orNone(pictureOf),
  background: orNone(photoIn),
  groups: v.exactOptional(v.fallback(groups, FIRST_GROUP_PLAN)),
  originalSegments,
  history: v.pipe(readable(listedResult, KEPT_RESULTS_LIMIT), v.transform(keptResults)),
  eliminationHistory: readable(elimination, MAX_SEGMENTS),
  statistics,
  turnsSince: v.exactOptional(v.fallback(order, 0)),
  createdAt: v.fallback(time, 0),
  lastUsed: v.fallback(time, 0),
}

export const storedWheel = v.pipe(
  v.object({
    id,
    name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
    segments,
    settings,
    absentOn: day,
    clearedResults: readable(id, KEPT_RESULTS_LIMIT),
    lastOrder: v.exactOptional(v.fallback(order, 0)),
    lastDraw: v.exactOptional(v.fallback(v.object({ drawId, seq: count }), { drawId: '', seq: 0 })),
    ...records,
  }),
  v.transform(({ settings: own, originalSegments: originals, ...found }): OwnWheel => {
    const { lastUsed, turnsSince = 0, history, eliminationHistory } = found
    // Where it was not stored, the newest result is as old as the wheel's last use.
    const orders = [...history, ...eliminationHistory].map((one) => one.order)
    const lastOrder = Math.max(found.lastOrder ?? lastUsed, turnsSince, ...orders)
    const wheel = {
      ...found,
      originalSegments: originals ?? found.segments,
      lastOrder,
      ...(lastOrder > MAX_ORDER && recounted(found)),
    }
    return { wheel: withCooldown(wheel, own), settings: own }
  }),
)

/** Stored with its settings, and without originals that equal its segments. */
export function plain({ wheel, settings: own }: OwnWheel): object {
  const { segments: all, originalSegments: originals } = wheel
  const isSame =
    originals === all ||
    (originals.length === all.length &&
      originals.every((one, index) => JSON.stringify(one) === JSON.stringify(all[index])))
  return { ...wheel, originalSegments: isSame ? null : originals, settings: own }
}

/** Counts anew from 1: the writer may have gone beyond `Number.MAX_SAFE_INTEGER`, where no number grows. */
export function recounted({
  history,
  eliminationHistory,
  turnsSince,
}: Pick<Wheel, 'history' | 'eliminationHistory' | 'turnsSince'>): Pick<
  Wheel,
  'history' | 'eliminationHistory' | 'turnsSince' | 'lastOrder'
> {
  const listed = new Set([...history, ...eliminationHistory].map(({ order }) => order))
  const orders = [...listed].sort((one, other) => one - other)
  const ranks = new Map(orders.map((order, index) => [order, index + 1]))
  const counted = <T extends { readonly order: number; readonly timestamp: number }>(
    entries: readonly T[],
  ) => newestFirst(entries.map((one) => ({ ...one, order: ranks.get(one.order) as number })))
  return {
    history: counted(history),
    eliminationHistory: counted(eliminationHistory),
    ...(turnsSince !== undefined && {
      turnsSince: orders.filter((one) => one <= turnsSince).length,
    }),
    lastOrder: orders.length,
  }
}
