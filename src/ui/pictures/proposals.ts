// Photos that were read, each with the option that it would go to.

import { matchPictures, nameOfPicture } from '../../lists/matchPictures'
import type { PictureRead } from '../../platform/pictures/readPictures'
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

/** @param reads in the order of the files */
export function proposalsOf(
  files: readonly string[],
  reads: readonly PictureRead[],
  options: readonly Segment[],
): { readonly proposals: readonly Proposal[]; readonly refused: readonly Refused[] } {
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
  return { proposals, refused }
}

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
