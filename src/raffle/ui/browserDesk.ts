import { useMemo } from 'react'
import { useStore } from 'zustand'
import { compression } from '../../platform/compression'
import { cryptoWords, randomId } from '../../platform/entropy'
import { canHash, sha256 } from '../../platform/sha256'
import { safeStorage } from '../../platform/storage'
import { tabLocks } from '../../platform/tabLocks'
import { app, useApp } from '../../store/app'
import { browserLibrary } from '../../store/library/browserLibrary'
import { CLEARED_KEY, WHEEL_KEY } from '../../store/persistence/schema'
import { productVersion, site } from '../../text/site'
import { fetchRound } from '../beacon/beacon'
import { createDesk } from '../desk/desk'
import type { Desk, DeskState } from '../desk/deskState'
import { createWatch, type Watch } from '../desk/watch'
import type { RaffleState } from '../model/raffleState'
import { drawnPictures, type PictureOf } from './drawnPictures'
import { messages } from './messages'
import { messages as proofMessages } from './proof/messages'

const storage = safeStorage(() => localStorage)

const services = {
  app,
  fetchRound,
  random: cryptoWords,
  now: () => Date.now(),
  schedule(task: () => void, delayMs: number) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  onVisibility(listener: () => void) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}

let desk: Desk | null = null
let watch: Watch | null = null

export function browserDesk(): Desk {
  desk ??= createDesk({
    ...services,
    library: browserLibrary().library,
    locks: tabLocks,
    digest: canHash() ? sha256 : null,
    newId: () => `draw_${randomId()}`,
    monotonicNow: () => performance.now(),
    tellProblem: (problem) => app.actions.showToast(messages.deskProblem(problem), 'warning'),
    drawLabel: messages.drawLabel,
    doneLabel: messages.nothingLeft,
    progress: messages.progress,
    waitLabel: proofMessages.waitLabel,
    dueAt: proofMessages.dueAt,
    wheelFault(wheelId) {
      const stored = storage.read(WHEEL_KEY)
      if (stored === undefined) return 'forbidden'
      return stored?.includes(JSON.stringify(wheelId)) ? null : 'full'
    },
    clearedMark: () => storage.read(CLEARED_KEY),
    product: { name: site.name, version: productVersion },
    setUnsaved: askToStay,
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return desk
}

export function browserWatch(): Watch {
  watch ??= createWatch({ ...services, compression, texts: proofMessages })
  return watch
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

function askToStay(isAsking: boolean): void {
  // Added once however often, and only while it is needed: pages that ask are not kept for going back.
  if (isAsking) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

export interface DeskProps {
  readonly desk: Desk
}

export function useDesk<T>(desk: Desk, select: (state: DeskState) => T): T {
  return useStore(desk.store, select)
}

export function useDrawnPictures({ list }: RaffleState): PictureOf {
  const segments = useApp(({ shownWheel, wheel }) => (shownWheel ?? wheel).segments)
  return useMemo(() => drawnPictures(list, segments), [list, segments])
}
