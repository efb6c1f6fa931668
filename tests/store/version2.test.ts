// What 0.1.0 stored, linked and saved to files opens as it did there. version2.json was written by that release: the
// stored texts, and the state it made of them when it was opened again.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compression } from '../../src/platform/compression'
import { parseFile } from '../../src/share/file'
import { readHash } from '../../src/share/link'
import { readPayload } from '../../src/share/readPayload'
import { fakeServices, openApp } from './services'

interface Fixtures {
  readonly stored: Record<
    string,
    {
      readonly storage: Record<string, string>
      readonly state: Record<string, unknown> & { readonly warnings: string[] }
    }
  >
  readonly shared: Record<
    string,
    {
      readonly link: string
      readonly short: string
      readonly file: string
      readonly opens: unknown
    }
  >
}

const { stored, shared }: Fixtures = JSON.parse(
  readFileSync(new URL('version2.json', import.meta.url), 'utf8'),
)

/** As a file or a message has it: without what is undefined. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('what version 2 has stored', () => {
  it.each(Object.entries(stored))('%s', (_, { storage, state }) => {
    const services = fakeServices()
    services.pass(120_000)
    for (const [key, text] of Object.entries(storage)) services.texts.set(key, text)
    const app = openApp(services)
    // It kept results of closed tabs apart; now every tab shows every spin.
    const { warnings, ...expected } = state
    delete expected.strayResults
    delete expected.abandonedResult
    // Then a wheel forgot its last winner as it was opened.
    delete expected.lastResult
    expect(services.warnings).toEqual(warnings)
    expect(asJson(app.store.getState())).toMatchObject(expected)
  })
})

describe('what version 2 has shared', () => {
  it.each(Object.entries(shared))('%s', async (_, { link, short, file, opens }) => {
    expect(asJson(await readHash(link, { compression }))).toEqual(opens)
    expect(asJson(await readHash(short, { compression }))).toEqual(opens)
    expect(asJson(readPayload(parseFile(file)))).toEqual(opens)
  })
})
