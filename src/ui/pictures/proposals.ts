// Photos that were read, each with the option that it would go to.

import { matchPictures, nameOfPicture, stemOf } from '../../lists/matchPictures'
import type { PictureRead } from '../../platform/pictures/readPictures'
import { compareTexts } from '../../text/order'
import { photoText } from '../../wheel/picture'
import { hasUntouchedOptions } from '../../wheel/presets'
import { hasSameItems, optionText, type Segment } from '../../wheel/segment'
import type { Wheel } from '../../wheel/wheel'

export interface Proposal {
  readonly file: string
  readonly picture: string
  readonly hash: string
  readonly blob: Blob
  /** Of the option; blank where the photo is not used. */
  readonly name: string
  /** The option itself, until another name is typed: others may have the same one. */
  readonly optionId?: string
}

export interface Refused {
  readonly file: string
  readonly why: NonNullable<PictureRead['refusal']>
}

export interface Proposed {
  readonly proposals: readonly Proposal[]
  readonly refused: readonly Refused[]
  /** Whether the names of the files say nothing of who is on the photos. */
  readonly isUnnamed: boolean
  /** Whether photos have been assigned in the order of the list. */
  readonly isInOrder: boolean
}

export const NOTHING: Proposed = {
  proposals: [],
  refused: [],
  isUnnamed: true,
  isInOrder: false,
}

export type Fate = 'given' | 'new' | 'unused' | 'twice'

/** @param reads in the order of the files */
export function proposalsOf(
  files: readonly string[],
  reads: readonly PictureRead[],
  options: readonly Segment[],
): Pick<Proposed, 'proposals' | 'refused'> {
  const read = reads.flatMap((one, index) =>
    one.refusal === undefined ? [{ ...one, file: files[index] ?? '' }] : [],
  )
  const matched = matchPictures(
    read.map(({ file }) => file),
    options.map(({ text }) => text),
  )
  const isAny = matched.some((index) => index !== undefined)
  const proposals = read.map(({ file, hash, preview, blob }, index): Proposal => {
    const proposal = { file, picture: photoText(hash, preview), hash, blob }
    const option = options[matched[index] ?? -1]
    if (option) return { ...proposal, name: option.text, optionId: option.id }
    // Where some match, the others may be of people who are not meant to be on this wheel.
    return { ...proposal, name: isAny ? '' : (nameOfPicture(file) ?? '') }
  })
  const refused = reads.flatMap((one, index) =>
    one.refusal === undefined ? [] : [{ file: files[index] ?? '', why: one.refusal }],
  )
  return { proposals, refused }
}

/** Behind those that were read before, whose names may have been corrected. */
export function together(
  before: Proposed,
  { proposals = [], refused = [] }: Partial<Proposed>,
  wheel: Wheel,
): Proposed {
  const isUnnamed = before.isUnnamed && proposals.every(({ name }) => name === '')
  const isNew = ({ file, hash }: Proposal) =>
    !before.proposals.some((one) => one.file === file && one.hash === hash)
  const all = {
    proposals: [...before.proposals, ...proposals.filter(isNew)],
    refused: [...before.refused, ...refused],
    isUnnamed,
    isInOrder: before.isInOrder,
  }
  // One for each can only be meant so: a class is photographed as it is called.
  const isFirst = before === NOTHING
  const isOneEach = isFirst && refused.length === 0 && places(all, wheel).isOneEach
  return isOneEach && canBeInOrder(all, wheel) ? inListOrder(all, wheel) : all
}

/** Whether there are photos to assign so. */
export function canBeInOrder(proposed: Proposed, wheel: Wheel): boolean {
  const blank = proposed.proposals.filter(({ name }) => name === '')
  return (
    proposed.isUnnamed &&
    blank.length > 1 &&
    !hasUntouchedOptions(wheel) &&
    places(proposed, wheel).options.length > 0
  )
}

/**
 * Photos without a name go, in the order of their files’ names, to the options that have none yet. One that could not be
 * used leaves its option out.
 */
export function inListOrder(proposed: Proposed, wheel: Wheel): Proposed {
  const { files, options } = places(proposed, wheel)
  const given = new Map(files.map((file, index) => [file, options[index]] as const))
  const proposals = proposed.proposals
    .toSorted((one, other) => compareFiles(one.file, other.file))
    .map((proposal) => {
      const option = given.get(proposal)
      return option ? { ...proposal, name: option.text, optionId: option.id } : proposal
    })
  return { ...proposed, proposals, isInOrder: true }
}

/** Photos without a name and the options for them, in order. */
function places({ proposals, refused, isInOrder }: Proposed, { segments }: Wheel) {
  // Cameras may write two files of one photo, of which one cannot be used.
  const shotOf = ({ file }: Pick<Refused, 'file'>) => stemOf(file).toLowerCase()
  const read = new Set(proposals.map(shotOf))
  const lost = refused.filter(
    (one) => nameOfPicture(one.file) === undefined && !read.has(shotOf(one)),
  )
  const files: readonly (Proposal | Refused)[] = [
    ...proposals.filter(({ name }) => name === ''),
    ...new Map(lost.map((one) => [shotOf(one), one])).values(),
  ].toSorted((one, other) => compareFiles(one.file, other.file))
  const { given } = settle(proposals, segments)
  const free = segments.filter(({ id }) => !given.has(id))
  const without = free.filter(({ picture }) => picture === undefined)
  const isHere = ({ absent }: Segment) => !absent
  // Those that are as many as the photos are meant.
  const [exact, ...others] = [without, free, without.filter(isHere), free.filter(isHere)].filter(
    ({ length }) => length === files.length,
  )
  return {
    files,
    // Whoever has a picture keeps it where others have got theirs here.
    options: exact ?? (without.length > 0 || isInOrder ? without : free),
    isOneEach: exact !== undefined && others.every((other) => hasSameItems(exact, other)),
  }
}

/** Without their types, so that `image.jpg` comes before `image (1).jpg`. */
const compareFiles = (one: string, other: string) => compareTexts(stemOf(one), stemOf(other))

/** What becomes of each: options of one text get theirs in the order of the list. */
export function settle(proposals: readonly Proposal[], options: readonly Segment[]) {
  const byId = new Map(options.map((option) => [option.id, option]))
  /** Unless it has been renamed since, or removed. */
  const ownOf = ({ optionId = '', name }: Proposal) => {
    const option = byId.get(optionId)
    return option && keyOf(option.text) === keyOf(name) ? option : undefined
  }
  const own = new Set(proposals.map(ownOf))
  const waiting = new Map<string, Segment[]>()
  for (const option of options) {
    const key = keyOf(option.text)
    const same = waiting.get(key) ?? []
    waiting.set(key, same)
    if (!own.has(option)) same.push(option)
  }
  const given = new Map<string, string>()
  const added = new Map<string, readonly [text: string, picture: string]>()
  const fates = proposals.map((proposal): Fate => {
    const { name, picture } = proposal
    const text = optionText(name)
    if (text === undefined) return 'unused'
    const key = keyOf(text)
    const mine = ownOf(proposal)
    const option = mine && !given.has(mine.id) ? mine : waiting.get(key)?.shift()
    if (option) {
      given.set(option.id, picture)
      return 'given'
    }
    if (added.has(key) || waiting.has(key)) return 'twice'
    added.set(key, [text, picture])
    return 'new'
  })
  return { given, added: [...added.values()], fates }
}

const keyOf = (text: string) => text.toLowerCase()
