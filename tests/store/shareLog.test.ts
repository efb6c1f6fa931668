// The log of shares: what an entry says, and that it never grows beyond a hundred.

import { expect, it } from 'vitest'
import { logShare } from '../../src/store/shareLog'
import { fakeServices, openApp } from './services'

const KEY = 'wheel_analytics'

function entriesAfter(count: number, before?: string) {
  const services = fakeServices()
  if (before !== undefined) services.texts.set(KEY, before)
  const app = openApp(services)
  for (let share = 0; share < count; share += 1) {
    services.pass(1)
    logShare(`share ${share}`, 'test', share % 2 === 1, app.store.getState(), services)
  }
  return JSON.parse(services.texts.get(KEY) ?? '').entries
}

it('an entry has every field of the specification @share.log', () => {
  expect(entriesAfter(2)).toEqual(
    [false, true].map((has_custom_name, index) => ({
      action: `share ${index}`,
      platform: 'test',
      segments_count: 3,
      has_custom_name,
      elimination_mode: false,
      timestamp: 1_000_001 + index,
    })),
  )
})

it('only options that can still win are counted, and elimination is told', () => {
  const services = fakeServices()
  const app = openApp(services)
  app.actions.toggleElimination()
  app.actions.requestSpin()
  app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
  logShare('share', 'test', false, app.store.getState(), services)
  expect(JSON.parse(services.texts.get(KEY) ?? '').entries).toMatchObject([
    { segments_count: 2, elimination_mode: true },
  ])
})

it('the last hundred stay, the newest last @share.log', () => {
  expect(entriesAfter(100)).toHaveLength(100)
  const entries = entriesAfter(103) as { action: string }[]
  expect(entries).toHaveLength(100)
  expect(entries[0]?.action).toBe('share 3')
  expect(entries.at(-1)?.action).toBe('share 102')
})

it.each(['not json', '7', 'null', '{"entries":7}', '{}'])('a log of %s is begun anew', (before) => {
  expect(entriesAfter(1, before)).toHaveLength(1)
})
