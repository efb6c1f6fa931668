// Loads the pages' components, each in its own chunk. A page is loaded before it is shown, so that it never appears
// empty and scroll position and focus survive.

import { type ComponentType, use } from 'react'
import { PAGE_NAMES, type PageName } from './pageTable'

const LOADERS: Record<PageName, () => Promise<{ default: ComponentType }>> = {
  about: () => import('./about/AboutPage'),
  howToUse: () => import('./howToUse/HowToUsePage'),
  examples: () => import('./examples/ExamplesPage'),
  check: () => import('./check/CheckPage'),
  verify: () => import('./verify/VerifyPage'),
  contact: () => import('./contact/ContactPage'),
  privacy: () => import('./legal/PrivacyPage'),
  terms: () => import('./legal/TermsPage'),
}

const loaded = new Map<PageName, ComponentType>()
const loading = new Map<PageName, Promise<ComponentType>>()

/** @throws when the chunk cannot be loaded; the next call tries again */
export function loadPage(name: PageName): Promise<ComponentType> {
  const pending = loading.get(name)
  if (pending) return pending
  const promise = LOADERS[name]().then(({ default: component }) => {
    loaded.set(name, component)
    return component
  })
  promise.catch(() => loading.delete(name))
  loading.set(name, promise)
  return promise
}

export function loadAllPages(): Promise<unknown> {
  return Promise.allSettled(PAGE_NAMES.map(loadPage))
}

/** A page's component. Suspends only if the visitor goes back to a page before it is loaded. */
export function usePage(name: PageName): ComponentType {
  return loaded.get(name) ?? use(loadPage(name))
}
