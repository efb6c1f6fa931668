// Photos are read for what is shown, once, and whoever adds one sees it whether or not it can be stored.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../src/platform/database'
import type { LibraryDatabase } from '../../../src/store/library/schema'
import { addPhotos } from '../../../src/store/photoFiles'
import { followPhotos, keepPhotos } from '../../../src/store/photos'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { emptyDisk, libraryBrowser } from '../library/library'
import { photo, photos } from './somePhoto'

const CAT = photo('cat')
const DOG = photo('dog')

type Tab = ReturnType<ReturnType<typeof libraryBrowser>['openTab']>
type Wrap = (real: Database<LibraryDatabase>) => Database<LibraryDatabase>

beforeEach(emptyDisk)
afterEach(() => {
  vi.restoreAllMocks()
})

/** A browser of tabs that follow their photos. */
function following() {
  const both = libraryBrowser()
  return {
    ...both,
    openTab(wrap: Wrap = (real) => real) {
      const reads: number[] = []
      let opened = 0
      const tab = both.openTab(wrap)
      const { read } = tab.library.photos
      const library = {
        ...tab.library,
        photos: {
          ...tab.library.photos,
          read: (hashes: Iterable<string>) => {
            reads.push([...hashes].length)
            return read(hashes)
          },
        },
      }
      const open = async () => {
        opened += 1
        return library
      }
      return {
        ...tab,
        reads,
        open,
        timesOpened: () => opened,
        follow: () => followPhotos(tab, open),
        keep: (...all: (typeof CAT)[]) => keepPhotos(tab, photos(...all), open),
      }
    },
  }
}

const held = (tab: Tab) =>
  [CAT, DOG].filter(({ hash }) => tab.state().photos.has(hash)).map(({ hash }) => hash)

function give(tab: Tab, index: number, { picture }: typeof CAT) {
  tab.actions.editOption(tab.state().wheel.segments[index]?.id ?? '', { picture })
}

const pictures = (tab: Tab) => tab.state().wheel.segments.map(({ picture }) => picture)

function takeAll(tab: Tab) {
  const { segments } = tab.state().wheel
  tab.actions.givePictures(new Map(segments.map(({ id }) => [id, null] as const)))
}

async function countKept({ library }: Tab): Promise<number | null> {
  const outcome = await library.photos.size()
  return outcome.fault === null ? outcome.value.count : null
}

/** Long enough for all that the fake database has to do. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

describe('the photos of what is shown', () => {
  it('are read once, and the library is not opened before', async () => {
    const tab = following().openTab()
    await tab.library.photos.put(photos(CAT, DOG))
    tab.follow()
    tab.actions.addOption('x')
    await settled()
    expect(tab.timesOpened()).toBe(0)
    give(tab, 0, CAT)
    await expect.poll(() => held(tab)).toEqual([CAT.hash])
    give(tab, 1, CAT)
    tab.actions.renameWheel('Pets')
    await settled()
    expect(tab.reads).toEqual([1])
    give(tab, 1, DOG)
    await expect.poll(() => held(tab)).toEqual([CAT.hash, DOG.hash])
    expect(tab.reads).toEqual([1, 1])
    expect(tab.timesOpened()).toBe(1)
  })

  it('are read for the wheel that the page opens with, and for one that has them only in results', async () => {
    const both = following()
    const first = both.openTab()
    await first.library.photos.put(photos(CAT))
    for (const index of [0, 1, 2]) give(first, index, CAT)
    first.spin()
    for (const { id } of first.state().wheel.segments)
      first.actions.editOption(id, { picture: null })
    const tab = both.openTab()
    expect(tab.state().wheel.segments.some(({ picture }) => picture)).toBe(false)
    tab.follow()
    await expect.poll(() => held(tab)).toEqual([CAT.hash])
  })

  it('are not asked for again while the library does not have them', async () => {
    const tab = following().openTab()
    tab.follow()
    give(tab, 0, CAT)
    await settled()
    give(tab, 1, CAT)
    tab.actions.addOption('x')
    await settled()
    expect(tab.reads).toEqual([1])
    expect(held(tab)).toEqual([])
  })

  it('are shown where another tab stores them after its wheel', async () => {
    const both = following()
    const one = both.openTab()
    // So that both show one wheel.
    one.actions.toggleSound()
    const other = both.openTab()
    one.follow()
    other.follow()
    give(one, 0, CAT)
    other.look()
    await settled()
    expect(held(other)).toEqual([])
    await one.keep(CAT)
    await expect.poll(() => held(other)).toEqual([CAT.hash])
  })

  it('are shown where another tab stores them while this one finds nothing', async () => {
    const both = following()
    let meanwhile = async () => {}
    const one = both.openTab()
    one.actions.toggleSound()
    const other = both.openTab((real) => ({
      ...real,
      async read(stores, work) {
        const outcome = await real.read(stores, work)
        const now = meanwhile
        meanwhile = async () => {}
        await now()
        return outcome
      },
    }))
    other.follow()
    meanwhile = () => one.keep(CAT)
    give(one, 0, CAT)
    other.look()
    await expect.poll(() => held(other)).toEqual([CAT.hash])
    expect(other.reads).toEqual([1, 1])
  })

  it('wait for the end of a spin', async () => {
    const both = following()
    const tab = both.openTab()
    await tab.library.photos.put(photos(CAT))
    give(tab, 0, CAT)
    tab.actions.requestSpin()
    tab.follow()
    await settled()
    expect(tab.state().activeSpin).not.toBeNull()
    expect(tab.reads).toEqual([])
    tab.actions.settleSpin(tab.state().activeSpin?.outcome.id ?? '')
    both.services.pass(10_000)
    await expect.poll(() => held(tab)).toEqual([CAT.hash])
  })

  it('are asked for again at the next change where the library fails, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let isFailing = true
    const tab = following().openTab((real) => ({
      ...real,
      read: async (stores, work) =>
        isFailing ? { fault: 'failed', cause: new Error('failed') } : real.read(stores, work),
    }))
    await tab.library.photos.put(photos(CAT))
    tab.follow()
    give(tab, 0, CAT)
    await settled()
    tab.actions.addOption('x')
    await settled()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(tab.toasts().join()).not.toContain('icture could')
    isFailing = false
    tab.actions.renameWheel('Pets')
    await expect.poll(() => held(tab)).toEqual([CAT.hash])
  })
})

describe('photos that are added', () => {
  it('are shown at once and stored', async () => {
    const tab = following().openTab()
    const kept = tab.keep(CAT, DOG)
    expect(held(tab)).toEqual([CAT.hash, DOG.hash])
    await kept
    expect(await tab.library.photos.size()).toMatchObject({ value: { count: 2 } })
    expect(tab.toasts()).toEqual([])
  })

  it.each(['full', 'forbidden', 'blocked'] as const)(
    'are shown where the library is %s, which is told',
    async (fault) => {
      vi.spyOn(console, 'info').mockImplementation(() => {})
      const tab = following().openTab((real) => ({
        ...real,
        write: async () => ({ fault, cause: new Error(fault) }),
      }))
      await tab.keep(CAT)
      expect(held(tab)).toEqual([CAT.hash])
      expect(tab.toasts()).toEqual([
        'Your pictures could not be saved on this device. Save the wheel to a file to keep them.',
      ])
    },
  )

  it('are shown where the code of the library cannot be loaded, which is told', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const tab = following().openTab()
    await keepPhotos(tab, photos(CAT), () => Promise.reject(new Error('offline')))
    expect(held(tab)).toEqual([CAT.hash])
    expect(tab.toasts()).toHaveLength(1)
  })
})

describe('a disk that fills up in the middle of several photos', () => {
  const OWL = photo('owl')
  const ALL = [CAT, DOG, OWL]

  it('keeps those that were there, and the others stay in memory, from where a file takes them all', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const both = following()
    const tab = both.openTab()
    await tab.keep(CAT)
    const { put } = IDBObjectStore.prototype
    let room = 1
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given: Parameters<IDBObjectStore['put']>
    ) {
      if (this.name === 'photos') room -= 1
      if (room < 0) throw new DOMException('Full', 'QuotaExceededError')
      return put.apply(this, given)
    })
    for (const [index, one] of ALL.entries()) give(tab, index, one)
    await tab.keep(...ALL)
    expect(tab.toasts()).toEqual([
      'Your pictures could not be saved on this device. Save the wheel to a file to keep them.',
    ])
    const hashes = ALL.map(({ hash }) => hash)
    expect([...tab.state().photos.keys()]).toEqual(hashes)
    const { wheel } = tab.state()
    const { text, lacks } = await addPhotos(
      tab,
      '{"wheel":1}',
      [{ wheel, ownSounds: DEFAULT_SETTINGS.ownSounds }],
      tab.open,
    )
    expect(lacks).toBeUndefined()
    expect(Object.keys(JSON.parse(text).photos)).toEqual(hashes)

    // A reload has what was stored, and the wheel with all its pictures.
    const later = both.openTab()
    later.follow()
    await expect.poll(() => [...later.state().photos.keys()]).toEqual([CAT.hash])
    await settled()
    expect([...later.state().photos.keys()]).toEqual([CAT.hash])
    expect(pictures(later)).toEqual(ALL.map(({ picture }) => picture))
    // Once there is room they are given again.
    full.mockRestore()
    await later.keep(...ALL)
    expect(await countKept(later)).toBe(3)
    expect(later.toasts()).toEqual([])
  })
})

describe('the same photo again', () => {
  it('is stored once for all its options, and read until the last of them has lost it', async () => {
    const both = following()
    const tab = both.openTab()
    await tab.keep(CAT)
    await tab.keep(CAT, CAT)
    for (const index of [0, 1]) give(tab, index, CAT)
    expect(await countKept(tab)).toBe(1)
    give(tab, 0, DOG)
    const later = both.openTab()
    later.follow()
    await expect.poll(() => held(later)).toEqual([CAT.hash])
  })

  it('on the option that has it changes nothing, and Undo is about the step before', () => {
    const tab = following().openTab()
    const [first] = tab.state().wheel.segments
    const given = new Map([[first?.id ?? '', CAT.picture]])
    expect(tab.actions.givePictures(given)).toBe(true)
    const { wheel, undoHistory } = tab.state()
    expect(tab.actions.givePictures(given)).toBe(false)
    expect(tab.state().wheel).toBe(wheel)
    expect(tab.state().undoHistory).toBe(undoHistory)
    expect(tab.toasts()).toEqual(['Added 1 picture'])
  })
})

describe('in two tabs', () => {
  /** Both show one wheel and follow its photos. */
  function twoTabs() {
    const both = following()
    const one = both.openTab()
    one.actions.toggleSound()
    const other = both.openTab()
    one.follow()
    other.follow()
    return { ...both, one, other }
  }

  it('the same photo given in both at once is stored once, and both options have it in both', async () => {
    const { one, other } = twoTabs()
    other.deafen()
    give(one, 0, CAT)
    give(other, 1, CAT)
    await Promise.all([one.keep(CAT), other.keep(CAT)])
    one.look()
    other.hear()
    for (const tab of [one, other]) {
      expect(pictures(tab)).toEqual([CAT.picture, CAT.picture, undefined])
      expect(held(tab)).toEqual([CAT.hash])
      expect(tab.toasts()).toEqual([])
    }
    expect(await countKept(one)).toBe(1)
  })

  it('a photo that one takes away goes in the other too, keeps what that did, and comes back with Undo', async () => {
    const { one, other, openTab } = twoTabs()
    await one.keep(CAT)
    give(one, 0, CAT)
    other.look()
    await expect.poll(() => held(other)).toEqual([CAT.hash])
    const [first] = one.state().wheel.segments
    other.deafen()
    takeAll(one)
    other.actions.editOption(first?.id ?? '', { text: 'Tom' })
    one.look()
    other.hear()
    for (const tab of [one, other]) {
      expect(tab.texts()[0]).toBe('Tom')
      expect(pictures(tab)).toEqual([undefined, undefined, undefined])
    }
    // Whichever tab tidies.
    await other.library.tidy()
    expect(one.actions.undoStep()).toBe(true)
    other.look()
    for (const tab of [one, other]) {
      expect(tab.texts()[0]).toBe('Tom')
      expect(pictures(tab)).toEqual([CAT.picture, undefined, undefined])
    }
    const later = openTab()
    later.follow()
    await expect.poll(() => held(later)).toEqual([CAT.hash])
  })

  it('photos that one takes away while the other spins stay on the winner, and come back with Undo', async () => {
    const { one, other } = twoTabs()
    await one.keep(CAT)
    for (const index of [0, 1, 2]) give(one, index, CAT)
    other.look()
    await expect.poll(() => held(other)).toEqual([CAT.hash])
    // For the milliseconds until it hears of the spin.
    other.deafen()
    one.actions.requestSpin()
    const { outcome } = one.state().activeSpin ?? {}
    takeAll(other)
    one.look()
    other.hear()
    expect(pictures(one)).toEqual([undefined, undefined, undefined])
    const shown = one.state().shownWheel?.segments.map(({ picture }) => picture)
    expect(shown).toEqual([CAT.picture, CAT.picture, CAT.picture])
    expect(one.actions.givePictures(new Map([[outcome?.winner.id ?? '', DOG.picture]]))).toBe(false)

    one.actions.settleSpin(outcome?.id ?? '')
    other.look()
    for (const tab of [one, other]) {
      expect(tab.state().lastResult?.id).toBe(outcome?.id)
      expect(tab.state().lastResult?.winner).toEqual(outcome?.winner)
      expect(tab.state().lastResult?.winner.picture).toBe(CAT.picture)
      expect(tab.warnings).toEqual([])
    }
    expect(other.actions.undoStep()).toBe(true)
    one.look()
    for (const tab of [one, other]) {
      expect(pictures(tab)).toEqual([CAT.picture, CAT.picture, CAT.picture])
      expect(held(tab)).toEqual([CAT.hash])
    }
  })
})
