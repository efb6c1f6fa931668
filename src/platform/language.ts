// Where a page is in another language than its visitor's. Nobody is redirected: a line in their language, once, leads to
// the page in it. The build names the pages in a page's head, and writes the file of these lines.

import { bestLanguage } from '../text/bestLanguage'
import { LOCALE } from '../text/locale'
import { safeStorage } from './storage'

/** The language that the visitor has chosen, also by closing the line; then nothing is offered any more. */
export const LANGUAGE_KEY = 'wheel_language'

const storage = safeStorage(() => localStorage)

export function chooseLanguage(language: string): void {
  storage.write(LANGUAGE_KEY, language)
}

export interface LanguageOffer {
  readonly language: string
  /** Of this page in it. */
  readonly address: string
  readonly line: string
  readonly dismiss: string
}

/** `null` where there is nothing to offer, or nothing to remember an answer by. Never rejects. */
export async function offeredLanguage(): Promise<LanguageOffer | null> {
  if (storage.read(LANGUAGE_KEY) !== null) return null
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')
  const pages = new Map([...links].map(({ hreflang, href }) => [hreflang, new URL(href).pathname]))
  pages.delete('x-default')
  const language = bestLanguage(navigator.languages, [...pages.keys()])
  const address = language !== undefined && language !== LOCALE && pages.get(language)
  if (!address) return null
  try {
    const lines: Lines = await (await fetch('/languages.json')).json()
    const [line, dismiss] = lines[language] ?? []
    return line && dismiss ? { language, address, line, dismiss } : null
  } catch (cause) {
    console.info('Failed to offer another language', cause)
    return null
  }
}

type Lines = Readonly<Partial<Record<string, readonly [line: string, dismiss: string]>>>

/**
 * Links to this page in a language lead to the same place in it, and choose it.
 * @param hash what they keep of the address
 * @returns what ends it
 */
export function watchLanguageLinks(hash: () => string): () => void {
  const clicked = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (!link) return
    chooseLanguage(link.hreflang)
    link.search = location.search
    link.hash = hash()
  }
  document.addEventListener('click', clicked, true)
  return () => document.removeEventListener('click', clicked, true)
}
