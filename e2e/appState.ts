// The product's own state, read from the module that the page has loaded; nothing in the product is made for it.

import type { Page } from 'playwright/test'
import type { App } from '../src/store/createApp'
import type { AppState } from '../src/store/state'

/** @throws when no script of the page exports the app: the build has changed its ways */
export async function appState(page: Page): Promise<AppState> {
  return page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && name.includes('/assets/'))
    for (const script of scripts) {
      const exports: unknown[] = Object.values(await import(script))
      const app = exports.find(
        (one): one is App => typeof one === 'object' && one !== null && 'keeping' in one,
      )
      if (app) return app.store.getState()
    }
    throw new Error('No script exports the app')
  })
}
