// What a compact link is made of, column by column, before it is deflated.

import { expect, it } from 'vitest'
import { compression } from '../../src/platform/compression'
import { base64urlToBytes } from '../../src/share/linkText'
import { encodeCompact } from '../../src/share/writeCompact'
import { CREATED, payloadOf, type Shareable, wheelOf } from './wheels'

async function columnsOf(wheel: Shareable): Promise<string[]> {
  const bytes = base64urlToBytes((await encodeCompact(payloadOf(wheel), compression)).slice(2))
  const columns = await compression.inflate(bytes.slice(5), 1000)
  return new TextDecoder().decode(columns).split('\n')
}

const HEADER = `["",${CREATED},{},0]`
const plain = wheelOf(['A', 'B', 'C'])
const changed = (change: object) => ({
  ...plain,
  segments: plain.segments.map((one, index) => (index === 1 ? { ...one, ...change } : one)),
})

it('a column is empty where it would say nothing', async () => {
  expect(await columnsOf(plain)).toEqual([HEADER, '', '', 'A', 'B', 'C'])
})

it('a palette follows what every header has', async () => {
  const [header] = await columnsOf({ ...plain, palette: '#112233#ddeeff' })
  expect(header).toBe(`["",${CREATED},{},0,"#112233#ddeeff"]`)
})

it('what is in the middle follows the pictures of options, which may have none @pictures.hub', async () => {
  const [header] = await columnsOf({ ...plain, hubPicture: '🦊' })
  expect(header).toBe(`["",${CREATED},{},0,"","","🦊"]`)
})

it('a color is a digit where the palette has it, and else itself', async () => {
  const [, colors] = await columnsOf(changed({ color: '#AbCdEf' }))
  expect(colors).toBe('0#AbCdEf2')
  const [first] = plain.segments
  expect((await columnsOf(changed({ color: first?.color })))[1]).toBe('002')
})

it('a weight of one is left out', async () => {
  expect((await columnsOf(changed({ weight: 2.5 })))[2]).toBe(',2.5,')
})

it('an option is on one line, whatever is in it', async () => {
  const texts = (await columnsOf(changed({ text: '"\n\\\ud83d' }))).slice(3)
  expect(texts).toEqual(['A', '\\"\\n\\\\\\ud83d', 'C'])
})
