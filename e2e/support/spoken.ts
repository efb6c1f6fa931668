import type { Page } from 'playwright/test'

/** Of pages in another language: what stands there for an English text. Apart from inLanguage.ts, which loads Vite. */
export const spoken = new WeakMap<Page, (english: string, isExact: boolean) => RegExp>()
