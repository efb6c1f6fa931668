// The info pages on which something happens. A browser hydrates their part of the page; all else stays as it was built.

import type { ComponentType } from 'react'

export const APPS = {
  check: () => import('./check/CheckPage'),
  contact: () => import('./contact/ContactPage'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>

export const isApp = (name: string): name is keyof typeof APPS => Object.hasOwn(APPS, name)
