// What the worker that checks records makes of a file: how large it may be, and one that cannot be read.

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CheckReport } from '../../../../src/pages/check/record/report'
import { end, press } from '../../../../src/raffle/model/raffle'
import type { RaffleState } from '../../../../src/raffle/model/raffleState'
import { recordText } from '../../../../src/raffle/model/recordOut'
import { recordOf } from '../../../raffle/model/draws'
import { wordsInOrder } from '../../../spin/words'
import { fileOf, MB, workerAnswering } from '../../../support/worker'

let check: (taken: { text: string } | { file: File }) => Promise<CheckReport>

beforeAll(async () => {
  check = await workerAnswering(() => import('../../../../src/pages/check/record/record.worker'))
})
afterAll(() => vi.unstubAllGlobals())

const all = (state: RaffleState) => press(state, 'all', wordsInOrder(32, []))
const someRecord = async () => recordText(await recordOf({}, all, end))

it('a record is checked as a text and as a file of up to 96 MB; a larger one is refused', async () => {
  const text = await someRecord()
  expect(await check({ text })).toMatchObject({ kind: 'record', isSound: true })
  expect(await check({ file: fileOf(text, 96 * MB) })).toMatchObject({
    kind: 'record',
    isSound: true,
  })
  const tooLarge = { kind: 'noRecord', why: 'tooLarge' }
  expect(await check({ file: fileOf(text, 96 * MB + 1) })).toEqual(tooLarge)
})

it('a file that is gone is told as that, and a check that fails as not made', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const text = await someRecord()
  const file = fileOf(text)
  file.text = () => Promise.reject(new Error('Gone'))
  expect(await check({ file })).toEqual({ kind: 'notChecked', why: 'unreadable' })
  expect(warn).not.toHaveBeenCalled()
  const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('No digest'))
  expect(await check({ text })).toEqual({ kind: 'notChecked', why: 'failed' })
  expect(warn).toHaveBeenCalledOnce()
  for (const spy of [warn, digest]) spy.mockRestore()
})
