// Weights in links and files, on wheels where they count: what is no weight is mended, and that is said.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compression } from '../../src/platform/compression'
import { parseBoundedJson } from '../../src/share/boundedJson'
import { readHash } from '../../src/share/link'
import { createPayload, withCountedWeights } from '../../src/share/payload'
import { readPayload } from '../../src/share/readPayload'
import { encodeCompact } from '../../src/share/writeCompact'
import { createLink } from '../../src/share/writeLink'
import type { Segment } from '../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { shown } from '../sayings'
import { wheelOf } from './wheels'

const COUNT = { ...DEFAULT_SETTINGS, weightsCount: true }

function weighed(...weights: readonly number[]) {
  const texts = weights.map((_, index) => `Option ${index}`)
  const wheel = wheelOf(texts)
  const segments: readonly Segment[] = wheel.segments.map((segment, index) => ({
    ...segment,
    weight: weights[index] ?? 1,
  }))
  return { ...wheel, segments }
}

/** What is read of JSON with these weights, each written as it is. */
function read(...weights: readonly string[]) {
  const segments = weights.map((weight) => `{"text":"A","weight":${weight}}`)
  const json = `{"v":1,"segments":[${segments.join()}],"settings":{"weightsCount":true}}`
  const { segments: found, note } = readPayload(parseBoundedJson(json))
  return { weights: found.map(({ weight }) => weight), note: shown(note) }
}

describe('a weight that counts', () => {
  it.each([
    ['3', 3],
    ['0.01', 0.01],
    ['2.5', 2.5],
    ['1000', 1000],
  ])('of %s is that', (written, weight) => {
    expect(read(written, '1')).toEqual({ weights: [weight, 1], note: undefined })
  })

  it.each([
    ['0', 0.01],
    ['-3', 0.01],
    ['1e-300', 0.01],
    ['2.345', 2.35],
    ['1000.01', 1000],
    ['1e300', 1000],
    ['1e999', 1000],
    ['-1e999', 0.01],
    ['9'.repeat(1_000_000), 1000],
    ['"5"', 1],
    ['"NaN"', 1],
    ['null', 1],
    ['[2]', 1],
    ['{}', 1],
  ])('of %.20s is one from 0.01 to 1,000, and that is said @weights.link', (written, weight) => {
    const { weights, note } = read(written, '2')
    expect(weights).toEqual([weight, 2])
    expect(note).toBe('1 weight was changed: weights are numbers from 0.01 to 1,000.')
  })

  it('is told with all the others', () => {
    expect(read('0', '1e999', '5').note).toBe(
      '2 weights were changed: weights are numbers from 0.01 to 1,000.',
    )
  })

  it('is 1 where there is none, without a word', () => {
    expect(readPayload({ segments: [{}, {}], settings: { weightsCount: true } })).toMatchObject({
      segments: [{ weight: 1 }, { weight: 1 }],
    })
    expect(
      readPayload({ segments: [{}, {}], settings: { weightsCount: true } }).note,
    ).toBeUndefined()
  })
})

it('weights that do not count are kept as they are @weights.link', () => {
  const found = readPayload({ segments: [{ weight: 0 }, { weight: 5e5 }] })
  expect(found.segments.map(({ weight }) => weight)).toEqual([0, 5e5])
  expect(shown(found.note)).toBeUndefined()
})

it('any weights go through a link of either form, and whether they count @weights.link', async () => {
  const weight = fc.integer({ min: 1, max: 100_000 }).map((steps) => steps / 100)
  await fc.assert(
    fc.asyncProperty(fc.array(weight, { minLength: 2, maxLength: 30 }), async (weights) => {
      const payload = createPayload(weighed(...weights), COUNT, DEFAULT_SETTINGS, 7)
      const link = await createLink({ base: 'https://a.example/', payload, compression })
      const compact = await encodeCompact(payload, compression)
      for (const hash of [new URL(link).hash, compact]) {
        const found = await readHash(hash, { compression })
        expect(found.segments.map((segment) => segment.weight)).toEqual(weights)
        expect(found.settings).toEqual({ weightsCount: true })
        expect(shown(found.note)).toBeUndefined()
      }
    }),
    { numRuns: 50 },
  )
})

it('damaged weights of a compact link are mended too @weights.link', async () => {
  const payload = createPayload(weighed(2, 3, 4), COUNT, DEFAULT_SETTINGS, 7)
  const [a, b, c] = payload.segments
  const texts = ['x', '1e999', '9'.repeat(100_000)] as unknown as number[]
  const segments = [a, b, c].map((one, index) => ({ ...one, weight: texts[index] })) as never
  const compact = await encodeCompact({ ...payload, segments }, compression)
  const found = await readHash(compact, { compression })
  expect(found.segments.map(({ weight }) => weight)).toEqual([1, 1000, 1000])
  expect(shown(found.note)).toMatch(/^3 weights/)
})

it('a link carries the weights as they count', () => {
  const wheel = weighed(5e6, 0, 1, 1.001)
  expect(withCountedWeights(wheel, DEFAULT_SETTINGS)).toBe(wheel)
  const counted = withCountedWeights(wheel, COUNT)
  const { segments } = createPayload(counted, COUNT, DEFAULT_SETTINGS, 7)
  expect(segments.map(({ weight }) => weight)).toEqual([1000, 0.01, undefined, undefined])
})
