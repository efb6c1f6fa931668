import { expect, it, vi } from 'vitest'

const fire = vi.hoisted(() => Object.assign(vi.fn(), { reset: vi.fn() }))
vi.mock('canvas-confetti', () => ({ create: () => fire }))
const { throwConfetti } = await import('../../src/feedback/confetti')

it('is 20 pieces in the colors given @confetti.pieces', () => {
  const canvas = { getContext: () => ({}), remove: vi.fn() }
  vi.stubGlobal('document', { createElement: () => canvas, body: { append: () => {} } })
  vi.stubGlobal('innerWidth', 800)
  vi.stubGlobal('innerHeight', 600)
  throwConfetti(['#ff6b6b'])
  const bursts = fire.mock.calls.map(([options]) => options)
  expect(bursts.reduce((sum, { particleCount }) => sum + particleCount, 0)).toBe(20)
  for (const { colors } of bursts) expect(colors).toEqual(['#ff6b6b'])
  vi.unstubAllGlobals()
})
