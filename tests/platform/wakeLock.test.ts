import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepScreenOn } from '../../src/platform/wakeLock'

/** Whether each lock that was granted has been released. */
let locks: { isReleased: boolean }[]
let refusal: Error | null
let page: EventTarget & { visibilityState: DocumentVisibilityState }

beforeEach(() => {
  locks = []
  refusal = null
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {
    wakeLock: {
      async request(kind: string) {
        expect(kind).toBe('screen')
        if (refusal) throw refusal
        const lock = { isReleased: false }
        locks.push(lock)
        return {
          async release() {
            lock.isReleased = true
          },
        }
      },
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function turn(visibilityState: DocumentVisibilityState): Promise<void> {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

const released = () => locks.map(({ isReleased }) => isReleased)

it('asks at once, and again for a tab that was hidden; in the end it gives back the last lock', async () => {
  const stop = keepScreenOn()
  await settled()
  await turn('hidden')
  // The browser has released the first one.
  expect(locks).toHaveLength(1)
  await turn('visible')
  expect(locks).toHaveLength(2)
  stop()
  await settled()
  expect(released().at(-1)).toBe(true)
  await turn('hidden')
  await turn('visible')
  expect(locks).toHaveLength(2)
})

it('gives back a lock that is granted only after the end', async () => {
  keepScreenOn()()
  await settled()
  expect(released()).toEqual([true])
})

it('does without where it is refused, or where there is none', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  refusal = new Error('Low battery')
  const stop = keepScreenOn()
  await settled()
  expect(log).toHaveBeenCalledWith('Failed to keep the screen on', refusal)
  stop()
  vi.stubGlobal('navigator', {})
  keepScreenOn()()
  await settled()
  expect(log).toHaveBeenCalledTimes(1)
})
