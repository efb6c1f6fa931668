// What the overlay shows: chosen in the dock for every overlay of this browser, or in the address of one.

import * as v from 'valibot'
import { safeStorage } from '../platform/storage'
import { OVERLAY_KEY } from '../store/persistence/schema'
import { id } from '../store/persistence/wheelSchema'
import { LOOKS, type LookName, SEASONS } from '../wheel/looks/looks'

export const MAX_RECENT_WINNERS = 10
/** Percent of the window's smaller side. */
export const SIZES = { least: 20, most: 100 } as const

const LOOK_NAMES = [...LOOKS, ...(Object.keys(SEASONS) as (keyof typeof SEASONS)[])]

export interface OverlaySettings {
  /** `whileSpinning` is from the launch until some seconds after the result. */
  readonly shows: 'always' | 'whileSpinning'
  readonly isHidden: boolean
  /** The winner's plate. */
  readonly hasPlate: boolean
  /** On the plate and in the list. */
  readonly hasPrize: boolean
  /** How many of the last winners are listed, 0 to 10. */
  readonly recentWinners: number
  /** Of the wheel, in percent of the window's smaller side: 20 to 100. */
  readonly size: number
  /** In place of the wheel's own; empty for that. */
  readonly look: LookName | ''
  readonly hasSound: boolean
  /** The id of the result that was closed in a dock last: its plate has left. */
  readonly closedResult?: string
}

export const DEFAULT_OVERLAY: OverlaySettings = {
  shows: 'always',
  isHidden: false,
  hasPlate: true,
  hasPrize: true,
  recentWinners: 0,
  size: 100,
  look: '',
  hasSound: false,
}

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const FIELDS = {
  shows: v.picklist(['always', 'whileSpinning']),
  isHidden: v.boolean(),
  hasPlate: v.boolean(),
  hasPrize: v.boolean(),
  recentWinners: whole(0, MAX_RECENT_WINNERS),
  size: whole(SIZES.least, SIZES.most),
  look: v.picklist(['', ...LOOK_NAMES]),
  hasSound: v.boolean(),
  closedResult: id,
}

type Field = keyof typeof FIELDS

const NAMES = Object.keys(FIELDS) as Field[]

/** Those of the fields that are there and valid. */
function validOf(fields: Readonly<Record<string, unknown>>): Partial<OverlaySettings> {
  const valid = NAMES.filter(
    (name) => Object.hasOwn(fields, name) && v.is(FIELDS[name], fields[name]),
  )
  return Object.fromEntries(valid.map((name) => [name, fields[name]]))
}

/** The defaults in place of whatever is not there or not valid. */
export function readOverlaySettings(text: string | null | undefined): OverlaySettings {
  try {
    const stored: unknown = JSON.parse(text || '{}')
    const isRecord = typeof stored === 'object' && stored !== null
    return { ...DEFAULT_OVERLAY, ...(isRecord && validOf({ ...stored })) }
  } catch {
    return DEFAULT_OVERLAY
  }
}

/** What each field is called in an address. Whether it is hidden, or its plate closed, is not said there: the dock could not show it. */
const IN_ADDRESS = {
  shows: 'shows',
  hasPlate: 'plate',
  hasPrize: 'prize',
  recentWinners: 'winners',
  size: 'size',
  look: 'look',
  hasSound: 'sound',
} as const satisfies Partial<Record<Field, string>>

const SWITCH: Readonly<Record<string, boolean>> = { on: true, off: false }

/**
 * What an address says of the settings, such as `?shows=whileSpinning&plate=off&winners=5&size=80&look=neon&sound=on`,
 * and the names of the parameters that could not be read.
 */
export function settingsInAddress(search: string): {
  readonly settings: Partial<OverlaySettings>
  readonly unreadable: readonly string[]
} {
  const params = new URLSearchParams(search)
  const said = (Object.entries(IN_ADDRESS) as [Field, string][]).flatMap(([field, name]) => {
    const text = params.get(name)
    return text === null ? [] : [{ field, name, value: spokenValue(field, text) }]
  })
  const settings = validOf(Object.fromEntries(said.map(({ field, value }) => [field, value])))
  const unreadable = said.filter(({ field }) => !(field in settings)).map(({ name }) => name)
  return { settings, unreadable }
}

function spokenValue(field: Field, text: string): unknown {
  const value = DEFAULT_OVERLAY[field]
  if (typeof value === 'boolean') return Object.hasOwn(SWITCH, text) ? SWITCH[text] : undefined
  if (typeof value === 'number') return /^\d+$/.test(text) ? Number(text) : undefined
  return text
}

const storage = safeStorage(() => localStorage)

interface Known {
  readonly text: string | null
  readonly settings: OverlaySettings
}

/** Where nothing can be stored, it lasts until the page is left. */
let known: Known = { text: null, settings: DEFAULT_OVERLAY }
const listeners = new Set<() => void>()

/** As chosen in whichever tab, without what the address says. The same object until something changes. */
export function overlaySettings(): OverlaySettings {
  const text = storage.read(OVERLAY_KEY)
  // The browser denies access.
  if (text === undefined || text === known.text) return known.settings
  known = { text, settings: readOverlaySettings(text) }
  return known.settings
}

/** For every overlay and dock of this browser. */
export function changeOverlaySettings(change: Partial<OverlaySettings>): void {
  const settings = { ...overlaySettings(), ...validOf(change) }
  const text = JSON.stringify(settings)
  const isStored = storage.write(OVERLAY_KEY, text)
  known = { text: isStored ? text : known.text, settings }
  for (const listener of listeners) listener()
}

/** Also of changes in other tabs. Returns what ends it. */
export function watchOverlaySettings(changed: () => void): () => void {
  // Everything was cleared where there is no key.
  const heard = ({ key }: StorageEvent) => (key === OVERLAY_KEY || key === null) && changed()
  listeners.add(changed)
  addEventListener('storage', heard)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', heard)
  }
}
