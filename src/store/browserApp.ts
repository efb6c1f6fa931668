import { readDevice, watchDevice } from '../platform/device'
import { cryptoWords, randomId } from '../platform/entropy'
import { safeStorage } from '../platform/storage'
import { tabLocks } from '../platform/tabLocks'
import { createApp } from './createApp'
import type { Services } from './services'

export const browserServices: Services = {
  random: cryptoWords,
  newId: randomId,
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
  schedule(task, delayMs) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  storage: safeStorage(() => localStorage),
  locks: tabLocks,
  warn: (message, cause) =>
    cause === undefined ? console.warn(message) : console.warn(message, cause),
}

export const app = createApp(browserServices, readDevice())
watchDevice(app.actions.setDevice)
