// Puts the choices that styles depend on onto the page: times in force, motion, contrast, theme, on- or offline.
// What each means is in theme.css; knows no component.

import { effectiveTiming } from '../../settings/timing'
import type { App } from '../../store/createApp'
import type { AppState } from '../../store/state'

type Choices = Pick<AppState, 'settings' | 'theme' | 'device'>

interface PageEffects {
  /** Custom properties of the root and their values. */
  readonly properties: Readonly<Record<string, string>>
  /** Attributes of the root and their values; `null` where there is none. */
  readonly attributes: Readonly<Record<string, string | null>>
}

/** What the choices put onto the page. */
export function pageEffects({ settings, theme, device }: Choices): PageEffects {
  const { enabledAnimations, accessibilitySettings } = settings.animationSpeed
  const timing = effectiveTiming(settings.animationSpeed, device)
  const present = (isPresent: boolean) => (isPresent ? '' : null)
  return {
    properties: {
      '--transition-time': `${timing.transitionMs}ms`,
      '--ui-time': `${timing.uiMs}ms`,
      // A speed of 0 stands for no animation at all.
      '--css-time': timing.cssSpeed > 0 ? `${Math.round(1000 / timing.cssSpeed)}ms` : '0ms',
    },
    attributes: {
      'data-theme': theme === 'system' ? null : theme,
      'data-reduced-motion': present(timing.isMotionReduced),
      'data-high-contrast': present(accessibilitySettings.highContrastAnimations),
      'data-result-animation': present(enabledAnimations.resultDisplay),
      'data-elimination-effects': present(enabledAnimations.eliminationEffects),
      'data-focus-animation': present(accessibilitySettings.focusIndicatorAnimations),
    },
  }
}

/** Keeps the page as the choices say. */
export function startEffects(app: App): void {
  const root = document.documentElement
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  const bars = metas.map((meta) => ({ meta, systemMedia: meta.media }))

  function apply(choices: Choices): void {
    const { properties, attributes } = pageEffects(choices)
    for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value)
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) root.removeAttribute(name)
      else root.setAttribute(name, value)
    }
    const { theme, device } = choices
    // The browser's own bar: one colour for each theme, each with the media query that it is for.
    for (const { meta, systemMedia } of bars) {
      const isOurs = systemMedia.includes(theme)
      meta.media = theme === 'system' ? systemMedia : isOurs ? 'all' : 'not all'
    }
    document.body.classList.toggle('online', device.isOnline)
    document.body.classList.toggle('offline', !device.isOnline)
  }

  apply(app.store.getState())
  app.store.subscribe((state, before) => {
    const isSame =
      state.settings === before.settings &&
      state.theme === before.theme &&
      state.device === before.device
    if (!isSame) apply(state)
  })
}
