// The language of the page, which it keeps for its whole life, and the texts in it. The page runs the file that has them
// before anything else (scripts/vite/texts.ts).

import type { CompiledMessage } from 'icu-minify/format'

interface Texts {
  readonly language: string
  /** Those that the site is offered in, on a screen that lists them. None where there is but one. */
  readonly languages?: readonly Language[]
  /** By number; in development and in tests by id. */
  readonly messages: Record<string, CompiledMessage>
  /** Load the texts of what is loaded later, by its module. */
  readonly parts?: Readonly<Record<string, () => Promise<{ default: Texts['messages'] }>>>
}

export interface Language {
  /** BCP 47 */
  readonly code: string
  /** In the language itself. */
  readonly name: string
}

declare global {
  var pageTexts: Texts | undefined
}

/** A page names the workers that need it after its language. It may have a name itself, from whoever has opened it. */
const nameOfWorker =
  typeof document === 'undefined' ? (globalThis as { readonly name?: string }).name : undefined

/** In workers, which say nothing, and on pages whose scripts say nothing, there are none. */
export const texts: Texts = globalThis.pageTexts ?? { language: nameOfWorker || 'en', messages: {} }

/** The language of everything the visitor reads (BCP 47). */
export const LOCALE = texts.language

/** The languages of this device, the preferred ones first. */
export const deviceLanguages: readonly string[] = (globalThis.navigator?.languages ?? []).filter(
  isTag,
)

/** WebKit has `C` where the system has no language. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}

export const languages = texts.languages ?? []

/** The address of a page, such as `/about`, in a language: English has no part of its own in it. */
export function addressIn(language: string, path: string): string {
  return language === 'en' ? path : `/${language}${path}`
}

/** ... in the language of the page that links to it. */
export const localPath = (path: string) => addressIn(LOCALE, path)

/**
 * The texts of what is loaded later.
 * @public The build calls it before each `import()`.
 */
export async function loadTexts(part: string): Promise<void> {
  try {
    Object.assign(texts.messages, (await texts.parts?.[part]?.())?.default)
  } catch (cause) {
    // As Vite says of the part itself: src/app/versions.ts asks whether there is a new version.
    dispatchEvent(new Event('vite:preloadError'))
    throw cause
  }
}
