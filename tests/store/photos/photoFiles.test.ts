// A wheel's file brings its photos along. What is in a file may have been made to harm.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_FILE_LENGTH } from '../../../src/share/boundedJson'
import { parseFile, wheelFile, withPhotos } from '../../../src/share/file'
import {
  isLibraryFile,
  MAX_LIBRARY_LENGTH,
  readLibraryFile,
  writeLibraryFile,
} from '../../../src/store/library/libraryFile'
import { addPhotos, photosOf, readFilePhotos } from '../../../src/store/photoFiles'
import { photoHashes } from '../../../src/store/photos'
import { readFile as read } from '../../../src/store/wheelFile'
import { MAX_SEGMENTS } from '../../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { createWheel, type Wheel } from '../../../src/wheel/wheel'
import { shown } from '../../sayings'
import { emptyDisk, libraryBrowser, newId, resultOf } from '../library/library'
import { photo, photoOf, photos } from './somePhoto'

const NOW = 2_000_000
const CAT = photo('cat')
const DOG = photo('dog')
const OLD = photo('old')
const OUT = photo('out')

const readFile = (text: string) => read(text, newId, NOW)

beforeEach(emptyDisk)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function openTab() {
  const tab = libraryBrowser().openTab()
  return { ...tab, open: async () => tab.library }
}

function pictured(...all: { readonly picture: string }[]): Wheel {
  const names = all.map((_, index) => `Option ${index}`)
  const wheel = createWheel(names, newId, 7)
  const segments = wheel.segments.map((segment, index) => {
    const { picture = '' } = all[index] ?? {}
    return { ...segment, picture }
  })
  return { ...wheel, segments, originalSegments: segments }
}

/** Of photos on options, and of others that only a result and an elimination have. */
function played(): Wheel {
  const wheel = pictured(CAT, DOG, CAT)
  const [first] = wheel.segments
  if (!first) throw new Error('No option')
  const result = resultOf({ wheel, settings: DEFAULT_SETTINGS }, 5)
  const elimination = {
    eliminatedSegment: { ...first, picture: OUT.picture },
    order: 5,
    timestamp: 5,
    eliminatedByResult: result.id,
    remainingSegments: 2,
  }
  return {
    ...wheel,
    history: [{ ...result, winner: { ...first, picture: OLD.picture } }],
    eliminationHistory: [elimination],
  }
}

const plainFile = (wheel: Wheel) => wheelFile(wheel, DEFAULT_SETTINGS, NOW)
const said = (lacks: unknown) => shown(lacks)

describe('a file with photos', () => {
  it('brings them to another browser, those of options, results and eliminations', async () => {
    const tab = openTab()
    // Some are only in the library, and one is of no wheel.
    await tab.library.photos.put(photos(CAT, OLD))
    tab.actions.takePhotos(photos(DOG, OUT, photo('other')))
    const file = plainFile(played())
    const { text, lacks } = await addPhotos(tab, file, [played()], tab.open)
    expect(lacks).toBeUndefined()
    expect(JSON.parse(text)).toEqual({
      ...JSON.parse(file),
      photos: Object.fromEntries([CAT, DOG, OLD, OUT].map(({ hash, url }) => [hash, url])),
    })

    emptyDisk()
    const other = openTab()
    const filed = readFile(text)
    expect(filed.wheel.segments.map(({ picture }) => picture)).toEqual(
      [CAT, DOG, CAT].map(({ picture }) => picture),
    )
    const keep = await readFilePhotos(other, filed.photos, [filed.wheel], other.open)
    expect(other.state().photos.size).toBe(0)
    keep()
    expect(other.state().photos.size).toBe(4)
    await expect
      .poll(() => other.library.photos.size())
      .toMatchObject({ value: { count: 4, bytes: 4 * 64 } })
    expect(other.toasts()).toEqual([])
  })

  it('is the same file where there are none', async () => {
    const { actions: _, store } = openTab()
    const wheel = createWheel(['A', 'B'], newId, 7)
    const open = () => Promise.reject(new Error('not to be opened'))
    expect(await addPhotos({ store }, 'file', [wheel], open)).toEqual({ text: 'file' })
  })

  it('says where some cannot be read, and has the others', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = openTab()
    tab.actions.takePhotos(photos(CAT))
    const file = plainFile(pictured(CAT, DOG))
    const failing = () => Promise.reject(new Error('offline'))
    for (const open of [tab.open, failing]) {
      const { text, lacks } = await addPhotos(tab, file, [pictured(CAT, DOG)], open)
      expect(Object.keys(JSON.parse(text).photos)).toEqual([CAT.hash])
      expect(said(lacks)).toBe('Some pictures are not in the file: they could not be read.')
    }
    const lost = { ...CAT.blob, size: 64, arrayBuffer: () => Promise.reject(new Error('gone')) }
    tab.actions.takePhotos(new Map([[CAT.hash, lost as never], ...photos(DOG)]))
    const { text } = await addPhotos(tab, file, [pictured(CAT, DOG)], tab.open)
    expect(Object.keys(JSON.parse(text).photos)).toEqual([DOG.hash])
  })

  it('has none and says so where they are too large together', async () => {
    const tab = openTab()
    // Only their sizes matter: nothing of them is read.
    const large = { size: 0.75 * MAX_FILE_LENGTH } as Blob
    tab.actions.takePhotos(new Map([[CAT.hash, large]]))
    const file = plainFile(pictured(CAT))
    const { text, lacks } = await addPhotos(tab, file, [pictured(CAT)], tab.open)
    expect(text).toBe(file)
    expect(said(lacks)).toBe('The file has no pictures: they are too large together.')
    const most = MAX_FILE_LENGTH - (withPhotos(file, { [CAT.hash]: '' })?.length ?? 0)
    expect(withPhotos(file, { [CAT.hash]: 'x'.repeat(most) })).toHaveLength(MAX_FILE_LENGTH)
    expect(withPhotos(file, { [CAT.hash]: 'x'.repeat(most + 1) })).toBeNull()
  })

  it('opens with the most photos that a wheel can have', () => {
    const wheel = pictured(...Array.from({ length: MAX_SEGMENTS }, (_, index) => photo(`${index}`)))
    const segments = wheel.segments.map((one, index) => ({
      ...one,
      ...{ weight: 2, eliminated: index > 1, picked: true, absent: true },
    }))
    const eliminationHistory = segments.map((eliminatedSegment, index) => ({
      eliminatedSegment,
      order: index,
      timestamp: index,
      eliminatedByResult: `result${index}`,
      remainingSegments: index,
    }))
    const file = plainFile({ ...wheel, segments, eliminationHistory })
    const urls = Object.fromEntries([...photoHashes(wheel)].map((hash) => [hash, CAT.url]))
    const text = withPhotos(file, urls) ?? ''
    expect(readFile(text).wheel.eliminationHistory).toHaveLength(MAX_SEGMENTS)
    expect(parseFile(text)).toMatchObject({ photos: urls })
  })
})

describe('a file of all wheels', () => {
  it('brings the photos of every wheel', async () => {
    const tab = openTab()
    tab.actions.takePhotos(photos(CAT, DOG))
    const wheels = [pictured(CAT, DOG), { ...pictured(CAT), id: 'other' }]
    const used = wheels.map((wheel) => ({ own: { wheel, settings: DEFAULT_SETTINGS }, usedAt: 5 }))
    const file = writeLibraryFile(used, NOW)
    const { text } = await addPhotos(tab, file, wheels, tab.open)
    expect(text.length).toBeLessThanOrEqual(MAX_LIBRARY_LENGTH)
    expect(isLibraryFile(text)).toBe(true)
    const found = readLibraryFile(text, NOW)
    expect(found.wheels.map(({ own }) => own.wheel)).toEqual(
      readLibraryFile(file, NOW).wheels.map(({ own }) => own.wheel),
    )
    const taken = await photosOf(found.photos, [wheels[1] as Wheel])
    expect([...taken.photos.keys()]).toEqual([CAT.hash])
  })
})

describe('of photos in a file', () => {
  const wheel = pictured(CAT)
  const large = photo('large', { bytes: 2 ** 20 + 1 })
  const largest = photo('largest', { bytes: 2 ** 20 })
  const wide = photo('wide', { width: 513 })
  const high = photo('high', { height: 100_000 })
  const flat = photo('flat', { height: 0 })
  const svg = photoOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')
  const html = photoOf(Buffer.from('<script>alert(1)</script>'), 'image/png')
  const named = photoOf(Buffer.from(CAT.url.split(',')[1] ?? '', 'base64'), 'image/webp')

  it.each<[string, { readonly hash: string; readonly picture: string; readonly url: unknown }]>([
    ['one of another hash', { ...CAT, url: DOG.url }],
    ['one that is changed', { ...CAT, url: CAT.url.replace('AAAA', 'AAAB') }],
    ['an SVG', svg],
    ['an SVG that calls itself a PNG', { ...svg, url: svg.url.replace('svg+xml', 'png') }],
    ['a page', html],
    ['one of another type than it says', named],
    ['a byte too many', large],
    ['too wide', wide],
    ['too high', high],
    ['without pixels', flat],
    ['an address', { ...CAT, url: 'https://example.com/cat.png' }],
    ['no base64', { ...CAT, url: 'data:image/png;base64,%%%' }],
    ['text', { ...CAT, url: 'data:image/png,abc' }],
    ['nothing', { ...CAT, url: '' }],
    ['a list', { ...CAT, url: [CAT.url] }],
    ['null', { ...CAT, url: null }],
  ])('%s is refused, and the others are not', async (_, { hash, picture, url }) => {
    const wheels = [pictured({ picture }, DOG)]
    const { photos: found, refused } = await photosOf({ [hash]: url, [DOG.hash]: DOG.url }, wheels)
    expect([...found.keys()]).toEqual([DOG.hash])
    expect(refused).toBe(1)
  })

  it('the largest that is allowed is taken', async () => {
    const { photos: found } = await photosOf({ [largest.hash]: largest.url }, [pictured(largest)])
    expect(found.get(largest.hash)?.size).toBe(2 ** 20)
    expect(found.get(largest.hash)?.type).toBe('image/png')
  })

  it('100,000 that no option has are not even looked at', async () => {
    const looks: string[] = []
    const many = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, index) => [`${index}`.padStart(43, '_'), DOG.url]),
    )
    const found = new Proxy({ ...many, [CAT.hash]: CAT.url } as Record<string, string>, {
      get(all, key: string) {
        looks.push(key)
        return all[key]
      },
    })
    expect((await photosOf(found, [wheel])).photos.size).toBe(1)
    expect(looks).toEqual([CAT.hash])
    const text = withPhotos(plainFile(wheel), { ...many, [CAT.hash]: CAT.url }) ?? ''
    const filed = readFile(text)
    expect((await photosOf(filed.photos, [filed.wheel])).photos.size).toBe(1)
  })

  it.each([
    ['a list', '[]'],
    ['a text', '"photos"'],
    ['null', 'null'],
    ['a number', '7'],
    ['a prototype', '{"__proto__":{"a":1},"constructor":1}'],
  ])('%s in their place opens the wheel without any', async (_, json) => {
    const text = JSON.stringify({ ...JSON.parse(plainFile(wheel)), photos: 0 })
    const filed = readFile(text.replace('"photos":0', `"photos":${json}`))
    expect(filed.wheel.segments[0]?.picture).toBe(CAT.picture)
    expect(await photosOf(filed.photos, [filed.wheel])).toEqual({ photos: new Map(), refused: 0 })
  })

  it('none is believed where nothing can be hashed, and the visitor is told', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => {} })
    const tab = openTab()
    const keep = await readFilePhotos(tab, { [CAT.hash]: CAT.url }, [wheel], tab.open)
    keep()
    expect(tab.state().photos.size).toBe(0)
    expect(tab.toasts()).toEqual(['Some pictures in the file could not be read.'])
  })
})
