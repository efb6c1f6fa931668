// The document says what the code does: its example, its constants, its limits.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkMessages } from '../../../src/pages/check/checkMessages'
import { FIELDS, MAX_ANNOUNCEMENT_LENGTH, MAX_VALUES } from '../../../src/raffle/proof/announcement'
import { isRound, MAX_LEAD_MS, MIN_LEAD_MS, QUICKNET } from '../../../src/raffle/proof/chain'
import { MAX_LINK } from '../../../src/raffle/proof/link'
import { CHECKS, checkProof, MAX_PROOF_LENGTH } from '../../../src/raffle/proof/proof'
import { verifySignature } from '../../../src/raffle/proof/verifySignature'
import { EXAMPLE_PROOF, exampleParts } from './protocolExample'

const read = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
const document = read('proof.md')
const fromHex = (digits: string) => Number.parseInt(digits, 16)

describe('the example in docs/proof.md', () => {
  it('has every value that the code computes, in order', () => {
    let at = document.indexOf('## A whole example')
    for (const part of exampleParts()) {
      const found = document.indexOf(part, at)
      expect(found, part).toBeGreaterThan(at)
      at = found
    }
  })

  it('is proven', () => {
    expect(checkProof(EXAMPLE_PROOF, verifySignature).isProven).toBe(true)
  })

  it('has no other hashes in it, also not in the commands', () => {
    const known = [...exampleParts(), JSON.stringify(QUICKNET)].join('\n')
    for (const [digits] of document.matchAll(/[0-9a-f]{16,}/g)) expect(known).toContain(digits)
  })
})

describe('the document', () => {
  it('names the fields and checks in their order', () => {
    const rows = (from: string) =>
      [
        ...(document
          .slice(document.indexOf(from))
          .split('\n\n## ')[0]
          ?.matchAll(/^\| `(\w+)`/gm) ?? []),
      ].map(([, name]) => name)
    expect(rows('## The announcement')).toEqual(['fairwheel', ...FIELDS])
    expect(rows('## The proof')).toEqual(CHECKS)
  })

  it('and the programs for the terminal have the chain that is pinned', () => {
    const program = read('proof-check.mjs').replaceAll(/' \+\n\s+'/g, '')
    for (const text of [document, program]) expect(text).toContain(QUICKNET.publicKey)
    // It checks no signature.
    const inPython = read('proof-check.py')
    for (const text of [document, program, inPython]) {
      expect(text).toContain(QUICKNET.hash)
      expect(text.replaceAll('_', '')).toContain(`${QUICKNET.genesisS}`)
    }
    expect(document).toContain(`a round every ${QUICKNET.periodS} seconds`)
  })

  it('and whoever names the package of the program name the version that is tested', () => {
    const { dependencies } = JSON.parse(read('../package.json'))
    const command = `npm install @noble/curves@${dependencies['@noble/curves']}\n`
    for (const text of [document, read('proof-check.mjs'), checkMessages.commandFor('x')]) {
      expect(text).toContain(command)
    }
  })

  it('names all that is white space, and so does the program in Python', () => {
    const signs = Array.from({ length: 0x110000 }, (_, code) => code)
    const white = signs.filter((code) => String.fromCodePoint(code).trim() === '')
    const [, said = ''] = /what ECMAScript's `trim` removes: (.*?)\. /.exec(document) ?? []
    const inDocument = said.split(/, | and /).flatMap((range) => {
      const [from = 0, to = from] = (range.match(/(?<=U\+)[0-9A-F]{4}/g) ?? []).map(fromHex)
      return signs.slice(from, to + 1)
    })
    expect(inDocument).toEqual(white)
    const [, listed = ''] = /WHITE_SPACE = \(([^)]*)\)/.exec(read('proof-check.py')) ?? []
    const escapes = listed.match(/\\u[0-9a-f]{4}|\\[tnvfr]| (?=\\)/g) ?? []
    expect(escapes.map((one) => JSON.parse(`"${one.replace('\\v', '\\u000b')}"`))).toEqual(
      white.map((code) => String.fromCodePoint(code)),
    )
  })

  it('has the last round that there can be', () => {
    const last = 2_879_435_732_212
    expect(document).toContain(`it is at most ${last.toLocaleString('en-US')}`)
    expect([isRound(QUICKNET, last), isRound(QUICKNET, last + 1)]).toEqual([true, false])
  })

  it('has the limits of the code', () => {
    expect(document).toContain(`at most ${MAX_VALUES.toLocaleString('en-US')} commas`)
    expect(document).toContain(`at most ${MAX_ANNOUNCEMENT_LENGTH / 2 ** 20} × 2²⁰ code units`)
    expect(document).toContain(`at most ${MAX_PROOF_LENGTH / 2 ** 20} × 2²⁰ code units`)
    expect(document).toContain(`Above ${MAX_LINK.toLocaleString('en-US')} characters`)
    expect(document).toContain(
      `at least ${MIN_LEAD_MS / 1000} seconds and at most ${MAX_LEAD_MS / 86_400_000} days ahead`,
    )
  })
})
