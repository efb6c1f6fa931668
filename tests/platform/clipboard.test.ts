import { beforeEach, expect, it, vi } from 'vitest'
import { copyFrom, copyText, copyWhenReady } from '../../src/platform/clipboard'

/** What the old copy command has copied. */
let copied: string[]
/** Whether anything is left in the page, and what has the focus. */
let fields: Set<object>
let focused: object
let dialog: { append(field: object): void } | null
const isRefused = async () => {
  throw new DOMException('No', 'NotAllowedError')
}

class Item {
  constructor(readonly items: Record<string, Promise<Blob>>) {}
}

beforeEach(() => {
  copied = []
  fields = new Set()
  dialog = null
  class Element {
    value = ''
    style = {}
    focus() {
      focused = this
    }
    select() {
      focused = this
    }
    remove() {
      fields.delete(this)
    }
  }
  focused = new Element()
  vi.stubGlobal('HTMLElement', Element)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('ClipboardItem', Item)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    get activeElement() {
      return focused
    },
    body: { append: (field: Element) => fields.add(field) },
    createElement: () => new Element(),
    querySelector: (selector: string) => (selector === 'dialog[open]' ? dialog : null),
    execCommand: (command: string) =>
      command === 'copy' && copied.push((focused as Element).value) > 0,
  })
  return () => vi.unstubAllGlobals()
})

it('what takes long to write is copied within the press that asked for it', async () => {
  const written: Item[] = []
  const clipboard = {
    write: async (items: Item[]) => void written.push(...items),
    writeText: isRefused,
  }
  vi.stubGlobal('navigator', { clipboard })
  let finish = (_text: string) => {}
  const copying = copyWhenReady(new Promise((resolve) => (finish = resolve)))
  expect(written).toHaveLength(1)
  finish('A\nB')
  await copying
  expect(await (await written[0]?.items['text/plain'])?.text()).toBe('A\nB')
  expect(copied).toEqual([])
})

it.each([
  ['refuses', { write: isRefused, writeText: isRefused }],
  ['has no clipboard', undefined],
])(
  'where the browser %s, the old command copies, leaves nothing and gives the focus back',
  async (_, clipboard) => {
    const before = focused
    vi.stubGlobal('navigator', { clipboard })
    await copyWhenReady(Promise.resolve('A\nB'))
    expect(copied).toEqual(['A\nB'])
    expect(fields.size).toBe(0)
    expect(focused).toBe(before)
  },
)

const field = (value: string) => ({ value, select: () => {} }) as HTMLInputElement

it('a page with HTTPS copies by the clipboard alone, and without it by the old command alone', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('A')
  expect(writeText.mock.calls).toEqual([['A']])
  expect(copied).toEqual([])
  vi.stubGlobal('isSecureContext', false)
  await copyText('B')
  await copyWhenReady(Promise.resolve('C'))
  expect(writeText).toHaveBeenCalledOnce()
  expect(copied).toEqual(['B', 'C'])
})

it('in an open dialog the text is selected there: beside it nothing can be', async () => {
  const append = vi.fn()
  dialog = { append }
  await copyText('A')
  expect(append).toHaveBeenCalledOnce()
  expect(fields.size).toBe(0)
  expect(copied).toEqual(['A'])
})

it('a text that neither way copies is not called copied', async () => {
  vi.stubGlobal('document', { ...document, execCommand: () => false })
  await expect(copyFrom(field('A'))).rejects.toThrow()
})
