// Checks a proven draw without Fairwheel, as proof.md says. It needs Node.js from 20.15 and one package:
//   npm install @noble/curves@2.4.0
//   node proof-check.mjs FILE-OR-LINK
// Whether it reads proofs as all other readers do: node proof-check.mjs --vectors proof-vectors.json
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { crc32, inflateRawSync } from 'node:zlib'
import { bls12_381 } from '@noble/curves/bls12-381.js'

// drand's quicknet, as in https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/info
const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
const KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
  '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const dueMs = (round) => (1692803367 + (round - 1) * 3) * 1000

const sha256 = (data) => createHash('sha256').update(data).digest()

/** @throws where it does not hold: the step that does not pass, and what is wrong */
const demand = (holds, step, names = step) => {
  if (!holds) throw Object.assign(new Error(names === step ? step : `${step}: ${names}`), { step })
}

// How a proof is written

const isText = (value, least, most) =>
  typeof value === 'string' && value.length >= least && value.length <= most && !/\p{Surrogate}/u.test(value)
const isName = (value, least, most) => isText(value, least, most) && value.trim() === value
const isDigits = (value, count) => typeof value === 'string' && value.length === count && /^[0-9a-f]+$/.test(value)
const isInteger = (value, least, most) => Number.isSafeInteger(value) && value >= least && value <= most
const isList = (value, least, most, isOne) =>
  Array.isArray(value) && value.length >= least && value.length <= most && value.every((one) => isOne(one))
const isPrize = (prize) =>
  isName(prize?.name, 0, 960) && isInteger(prize.places, 1, 10_000) && isInteger(prize.reserves, 0, 10_000)
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

/** What each field of an announcement can be, in the order in which they are written. */
const RULES = {
  chain: ({ chain }) => isDigits(chain, 64),
  round: ({ round }) => isInteger(round, 1, Number.MAX_SAFE_INTEGER),
  name: ({ name }) => isName(name, 0, 800),
  entries: ({ entries }) => isList(entries, 1, 10_000, (entry) => isName(entry, 1, 480)),
  weights: ({ weights, entries: { length } }) =>
    weights === null ||
    (isList(weights, length, length, (weight) => isInteger(weight, 1, 100_000)) && new Set(weights).size > 1),
  prizes: ({ prizes }) =>
    isList(prizes, 1, 10_000, isPrize) &&
    sumOf(prizes.map(({ places }) => places)) <= 10_000 &&
    sumOf(prizes.map(({ reserves }) => reserves)) <= 10_000,
  again: ({ again, entries, prizes }) =>
    again === false || (again === true && entries.length * prizes.length <= 1_000_000),
  salt: ({ salt }) => isDigits(salt, 32),
  show: ({ show, entries: { length } }) =>
    isText(show?.theme, 0, 64) &&
    isInteger(show.spinMs, 0, 10_000) &&
    isList(show.colors, length, length, (color) => typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color)),
}
const FIELDS = Object.keys(RULES)

const pick = (value, keys) => Object.fromEntries(keys.map((key) => [key, value[key]]))

/** The text as a proof. It is one if it is exactly what is written of it. */
function readProof(text) {
  const marks = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/gs, '').match(/[,[{]/g) ?? []
  demand(marks.length <= 250_000, 'format')
  const { announcement: given, fingerprint, sums, signature, results } = JSON.parse(text)
  demand(given?.fairwheel === 1, 'format')
  for (const field of FIELDS) demand(RULES[field](given), 'format', field)
  const prizes = given.prizes.map((prize) => pick(prize, ['name', 'places', 'reserves']))
  const show = pick(given.show, ['theme', 'spinMs', 'colors'])
  const announcement = { ...pick(given, ['fairwheel', ...FIELDS]), prizes, show }
  demand(JSON.stringify(announcement).length <= 7 * 2 ** 20, 'format')
  demand(isDigits(fingerprint, 64), 'format', 'fingerprint')
  demand(FIELDS.every((field) => isDigits(sums?.[field], 16)), 'format', 'sums')
  demand(isDigits(signature, 96), 'format', 'signature')
  const isIndex = (index) => isInteger(index, 0, announcement.entries.length - 1)
  const areIndexes = (indexes) => isList(indexes, 0, 10_000, isIndex)
  const isResult = (result) => areIndexes(result?.winners) && areIndexes(result.reserves)
  demand(isList(results, 0, 10_000, isResult), 'format', 'results')
  const proof = {
    announcement,
    fingerprint,
    sums: pick(sums, FIELDS),
    signature,
    results: results.map((result) => pick(result, ['winners', 'reserves'])),
  }
  demand(JSON.stringify(proof) === text, 'format')
  return proof
}

const decoded = (bytes) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)

function textOfFile(bytes) {
  const text = decoded(bytes)
  demand(text.length <= 8 * 2 ** 20, 'format')
  return text.trim()
}

/** @param link what follows the # of an address */
function textOfLink(link) {
  demand(/^p\.[\w-]+$/.test(link) && link.length <= 16_384, 'format')
  const bytes = Buffer.from(link.slice(2), 'base64url')
  demand(bytes.toString('base64url') === link.slice(2) && bytes.length > 4, 'format')
  const deflated = bytes.subarray(4)
  demand(bytes.readUInt32BE() === crc32(deflated), 'format')
  const { buffer, engine } = inflateRawSync(deflated, { info: true, maxOutputLength: 8 * 2 ** 20 })
  demand(engine.bytesWritten === deflated.length, 'format')
  return decoded(buffer)
}

/** @param given `link`, or the bytes of a `file` */
function read({ link, file }) {
  try {
    return readProof(link === undefined ? textOfFile(file) : textOfLink(link))
  } catch (error) {
    throw error.step ? error : Object.assign(new Error('format'), { step: 'format' })
  }
}

// Who wins

function* words(randomness, fingerprint, lane) {
  for (let block = 0; ; block += 1) {
    const numbers = Buffer.alloc(9) // the first byte is the label, 0
    numbers.writeUInt32BE(lane, 1)
    numbers.writeUInt32BE(block, 5)
    const digest = createHmac('sha256', randomness).update(fingerprint, 'hex').update(numbers).digest()
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at)
  }
}

/** The first `count` people in the order drawn. Of the weights left, in the order of the list, x falls into one. */
function people({ entries, weights }, source, count) {
  const drawn = new Map()
  const left = entries.map((entry, index) => ({ entry, index, weight: weights?.[index] ?? 1 }))
  let total = sumOf(left.map(({ weight }) => weight))
  while (left.length > 0 && drawn.size < count) {
    let [x, at] = [source.next().value, 0]
    while (x >= 2 ** 32 - (2 ** 32 % total)) x = source.next().value
    for (x %= total; x >= left[at].weight; at += 1) x -= left[at].weight
    const [{ entry, index, weight }] = left.splice(at, 1)
    total -= weight
    if (!drawn.has(entry)) drawn.set(entry, index) // what is drawn again is another ticket of the same person
  }
  return [...drawn.values()]
}

function resultsOf({ announcement: a, fingerprint }, randomness) {
  const counts = a.prizes.map(({ places, reserves }) => places + reserves)
  const order = (lane, count) => people(a, words(randomness, fingerprint, lane), count)
  const everyone = a.again ? null : order(0, sumOf(counts))
  const orders = counts.map((count, lane) => everyone ?? order(lane, count))
  const winners = a.prizes.map(({ places }, prize) => orders[prize].splice(0, places))
  return a.prizes.map(({ reserves }, prize) => {
    return { winners: winners[prize], reserves: orders[prize].splice(0, reserves) }
  })
}

// The steps

function isSigned(round, signature) {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const { hash, verify, Signature } = bls12_381.shortSignatures
  const message = hash(sha256(number), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
  try {
    const point = Signature.fromHex(signature)
    return Signature.toHex(point) === signature && verify(point, message, Buffer.from(KEY, 'hex'))
  } catch {
    return false // it is no point of the group
  }
}

/** @throws at the first step that does not pass: the error has its name as its `step` */
function check(given, passed = () => {}) {
  const proof = read(given)
  const { announcement: a, fingerprint, sums, signature, results } = proof
  passed('format')

  demand(a.chain === CHAIN, 'chain')
  passed('chain')

  const sum = (field) => sha256(JSON.stringify([field, a[field]])).toString('hex').slice(0, 16)
  const changed = FIELDS.filter((field) => sum(field) !== sums[field])
  const isAnnounced = sha256(JSON.stringify(a)).toString('hex') === fingerprint
  demand(isAnnounced, 'fingerprint', changed.join(', ') || 'fingerprint')
  demand(changed.length === 0, 'fingerprint', 'sums')
  passed('fingerprint')

  demand(dueMs(a.round) <= 8.64e15, 'round')
  passed('round')

  demand(isSigned(a.round, signature), 'signature')
  passed('signature')

  const drawn = resultsOf(proof, sha256(Buffer.from(signature, 'hex')))
  demand(JSON.stringify(drawn) === JSON.stringify(results), 'results')
  passed('results')
  return proof
}

/** The vectors that this program judges otherwise. */
function disagreements(vectors) {
  return vectors.filter(({ fails = null, link, file, bytes }) => {
    try {
      check({ link, file: bytes === undefined ? Buffer.from(file ?? '') : Buffer.from(bytes, 'hex') })
      return fails !== null
    } catch ({ step }) {
      return step !== fails
    }
  })
}

// Names may hold signs that a terminal obeys.
const shown = (text) => JSON.stringify(text).replace(/\p{C}/gu, (sign) => `\\u{${sign.codePointAt().toString(16)}}`)

function tell({ announcement: a, fingerprint, results }) {
  const names = (indexes) => indexes.map((index) => shown(a.entries[index])).join(', ') || 'nobody'
  for (const [prize, { winners, reserves }] of results.entries()) {
    console.log(`     ${shown(a.prizes[prize].name)}: ${names(winners)}. In reserve: ${names(reserves)}.`)
  }
  const people = new Set(a.entries).size
  console.log(`The list: entries ${a.entries.length}, different texts ${people}.`)
  if (people < a.entries.length) console.log('Some are on it several times, and so likelier to win.')
  if (a.weights) {
    const sorted = a.weights.toSorted((one, other) => one - other)
    console.log(`Weights count: from ${sorted[0] / 100} to ${sorted.at(-1) / 100}. Not all are equally likely to win.`)
  }
  console.log('This program cannot say whether the list is complete, whether tickets and weights are deserved,')
  console.log('and whether two texts that look alike are one person. Read the list.')
  console.log(`Is this the fingerprint that was announced before ${new Date(dueMs(a.round)).toISOString()}?`)
  console.log(`     ${fingerprint}`)
}

const [argument, file] = process.argv.slice(2)
try {
  if (argument === '--vectors') {
    const vectors = JSON.parse(readFileSync(file, 'utf8'))
    const others = disagreements(vectors)
    for (const { title } of others) console.error(`NO   ${shown(title)}`)
    console.log(`${vectors.length - others.length} of ${vectors.length}`)
    process.exitCode = others.length > 0 || vectors.length === 0 ? 1 : 0
  } else {
    const [, link] = /#([apf]\..*)$/s.exec(argument) ?? []
    const given = link === undefined ? { file: readFileSync(argument) } : { link }
    tell(check(given, (step) => console.log(`yes  ${step}`)))
  }
} catch ({ message, step }) {
  console.error(step ? `NO   ${message} does not match` : `NO   ${shown(message)}`)
  process.exitCode = 1
}
