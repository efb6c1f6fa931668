// Checks a proven draw without Fairwheel, as proof.md says: npm install @noble/curves && node proof-check.mjs FILE-OR-LINK
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { bls12_381 } from '@noble/curves/bls12-381.js'

// drand's quicknet, as in https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/info
const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
const KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
  '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const FIELDS = ['chain', 'round', 'name', 'entries', 'weights', 'prizes', 'again', 'salt', 'show']

const sha256 = (data) => createHash('sha256').update(data).digest()
// Names may hold signs that a terminal obeys.
const shown = (text) => JSON.stringify(text).replace(/\p{C}/gu, (sign) => `\\u{${sign.codePointAt().toString(16)}}`)
const stop = (why) => process.exit(console.error(`NO   ${why}`) ?? 1)
const check = (field, holds) => (holds ? console.log(`yes  ${field}`) : stop(`${field} does not match`))
process.on('uncaughtException', ({ message }) => stop(shown(message)))

const link = /#p\.([\w-]+)$/.exec(process.argv[2])?.[1] // base64url of a checksum in four bytes, and the deflated text
const inflated = link && inflateRawSync(Buffer.from(link, 'base64url').subarray(4), { maxOutputLength: 2 ** 23 })
const text = `${inflated ?? readFileSync(process.argv[2])}`.trim()
const { announcement: a, fingerprint, sums, signature, results } = JSON.parse(text)
const isWritten = JSON.stringify({ announcement: a, fingerprint, sums, signature, results }) === text
const isOfVersion1 = a.fairwheel === 1 && `${Object.keys(a)}` === `fairwheel,${FIELDS}`
check('format', isWritten && isOfVersion1 && `${Object.keys(sums)}` === `${FIELDS}`)
check('chain', a.chain === CHAIN)

const isAnnounced = sha256(JSON.stringify(a)).toString('hex') === fingerprint
const sum = (field) => sha256(JSON.stringify([field, a[field]])).toString('hex').slice(0, 16)
const changed = FIELDS.filter((field) => sum(field) !== sums[field])
check(isAnnounced || changed.length === 0 ? 'fingerprint' : changed.join(), isAnnounced)
check('sums', changed.length === 0)

const isWeight = (weight) => Number.isInteger(weight) && weight >= 1 && weight <= 100_000
const areUnequal = (weights) => weights.every(isWeight) && new Set(weights).size > 1
check('weights', a.weights === null || (a.weights.length === a.entries.length && areUnequal(a.weights)))

const round = Buffer.alloc(8)
round.writeBigUInt64BE(BigInt(a.round))
const { hash, verify } = bls12_381.shortSignatures
const message = hash(sha256(round), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
const bytes = Buffer.from(/^[0-9a-f]{96}$/.test(signature) ? signature : '', 'hex')
try {
  check('signature', verify(bytes, message, Buffer.from(KEY, 'hex')))
} catch {
  check('signature', false) // it is no point of the curve
}

function* words(lane) {
  for (let block = 0; ; block += 1) {
    const numbers = Buffer.alloc(9) // the first byte is the label, 0
    numbers.writeUInt32BE(lane, 1)
    numbers.writeUInt32BE(block, 5)
    const digest = createHmac('sha256', sha256(bytes)).update(fingerprint, 'hex').update(numbers).digest()
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at)
  }
}

/** Everyone in the order drawn. Of the weights left, in the order of the list, x falls into that of the next one. */
function people(lane) {
  const [source, drawn] = [words(lane), new Map()]
  const left = a.entries.map((entry, index) => ({ entry, index, weight: a.weights?.[index] ?? 1 }))
  while (left.length > 0) {
    const total = left.reduce((all, { weight }) => all + weight, 0)
    let [x, at] = [source.next().value, 0]
    while (x >= 2 ** 32 - (2 ** 32 % total)) x = source.next().value
    for (x %= total; x >= left[at].weight; at += 1) x -= left[at].weight
    const [{ entry, index }] = left.splice(at, 1)
    if (!drawn.has(entry)) drawn.set(entry, index) // what is drawn again is another ticket of the same person
  }
  return [...drawn.values()]
}

const everyone = a.again ? null : people(0)
const orders = a.prizes.map((_, lane) => everyone ?? people(lane))
const winners = a.prizes.map(({ places }, prize) => orders[prize].splice(0, places))
const reserves = a.prizes.map((prize, index) => orders[index].splice(0, prize.reserves))
const expected = winners.map((won, prize) => ({ winners: won, reserves: reserves[prize] }))
check('results', JSON.stringify(expected) === JSON.stringify(results))

const names = (indexes) => indexes.map((index) => shown(a.entries[index])).join(', ') || 'nobody'
for (const [prize, { name }] of a.prizes.entries()) {
  console.log(`     ${shown(name)}: ${names(winners[prize])}. In reserve: ${names(reserves[prize])}.`)
}
const due = new Date((1692803367 + (a.round - 1) * 3) * 1000).toISOString()
console.log(`Is this the fingerprint that was announced before ${due}?\n     ${fingerprint}`)
