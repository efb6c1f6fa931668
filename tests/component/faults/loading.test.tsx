// What is loaded on request, for somebody who has gone on before it came.

import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { type Load, useRequested } from '../../../src/ui/kit/loading'
import { answered } from '../support/clock'
import { messages, open, state } from '../support/screen'

type Part = () => null

interface DialogProps {
  readonly load: Load<Part>
  onMissing(): void
}

function Dialog({ load, onMissing }: DialogProps) {
  useRequested(load, onMissing)
  return null
}

/** A dialog that is asked for, and closed before what it shows has come. @returns how often it was missed */
async function closedBefore(come: (part: PromiseWithResolvers<Part>) => void): Promise<number> {
  const part = Promise.withResolvers<Part>()
  const missed = vi.fn()
  const root = createRoot(document.createElement('div'))
  root.render(<Dialog load={() => part.promise} onMissing={missed} />)
  await answered()
  root.unmount()
  come(part)
  await answered()
  return missed.mock.calls.length
}

test('a part that comes too late is not said to be missing, and closes nothing', async () => {
  messages.allow(/^warn: Failed to load a part of the page/)
  await open()
  expect(await closedBefore(({ resolve }) => resolve(() => null))).toBe(0)
  expect(await closedBefore(({ reject }) => reject(new Error('offline')))).toBe(0)
  expect(state().toasts).toEqual([])
})
