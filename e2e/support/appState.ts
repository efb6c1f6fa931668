// The app's state, read from the module that the page has loaded: the app itself has no hook for tests.

import type { JSHandle, Page } from 'playwright/test'
import type { App } from '../../src/store/createApp'
import type { AppState, ToastType } from '../../src/store/state'
import type { ToSay } from '../../src/text/say'

/** @throws when no script of the page exports the app: the build has changed its ways */
async function appOf(page: Page): Promise<JSHandle<App>> {
  return page.evaluateHandle(async () => {
    const known = Reflect.get(window, 'foundApp') as App | undefined
    if (known) return known
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && name.includes('/assets/'))
    for (const script of scripts) {
      const exports: unknown[] = Object.values(await import(script))
      const app = exports.find(
        (one): one is App => typeof one === 'object' && one !== null && 'persistence' in one,
      )
      if (app) {
        Reflect.set(window, 'foundApp', app)
        return app
      }
    }
    throw new Error('No script exports the app')
  })
}

export async function appState(page: Page): Promise<AppState> {
  return (await appOf(page)).evaluate((app) => app.store.getState())
}

/** Runs a function inside the page that may break the app on purpose. */
export async function withApp(page: Page, change: (app: Mutable<App>) => void): Promise<void> {
  await (await appOf(page)).evaluate(change)
}

interface ToastExtras {
  readonly detail?: string
  readonly isLasting?: boolean
}

/** Shows sentences that no room has, one of each kind that is named. */
export async function showToast(
  page: Page,
  sentence: string,
  kinds: ToastType | readonly ToastType[],
  { detail, isLasting }: ToastExtras = {},
): Promise<void> {
  await (await appOf(page)).evaluate(
    ({ actions }, { sentence, kinds, detail, isLasting }) => {
      const words = (text: string): ToSay => {
        if (globalThis.pageTexts) globalThis.pageTexts.messages[text] = text
        return { says: text }
      }
      for (const kind of kinds) {
        actions.showToast(words(sentence.replace('{kind}', kind)), kind, {
          ...(detail !== undefined && { detail: words(detail) }),
          ...(isLasting && { durationMs: Number.POSITIVE_INFINITY }),
        })
      }
    },
    { sentence, kinds: [kinds].flat(), detail, isLasting },
  )
}

type Mutable<T> = { -readonly [K in keyof T]: { -readonly [L in keyof T[K]]: T[K][L] } }
