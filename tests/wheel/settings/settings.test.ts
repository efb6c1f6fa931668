// Defaults and slider ranges.

import { describe, expect, it } from 'vitest'
import {
  ANIMATION_PRESETS,
  CUSTOM_RANGES,
  DEFAULT_SETTINGS,
} from '../../../src/wheel/settings/settings'

describe('the settings', () => {
  it('start as the specification says @data.settings @data.animation-speed', () => {
    expect(DEFAULT_SETTINGS).toEqual({
      spinDuration: 3000,
      soundEnabled: true,
      theme: 'default',
      eliminationMode: false,
      // Not in the specification: one more mode, which is off.
      noRepeats: false,
      showProbabilities: false,
      // Nor these: weights and what follows a win, which change nothing at first.
      weightsCount: false,
      afterWin: 'same',
      asideSpins: 3,
      confetti: 'little',
      confettiEmoji: '',
      soundSet: 'classic',
      rushSound: true,
      winnerSound: true,
      eliminatedSound: true,
      ownSounds: { tick: '', rush: '', winner: '', eliminated: '' },
      picturePlace: 'beside',
      animationSpeed: {
        preset: 'normal',
        customSpinDuration: 4000,
        customTransitionSpeed: 300,
        customUIAnimationSpeed: 200,
        enabledAnimations: {
          wheelSpin: true,
          uiTransitions: true,
          resultDisplay: true,
          eliminationEffects: true,
          soundSynchronization: true,
        },
        accessibilitySettings: {
          respectMotionPreference: true,
          reduceMotionMode: false,
          highContrastAnimations: false,
          screenReaderFriendly: true,
          focusIndicatorAnimations: true,
        },
        performanceSettings: {
          batteryAwareReduction: true,
          networkAwareOptimization: true,
          devicePerformanceScaling: true,
          frameRateOptimization: true,
          gpuAcceleration: true,
        },
      },
    })
  })

  it('offer five presets @data.animation-speed', () => {
    expect(ANIMATION_PRESETS).toEqual(['instant', 'fast', 'normal', 'slow', 'custom'])
  })

  it('have sliders with the ranges of the specification @slider.ranges', () => {
    expect(CUSTOM_RANGES).toEqual({
      customSpinDuration: { min: 500, max: 10_000, step: 500 },
      customTransitionSpeed: { min: 100, max: 1000, step: 50 },
      customUIAnimationSpeed: { min: 50, max: 500, step: 25 },
    })
  })

  it('start at values that their sliders can show', () => {
    for (const [name, { min, max, step }] of Object.entries(CUSTOM_RANGES)) {
      const value = DEFAULT_SETTINGS.animationSpeed[name as keyof typeof CUSTOM_RANGES]
      expect(value).toBeGreaterThanOrEqual(min)
      expect(value).toBeLessThanOrEqual(max)
      expect((value - min) % step).toBe(0)
    }
  })
})
