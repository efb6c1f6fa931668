import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadText, pickFile } from '../../src/platform/textFile'

class Element extends EventTarget {
  click = vi.fn()
  remove = () => void inPage.delete(this)
}

/** What is attached to the page. */
let inPage: Set<Element>
let made: Element & Record<string, unknown>

beforeEach(() => {
  inPage = new Set()
  vi.stubGlobal('document', {
    body: { append: (element: Element) => inPage.add(element) },
    createElement() {
      made = new Element() as typeof made
      return made
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a text is saved under its name and type, and its address is given back', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  downloadText('Lunch.fairwheel', '{}', 'application/x-fairwheel+json')
  expect(made).toMatchObject({ href: 'blob:1', download: 'Lunch.fairwheel' })
  expect(made.click).toHaveBeenCalledOnce()
  expect(blobs[0]?.type).toBe('application/x-fairwheel+json')
  expect(await blobs[0]?.text()).toBe('{}')
  // Not before the browser has its own copy.
  expect(revoked).not.toHaveBeenCalled()
  await expect.poll(() => revoked).toHaveBeenCalledExactlyOnceWith('blob:1')
})

it('a file is picked, or none where that is canceled; nothing is left in the page', async () => {
  const file = { name: 'a.csv' }
  for (const [ends, expected] of [
    ['change', file],
    ['cancel', undefined],
  ] as const) {
    const picking = pickFile('.csv')
    expect(made).toMatchObject({ type: 'file', accept: '.csv', hidden: true })
    // Attached, as long as the browser asks.
    expect(inPage.size).toBe(1)
    expect(made.click).toHaveBeenCalledOnce()
    Object.assign(made, { files: expected ? [expected] : [] })
    made.dispatchEvent(new Event(ends))
    expect(await picking).toBe(expected)
    expect(inPage.size).toBe(0)
  }
})
