// A wheel's file brings its photos along. What is in a file may have been made to harm.

import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeWav } from '../../../src/platform/sounds/wav'
import { MAX_FILE_LENGTH } from '../../../src/share/boundedJson'
import { parseFile, wheelFile, withPhotos } from '../../../src/share/file'
import { createPayload } from '../../../src/share/payload'
import {
  isLibraryFile,
  MAX_LIBRARY_LENGTH,
  readLibraryFile,
  writeLibraryFile,
} from '../../../src/store/library/libraryFile'
import { addPhotos, filesIn, readFilePhotos } from '../../../src/store/photoFiles'
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

const partsOf = (wheel: Wheel, ownSounds = DEFAULT_SETTINGS.ownSounds) => ({ wheel, ownSounds })
const plainFile = (wheel: Wheel) => wheelFile(wheel, DEFAULT_SETTINGS, NOW)
const said = (lacks: unknown) => shown(lacks)

describe('a file with photos', () => {
  it('brings them to another browser, those of options, results and eliminations', async () => {
    const tab = openTab()
    // Some are only in the library, and one is of no wheel.
    await tab.library.photos.put(photos(CAT, OLD))
    tab.actions.takePhotos(photos(DOG, OUT, photo('other')))
    const file = plainFile(played())
    const { text, lacks } = await addPhotos(tab, file, [partsOf(played())], tab.open)
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
    const keep = await readFilePhotos(other, filed.photos, [filed], other.open)
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
    expect(await addPhotos({ store }, 'file', [partsOf(wheel)], open)).toEqual({ text: 'file' })
  })

  it('says where some cannot be read, and has the others', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = openTab()
    tab.actions.takePhotos(photos(CAT))
    const file = plainFile(pictured(CAT, DOG))
    const failing = () => Promise.reject(new Error('offline'))
    for (const open of [tab.open, failing]) {
      const { text, lacks } = await addPhotos(tab, file, [partsOf(pictured(CAT, DOG))], open)
      expect(Object.keys(JSON.parse(text).photos)).toEqual([CAT.hash])
      expect(said(lacks)).toBe(
        'Some pictures or sounds are not in the file: they could not be read.',
      )
    }
    const lost = { ...CAT.blob, size: 64, arrayBuffer: () => Promise.reject(new Error('gone')) }
    tab.actions.takePhotos(new Map([[CAT.hash, lost as never], ...photos(DOG)]))
    const { text } = await addPhotos(tab, file, [partsOf(pictured(CAT, DOG))], tab.open)
    expect(Object.keys(JSON.parse(text).photos)).toEqual([DOG.hash])
  })

  it('has none and says so where they are too large together', async () => {
    const tab = openTab()
    // Only their sizes matter: nothing of them is read.
    const large = { size: 0.75 * MAX_FILE_LENGTH } as Blob
    tab.actions.takePhotos(new Map([[CAT.hash, large]]))
    const file = plainFile(pictured(CAT))
    const { text, lacks } = await addPhotos(tab, file, [partsOf(pictured(CAT))], tab.open)
    expect(text).toBe(file)
    expect(said(lacks)).toBe('The file has no pictures or sounds: they are too large together.')
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
    const { text } = await addPhotos(
      tab,
      file,
      wheels.map((one) => partsOf(one)),
      tab.open,
    )
    expect(text.length).toBeLessThanOrEqual(MAX_LIBRARY_LENGTH)
    expect(isLibraryFile(text)).toBe(true)
    const found = readLibraryFile(text, NOW)
    expect(found.wheels.map(({ own }) => own.wheel)).toEqual(
      readLibraryFile(file, NOW).wheels.map(({ own }) => own.wheel),
    )
    const taken = await filesIn(found.photos, [partsOf(wheels[1] as Wheel)])
    expect([...taken.photos.keys()]).toEqual([CAT.hash])
  })
})

/** Four bytes for each pixel of the largest photo. */
const MOST = 4 * 1280 ** 2

describe('of photos in a file', () => {
  const wheel = pictured(CAT)
  const large = photo('large', { bytes: MOST + 1 })
  const largest = photo('largest', { bytes: MOST })
  const wide = photo('wide', { width: 1281 })
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
    const wheels = [partsOf(pictured({ picture }, DOG))]
    const { photos: found, refused } = await filesIn({ [hash]: url, [DOG.hash]: DOG.url }, wheels)
    expect([...found.keys()]).toEqual([DOG.hash])
    expect(refused).toBe(1)
  })

  it('the largest that is allowed is taken', async () => {
    const { photos: found } = await filesIn({ [largest.hash]: largest.url }, [
      partsOf(pictured(largest)),
    ])
    expect(found.get(largest.hash)?.size).toBe(MOST)
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
    expect((await filesIn(found, [partsOf(wheel)])).photos.size).toBe(1)
    expect(looks).toEqual([CAT.hash])
    const text = withPhotos(plainFile(wheel), { ...many, [CAT.hash]: CAT.url }) ?? ''
    const filed = readFile(text)
    expect((await filesIn(filed.photos, [filed])).photos.size).toBe(1)
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
    expect(await filesIn(filed.photos, [filed])).toEqual({
      photos: new Map(),
      sounds: new Map(),
      refused: 0,
    })
  })

  it('none is believed where nothing can be hashed, and the visitor is told', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => {} })
    const tab = openTab()
    const keep = await readFilePhotos(tab, { [CAT.hash]: CAT.url }, [partsOf(wheel)], tab.open)
    keep()
    expect(tab.state().photos.size).toBe(0)
    expect(tab.toasts()).toEqual(['Some pictures or sounds in the file could not be read.'])
  })
})

describe('of sounds in a file', () => {
  const NONE = DEFAULT_SETTINGS.ownSounds
  const wheel = createWheel(['A', 'B'], newId, 7)
  const soundOf = (bytes: Uint8Array<ArrayBuffer>) => {
    const hash = createHash('sha256').update(bytes).digest('base64url')
    const url = `data:audio/wav;base64,${Buffer.from(bytes).toString('base64')}`
    return { hash, url, blob: new Blob([bytes], { type: 'audio/wav' }), text: `${hash}.bell.mp3` }
  }
  const BELL = soundOf(writeWav(Float32Array.of(0, 0.5, -0.5)))
  const LONGEST = soundOf(writeWav(new Float32Array(441_000)))
  const withBell = { ...DEFAULT_SETTINGS, ownSounds: { ...NONE, winner: BELL.text } }

  it('each comes to another browser with its name, and no link names it @sound.own', async () => {
    const tab = openTab()
    await tab.library.photos.put(new Map([[BELL.hash, BELL.blob]]))
    const { text } = await addPhotos(
      tab,
      wheelFile(wheel, withBell, NOW),
      [partsOf(wheel, withBell.ownSounds)],
      tab.open,
    )
    expect(JSON.parse(text).photos).toEqual({ [BELL.hash]: BELL.url })
    expect(JSON.stringify(createPayload(wheel, withBell, DEFAULT_SETTINGS, NOW))).not.toContain(
      BELL.hash,
    )

    emptyDisk()
    const other = openTab()
    const filed = readFile(text)
    const keep = await readFilePhotos(other, filed.photos, [filed], other.open)
    keep()
    other.actions.openFile(filed)
    expect(other.state().settings.ownSounds).toEqual(withBell.ownSounds)
    // It is nothing to be drawn.
    expect(other.state().photos.size).toBe(0)
    await expect.poll(() => other.library.photos.size()).toMatchObject({ value: { count: 1 } })
    // Neither another wheel's file nor a link leaves it to what they bring.
    other.actions.openFile(readFile(wheelFile(wheel, DEFAULT_SETTINGS, NOW)))
    expect(other.state().settings.ownSounds).toEqual(NONE)
  })

  it('the longest that is allowed is taken', async () => {
    const parts = [partsOf(wheel, { ...NONE, tick: LONGEST.text })]
    const { sounds, refused } = await filesIn({ [LONGEST.hash]: LONGEST.url }, parts)
    expect([sounds.get(LONGEST.hash)?.type, refused]).toEqual(['audio/wav', 0])
  })

  const tooLong = soundOf(writeWav(new Float32Array(441_001)))
  const ogg = soundOf(Uint8Array.from(Buffer.from('OggS'.repeat(20))))
  const stereo = soundOf(writeWav(new Float32Array(99)).map((byte, at) => (at === 22 ? 2 : byte)))
  it.each<[string, { readonly hash: string; readonly text: string; readonly url: unknown }]>([
    ['one of another hash', { ...BELL, url: LONGEST.url }],
    ['a sample too long', tooLong],
    ['one that a browser would have to decode', ogg],
    ['another kind of WAV', stereo],
    ['one of another type', { ...BELL, url: BELL.url.replace('wav', 'mpeg') }],
    ['an address', { ...BELL, url: 'https://example.com/bell.wav' }],
    ['no base64', { ...BELL, url: 'data:audio/wav;base64,%%%' }],
    ['null', { ...BELL, url: null }],
  ])('%s is refused, and the others are not @sound.own', async (_, { hash, text, url }) => {
    const other = soundOf(writeWav(Float32Array.of(0.1)))
    const parts = [partsOf(wheel, { ...NONE, tick: text, rush: other.text })]
    const { sounds, refused } = await filesIn({ [hash]: url, [other.hash]: other.url }, parts)
    expect([...sounds.keys()]).toEqual([other.hash])
    expect(refused).toBe(1)
  })

  it('none can be kept where there is no room, which is said @sound.own', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const tab = openTab()
    const full = async () => ({
      ...tab.library,
      photos: { ...tab.library.photos, put: async () => ({ fault: 'full', cause: 1 }) as const },
    })
    const parts = [partsOf(wheel, withBell.ownSounds)]
    const keep = await readFilePhotos(tab, { [BELL.hash]: BELL.url }, parts, full)
    keep()
    await expect
      .poll(() => tab.toasts())
      .toEqual([
        'The sounds in the file could not be saved on this device. The sound set is heard instead.',
      ])
  })
})
