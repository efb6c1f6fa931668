// Measures a link of 10,000 options beside a reference: the same payload through JSON.stringify and deflate, and back.
// Times are in milliseconds; the summary gives ratios to the fastest.

import { bench, describe } from 'vitest'
import { compression } from '../../src/platform/compression'
import { readHash } from '../../src/share/link'
import { createPayload } from '../../src/share/payload'
import { createLink, createPlainLink } from '../../src/share/writeLink'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { CLASS_LISTS, classList } from '../../tests/share/classLists'
import { hashOf, wheelOf } from '../../tests/share/wheels'

const names = CLASS_LISTS.flatMap((list) => classList(list, 100))
const texts = Array.from({ length: 10_000 }, (_, index) => `${names[index % 700]} ${index % 97}`)
const wheel = wheelOf(texts)
const base = 'https://fairwheel.example/'

const payload = createPayload(wheel, DEFAULT_SETTINGS, DEFAULT_SETTINGS, 1_763_725_538_123)
const hash = hashOf(await createLink({ base, payload, compression }))
const deflatedJson = await compression.deflate(new TextEncoder().encode(JSON.stringify(payload)))

/** Synchronous compression instead of the browser's streams, which run off the main thread. */
let deflated = new Uint8Array()
let inflated = new Uint8Array()
await createLink({
  base,
  payload,
  compression: {
    ...compression,
    async deflate(bytes) {
      inflated = bytes
      deflated = new Uint8Array(await compression.deflate(bytes))
      return deflated
    },
  },
})
const noWork = { deflate: async () => deflated, inflate: async () => inflated }

describe('encoding 10,000 options', () => {
  bench('ours', async () => {
    await createLink({ base, payload, compression })
  })

  bench('ours, what the main thread does of it', async () => {
    await createLink({ base, payload, compression: noWork })
  })

  bench('reference: JSON.stringify and deflate', async () => {
    await compression.deflate(new TextEncoder().encode(JSON.stringify(payload)))
  })
})

describe('decoding 10,000 options', () => {
  bench('ours', async () => {
    await readHash(hash, { compression })
  })

  bench('ours, what the main thread does of it', async () => {
    await readHash(hash, { compression: noWork })
  })

  bench('reference: inflate and JSON.parse', async () => {
    JSON.parse(new TextDecoder().decode(await compression.inflate(deflatedJson.slice(), 2 ** 25)))
  })
})

describe('a keystroke in the custom name', () => {
  const thirty = wheelOf(texts.slice(0, 30))
  let count = 0

  function type({ name, segments }: typeof wheel) {
    count += 1
    const typed = `Class ${count}`
    return createPayload({ name, segments }, DEFAULT_SETTINGS, DEFAULT_SETTINGS, count, typed)
  }

  bench('at 30 options', async () => {
    await createLink({ base, payload: type(thirty), compression })
  })

  bench('reference: the plain link, for which a dictionary is looked for', () => {
    createPlainLink({ base, payload: type(thirty) })
  })
})
