// The table in docs/ that all readers of proofs agree on: what is proven, and what is refused at which step.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readInput, readInputFile } from '../../../src/pages/check/readInput'
import { compression } from '../../../src/platform/compression'
import { CHECKS, checkProof } from '../../../src/raffle/proof/proof'
import { verifySignature } from '../../../src/raffle/proof/verifySignature'
import { EXAMPLE_PROOF } from './protocolExample'

interface Vector {
  readonly title: string
  /** The first step that does not pass, and what the page says is wrong. Without it, all pass. */
  readonly fails?: string
  readonly names?: readonly string[]
  /** One of these: the text of a file, its bytes in hexadecimal digits, or what follows the `#` of an address. */
  readonly file?: string
  readonly bytes?: string
  readonly link?: string
}

const inDocs = (name: string) => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url))
const TABLE = inDocs('proof-vectors.json')
const vectors: readonly Vector[] = JSON.parse(readFileSync(TABLE, 'utf8'))

/** A pairing for each vector takes a while. */
const SLOW = { timeout: 120_000 }

async function onPage({ file = '', bytes, link }: Vector): Promise<string> {
  const content = bytes === undefined ? file : Uint8Array.from(Buffer.from(bytes, 'hex'))
  const given =
    link === undefined
      ? await readInputFile(new File([content], 'proof.json'), compression)
      : await readInput(`https://fairwheel.example/verify#${link}`, compression)
  if (given.kind !== 'proof') return 'format: format'
  const { checks } = checkProof(given.text, verifySignature)
  const failed = checks.find(({ status }) => status === 'failed')
  return failed ? `${failed.code}: ${failed.fields}` : 'proven'
}

const expected = ({ fails, names }: Vector) => (fails ? `${fails}: ${names}` : 'proven')

describe('the table of vectors', () => {
  it('has proofs of every kind, and refusals at every step', () => {
    const refused = vectors.filter(({ fails }) => fails)
    expect(vectors.length - refused.length).toBeGreaterThan(30)
    expect(refused.length).toBeGreaterThan(150)
    expect(new Set(refused.map(({ fails }) => fails))).toEqual(new Set(CHECKS))
    expect(new Set(vectors.map(({ title }) => title)).size).toBe(vectors.length)
    for (const { title, file, bytes, link } of vectors) {
      expect([file, bytes, link].filter((one) => one !== undefined).length, title).toBe(1)
    }
  })

  it('is what the page says @proof.vectors', SLOW, async () => {
    for (const vector of vectors) {
      expect(await onPage(vector), vector.title).toBe(expected(vector))
    }
  })
})

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.log('Skipped: the program in Python, because there is no python3.')

describe.each([
  { command: process.execPath, program: 'proof-check.mjs', isHere: true },
  { command: 'python3', program: 'proof-check.py', isHere: hasPython },
])('$program', ({ command, program, isHere }) => {
  const run = (table: string) =>
    spawnSync(command, [inDocs(program), '--vectors', table], { encoding: 'utf8' })

  it.skipIf(!isHere)('says the same @proof.vectors', SLOW, () => {
    const { status, stdout, stderr } = run(TABLE)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain(`${vectors.length} of ${vectors.length}`)
  })

  it.skipIf(!isHere)('tells where it says something else', SLOW, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vectors-'))
    const table = join(folder, 'table.json')
    const [good] = vectors
    const refused = vectors.find(({ fails }) => fails === 'chain')
    const wrong = [
      { ...good, title: 'a', fails: 'format' },
      { ...refused, title: 'b', fails: 'round' },
      { ...refused, title: 'c', fails: undefined },
      good,
    ]
    await writeFile(table, JSON.stringify(wrong))
    const { status, stdout } = run(table)
    await writeFile(table, '[]')
    expect([status, run(table).status]).toEqual([1, 1])
    expect(stdout).toContain('1 of 4')
    await rm(folder, { recursive: true })
  })
})

it(
  'white space around a proof counts in the length of a file, for all readers @proof.vectors',
  SLOW,
  async () => {
    const most = 8 * 2 ** 20
    const fill = (before: string, length: number) =>
      before + EXAMPLE_PROOF + ' '.repeat(length - before.length - EXAMPLE_PROOF.length)
    const table: readonly Vector[] = [
      { title: 'as long as it may be', file: fill('', most) },
      { title: 'with a mark of the byte order', file: fill('\ufeff', most) },
      { title: 'too long', file: fill('', most + 1), fails: 'format', names: ['format'] },
      {
        title: 'too long by its mark',
        file: fill('\ufeff', most + 1),
        fails: 'format',
        names: ['format'],
      },
    ]
    for (const vector of table) expect(await onPage(vector), vector.title).toBe(expected(vector))
    const folder = await mkdtemp(join(tmpdir(), 'lengths-'))
    const file = join(folder, 'table.json')
    await writeFile(file, JSON.stringify(table))
    for (const command of [process.execPath, ...(hasPython ? ['python3'] : [])]) {
      const program = inDocs(command === 'python3' ? 'proof-check.py' : 'proof-check.mjs')
      const { stdout } = spawnSync(command, [program, '--vectors', file], { encoding: 'utf8' })
      expect(stdout).toContain('4 of 4')
    }
    await rm(folder, { recursive: true })
  },
)

it.skipIf(!hasPython)('in Python it is said that the signature is not checked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'python-'))
  const file = join(folder, 'proof.json')
  await writeFile(file, EXAMPLE_PROOF)
  const run = (argument: string) =>
    spawnSync('python3', [inDocs('proof-check.py'), argument], { encoding: 'utf8' })
  const { status, stdout } = run(file)
  expect(status).toBe(0)
  expect(stdout).toContain('Not checked: the signature')
  expect(stdout).toContain("'Cup': 'Ben'. In reserve: 'Zo\u00eb'.")
  expect(stdout).toContain('several times')
  expect(stdout).toContain('from 0.5 to 2.5')
  await writeFile(file, EXAMPLE_PROOF.replace('Zo\u00eb', '\u202eZo'))
  expect(run(file)).toMatchObject({
    status: 1,
    stderr: 'NO   fingerprint: entries does not match\n',
  })
  expect(run(join(folder, 'missing')).status).toBe(1)
  await rm(folder, { recursive: true })
})
