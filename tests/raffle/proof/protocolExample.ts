// The example in docs/proof.md, with every value on the way, computed by the code.

import {
  type Announcement,
  announcementText,
  fingerprintOf,
} from '../../../src/raffle/proof/announcement'
import { assign, showFraction } from '../../../src/raffle/proof/assign'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import { makeProof, proofText } from '../../../src/raffle/proof/proof'
import { proofStream, randomnessOf } from '../../../src/raffle/proof/stream'
import { announced } from './announcements'
import { realSignature } from './realRounds'

const SIGNATURE = realSignature(1000)

const EXAMPLE: Announcement = announced({
  chain: QUICKNET.hash,
  entries: ['Ann', 'Ben', 'Cleo', 'Ann', 'Zoë'],
  weights: [100, 250, 100, 100, 50],
  prizes: [
    { name: 'Cup', places: 1, reserves: 1 },
    { name: 'Book', places: 1, reserves: 0 },
  ],
})

/** The drawing step by step: each row is a word, what it leaves, and who is drawn. */
function stepsOf({ entries, weights }: Announcement, fingerprint: string): string[] {
  const stream = proofStream(SIGNATURE, fingerprint, 'draw')
  const left = entries.map((entry, index) => ({ entry, index, weight: weights?.[index] ?? 1 }))
  const seen = new Set<string>()
  const rows: string[] = []
  while (left.length > 0) {
    const total = left.reduce((sum, { weight }) => sum + weight, 0)
    const word = stream.next()
    if (word >= 2 ** 32 - (2 ** 32 % total)) throw new Error('The example is to have none refused')
    let rest = word % total
    let at = 0
    for (; rest >= (left[at]?.weight ?? 0); at += 1) rest -= left[at]?.weight ?? 0
    const [drawn] = left.splice(at, 1)
    const { entry = '', index = 0 } = drawn ?? {}
    const note = seen.has(entry) ? ' (again: passed over)' : ''
    seen.add(entry)
    rows.push(`| \`${hex(word)}\` | ${total} | ${word % total} | ${index}: ${entry}${note} |`)
  }
  return rows
}

const hex = (word: number) => word.toString(16).padStart(8, '0')

/** Each part as it stands in the document. */
export function exampleParts(): string[] {
  const text = announcementText(EXAMPLE)
  const fingerprint = fingerprintOf(text)
  const { prizes, waiting } = assign(EXAMPLE, SIGNATURE)
  const [word] = [proofStream(SIGNATURE, fingerprint, 'show').next()]
  const winners = prizes.map((one) => JSON.stringify(one)).join(',')
  return [
    block(text),
    block(fingerprint),
    block(SIGNATURE),
    block(randomnessOf(SIGNATURE)),
    block(`${fingerprint}00${hex(0)}${hex(0)}`),
    block(firstBlock(fingerprint)),
    stepsOf(EXAMPLE, fingerprint).join('\n'),
    `\`[${winners}]\``,
    `\`${JSON.stringify(waiting[0])}\``,
    `\`${hex(word)}\``,
    `${showFraction(EXAMPLE, SIGNATURE).toFixed(6)}`,
    block(proofText(makeProof(EXAMPLE, SIGNATURE))),
  ]
}

/** The example's proof, as a file holds it. */
export const EXAMPLE_PROOF = proofText(makeProof(EXAMPLE, SIGNATURE))

function firstBlock(fingerprint: string): string {
  const stream = proofStream(SIGNATURE, fingerprint, 'draw')
  return Array.from({ length: 8 }, () => hex(stream.next())).join('')
}

const block = (text: string) => `\`\`\`text\n${text}\n\`\`\``
