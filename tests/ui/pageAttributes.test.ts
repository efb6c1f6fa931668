// Settings become properties of the page, and every style sheet takes its durations from there.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageAttributes } from '../../src/ui/pageAttributes'
import { withCustomTiming, withPreset, withSwitch } from '../../src/wheel/settings/changes'
import {
  DEFAULT_PREFERENCES,
  DEFAULT_SETTINGS,
  type Settings,
} from '../../src/wheel/settings/settings'
import { UNKNOWN_DEVICE } from '../wheel/settings/unknownDevice'

const attributesOf = (settings: Settings, own = {}) =>
  pageAttributes({
    settings,
    preferences: DEFAULT_PREFERENCES,
    theme: 'system',
    device: { ...UNKNOWN_DEVICE, ...own },
  })

const DEFAULT_ATTRIBUTES = {
  'data-theme': null,
  'data-fixed-wheel': null,
  'data-reduced-motion': null,
  'data-high-contrast': null,
  'data-result-animation': '',
  'data-elimination-effects': '',
  'data-focus-animation': '',
}

describe('the page', () => {
  it('starts with the ordinary times and every animation', () => {
    expect(attributesOf(DEFAULT_SETTINGS)).toEqual({
      properties: {
        '--transition-time': '300ms',
        '--toast-exit-time': '300ms',
        '--ui-time': '200ms',
        '--min-enter-time': '200ms',
        '--css-time': '1000ms',
      },
      attributes: DEFAULT_ATTRIBUTES,
    })
  })

  it.each([
    ['instant', '0ms', '0ms', '0ms', '0ms', '0ms'],
    ['fast', '200ms', '300ms', '100ms', '200ms', '667ms'],
    ['slow', '500ms', '300ms', '400ms', '200ms', '1429ms'],
  ] as const)('has the times of %s', (preset, transition, toastExit, ui, least, css) => {
    expect(attributesOf(withPreset(DEFAULT_SETTINGS, preset)).properties).toEqual({
      '--transition-time': transition,
      '--toast-exit-time': toastExit,
      '--ui-time': ui,
      '--min-enter-time': least,
      '--css-time': css,
    })
  })

  it('has custom times', () => {
    let custom = withCustomTiming(DEFAULT_SETTINGS, 'customTransitionSpeed', 850)
    custom = withCustomTiming(custom, 'customUIAnimationSpeed', 75)
    expect(attributesOf(custom).properties).toEqual({
      '--transition-time': '850ms',
      '--toast-exit-time': '300ms',
      '--ui-time': '75ms',
      '--min-enter-time': '200ms',
      '--css-time': '1000ms',
    })
  })

  it.each([
    ['enabledAnimations', 'resultDisplay', false, 'data-result-animation', null],
    ['enabledAnimations', 'eliminationEffects', false, 'data-elimination-effects', null],
    ['accessibilitySettings', 'focusIndicatorAnimations', false, 'data-focus-animation', null],
    ['accessibilitySettings', 'highContrastAnimations', true, 'data-high-contrast', ''],
    ['accessibilitySettings', 'reduceMotionMode', true, 'data-reduced-motion', ''],
  ] as const)('shows that %s.%s is %s', (group, name, isOn, attribute, value) => {
    const changed = withSwitch(DEFAULT_SETTINGS, group, name as never, isOn)
    expect(attributesOf(changed).attributes).toEqual({ ...DEFAULT_ATTRIBUTES, [attribute]: value })
  })

  it('shows that the wheel has its standard size', () => {
    const { attributes } = pageAttributes({
      settings: DEFAULT_SETTINGS,
      preferences: { ...DEFAULT_PREFERENCES, wheelSize: 'fixed' },
      theme: 'system',
      device: UNKNOWN_DEVICE,
    })
    expect(attributes['data-fixed-wheel']).toBe('')
  })

  it('shows the system’s wish for reduced motion only where it is respected', () => {
    const system = { prefersReducedMotion: true }
    expect(attributesOf(DEFAULT_SETTINGS, system).attributes['data-reduced-motion']).toBe('')
    const deaf = withSwitch(
      DEFAULT_SETTINGS,
      'accessibilitySettings',
      'respectMotionPreference',
      false,
    )
    expect(attributesOf(deaf, system).attributes['data-reduced-motion']).toBeNull()
  })

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', null],
  ] as const)('of theme %s says %s', (theme, expected) => {
    const { attributes } = pageAttributes({
      settings: DEFAULT_SETTINGS,
      preferences: DEFAULT_PREFERENCES,
      theme,
      device: { ...UNKNOWN_DEVICE, prefersDark: true },
    })
    expect(attributes['data-theme']).toBe(expected)
  })
})

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
)

it.each(sheets)('%s takes every time from the settings', (path) => {
  const css = readFileSync(`src/${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const timed = css.match(/\b(?:animation|transition)(?:-duration|-delay)?:[^;}]*/g) ?? []
  const fixed = timed.filter((declaration) => /\d(?:ms|s)\b/.test(declaration))
  expect(fixed).toEqual([])
})
