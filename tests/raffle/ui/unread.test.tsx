// What the desk says where it cannot read who has won before.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { CLOSED } from '../../../src/raffle/desk/deskReading'
import type { Desk, DeskState, Unread } from '../../../src/raffle/desk/deskState'

// The page's own app asks for a browser.
vi.mock('../../../src/store/browserApp', async () => {
  const { fakeServices, openApp } = await import('../../store/services')
  return { app: openApp(fakeServices()) }
})
// Test files share their modules, and another may have loaded these with its own app.
vi.resetModules()
const { SetUpRaffle } = await import('../../../src/raffle/ui/SetUpRaffle')

function shown(unread: Unread | null, excludesEarlierWinners = true): string {
  const setUp = {
    ...CLOSED.setUp,
    choices: { duplicates: 'person', excludesEarlierWinners },
  } as const
  const store = createStore<DeskState>(() => ({ ...CLOSED, setUp, earlierWinners: [], unread }))
  const actions = { entrants: () => ({ entrants: [], out: [] }) } as unknown as Desk['actions']
  return renderToStaticMarkup(<SetUpRaffle desk={{ store, actions }} onSaid={() => {}} />)
}

const RULE = 'Turn this rule off to draw without it'

it.each<[Unread, RegExp]>([
  [{ fault: null, results: 1, draws: [] }, /result.* cannot be read/],
  [{ fault: null, results: 0, draws: [null] }, /The record of a draw cannot be read\./],
  [{ fault: null, results: 0, draws: [7] }, /The record of the draw of .* cannot be read\./],
  [{ fault: 'forbidden', results: 0, draws: [] }, /the browser does not let the page store/],
])('names %j, and that the rule cannot be kept @draw.unread', (unread, words) => {
  const page = shown(unread)
  expect(page).toMatch(words)
  expect(page).toContain(RULE)
})

it('says nothing of it without the rule, or where everything can be read @draw.unread', () => {
  expect(shown(null)).not.toContain(RULE)
  expect(shown({ fault: null, results: 1, draws: [] }, false)).not.toContain(RULE)
})
