// When a result was drawn: today by its time alone, on any other day with the day.

import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EntryList } from '../../../src/ui/results/EntryList'

vi.mock('../../../src/store/app', () => ({}))

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 22, 9, 30) }))
afterEach(() => void vi.useRealTimers())

/** Of a result that was drawn then. */
function shown(drawn: Date): string | undefined {
  const segment = { id: 'option', text: 'Ada', color: '#112233', weight: 1 }
  const entries = [{ id: 'result', segment, timestamp: drawn.getTime() }]
  const markup = renderToStaticMarkup(<EntryList label="Results" entries={entries} />)
  return /<time[^>]*>(.*)<\/time>/.exec(markup)?.[1]?.replace(/<[^>]*>/g, ' ')
}

it('is told by the time alone where it was today, from midnight on', () => {
  expect(shown(new Date(2026, 10, 22, 9, 29))).not.toContain('22')
  expect(shown(new Date(2026, 10, 22, 0, 0))).not.toContain('22')
})

it('has the day where it was before midnight, also less than a day ago', () => {
  expect(shown(new Date(2026, 10, 21, 23, 59))).toContain('21')
  expect(shown(new Date(2026, 10, 21, 9, 40))).toContain('21')
  expect(shown(new Date(2025, 10, 22, 9, 30))).toContain('22')
})
