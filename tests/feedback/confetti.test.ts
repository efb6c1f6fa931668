import { afterEach, expect, it, vi } from 'vitest'

const fire = vi.hoisted(() => Object.assign(vi.fn(), { reset: vi.fn() }))
vi.mock('canvas-confetti', () => ({
  default: {
    create: () => fire,
    shapeFromText: ({ text, scalar }: { text: string; scalar: number }) => `${text} of ${scalar}`,
  },
}))
const { throwConfetti } = await import('../../src/feedback/confetti')
type Confetti = import('../../src/feedback/confetti').Confetti

const page = { append: vi.fn() }
const canvas = { getContext: (): unknown => ({}), remove: vi.fn(), width: 0, height: 0 }

/** Thrown in a window of this size: what clears it away, and the two bursts. */
function thrown(width = 800, height = 600, chosen: Partial<Confetti> = {}) {
  vi.stubGlobal('document', { createElement: () => canvas, body: page })
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  const clear = throwConfetti(['#ff6b6b'], { confetti: 'little', confettiEmoji: '', ...chosen })
  return { clear, bursts: fire.mock.calls.map(([options]) => options) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('is 20 pieces in the colors given @confetti.pieces', () => {
  const { bursts } = thrown()
  expect(bursts.reduce((sum, { particleCount }) => sum + particleCount, 0)).toBe(20)
  for (const { colors } of bursts) expect(colors).toEqual(['#ff6b6b'])
})

it('is six times as many pieces where a lot is wished', () => {
  const { bursts } = thrown(800, 600, { confetti: 'much' })
  expect(bursts.map(({ particleCount }) => particleCount)).toEqual([60, 60])
})

it('is made of the emoji that were chosen, larger than paper and as sharp @confetti.emoji', () => {
  const { bursts } = thrown(800, 600, { confettiEmoji: '🎈 👨‍👩‍👧‍👦' })
  for (const { shapes, scalar } of bursts) {
    expect(scalar).toBe(3)
    expect(shapes).toEqual(['🎈 of 3', '👨‍👩‍👧‍👦 of 3'])
  }
  for (const blank of ['', ' ', '\u200b']) {
    fire.mockClear()
    for (const burst of thrown(800, 600, { confettiEmoji: blank }).bursts) {
      expect(burst).not.toHaveProperty('shapes')
      expect(burst.scalar).toBe(1.5)
    }
  }
})

it('flies up and inward from both edges of the window, 70% down', () => {
  const [left, right] = thrown().bursts
  expect([left.origin, right.origin]).toEqual([
    { x: 0, y: 0.7 },
    { x: 1, y: 0.7 },
  ])
  // 0 is to the right, and 90 up.
  expect([left.angle, right.angle]).toEqual([60, 120])
  for (const { spread } of [left, right]) expect(spread).toBeLessThanOrEqual(60)
})

it('is as large and fast on a phone as in a window of 600 pixels, and grows with larger ones', () => {
  const of = (width: number, height: number) => {
    fire.mockClear()
    return thrown(width, height).bursts.map(({ scalar, startVelocity, gravity }) => [
      scalar,
      startVelocity,
      gravity,
    ])
  }
  const least = [1.5, 42, 0.9]
  expect(of(390, 844)).toEqual([least, least])
  expect(of(600, 600)).toEqual([least, least])
  const twice = least.map((one) => 2 * one)
  for (const [width, height] of [
    [1920, 1200],
    [1200, 1920],
  ] as const) {
    expect(of(width, height)).toEqual([twice, twice])
    expect([canvas.width, canvas.height]).toEqual([width, height])
  }
})

it('that is cleared away stops flying and leaves nothing on the page', () => {
  const { clear } = thrown()
  expect(page.append).toHaveBeenCalledExactlyOnceWith(canvas)
  expect([fire.reset, canvas.remove].map((one) => one.mock.calls.length)).toEqual([0, 0])
  clear()
  expect([fire.reset, canvas.remove].map((one) => one.mock.calls.length)).toEqual([1, 1])
})

it('is left out where the browser has no canvas, and the console says so', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(canvas, 'getContext').mockReturnValueOnce(null)
  const { clear, bursts } = thrown()
  clear()
  expect(bursts).toEqual([])
  expect(page.append).not.toHaveBeenCalled()
  expect(info.mock.calls).toEqual([['No confetti: Could not get canvas context']])
})
