// Files of photos are in the library, and in the state while a wheel with them is shown. Loaded once there is a photo.

import { photoOf } from '../wheel/picture'
import type { Wheel } from '../wheel/wheel'
import type { App } from './createApp'
import type { Library } from './library/library'
import { messages } from './library/messages'
import type { AppState } from './state'
import { whenIdle } from './whenIdle'

/** By their hashes. */
export type Photos = AppState['photos']
export type OpenLibrary = () => Promise<Pick<Library, 'photos' | 'watch'>>

export const openLibrary: OpenLibrary = () =>
  import('./library/browserLibrary').then((file) => file.browserLibrary().library)

/** Reads the photos of what is shown, whenever it has others. */
export function followPhotos(
  { store, actions }: Pick<App, 'store' | 'actions'>,
  open: OpenLibrary = openLibrary,
): void {
  /** The library did not have them when it changed last. */
  const missing = new Set<string>()
  let changes = 0
  let library: Awaited<ReturnType<OpenLibrary>> | null = null
  let isReading = false
  let hasWarned = false

  function wanted(): readonly string[] {
    const { photos, ...state } = store.getState()
    return [...hashesShown(state)].filter((hash) => !photos.has(hash) && !missing.has(hash))
  }

  async function openNow() {
    library = await open()
    // Another tab may show a photo before it has stored it.
    library.watch(() => {
      changes += 1
      missing.clear()
      void read()
    })
    return library
  }

  async function read(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      for (let hashes = wanted(); hashes.length > 0; hashes = wanted()) {
        await whenIdle(store)
        const opened = library ?? (await openNow())
        const before = changes
        const outcome = await opened.photos.read(hashes)
        if (outcome.fault !== null) throw outcome.cause
        // What another tab has put meanwhile is asked for again.
        if (changes === before) {
          for (const hash of hashes) if (!outcome.value.has(hash)) missing.add(hash)
        }
        actions.takePhotos(outcome.value)
      }
    } catch (cause) {
      // The next change tries again.
      if (!hasWarned) console.warn('Failed to read photos', cause)
      hasWarned = true
    }
    isReading = false
  }

  store.subscribe((state, before) => {
    if (SHOWN.some((field) => state[field] !== before[field])) void read()
  })
  void read()
}

/** Of the files that the wheel's options, results and eliminations need. */
export function photoHashes(wheel: Wheel): ReadonlySet<string> {
  const hashes = new Set<string>()
  const add = ({ picture = '' }: { readonly picture?: string | undefined }) => {
    const hash = photoOf(picture)?.hash
    if (hash) hashes.add(hash)
  }
  wheel.segments.forEach(add)
  add({ picture: wheel.hubPicture })
  add({ picture: wheel.background })
  wheel.originalSegments.forEach(add)
  for (const { winner } of wheel.history) add(winner)
  for (const { eliminatedSegment } of wheel.eliminationHistory) add(eliminatedSegment)
  return hashes
}

const SHOWN = ['wheel', 'shownWheel', 'lastResult'] as const

function hashesShown({
  wheel,
  shownWheel,
  lastResult,
}: Pick<AppState, (typeof SHOWN)[number]>): ReadonlySet<string> {
  const hash = photoOf(lastResult?.winner.picture ?? '')?.hash
  return new Set([
    ...photoHashes(wheel),
    ...(shownWheel ? photoHashes(shownWheel) : []),
    ...(hash ? [hash] : []),
  ])
}

/**
 * Shows photos, and stores them. Never rejects: a toast says where they could not be stored.
 * @param sounds by their hashes, to be stored with the photos
 */
export async function keepPhotos(
  { actions }: Pick<App, 'actions'>,
  photos: Photos,
  open: OpenLibrary = openLibrary,
  sounds: Photos = new Map(),
): Promise<void> {
  if (photos.size + sounds.size === 0) return
  actions.takePhotos(photos)
  try {
    const { photos: kept } = await open()
    const outcome = await kept.put(new Map([...photos, ...sounds]))
    if (outcome.fault !== null) throw outcome.cause
  } catch (cause) {
    console.info('Failed to keep photos', cause)
    const says = photos.size > 0 ? messages.picturesNotKept : messages.soundsNotKept
    actions.showToast(says, 'warning', { durationMs: 10_000 })
  }
}
