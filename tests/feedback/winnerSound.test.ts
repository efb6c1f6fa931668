// The winner's sound: the operator's file where it can be loaded, otherwise synthesized. Loading never throws.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const holder = vi.hoisted(() => ({ file: '/winner.mp3' }))
vi.mock('../../src/text/site', async (importActual) => ({
  ...(await importActual<object>()),
  operator: {
    get winnerSound() {
      return holder.file
    },
  },
}))
vi.mock('../../src/store/app', () => ({}))
vi.mock('../../src/feedback/sounds', async (importActual) => ({
  ...(await importActual<typeof import('../../src/feedback/sounds')>()),
  playMelody: () => ({ endsAt: 0, stop() {} }),
}))

const started: string[] = []
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const fetched = vi.fn()

class FakeNode {
  readonly buffer: { name: string } | undefined
  readonly gain = { setTargetAtTime() {} }
  constructor(_: unknown, options?: { buffer?: { name: string }; gain?: number }) {
    this.buffer = options?.buffer
    if (options?.gain) started.push(`at a level of ${options.gain}`)
  }
  connect(other: FakeNode) {
    return other
  }
  start(at: number) {
    started.push(`${this.buffer?.name} at ${at}`)
  }
  stop(at: number) {
    started.push(`until ${at}`)
  }
}

const context = {
  currentTime: 5,
  decodeAudioData: async (bytes: ArrayBuffer) => {
    if (bytes.byteLength === 0)
      throw new DOMException('Unable to decode audio data', 'EncodingError')
    return { name: 'file', duration: 2 }
  },
} as unknown as BaseAudioContext

async function play() {
  vi.resetModules()
  const { loadWinnerSound, playWinnerSound } = await import('../../src/feedback/soundtrack')
  await loadWinnerSound(context)
  return playWinnerSound(context, {} as AudioNode)
}

beforeEach(() => {
  holder.file = '/winner.mp3'
  started.length = 0
  warn.mockClear()
  fetched.mockReset()
  fetched.mockResolvedValue({ ok: true, arrayBuffer: async () => new ArrayBuffer(8) })
  vi.stubGlobal('location', new URL('https://fairwheel.example/'))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('AudioBufferSourceNode', FakeNode)
})

afterEach(() => vi.unstubAllGlobals())

it('is synthesized where there is no file, and nothing is fetched', async () => {
  holder.file = ''
  expect(await play()).toMatchObject({ endsAt: 0 })
  expect(fetched).not.toHaveBeenCalled()
})

it('is the file where it can be loaded', async () => {
  expect(await play()).toMatchObject({ endsAt: 7 })
  // As loud as the synthesized notes.
  expect(started).toEqual(['at a level of 0.66', 'file at 5', 'until 7'])
  expect(String(fetched.mock.calls[0]?.[0])).toBe('https://fairwheel.example/winner.mp3')
  expect(warn).not.toHaveBeenCalled()
})

it.each<[string, () => void]>([
  [
    'cannot be decoded',
    () => fetched.mockResolvedValue({ ok: true, arrayBuffer: async () => new ArrayBuffer(0) }),
  ],
  ['is missing', () => fetched.mockResolvedValue({ ok: false, status: 404 })],
  ['cannot be reached', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
])(
  'is synthesized where the file %s, and the console says so once @error.sound',
  async (_, fail) => {
    fail()
    expect(await play()).toMatchObject({ endsAt: 0 })
    expect(warn.mock.calls).toEqual([['Failed to load sound', expect.any(Error)]])
  },
)

it('is never fetched from elsewhere @error.sound', async () => {
  holder.file = 'https://elsewhere.example/winner.mp3'
  expect(await play()).toMatchObject({ endsAt: 0 })
  expect(fetched).not.toHaveBeenCalled()
  expect(warn.mock.calls).toEqual([['Failed to load sound', expect.any(Error)]])
})
