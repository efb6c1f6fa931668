// What is in the library may have been written by a later version, or by anybody: each field is checked.

import { describe, expect, it } from 'vitest'
import {
  readClearing,
  readDrawHead,
  readEntry,
  readWheel,
  writeDrawHead,
  writeEntry,
  writeWheel,
} from '../../../src/store/library/schema'
import { emptyDisk, libraryBrowser, ownWheel } from './library'

const LATEST = 8.64e15
const ID = 'x'.repeat(64)
const NO_TEXT = [undefined, null, 7, ['x']]
const NO_COUNT = [undefined, null, '1', -1, 0.5, Number.NaN]
const NO_TIME = [null, '5', Number.NaN, Infinity]

describe('an entry', () => {
  const entry = { id: 'w', name: 'Tea', count: 3, eliminated: 1, colors: ['#a1B2c3'], usedAt: 5 }
  const read = (changes: object) => readEntry('w', { ...writeEntry(entry), ...changes })

  it.each([
    {},
    { name: '' },
    { name: 'x'.repeat(800) },
    { count: 0 },
    { eliminated: 0 },
    { colors: [] },
    { colors: Array.from({ length: 16 }, () => '#000000') },
    { usedAt: -5 },
    { usedAt: LATEST },
    { removedAt: 0 },
  ])('is read with %j', (changes) => {
    expect(read({ ...changes, more: 1 })).toStrictEqual({ ...entry, ...changes })
    expect(readEntry(ID, { ...writeEntry(entry), id: ID })?.id).toBe(ID)
  })

  it.each<[string, readonly unknown[]]>([
    ['version', [0, 2, '1', undefined]],
    ['id', [...NO_TEXT, '', 'other']],
    ['name', [...NO_TEXT, 'x'.repeat(801)]],
    ['count', NO_COUNT],
    ['removedAt', [...NO_TIME, undefined]],
  ])('is none where this is wrong: %s', (field, values) => {
    for (const value of values) expect(read({ [field]: value })).toBeNull()
  })

  it('has a key that is an id', () => {
    for (const id of ['', `${ID}x`]) expect(readEntry(id, { ...writeEntry(entry), id })).toBeNull()
    for (const none of [null, undefined, 7, []]) expect(readEntry('w', none)).toBeNull()
  })

  it('loses only what it can do without', () => {
    for (const eliminated of NO_COUNT) expect(read({ eliminated })?.eliminated).toBe(0)
    for (const usedAt of NO_TIME) expect(read({ usedAt })?.usedAt).toBe(0)
    expect(read({ usedAt: 1e300 })?.usedAt).toBe(LATEST)
    const many = Array.from({ length: 17 }, () => '#000000')
    for (const colors of [null, 'red', ['red'], many]) expect(read({ colors })?.colors).toEqual([])
  })
})

describe('the head of a draw', () => {
  const head = { drawId: 'd', wheelId: 'w', wheelName: 'Tea', begunAt: 1, places: 3, drawn: 2 }
  const read = (changes: object) => readDrawHead({ ...writeDrawHead(head), ...changes })

  it.each<object>([
    {},
    { drawId: ID, wheelId: ID },
    { wheelName: 'x'.repeat(800) },
    { places: 0, drawn: 0 },
    { endedAt: 0 },
    { isProven: true },
  ])('is read with %j', (changes) => {
    expect(read({ ...changes, more: 1 })).toStrictEqual({ ...head, ...changes })
  })

  it.each<[string, readonly unknown[]]>([
    ['version', [0, 2, undefined]],
    ['drawId', [...NO_TEXT, '', `${ID}x`]],
    ['wheelId', [...NO_TEXT, '', `${ID}x`]],
    ['wheelName', [...NO_TEXT, 'x'.repeat(801)]],
    ['begunAt', [...NO_TIME, undefined]],
    ['places', NO_COUNT],
    ['drawn', NO_COUNT],
    ['endedAt', [...NO_TIME, undefined]],
    ['isProven', [false, undefined, 1]],
  ])('is none where this is wrong: %s', (field, values) => {
    for (const value of values) expect(read({ [field]: value })).toBeNull()
  })

  it('that cannot be read is counted for its wheel', async () => {
    emptyDisk()
    const { library } = libraryBrowser().openTab()
    const add = (of: object, drawId: string) =>
      library.draws.add({
        head: { ...head, drawId, ...of },
        entries: [{ seq: 1, hash: 'h' }],
        after: null,
        known: ['good'],
      })
    await add({}, 'good')
    await add({ places: -1 }, 'bad')
    await add({ drawn: -1 }, 'worse')
    await add({ places: -1, wheelId: 'other' }, 'of another')
    expect(await library.draws.unreadHeads('w')).toEqual({ fault: null, value: 2 })
    expect(await library.draws.heads('w')).toEqual({
      fault: null,
      value: [{ ...head, drawId: 'good' }],
    })
  })
})

it('a wheel is read by its own id alone, and not of a later version', () => {
  const own = ownWheel('w', 'Tea')
  const record = writeWheel(own)
  expect(readWheel('w', record)?.wheel).toMatchObject({ id: 'w', name: 'Tea' })
  expect(readWheel('other', record)).toBeNull()
  for (const none of [{ ...record, version: 2 }, { ...record, text: '{' }, { version: 1 }, null]) {
    expect(readWheel('w', none)).toBeNull()
  }
})

it('a clearing has an order and a time, or is none', () => {
  expect(readClearing({ until: -3, at: 5, more: 1 })).toStrictEqual({ until: -3, at: 5 })
  for (const none of [null, 'mark', { until: 3 }, { at: 5 }, { until: '3', at: 5 }]) {
    expect(readClearing(none)).toBeNull()
  }
})
