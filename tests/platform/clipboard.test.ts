import { beforeEach, expect, it, vi } from 'vitest'
import { copyWhenReady } from '../../src/platform/clipboard'

/** What the old copy command has copied. */
let copied: string[]
/** Whether anything is left in the page, and what has the focus. */
let fields: Set<object>
let focused: object
const isRefused = async () => {
  throw new DOMException('No', 'NotAllowedError')
}

class Item {
  constructor(readonly items: Record<string, Promise<Blob>>) {}
}

beforeEach(() => {
  copied = []
  fields = new Set()
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
    querySelector: () => null,
    execCommand: () => copied.push((focused as Element).value) > 0,
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
