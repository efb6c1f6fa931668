// Photos that were read, each with the option that it would go to.

import { matchPictures, nameOfPicture } from '../../lists/matchPictures'
import type { PictureRead } from '../../platform/pictures/readPictures'
import { compareTexts } from '../../text/order'
import { photoText } from '../../wheel/picture'
import { optionText, type Segment } from '../../wheel/segment'

export interface Proposal {
  readonly file: string
  readonly picture: string
  readonly hash: string
  readonly blob: Blob
  /** Of the option; blank where the photo is not used. */
  readonly name: string
}

export interface Refused {
  readonly file: string
  readonly why: NonNullable<PictureRead['refusal']>
}

export type Fate = 'given' | 'new' | 'unused' | 'twice'

export interface Proposed {
  readonly proposals: readonly Proposal[]
  readonly refused: readonly Refused[]
  /** Whether their names are those of the list, one after the other, as those of the files say nothing. */
  readonly isInOrder: boolean
}

/** @param reads in the order of the files */
export function proposalsOf(
  files: readonly string[],
  reads: readonly PictureRead[],
  options: readonly Segment[],
): Proposed {
  const read = reads.flatMap((one, index) =>
    one.refusal === undefined ? [{ ...one, file: files[index] ?? '' }] : [],
  )
  const matched = matchPictures(
    read.map(({ file }) => file),
    options.map(({ text }) => text),
  )
  const isAny = matched.some((index) => index !== undefined)
  const proposals = read.map(({ file, hash, preview, blob }, index): Proposal => {
    const option = options[matched[index] ?? -1]
    // Where some match, the others may be of people who are not meant to be on this wheel.
    const name = option ? option.text : isAny ? '' : (nameOfPicture(file) ?? '')
    return { file, picture: photoText(hash, preview), hash, blob, name }
  })
  const refused = reads.flatMap((one, index) =>
    one.refusal === undefined ? [] : [{ file: files[index] ?? '', why: one.refusal }],
  )
  const proposed = { proposals, refused, isInOrder: false }
  // One for each can only be meant so: a class is photographed as it is called.
  const isOneEach = proposals.length === withoutPicture(options).length
  return isOneEach && isUnnamed(proposed) ? inListOrder(proposed, options) : proposed
}

export function isUnnamed({ proposals }: Proposed): boolean {
  return proposals.length > 1 && proposals.every(({ name }) => name === '')
}

/**
 * For photos that a camera has named: in the order of these names they go to options without a picture, or to all where
 * each has one.
 */
export function inListOrder(proposed: Proposed, options: readonly Segment[]): Proposed {
  const without = withoutPicture(options)
  const order = without.length > 0 ? without : options
  const proposals = proposed.proposals
    .toSorted((one, other) => compareTexts(one.file, other.file))
    .map((proposal, index) => ({ ...proposal, name: order[index]?.text ?? '' }))
  return { ...proposed, proposals, isInOrder: true }
}

const withoutPicture = (options: readonly Segment[]) =>
  options.filter(({ picture }) => picture === undefined)

/** What becomes of each: options of one text get theirs in the order of the list. */
export function settle(proposals: readonly Proposal[], options: readonly Segment[]) {
  const waiting = new Map<string, Segment[]>()
  for (const option of options) {
    const key = keyOf(option.text)
    const same = waiting.get(key)
    if (same) same.push(option)
    else waiting.set(key, [option])
  }
  const given = new Map<string, string>()
  const added = new Map<string, readonly [text: string, picture: string]>()
  const fates = proposals.map(({ name, picture }): Fate => {
    const text = optionText(name)
    if (text === undefined) return 'unused'
    const key = keyOf(text)
    const same = waiting.get(key)
    if (same) {
      const option = same.shift()
      if (!option) return 'twice'
      given.set(option.id, picture)
      return 'given'
    }
    if (added.has(key)) return 'twice'
    added.set(key, [text, picture])
    return 'new'
  })
  return { given, added: [...added.values()], fates }
}

const keyOf = (text: string) => text.toLowerCase()
