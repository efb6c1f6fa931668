// The library has each photo once, and deletes it only when nothing could still want it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UNUSED_MS } from '../../../src/store/library/photos'
import { KEPT_MS } from '../../../src/store/library/wheels'
import { photo, photos } from '../photos/somePhoto'
import { emptyDisk, getRaw, libraryBrowser, ownWheel, putRaw, resultOf } from './library'

const CAT = photo('cat')
const DOG = photo('dog', { bytes: 100 })

beforeEach(emptyDisk)
afterEach(() => void vi.restoreAllMocks())

function openLibrary() {
  const both = libraryBrowser()
  const tab = both.openTab()
  const { library } = tab
  return {
    ...both,
    tab,
    library,
    /** Those of the two that are there. */
    async kept() {
      const outcome = await library.photos.read([CAT.hash, DOG.hash])
      if (outcome.fault !== null) throw outcome.cause
      return [CAT, DOG].filter(({ hash }) => outcome.value.has(hash))
    },
    noted: async ({ hash }: typeof CAT) =>
      ((await getRaw('photos', hash)) as { unusedSince?: number } | undefined)?.unusedSince,
  }
}

/** A wheel that has a photo on an option, or only in a result. */
function withPhoto(id: string, { picture }: typeof CAT) {
  const own = ownWheel(id, id)
  const [first, ...others] = own.wheel.segments
  return { ...own, wheel: { ...own.wheel, segments: [{ ...first, picture } as never, ...others] } }
}

describe('photos', () => {
  it('come out as they went in, each once, with how many bytes all of them have', async () => {
    const { library } = openLibrary()
    expect(await library.photos.size()).toEqual({ fault: null, value: { count: 0, bytes: 0 } })
    await library.photos.put(photos(CAT, DOG))
    await library.photos.put(photos(CAT))
    expect(await library.photos.size()).toEqual({ fault: null, value: { count: 2, bytes: 164 } })
    const outcome = await library.photos.read([DOG.hash, 'none'])
    const found = outcome.fault === null ? outcome.value : new Map<string, Blob>()
    expect([...found.keys()]).toEqual([DOG.hash])
    expect(found.get(DOG.hash)?.type).toBe('image/png')
    const bytes = await found.get(DOG.hash)?.arrayBuffer()
    expect(bytes).toEqual(await DOG.blob.arrayBuffer())
  })

  it.each([
    ['of a later version', { version: 2, blob: CAT.blob }],
    ['without a file', { version: 1, blob: 'cat' }],
    ['nothing', null],
  ])('that cannot be read are left alone: %s', async (_, record) => {
    const { library, kept, services } = openLibrary()
    await library.photos.put(photos(DOG))
    await putRaw('photos', CAT.hash, record)
    expect(await kept()).toEqual([DOG])
    expect(await library.photos.size()).toMatchObject({ value: { count: 1 } })
    for (let day = 0; day < 3; day += 1) {
      await library.tidy()
      services.pass(UNUSED_MS + 1)
    }
    expect(await getRaw('photos', CAT.hash)).toEqual(record)
    expect(await kept()).toEqual([])
    await library.photos.put(photos(CAT))
    expect(await kept()).toEqual([CAT])
  })

  it('are put with the others or not at all', async () => {
    const tab = libraryBrowser().openTab((real) => ({
      ...real,
      write: async () => ({ fault: 'full', cause: new Error('full') }),
    }))
    expect(await tab.library.photos.put(photos(CAT))).toMatchObject({ fault: 'full' })
  })

  it('are kept as bytes where the database takes no Blobs, as in private windows of WebKit', async () => {
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function takeNoBlobs(
      this: IDBObjectStore,
      record: { blob?: unknown },
      key,
    ) {
      if (record.blob instanceof Blob) throw new DOMException('', 'UnknownError')
      return put.call(this, record, key)
    })
    const { library, tab, kept, noted } = openLibrary()
    tab.actions.addOption('x')
    expect(await library.photos.put(photos(CAT, DOG))).toMatchObject({ fault: null })
    const outcome = await library.photos.read([CAT.hash])
    const blob = outcome.fault === null ? outcome.value.get(CAT.hash) : undefined
    expect(await blob?.arrayBuffer()).toEqual(await CAT.blob.arrayBuffer())
    expect(blob?.type).toBe('image/png')
    // What notes or clears them stores them again.
    await library.tidy()
    expect(await noted(CAT)).toBeDefined()
    await library.copyToPutBack()
    tab.actions.clearSavedData()
    await library.followClearing()
    expect(await kept()).toEqual([])
    await library.putBack()
    expect(await kept()).toEqual([CAT, DOG])
  })

  it('are cleared with all saved data, and put back with it', async () => {
    const { library, tab, kept } = openLibrary()
    tab.actions.addOption('x')
    await library.photos.put(photos(CAT, DOG))
    await library.copyToPutBack()
    tab.actions.clearSavedData()
    await library.followClearing()
    expect(await kept()).toEqual([])
    await library.photos.put(photos(DOG))
    await library.putBack()
    expect(await kept()).toEqual([CAT, DOG])
    const [back] = [await library.photos.read([CAT.hash])]
    const blob = back.fault === null ? back.value.get(CAT.hash) : undefined
    expect(await blob?.arrayBuffer()).toEqual(await CAT.blob.arrayBuffer())
    expect(blob?.type).toBe('image/png')
  })

  it('whose file the browser has lost keep nothing else from being put back', async () => {
    const { library, tab, kept } = openLibrary()
    await library.wheels.put([{ own: ownWheel('w1', 'Tea'), usedAt: 5 }])
    await library.photos.put(photos(CAT, DOG))
    const { arrayBuffer } = Blob.prototype
    Blob.prototype.arrayBuffer = function read(this: Blob) {
      return this.size === 64 ? Promise.reject(new Error('gone')) : arrayBuffer.call(this)
    }
    try {
      await library.copyToPutBack()
    } finally {
      Blob.prototype.arrayBuffer = arrayBuffer
    }
    tab.actions.clearSavedData()
    await library.followClearing()
    await library.putBack()
    expect(await kept()).toEqual([DOG])
    expect(await tab.names()).toEqual(['Tea'])
  })
})

describe('a photo that nothing uses', () => {
  it('is noted at first, and deleted when that was more than a day ago', async () => {
    const { library, services, kept, noted } = openLibrary()
    await library.photos.put(photos(CAT))
    services.pass(10 * UNUSED_MS)
    await library.tidy()
    expect(await noted(CAT)).toBe(services.now())
    services.pass(UNUSED_MS)
    await library.tidy()
    expect(await kept()).toEqual([CAT])
    services.pass(1)
    await library.tidy()
    expect(await kept()).toEqual([])
  })

  it('is noted no more once it is put again, or used again', async () => {
    const { library, services, kept, noted } = openLibrary()
    await library.photos.put(photos(CAT, DOG))
    await library.tidy()
    await library.photos.put(photos(CAT))
    await library.wheels.put([{ own: withPhoto('w1', DOG), usedAt: 5 }])
    services.pass(UNUSED_MS + 1)
    await library.tidy()
    expect(await kept()).toEqual([CAT, DOG])
    expect(await noted(CAT)).toBe(services.now())
    expect(await noted(DOG)).toBeUndefined()
  })

  it('stays if another tab puts it while this one tidies', async () => {
    const both = libraryBrowser()
    const other = both.openTab()
    let meanwhile = async () => {}
    const tab = both.openTab((real) => ({
      ...real,
      async read(stores, work) {
        const outcome = await real.read(stores, work)
        await meanwhile()
        return outcome
      },
    }))
    await other.library.photos.put(photos(CAT))
    await tab.library.tidy()
    both.services.pass(UNUSED_MS + 1)
    meanwhile = async () => void (await other.library.photos.put(photos(CAT)))
    await tab.library.tidy()
    expect(await other.library.photos.size()).toMatchObject({ value: { count: 1 } })
  })

  it.each([
    ['is told by a wrong clock', { unusedSince: 1e15 }],
    ['cannot be read', { unusedSince: 'long' }],
  ])('is noted anew where the time %s', async (_, more) => {
    const { library, services, kept, noted } = openLibrary()
    await putRaw('photos', CAT.hash, { version: 1, blob: CAT.blob, ...more })
    expect(await kept()).toEqual([CAT])
    await library.tidy()
    expect(await noted(CAT)).toBe(services.now())
  })
})

describe('a photo is used', () => {
  async function staysWith(use: (library: ReturnType<typeof openLibrary>) => unknown) {
    const opened = openLibrary()
    await opened.library.photos.put(photos(CAT, DOG))
    await use(opened)
    for (let day = 0; day < 3; day += 1) {
      await opened.library.tidy()
      opened.services.pass(UNUSED_MS + 1)
    }
    expect(await opened.kept()).toEqual([CAT])
    return opened
  }

  it('by a wheel in the library, until it was removed and nothing brings it back', async () => {
    const { library, services, kept } = openLibrary()
    await library.photos.put(photos(CAT))
    await library.wheels.put([{ own: withPhoto('w1', CAT), usedAt: 5 }])
    await library.wheels.remove('w1')
    await library.tidy()
    expect(await getRaw('photos', CAT.hash)).not.toHaveProperty('unusedSince')
    services.pass(KEPT_MS + 1)
    await library.tidy()
    expect(await getRaw('photos', CAT.hash)).toHaveProperty('unusedSince')
    services.pass(UNUSED_MS + 1)
    await library.tidy()
    expect(await kept()).toEqual([])
  })

  it('by a wheel that is one of many', async () => {
    await staysWith(async ({ library }) => {
      const others = Array.from({ length: 25 }, (_, index) => ownWheel(`w${index}`, 'x'))
      const own = withPhoto('z', CAT)
      await library.wheels.put([...others, own].map((one) => ({ own: one, usedAt: 5 })))
    })
  })

  it('by a wheel that cannot be read', async () => {
    await staysWith(() => putRaw('wheels', 'w1', { version: 9, more: [CAT.picture] }))
  })

  it('by a wheel at hand, and by a copy of one that could not be read', async () => {
    await staysWith(({ texts }) => texts.set('wheel_current', `{"picture":"${CAT.picture}"}`))
    emptyDisk()
    await staysWith(({ texts }) => texts.set('wheel_current_unreadable_2', `x${CAT.picture}`))
    emptyDisk()
    await staysWith(({ texts }) => texts.set('wheel_own_unreadable', `\\"${CAT.picture}\\"`))
  })

  it('by nothing but a result', async () => {
    await staysWith(({ library }) => {
      const result = resultOf(withPhoto('w1', CAT), 7)
      const others = Array.from({ length: 1001 }, (_, order) => ({
        ...resultOf(ownWheel('w1', 'x'), order),
        order: order - 2000,
      }))
      return library.results.record([...others, result])
    })
  })

  it('by nothing but the settings of a wheel, as a sound @sound.own', async () => {
    const own = ownWheel('w1', 'Tea')
    const winner = `${CAT.hash}.bell.mp3`
    const settings = { ...own.settings, ownSounds: { ...own.settings.ownSounds, winner } }
    const inLibrary = openLibrary()
    await inLibrary.library.photos.put(photos(CAT, DOG))
    await inLibrary.library.wheels.put([{ own: { ...own, settings }, usedAt: 5 }])
    await inLibrary.library.tidy()
    expect([await inLibrary.noted(CAT), await inLibrary.noted(DOG)]).toEqual([
      undefined,
      inLibrary.services.now(),
    ])
    emptyDisk()
    const atHand = openLibrary()
    await atHand.library.photos.put(photos(CAT, DOG))
    atHand.tab.actions.addOption('x')
    atHand.tab.actions.chooseSounds({ ownSounds: settings.ownSounds }, 'winner')
    atHand.tab.persistence.flush()
    await atHand.library.tidy()
    expect(await atHand.noted(CAT)).toBeUndefined()
    expect(await atHand.noted(DOG)).toBe(atHand.services.now())
  })

  it('by nothing but a draw', async () => {
    await staysWith(() => putRaw('draws', ['d', 1], { list: [{ picture: CAT.picture }] }))
  })

  it('by anything, for all we know, where the browser denies access to wheels', async () => {
    const { library, services, tab, kept } = openLibrary()
    await library.photos.put(photos(CAT))
    const { read } = tab.services.storage
    const denied = (key: string) => (key.startsWith('wheel_history') ? undefined : read(key))
    Object.assign(tab.services.storage, { read: denied })
    for (let day = 0; day < 3; day += 1) {
      await library.tidy()
      services.pass(UNUSED_MS + 1)
    }
    expect(await kept()).toEqual([CAT])
  })
})
