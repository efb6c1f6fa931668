// Each performance setting has its own effect on the renderer, and no other setting has one.

import { describe, expect, it } from 'vitest'
import { type RendererQuality, rendererQuality } from '../../src/settings/rendererQuality'
import { type AnimationSpeed, DEFAULT_SETTINGS } from '../../src/settings/settings'

type PerformanceSettings = AnimationSpeed['performanceSettings']

const defaults = DEFAULT_SETTINGS.animationSpeed.performanceSettings

describe('the renderer quality', () => {
  it.each<[string, Partial<PerformanceSettings>, number, RendererQuality]>([
    [
      'by default on an ordinary screen',
      {},
      1,
      {
        maxPixelRatio: 1,
        minPixelRatio: 0.75,
        antialias: true,
        powerPreference: 'high-performance',
      },
    ],
    [
      'by default on a dense screen',
      {},
      3,
      {
        maxPixelRatio: 2,
        minPixelRatio: 0.75,
        antialias: true,
        powerPreference: 'high-performance',
      },
    ],
    [
      'on a zoomed-out screen',
      {},
      0.5,
      {
        maxPixelRatio: 1,
        minPixelRatio: 0.75,
        antialias: true,
        powerPreference: 'high-performance',
      },
    ],
    [
      'with a fractional pixel ratio',
      {},
      1.5,
      {
        maxPixelRatio: 1.5,
        minPixelRatio: 0.75,
        antialias: true,
        powerPreference: 'high-performance',
      },
    ],
    [
      'unscaled on a dense screen',
      { devicePerformanceScaling: false },
      2.625,
      {
        maxPixelRatio: 2.625,
        minPixelRatio: 0.75,
        antialias: true,
        powerPreference: 'high-performance',
      },
    ],
    [
      'unscaled on a screen denser than anyone sees',
      { devicePerformanceScaling: false },
      4,
      {
        maxPixelRatio: 3,
        minPixelRatio: 0.75,
        antialias: true,
        powerPreference: 'high-performance',
      },
    ],
    [
      'not adapting under load',
      { frameRateOptimization: false },
      2,
      { maxPixelRatio: 2, minPixelRatio: 2, antialias: true, powerPreference: 'high-performance' },
    ],
    [
      'without GPU acceleration',
      { gpuAcceleration: false },
      2,
      { maxPixelRatio: 2, minPixelRatio: 0.75, antialias: false, powerPreference: 'low-power' },
    ],
    [
      'with everything off',
      {
        batteryAwareReduction: false,
        networkAwareOptimization: false,
        devicePerformanceScaling: false,
        frameRateOptimization: false,
        gpuAcceleration: false,
      },
      3,
      { maxPixelRatio: 3, minPixelRatio: 3, antialias: false, powerPreference: 'low-power' },
    ],
  ])('%s', (_, choices, screenPixelRatio, quality) => {
    expect(rendererQuality({ ...defaults, ...choices }, screenPixelRatio)).toEqual(quality)
  })

  it.each(['batteryAwareReduction', 'networkAwareOptimization'] as const)(
    'does not depend on %s',
    (setting) => {
      for (const ratio of [1, 1.5, 2, 3]) {
        expect(rendererQuality({ ...defaults, [setting]: false }, ratio)).toEqual(
          rendererQuality(defaults, ratio),
        )
      }
    },
  )

  it('lets the ratio fall to no more than it may rise to', () => {
    for (const frameRateOptimization of [true, false]) {
      for (const devicePerformanceScaling of [true, false]) {
        for (const ratio of [0.25, 0.75, 1, 1.25, 2, 3, 8]) {
          const settings = { ...defaults, frameRateOptimization, devicePerformanceScaling }
          const { minPixelRatio, maxPixelRatio } = rendererQuality(settings, ratio)
          expect(minPixelRatio).toBeLessThanOrEqual(maxPixelRatio)
        }
      }
    }
  })
})
