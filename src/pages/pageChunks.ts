// Owns the pages' components, each in a chunk of its own: loaded before it is shown, so that a page never
// appears empty, and loses neither its place nor its focus, on the way.

import { type ComponentType, use } from 'react'
import { PAGES, type PageName } from './pageTable'

const LOADERS: Record<PageName, () => Promise<{ default: ComponentType }>> = {
  about: () => import('./AboutPage'),
  howToUse: () => import('./HowToUsePage'),
  examples: () => import('./ExamplesPage'),
  contact: () => import('./contact/ContactPage'),
  privacy: () => import('./legal/PrivacyPage'),
  terms: () => import('./legal/TermsPage'),
}
/** The page of last resort. */
export const loadRescue = () => import('../ui/page/RescuePage').then((file) => file.showRescue)

export const PAGE_NAMES = Object.keys(PAGES) as PageName[]

const loaded = new Map<PageName, ComponentType>()
const loading = new Map<PageName, Promise<ComponentType>>()

/** @throws when the chunk cannot be had; the next call tries again */
export function loadPage(name: PageName): Promise<ComponentType> {
  const before = loading.get(name)
  if (before) return before
  const now = LOADERS[name]().then(({ default: component }) => {
    loaded.set(name, component)
    return component
  })
  now.catch(() => loading.delete(name))
  loading.set(name, now)
  return now
}

export function loadAllPages(): Promise<unknown> {
  return Promise.allSettled(PAGE_NAMES.map(loadPage))
}

/** The page at a path such as `/about`, if there is one. */
export function pageAt(path: string): PageName | undefined {
  return PAGE_NAMES.find((name) => PAGES[name].path === path)
}

/** A page's component; suspends only where the visitor came by Back before it was loaded. */
export function usePage(name: PageName): ComponentType {
  return loaded.get(name) ?? use(loadPage(name))
}
