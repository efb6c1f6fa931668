// What the worker that reads lists makes of a file or a text: how large they may be, and which are opened as a whole.

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ENGLISH_WORDS, type ListWords } from '../../../src/lists/columns'
import type { Answer, ReadList } from '../../../src/ui/import/reader.worker'
import { fileOf, MB, workerAnswering } from '../../support/worker'

let ask: (list: ReadList & { words: ListWords }) => Promise<Answer>

beforeAll(async () => {
  ask = await workerAnswering(() => import('../../../src/ui/import/reader.worker'))
})
afterAll(() => vi.unstubAllGlobals())

const read = (list: ReadList) => ask({ ...list, words: ENGLISH_WORDS })

const LIBRARY = '{"v":1,"wheels":[{"name":"One"}]}'
const WHEEL = '{"v":1,"segments":[{"text":"Ann"},{"text":"Ben"}]}'

it('reads a list of up to 20 MB, and refuses a larger one', async () => {
  expect(await read({ file: fileOf('Ann\nBen', 20 * MB, 'a.txt') })).toMatchObject({ kind: 'list' })
  expect(await read({ file: fileOf('Ann\nBen', 20 * MB + 1, 'a.txt') })).toMatchObject({
    kind: 'failed',
    failure: 'tooLarge',
  })
})

it('takes wheels and libraries of this product that are larger than any list, up to 128 MB', async () => {
  for (const [text, kind] of [
    [LIBRARY, 'libraryFile'],
    [WHEEL, 'wheelFile'],
    [`\ufeff\n ${WHEEL}`, 'wheelFile'],
  ] as const) {
    for (const size of [20 * MB + 1, 128 * MB]) {
      // A mark of the byte order is no part of a text.
      expect(await read({ file: fileOf(text, size) })).toEqual({
        kind,
        text: text.replace('\ufeff', ''),
      })
    }
    expect(await read({ file: fileOf(text, 128 * MB + 1) })).toMatchObject({ failure: 'tooLarge' })
  }
})

it('opens a wheel, a library and a link as a whole, from a file or as a text', async () => {
  const link = 'https://wheel.example/#z.AbCdEfGhIjKlMnOpQr'
  for (const [text, kind] of [
    [LIBRARY, 'libraryFile'],
    [WHEEL, 'wheelFile'],
    [link, 'wheelLink'],
  ] as const) {
    expect(await read({ text })).toEqual({ kind, text })
    expect(await read({ file: fileOf(text) })).toEqual({ kind, text })
  }
  expect(await read({ text: 'Ann\nBen' })).toMatchObject({ kind: 'list' })
})

it('what is no wheel is told as a damaged one by the end of its name, and else is a list', async () => {
  const text = '{"v":1,"segm'
  for (const name of ['a.json', 'a.JSON', 'a.fairwheel', 'b.json.fairwheel']) {
    expect(await read({ file: fileOf(text, undefined, name) }), name).toEqual({
      kind: 'wheelFile',
      text,
    })
  }
  for (const name of ['a.txt', 'json', 'a.json.txt']) {
    expect(await read({ file: fileOf(text, undefined, name) }), name).toMatchObject({
      kind: 'list',
    })
  }
})

it('says that it cannot read a file that is gone, and why to the console', async () => {
  const file = fileOf('Ann')
  file.arrayBuffer = () => Promise.reject(new Error('Gone'))
  expect(await read({ file })).toEqual({
    kind: 'failed',
    failure: 'unreadable',
    cause: 'Error: Gone',
  })
  expect(await read({ text: ' \n ' })).toMatchObject({ kind: 'failed', failure: 'nothing' })
})
