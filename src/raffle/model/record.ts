// The record of a draw: a log to which entries are added, and in which nothing is ever changed.

import type { WhyNoShow } from '../../wheel/result'
import type { Duplicates, WhyOut } from './entrants'

export const RECORD_FORMAT = 'fairwheel-draw'
export const RECORD_VERSION = 2
/** Of a draw that goes by weights and is bound to a beacon. Others keep the version that earlier pages can read. */
export const WEIGHTED_VERSION = 3
/** Of a draw that goes by weights and is bound to none. */
export const WEIGHTED_CHANCE_VERSION = 4

/** Version 1 has draws that are bound to no beacon. It is read, and gone on with as it was begun. */
export type RecordVersion =
  | 1
  | typeof RECORD_VERSION
  | typeof WEIGHTED_VERSION
  | typeof WEIGHTED_CHANCE_VERSION

export interface Prize {
  /** 1 to 60 characters. Empty where winners are drawn without a prize: then it is the only one. */
  readonly name: string
  /** At least 1. */
  readonly places: number
  /** Alternates, drawn with the last place. */
  readonly reserves: number
}

export interface Option {
  readonly id: string
  readonly text: string
}

/** SHA-256 as 64 hexadecimal digits, in lower case. */
export type Hash = string

export interface Eligible {
  /** Options of the frozen list, so tickets where people have several. */
  readonly count: number
  /** Of a text with one digit for each option of the frozen list, in order: 1 if it could win, 0 if not. */
  readonly hash: Hash
}

export interface Begun {
  readonly kind: 'begun'
  readonly version: RecordVersion
  readonly drawId: string
  readonly wheel: { readonly id: string; readonly name: string }
  readonly product: { readonly name: string; readonly version: string }
  /** IANA name. */
  readonly timeZone: string
  /** The wheel's options as they were, frozen. Options and winners are told by their index in it. */
  readonly list: readonly Option[]
  readonly listCount: number
  readonly listHash: Hash
  /** Who does not take part, in order; everyone else does. */
  readonly out: readonly { readonly index: number; readonly why: WhyOut }[]
  readonly rules: {
    readonly duplicates: Duplicates
    readonly excludesEarlierWinners: boolean
    readonly mayWinAgain: boolean
  }
  readonly prizes: readonly Prize[]
  /** As `announcementText` writes it; `null` where this device draws by chance. Version 1 has none. */
  readonly announcement?: string | null
  /** By option, in hundredths, 1 to 100,000. From version 3 on. */
  readonly weights?: readonly number[]
}

/** What the beacon has said, in a draw that is bound to it: once, and before anything is drawn. */
export interface Beacon {
  readonly kind: 'beacon'
  /** At least 1. */
  readonly round: number
  /** 96 hexadecimal digits, in lower case. */
  readonly signature: string
}

/** What one press of the button draws: the next place, the rest of its prize, or everything left. */
export type Scope = 'place' | 'prize' | 'all'

/** A position of a prize, both from 0. */
export interface Position {
  readonly prize: number
  readonly place: number
}

export interface Drawn {
  readonly kind: 'drawn'
  readonly scope: Scope
  readonly places: readonly (Position & { readonly winner: number })[]
  /** Of each prize whose last place this press filled: as many as there are people for. */
  readonly reserves: readonly {
    readonly prize: number
    readonly reserve: number
    readonly winner: number
  }[]
  /** Places that it was to draw and nobody was left for. */
  readonly unfilled: number
  /** For the first of its places, before the press. */
  readonly eligible: Eligible
}

/** The winner of a place is not here, or does not want it, and wins nothing more in this draw. */
export interface NoShow extends Position {
  readonly kind: 'noShow'
  readonly why: WhyNoShow
}

/** Follows each no-show. */
export interface Replaced extends Position {
  readonly kind: 'replaced'
  /** `null` when nobody is left: the place stays empty. */
  readonly winner: number | null
  readonly from: 'reserve' | 'drawn' | 'nobody'
  readonly eligible: Eligible
}

export interface ListChanged {
  readonly kind: 'listChanged'
  readonly listCount: number
  readonly listHash: Hash
}

export interface Ended {
  readonly kind: 'ended'
  /** Complete: nothing was left to draw, or nobody to draw it for. */
  readonly why: 'complete' | 'stopped'
}

export type Body = Begun | Beacon | Drawn | NoShow | Replaced | ListChanged | Ended

export type Entry = Body & {
  /** From 1, without a gap: the number of its line. */
  readonly seq: number
  /** Milliseconds since 1970; never earlier than that of the entry before. */
  readonly at: number
  /** Hash of the entry before; of the first, 64 zeros. */
  readonly before: Hash
  /** Of all the rest of the entry, as `canonicalJson` writes it. */
  readonly hash: Hash
}

/** An entry before its hashes are computed: eligible is the text of digits, as ASCII. */
export type Draft =
  | Omit<Begun, 'listCount' | 'listHash'>
  | (Omit<Drawn, 'eligible'> & { readonly eligible: Uint8Array<ArrayBuffer> })
  | (Omit<Replaced, 'eligible'> & { readonly eligible: Uint8Array<ArrayBuffer> })
  | Beacon
  | NoShow
  | ListChanged
  | Ended
