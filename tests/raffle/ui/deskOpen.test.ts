// Whoever comes back to a wheel with a draw under way sees the draw.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { rememberDraw, showDrawsUnderWay } from '../../../src/raffle/ui/deskOpen'
import type { App } from '../../../src/store/createApp'

const KEY = 'wheel_desk'
const texts = new Map<string, string>()

beforeEach(() => {
  texts.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The page on one wheel after another. @returns how often the draw was shown */
function opened(...wheels: readonly string[]): number {
  const store = createStore(() => ({ wheel: { id: wheels[0] } }))
  const showDesk = vi.fn()
  const stop = showDrawsUnderWay({ store, actions: { showDesk } } as unknown as App)
  for (const id of wheels.slice(1)) store.setState({ wheel: { id } })
  stop()
  store.setState({ wheel: { id: wheels[0] } })
  for (const call of showDesk.mock.calls) expect(call).toEqual([true])
  return showDesk.mock.calls.length
}

it('the draw of a wheel is shown as its page opens, and whenever that wheel is opened', () => {
  expect(opened('one', 'two')).toBe(0)
  rememberDraw('two', true)
  expect(opened('two')).toBe(1)
  expect(opened('one', 'two')).toBe(1)
  expect(opened('one', 'two', 'one', 'two')).toBe(2)
  // Another change of the same wheel is no opening.
  expect(opened('two', 'two')).toBe(1)
})

it('several wheels have draws, each until it ends; then nothing is stored', () => {
  for (const id of ['one', 'two', 'two']) rememberDraw(id, true)
  expect(texts.get(KEY)).toBe('["one","two"]')
  rememberDraw('three', false)
  rememberDraw('one', false)
  expect([opened('one'), opened('two')]).toEqual([0, 1])
  rememberDraw('two', false)
  expect(texts.has(KEY)).toBe(false)
})

it.each(['no JSON', '{}', 'null', '7'])('stored as %s, it is as if there were no draws', (text) => {
  texts.set(KEY, text)
  expect(opened('one')).toBe(0)
  rememberDraw('one', true)
  expect(opened('one')).toBe(1)
})

it('of what is stored, only what can be a wheel is kept', () => {
  texts.set(KEY, '[1,null,"one"]')
  rememberDraw('two', true)
  expect(texts.get(KEY)).toBe('["one","two"]')
})
