// Each performance setting has its own effect on the renderer, and no other setting has one.

import { describe, expect, it } from 'vitest'
import { type RendererQuality, rendererQuality } from '../../../src/wheel/settings/rendererQuality'
import { type AnimationSpeed, DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import type { DeviceCapabilities } from '../../../src/wheel/settings/timing'
import { UNKNOWN_DEVICE } from './unknownDevice'

type PerformanceSettings = AnimationSpeed['performanceSettings']

const defaults = DEFAULT_SETTINGS.animationSpeed.performanceSettings
const FULL: RendererQuality = {
  maxPixelRatio: 1,
  minPixelRatio: 0.75,
  labelPixelRatio: 1,
  antialias: true,
  powerPreference: 'high-performance',
  frameCap: null,
  frameRate: 60,
}
const LOW_BATTERY = { batteryLevel: 0.19, isCharging: false }

function qualityOf(
  choices: Partial<PerformanceSettings>,
  screenPixelRatio: number,
  device: Partial<DeviceCapabilities> = {},
): RendererQuality {
  return rendererQuality({ ...defaults, ...choices }, screenPixelRatio, {
    ...UNKNOWN_DEVICE,
    ...device,
  })
}

describe('the renderer quality', () => {
  it.each<[string, Partial<PerformanceSettings>, number, Partial<RendererQuality>]>([
    ['by default on an ordinary screen', {}, 1, {}],
    ['by default on a dense screen', {}, 3, { maxPixelRatio: 2, labelPixelRatio: 2 }],
    ['on a zoomed-out screen', {}, 0.5, {}],
    ['with a fractional pixel ratio', {}, 1.5, { maxPixelRatio: 1.5, labelPixelRatio: 1.5 }],
    [
      'unscaled on a dense screen',
      { devicePerformanceScaling: false },
      2.625,
      { maxPixelRatio: 2.625, labelPixelRatio: 2.625 },
    ],
    [
      'unscaled on a screen denser than anyone sees',
      { devicePerformanceScaling: false },
      4,
      { maxPixelRatio: 3, labelPixelRatio: 3 },
    ],
    [
      'not adapting under load',
      { frameRateOptimization: false },
      2,
      { maxPixelRatio: 2, minPixelRatio: 2, labelPixelRatio: 2 },
    ],
    [
      'without GPU acceleration',
      { gpuAcceleration: false },
      2,
      { maxPixelRatio: 2, labelPixelRatio: 2, antialias: false, powerPreference: 'low-power' },
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
      {
        maxPixelRatio: 3,
        minPixelRatio: 3,
        labelPixelRatio: 3,
        antialias: false,
        powerPreference: 'low-power',
      },
    ],
  ])('%s', (_, choices, screenPixelRatio, quality) => {
    expect(qualityOf(choices, screenPixelRatio)).toEqual({ ...FULL, ...quality })
  })

  it.each<[string, Partial<DeviceCapabilities>, number | null]>([
    ['19 %', LOW_BATTERY, 30],
    ['nothing', { batteryLevel: 0, isCharging: false }, 30],
    ['20 %', { batteryLevel: 0.2, isCharging: false }, null],
    ['19 % and a plug', { batteryLevel: 0.19, isCharging: true }, null],
    ['19 % and perhaps a plug', { batteryLevel: 0.19 }, null],
    ['an unknown charge', { isCharging: false }, null],
  ])('with a battery of %s caps the frames at %s a second @quality.frame-cap', (_, device, cap) => {
    expect(qualityOf({}, 1, device)).toEqual({ ...FULL, frameCap: cap, frameRate: cap ?? 60 })
    expect(qualityOf({ batteryAwareReduction: false }, 1, device)).toEqual(FULL)
  })

  it.each([
    [1, 3, 1.5],
    [2, 2, 1.5],
    [3.99, 3, 1.5],
    [3.99, 1.25, 1.25],
    [2, 1, 1],
    [4, 3, 2],
    [undefined, 3, 2],
  ])(
    'with %s GB and a pixel ratio of %f draws labels at %f @quality.label-resolution',
    (memoryGb, screenPixelRatio, ratio) => {
      const device = memoryGb === undefined ? {} : { memoryGb }
      const scaled = qualityOf({}, screenPixelRatio, device)
      expect(scaled.labelPixelRatio).toBe(ratio)
      expect(scaled.maxPixelRatio).toBe(Math.min(screenPixelRatio, 2))
      const unscaled = qualityOf({ devicePerformanceScaling: false }, screenPixelRatio, device)
      expect(unscaled.labelPixelRatio).toBe(unscaled.maxPixelRatio)
    },
  )

  it('does not depend on networkAwareOptimization', () => {
    for (const ratio of [1, 1.5, 2, 3]) {
      expect(qualityOf({ networkAwareOptimization: false }, ratio, { networkType: '2g' })).toEqual(
        qualityOf({}, ratio),
      )
    }
  })

  it('lets the ratio fall to no more than it may rise to', () => {
    for (const frameRateOptimization of [true, false]) {
      for (const devicePerformanceScaling of [true, false]) {
        for (const ratio of [0.25, 0.75, 1, 1.25, 2, 3, 8]) {
          const choices = { frameRateOptimization, devicePerformanceScaling }
          const { minPixelRatio, labelPixelRatio, maxPixelRatio } = qualityOf(choices, ratio)
          expect(minPixelRatio).toBeLessThanOrEqual(maxPixelRatio)
          expect(labelPixelRatio).toBeLessThanOrEqual(maxPixelRatio)
        }
      }
    }
  })

  it.each([
    ['an unknown screen', {}, 60],
    ['a fast screen', { refreshRate: 144 }, 144],
    ['a slow screen', { refreshRate: 24 }, 24],
    // Every fifth frame, as every fourth would be more than the cap.
    ['a low battery', { refreshRate: 144, ...LOW_BATTERY }, 28.8],
    ['a low battery and 50 Hz', { refreshRate: 50, ...LOW_BATTERY }, 25],
    ['a low battery and 60 Hz', { refreshRate: 60, ...LOW_BATTERY }, 30],
    ['a low battery and 75 Hz', { refreshRate: 75, ...LOW_BATTERY }, 25],
    ['a low battery and a slow screen', { refreshRate: 24, ...LOW_BATTERY }, 24],
  ])('with %s aims at what can be shown', (_, device, rate) => {
    expect(qualityOf({}, 1, device).frameRate).toBe(rate)
  })
})
