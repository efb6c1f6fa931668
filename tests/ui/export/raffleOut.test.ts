// A draw that leaves the page: what the files are called, what is in them and what the visitor is told.

import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { checkRecordText } from '../../../src/raffle/model/checkRecord'
import { outcomeCsv } from '../../../src/raffle/model/outcomeCsv'
import { end, press } from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import type { Entry } from '../../../src/raffle/model/record'
import type { ToSay } from '../../../src/text/say'
import { digest, recordOf } from '../../raffle/model/draws'
import { wordsInOrder } from '../../spin/words'

const said = vi.hoisted(() => [] as (readonly [message: ToSay, kind: string])[])
const saved = vi.hoisted(() => [] as { name: string; text: string; type: string }[])
const printed = vi.hoisted(() => [] as { title: string; name: string; checkPage: string }[])
const state = vi.hoisted(() => ({ isBroken: false }))

vi.resetModules()
vi.doMock('../../../src/store/app', () => ({
  app: { actions: { showToast: (...toast: [ToSay, string]) => said.push(toast) } },
}))
vi.doMock('../../../src/platform/textFile', () => ({
  downloadText(name: string, text: string, type: string) {
    if (state.isBroken) throw new Error('No space')
    saved.push({ name, text, type })
  },
}))
vi.doMock('../../../src/ui/export/rafflePrintout', () => ({
  async printDraw({ title }: { title: string }, name: string, checkPage: string) {
    printed.push({ title, name, checkPage })
  },
}))
const { exportDraw } = await import('../../../src/ui/export/raffleOut')
const { shown } = await import('../../sayings')
afterAll(() => {
  for (const file of ['store/app', 'platform/textFile', 'ui/export/printedDraw']) {
    vi.doUnmock(`../../../src/${file}`)
  }
  vi.resetModules()
  vi.unstubAllGlobals()
})

const all = (draw: RaffleState) => press(draw, 'all', wordsInOrder(32, []))
let entries: readonly Entry[]

beforeEach(async () => {
  entries = await recordOf({}, all, end)
  for (const list of [said, saved, printed]) list.length = 0
  state.isBroken = false
  vi.stubGlobal('location', { origin: 'https://wheel.example' })
})

it('saves the record as a file that passes every check @draw.files', async () => {
  await exportDraw('json', stateOf(entries), entries)
  const [file] = saved
  expect(file?.name).toBe('Raffle-draw-record-2026-11-22.json')
  expect(await checkRecordText(file?.text ?? '', digest)).toMatchObject({ isSound: true, entries })
  expect(shown(said)).toEqual([['Saved the record to a file', 'success']])
})

it('saves the outcome as a table @draw.files', async () => {
  await exportDraw('csv', stateOf(entries), entries)
  const name = 'Raffle-draw-2026-11-22.csv'
  const text = outcomeCsv(stateOf(entries))
  expect(saved).toEqual([{ name, text, type: 'text/csv;charset=utf-8' }])
  expect(shown(said)).toEqual([['Saved the winners to a file', 'success']])
})

it('prints the sheet, with the address of the page that checks records', async () => {
  await exportDraw('sheet', stateOf(entries), entries)
  const checkPage = 'https://wheel.example/check'
  expect(printed).toEqual([{ title: 'Raffle', name: 'Raffle-draw-2026-11-22', checkPage }])
  expect(shown(said)).toEqual([])
})

it('names files by the day on which the draw began, where it was held', async () => {
  const nameOf = async (timeZone: string, at: number) => {
    const [begun] = entries
    if (begun?.kind !== 'begun') throw new Error('It has not begun')
    const moved = [{ ...begun, timeZone, at }]
    await exportDraw('csv', stateOf(moved), moved)
    return saved.at(-1)?.name
  }
  const late = Date.UTC(2026, 10, 22, 23)
  expect(await nameOf('Asia/Tokyo', late)).toBe('Raffle-draw-2026-11-23.csv')
  expect(await nameOf('UTC', late)).toBe('Raffle-draw-2026-11-22.csv')
  expect(await nameOf('Mars/Base', late)).toMatch(/^Raffle-draw-2026-11-2[23]\.csv$/)
})

it('says when it did not work, and never rejects', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  state.isBroken = true
  await exportDraw('json', stateOf(entries), entries)
  expect(shown(said)).toEqual([['This did not work. Try again.', 'error']])
  expect(info).toHaveBeenCalledOnce()
  info.mockRestore()
})
