import type { Page } from 'playwright/test'

/** Of pages in another language (inLanguage.ts): what stands there for an English text. */
export const spoken = new WeakMap<Page, (english: string, isExact: boolean) => RegExp>()
