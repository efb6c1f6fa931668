// Checks a record that anybody may have written.

import { chainOf } from '../proof/chain'
import type { VerifySignature } from '../proof/proof'
import { type Check, checkEntry, Findings, hasOnePlaceEach } from './checks'
import { personKey } from './entrants'
import { canonicalJson, type Digest, eligibleOf, entryHash, listHash, NO_HASH } from './hashChain'
import { MAX_PLACES, planTotals } from './plan'
import { dueMsOf, isBound } from './proven'
import { DrawFold } from './raffleState'
import { type ReadLine, readRecordText, type Unreadable } from './readRecord'
import type { Begun, Eligible, Entry, Hash } from './record'
import { recordText } from './recordOut'

/**
 * What no check of a record alone can show: that its last lines are not missing, where it has no end; that the record
 * was not written anew as a whole, unless its last hash was told to somebody before; that winners were drawn at random,
 * which is shown by a draw that is bound to a beacon, unless it was announced only when the beacon had signed; and that
 * what people said is true: who did not show, and why somebody does not take part.
 */
export type NotShown = 'cutOff' | 'rewritten' | 'random' | 'announced' | 'noShows' | 'leftOut'

/** Whether a chain has signed a round so. It may take its code from elsewhere: the curves are large. */
export type VerifyRound = (...about: Parameters<VerifySignature>) => boolean | Promise<boolean>

export interface CheckedRecord {
  /** Why it cannot be checked; all that follows is empty then. */
  readonly unreadable: Unreadable | null
  readonly isSound: boolean
  readonly checks: readonly Check[]
  readonly notShown: readonly NotShown[]
  /** Its entries, if the draw can be followed through all of them, also where other checks fail. */
  readonly entries: readonly Entry[] | null
  readonly lastHash: Hash | null
}

/** Hashed at the same time: more would fill the memory. */
const AT_ONCE = 100

/** A record that was made to keep this busy fails these again and again, and is not followed to its end. */
const COSTLY = ['places', 'reserves', 'replacements', 'beacon', 'signature', 'assignment'] as const
const MOST_FAILURES = 10

/**
 * Checks the text of a file that `recordText` made. Never throws, unless `digest` or `verify` does.
 * @param verify asked for a draw that is bound to a beacon; left out, no signature is the beacon's
 */
export async function checkRecordText(
  json: string,
  digest: Digest,
  verify: VerifyRound = () => false,
): Promise<CheckedRecord> {
  const { lines, problem } = readRecordText(json)
  if (!lines) {
    const nothing = { isSound: false, checks: [], notShown: [], entries: null, lastHash: null }
    return { unreadable: problem, ...nothing }
  }
  const findings = new Findings()
  checkText(json, lines, findings)
  checkChain(lines, findings)
  await checkHashes(lines, findings, digest)
  const isFollowed = await follow(lines, findings, digest, verify)
  const [first] = lines
  const isProven = first?.kind === 'begun' && isBound(first)
  const checks = findings.checks(isFollowed, isProven)
  const last = lines.at(-1)
  const isCutOff = last?.kind !== 'ended'
  return {
    unreadable: null,
    isSound: checks.every(({ isOk }) => isOk),
    checks,
    notShown: [
      ...(isCutOff ? ['cutOff' as const] : []),
      'rewritten',
      isProven ? 'announced' : 'random',
      ...(lines.some((entry) => entry?.kind === 'noShow') ? ['noShows' as const] : []),
      ...(isAnyLeftOut(first) ? ['leftOut' as const] : []),
    ],
    entries: isFollowed ? (lines as readonly Entry[]) : null,
    lastHash: last?.hash ?? null,
  }
}

/** For a reason that the list does not show. */
function isAnyLeftOut(first: ReadLine | undefined): boolean {
  return first?.kind === 'begun' && first.out.some(({ why }) => why !== 'duplicate')
}

/**
 * A parser keeps the last of two equal keys and rounds numbers, and another one may not: whoever reads the text has to
 * read the record that is checked.
 */
function checkText(json: string, lines: readonly ReadLine[], findings: Findings) {
  // What cannot be read is told by its fields.
  if (!areEntries(lines)) return
  const text = withoutSpace(json.replace(/^\ufeff/, ''))
  const written = withoutSpace(recordText(lines))
  findings.note('text', text === written, lineOfDifference(text, written, lines))
}

const areEntries = (lines: readonly ReadLine[]): lines is readonly Entry[] =>
  lines.every((entry) => entry !== null)

/** @returns the number of the entry in which `text` differs first from what was written of the entries, if it is in one */
function lineOfDifference(text: string, written: string, entries: readonly Entry[]): number | null {
  let same = 0
  while (same < written.length && text[same] === written[same]) same += 1
  let end = written.indexOf('[')
  if (same <= end) return null
  const differs = entries.findIndex((entry) => {
    end += canonicalJson(entry).length + 1
    return same < end
  })
  return differs < 0 ? null : differs + 1
}

const QUOTE = 34
const BACKSLASH = 92
/** Space, tab, line feed and carriage return (RFC 8259, 2). */
const SPACES: readonly number[] = [32, 9, 10, 13]

function withoutSpace(json: string): string {
  let text = ''
  let from = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (isInString && code === BACKSLASH) at += 1
    else if (code === QUOTE) isInString = !isInString
    else if (!isInString && SPACES.includes(code)) {
      text += json.slice(from, at)
      from = at + 1
    }
  }
  return text + json.slice(from)
}

function checkChain(lines: readonly ReadLine[], findings: Findings) {
  let before: ReadLine = null
  for (const [index, entry] of lines.entries()) {
    const line = index + 1
    findings.note('fields', entry !== null, line)
    if (!entry) {
      before = null
      continue
    }
    const isFirst = index === 0
    findings.note('sequence', entry.seq === line && (entry.kind === 'begun') === isFirst, line)
    findings.note('chain', entry.before === (isFirst ? NO_HASH : before?.hash), line)
    findings.note('times', isFirst || (before !== null && entry.at >= before.at), line)
    before = entry
  }
}

async function checkHashes(lines: readonly ReadLine[], findings: Findings, digest: Digest) {
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE)
    const hashes = await Promise.all(some.map((entry) => entry && entryHash(entry, digest)))
    for (const [index, entry] of some.entries()) {
      if (entry) findings.note('entryHash', hashes[index] === entry.hash, from + index + 1)
    }
  }
}

/** @returns whether the draw could have gone so, to the end */
async function follow(
  lines: readonly ReadLine[],
  findings: Findings,
  digest: Digest,
  verify: VerifyRound,
): Promise<boolean> {
  const [begun] = lines
  if (begun?.kind !== 'begun') return false
  const hash = await listHash(begun.list, digest)
  const isList = hash === begun.listHash && begun.list.length === begun.listCount
  findings.note('list', isList, 1)
  findings.note('entrants', areEntrants(begun), 1)
  const { places, reserves } = planTotals(begun.prizes)
  const isPlan = places <= MAX_PLACES && reserves <= MAX_PLACES
  findings.note('plan', isPlan, 1)
  if (!isPlan) return false
  const state = new DrawFold(begun)
  if (isBound(begun)) findings.note('announcement', state.proven !== null, 1)
  const dueMs = dueMsOf(begun)
  if (dueMs !== null) findings.note('inTime', begun.at < dueMs, 1)
  for (const [index, entry] of lines.entries()) {
    if (index === 0) continue
    const line = index + 1
    // What follows a line that cannot be read would be compared with the wrong state.
    if (!entry || findings.failures(COSTLY) > MOST_FAILURES) return false
    checkEntry(state, entry, line, findings)
    if (entry.kind === 'drawn' || entry.kind === 'replaced') {
      const prize = entry.kind === 'drawn' ? state.next?.prize : entry.prize
      const eligible = await eligibleOf(state.eligibleDigits(prize ?? 0), digest)
      findings.note('eligibleHash', isEqual(eligible, entry.eligible), line)
    }
    if (entry.kind === 'beacon') {
      const chain = chainOf(state.proven?.announcement.chain ?? '')
      const isSigned = chain !== null && (await verify(chain, entry.round, entry.signature))
      findings.note('signature', isSigned, line)
      if (dueMs !== null) findings.note('inTime', entry.at >= dueMs, line)
    }
    state.add(entry)
  }
  findings.note('onePlace', hasOnePlaceEach(state), lines.length)
  return true
}

function isEqual(one: Eligible, other: Eligible): boolean {
  return one.count === other.count && one.hash === other.hash
}

function areEntrants({ list, out, rules, weights }: Begun): boolean {
  if (weights && weights.length !== list.length) return false
  const whyOf = new Map(out.map(({ index, why }) => [index, why]))
  const isInOrder = out.every(({ index }, at) => index > (out[at - 1]?.index ?? -1))
  if (!isInOrder || out.some(({ index }) => index >= list.length)) return false
  if (out.length === list.length) return false
  const isPerson = rules.duplicates === 'person'
  const seen = new Set<string>()
  return list.every(({ text }, index) => {
    const why = whyOf.get(index)
    const person = personKey(text)
    // The first of a person takes part, and the others are duplicates.
    if (why === 'duplicate') return isPerson && seen.has(person)
    if (why === 'wonBefore') return rules.excludesEarlierWinners
    if (why) return true
    const isFirst = !seen.has(person)
    seen.add(person)
    return isFirst || !isPerson
  })
}
