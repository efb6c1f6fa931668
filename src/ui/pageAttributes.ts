// theme.css says what each does.

import type { App } from '../store/createApp'
import type { AppState } from '../store/state'
import { effectiveTiming } from '../wheel/settings/timing'

type StyleInput = Pick<AppState, 'settings' | 'preferences' | 'theme' | 'device'>

interface PageAttributes {
  readonly properties: Readonly<Record<string, string>>
  /** `null` for one that is absent. */
  readonly attributes: Readonly<Record<string, string | null>>
}

export function pageAttributes(input: StyleInput): PageAttributes {
  const { settings, preferences, theme, device } = input
  const { enabledAnimations, accessibilitySettings } = settings.animationSpeed
  const timing = effectiveTiming(settings.animationSpeed, device)
  const present = (isPresent: boolean) => (isPresent ? '' : null)
  return {
    properties: {
      '--transition-time': `${timing.transitionMs}ms`,
      '--toast-exit-time': `${timing.toastExitMs}ms`,
      '--ui-time': `${timing.uiMs}ms`,
      '--min-enter-time': `${timing.minEnterMs}ms`,
      // A speed of 0 means no animation at all.
      '--css-time': timing.cssSpeed > 0 ? `${Math.round(1000 / timing.cssSpeed)}ms` : '0ms',
    },
    attributes: {
      'data-theme': theme === 'system' ? null : theme,
      'data-fixed-wheel': present(preferences.wheelSize === 'fixed'),
      'data-reduced-motion': present(timing.isMotionReduced),
      'data-high-contrast': present(accessibilitySettings.highContrastAnimations),
      'data-result-animation': present(enabledAnimations.resultDisplay),
      'data-elimination-effects': present(enabledAnimations.eliminationEffects),
      'data-focus-animation': present(accessibilitySettings.focusIndicatorAnimations),
    },
  }
}

export function syncPageAttributes(app: App): void {
  const root = document.documentElement
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  const themeColors = metas.map((meta) => ({ meta, systemMedia: meta.media }))

  function apply(input: StyleInput): void {
    const { properties, attributes } = pageAttributes(input)
    for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value)
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) root.removeAttribute(name)
      else root.setAttribute(name, value)
    }
    const { theme, device } = input
    // The browser's own toolbar has one color per theme, chosen by media query.
    for (const { meta, systemMedia } of themeColors) {
      const isOfTheme = systemMedia.includes(theme)
      meta.media = theme === 'system' ? systemMedia : isOfTheme ? 'all' : 'not all'
    }
    document.body.classList.toggle('online', device.isOnline)
    document.body.classList.toggle('offline', !device.isOnline)
  }

  apply(app.store.getState())
  app.store.subscribe((state, before) => {
    const hasChanged =
      state.settings !== before.settings ||
      state.preferences !== before.preferences ||
      state.theme !== before.theme ||
      state.device !== before.device
    if (hasChanged) apply(state)
  })
}
