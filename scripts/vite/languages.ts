// Which languages there are, and what they are in addresses and pages.

import { directionOf, hasDisplayFace, LANGUAGES, MADE_UP } from '../../src/languages/languages.ts'
import type { Language } from '../../src/text/locale.ts'

const ALL = [...LANGUAGES, ...MADE_UP]

/** Of those that are made up, a build writes pages if it is asked to. */
export const BUILT: readonly string[] = process.env.MADE_UP ? ALL : LANGUAGES

/** What pages of the development server list. It has pages in all of them, in tests of components too. */
export const SERVED: readonly string[] = process.env.VITEST ? LANGUAGES : ALL

/** `Intl` has the country's. */
const NAMES: Readonly<Record<string, string>> = { id: 'Bahasa Indonesia' }

/** Each with its name in itself; none where nothing is to be chosen. */
export function namedLanguages(codes: readonly string[]): readonly Language[] {
  if (codes.length < 2) return []
  return codes.map((code) => {
    const name = NAMES[code] ?? new Intl.DisplayNames(code, { type: 'language' }).of(code)
    const [first = '', ...rest] = name ?? code
    return { code, name: first.toLocaleUpperCase(code) + rest.join('') }
  })
}

/** A path without its language: `/de/about` is `['de', '/about']`, and `/about` `['en', '/about']`. */
export function splitPath(path: string): readonly [language: string, path: string] {
  const [, language = '', rest] = /^\/([\w-]+)(\/.*)?$/.exec(path) ?? []
  const isLanguage = language !== 'en' && ALL.includes(language)
  return isLanguage ? [language, rest ?? '/'] : ['en', path]
}

export function inLanguage(html: string, language: string): string {
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : ''
  const face = hasDisplayFace(language) ? '' : ' data-face="system"'
  return html.replace('<html lang="en"', `<html lang="${language}"${direction}${face}`)
}
