// The audio context: opened once, running only while needed, resumed after interruptions. Nothing about it throws.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

class FakeContext extends EventTarget {
  state = 'suspended'
  log: string[] = []
  async resume() {
    this.log.push('resume')
  }
  async suspend() {
    this.log.push('suspend')
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const opened: FakeContext[] = []
const page = new EventTarget()
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

/** The module with its one context not opened yet. */
async function load() {
  vi.resetModules()
  return import('../../src/platform/audio')
}

beforeEach(() => {
  opened.length = 0
  warn.mockClear()
  vi.stubGlobal('document', page)
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super()
        opened.push(this)
      }
    },
  )
  return () => vi.unstubAllGlobals()
})

afterEach(() => vi.unstubAllGlobals())

describe('opening', () => {
  it('makes one context, and resumes it, which unlocks it in a gesture', async () => {
    const { openAudio } = await load()
    expect(openAudio()).toBe(opened[0])
    expect(openAudio()).toBe(opened[0])
    expect(opened).toHaveLength(1)
    expect(opened[0]?.log[0]).toBe('resume')
  })

  it('says once where there is no audio @error.no-audio', async () => {
    vi.stubGlobal('AudioContext', undefined)
    const { openAudio, needAudio } = await load()
    expect(openAudio()).toBeNull()
    expect(openAudio()).toBeNull()
    needAudio(true)
    needAudio(false)
    expect(warn.mock.calls.map(([message]) => message)).toEqual(['Audio not supported'])
  })
})

describe('a needed context', () => {
  it.each(['suspended', 'interrupted'])('is woken when the browser leaves it %s', async (state) => {
    const { openAudio, needAudio } = await load()
    openAudio()
    needAudio(true)
    const [context] = opened
    context?.become('running')
    context?.log.splice(0)
    context?.become(state)
    expect(context?.log).toEqual(['resume'])
    page.dispatchEvent(new Event('visibilitychange'))
    expect(context?.log).toEqual(['resume', 'resume'])
  })

  it('that runs is left alone', async () => {
    const { openAudio, needAudio } = await load()
    openAudio()
    opened[0]?.become('running')
    opened[0]?.log.splice(0)
    needAudio(true)
    openAudio()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(opened[0]?.log).toEqual([])
  })

  it('that will not wake is logged, not thrown @error.sound', async () => {
    const { openAudio } = await load()
    vi.spyOn(FakeContext.prototype, 'resume').mockRejectedValueOnce(new Error('busy'))
    openAudio()
    await expect.poll(() => warn).toHaveBeenCalledWith('Failed to play sound', expect.any(Error))
  })
})

it('a context that nobody needs sleeps, and stays asleep', async () => {
  const { openAudio, needAudio } = await load()
  openAudio()
  const [context] = opened
  context?.become('running')
  needAudio(false)
  expect(context?.log.splice(0).at(-1)).toBe('suspend')
  context?.become('suspended')
  openAudio()
  expect(context?.log).toEqual([])
  needAudio(true)
  expect(context?.log).toEqual(['resume'])
})

it('a touch, a press and a key are heard before anything on the page does, until that ends', async () => {
  const heard = vi.fn()
  const listening = new Map<string, unknown>()
  vi.stubGlobal('addEventListener', (name: string, _: unknown, isFirst: boolean) =>
    listening.set(name, isFirst),
  )
  vi.stubGlobal('removeEventListener', (name: string, _: unknown, isFirst: boolean) => {
    if (listening.get(name) === isFirst) listening.delete(name)
  })
  const { watchGestures } = await load()
  const stop = watchGestures(heard)
  expect([...listening]).toEqual(
    ['pointerdown', 'pointerup', 'keydown'].map((name) => [name, true]),
  )
  stop()
  expect(listening.size).toBe(0)
})

it.each([
  ['is on this site', '/tick.mp3', 200, true],
  ['is on another site', 'https://other.example/tick.mp3', 200, false],
  ['is missing', '/tick.mp3', 404, false],
])('a sound that %s is loaded, or is none', async (_, path, status, isThere) => {
  vi.stubGlobal('location', new URL('https://wheel.example/about'))
  vi.stubGlobal('fetch', async (url: URL) => new Response(url.pathname, { status }))
  const { loadSound } = await load()
  const decodeAudioData = async (data: ArrayBuffer) => new TextDecoder().decode(data)
  const loaded = await loadSound({ decodeAudioData } as unknown as AudioContext, path)
  expect(loaded).toBe(isThere ? '/tick.mp3' : null)
  expect(warn).toHaveBeenCalledTimes(isThere ? 0 : 1)
})
