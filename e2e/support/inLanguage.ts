// Journeys in another language. They are written in English: what they look for is looked for as the site says it in
// that language, and nothing else is found.

import type { CompiledMessage } from 'icu-minify/format'
import type { Locator, Page } from 'playwright/test'
import { allTexts, compiled } from '../../scripts/texts.mjs'
import { spoken } from './spoken'

/** A number, in digits of any script. */
const NUMBER = String.raw`[\p{Nd}.,٬٫\u00a0\u202f]+`
const VALUE = '.+?'
/** They keep values apart in sentences of another direction, and made-up languages from right to left. */
const INVISIBLE = String.raw`[\u2066-\u2069\u202a-\u202e]*`

interface Said {
  /** The English text with all that its values may be. */
  readonly whole: RegExp
  /** An English text that it may be. */
  readonly sample: string
  readonly isPlain: boolean
  /** @param values what a value may be, by its name */
  pattern(values: Readonly<Record<string, string>>): string
}

function textsIn(language: string): readonly Said[] {
  const english = compiled('en')
  const own = compiled(language)
  return allTexts().flatMap(({ id }) => {
    const [from, to] = [english.get(id), own.get(id)]
    if (from === undefined || to === undefined) return []
    const names = new Set<string>()
    const source = patternOf(from, (name, kind) => {
      if (names.has(name)) return kind
      names.add(name)
      return `(?<${name}>${kind})`
    })
    const isPlain = typeof from === 'string'
    // Nearly anything could be one that consists of values.
    if (!isPlain && !/\p{L}{3}/u.test(patternOf(from, () => ''))) return []
    return {
      whole: new RegExp(`^${source}$`, 'u'),
      sample: sampleOf(from),
      isPlain,
      pattern: (values) => patternOf(to, (name, kind) => values[name] ?? kind),
    }
  })
}

/** With 7 for each value. */
function sampleOf(message: CompiledMessage): string {
  const nodes = (Array.isArray(message) ? message : [message]) as readonly unknown[]
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const [, type, cases] = Array.isArray(node) ? node : []
      return typeof type === 'number' && type <= 3 && type > 0 ? sampleOf(cases.other) : '7'
    })
    .join('')
}

function patternOf(
  message: CompiledMessage,
  valueFor: (name: string, kind: string) => string,
): string {
  const nodes = (Array.isArray(message) ? message : [message]) as readonly unknown[]
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      if (!Array.isArray(node)) return NUMBER
      const [name, type, cases] = node
      if (node.length === 1) return `${INVISIBLE}${valueFor(name, VALUE)}${INVISIBLE}`
      if (typeof type !== 'number' || type > 3) return valueFor(name, NUMBER)
      // A value that stands in several cases is any value.
      const inside = Object.values(cases as Record<string, CompiledMessage>)
      return `(?:${inside.map((one) => patternOf(one, (_, kind) => kind)).join('|')})`
    })
    .join('')
}

/** Names of roles have a space for each kind of one. */
const escaped = (text: string) =>
  text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

/** @returns what stands in the language for an English text, a part of one, or a pattern of one */
function translator(language: string): (english: string | RegExp, isExact?: boolean) => RegExp {
  const texts = textsIn(language)

  const wholes = (english: string): readonly string[] => {
    const found = texts.flatMap(({ whole, isPlain, pattern }) => {
      const match = whole.exec(english)
      if (!match) return []
      const values = Object.entries(match.groups ?? {}).map(([name, value]) => {
        // A number is no text, though some texts are one.
        const isText = /\p{L}/u.test(value)
        return [name, anyOf(isText ? wholes(value) : [], value)] as const
      })
      return { isPlain, source: pattern(Object.fromEntries(values)) }
    })
    const plain = found.filter((one) => one.isPlain)
    return (plain.length > 0 ? plain : found).map(({ source }) => source)
  }
  const holding = (isPart: (english: string) => boolean) =>
    texts.flatMap(({ sample, pattern }) => (isPart(sample) ? pattern({}) : []))

  return (english, isExact = false) => {
    if (typeof english !== 'string') {
      return new RegExp(
        anyOf(
          holding((text) => english.test(text)),
          english.source,
        ),
        'u',
      )
    }
    const found = wholes(english)
    if (isExact) {
      return new RegExp(`^\\s*${INVISIBLE}${anyOf(found, english)}${INVISIBLE}\\s*$`, 'u')
    }
    if (found.length > 0) return new RegExp(anyOf(found, english), 'u')
    const part = english.toLowerCase()
    return new RegExp(
      anyOf(
        holding((text) => text.toLowerCase().includes(part)),
        english,
      ),
      'iu',
    )
  }
}

/** @param otherwise where there is nothing */
function anyOf(sources: readonly string[], otherwise: string): string {
  return sources.length > 0 ? `(?:${[...new Set(sources)].join('|')})` : escaped(otherwise)
}

const BY_TEXT = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle'] as const

/** Has a page and all that is found on it speak the language, and every path lead to it. @returns what ends that */
export function speakOn(page: Page, language: string): () => void {
  const translated = translator(language)
  spoken.set(page, translated)
  const undo: (() => void)[] = []
  const patch = <T extends object, K extends keyof T>(
    of: T,
    name: K,
    change: (own: T[K]) => T[K],
  ) => {
    const own = of[name]
    of[name] = change(own)
    undo.push(() => {
      of[name] = own
    })
  }
  // biome-ignore lint/suspicious/noExplicitAny: both have these methods, with the same arguments.
  for (const of of [page, Object.getPrototypeOf(page.locator('html'))] as any[]) {
    patch(
      of,
      'getByRole',
      (own) =>
        function (
          this: Locator,
          role: string,
          options: { name?: string | RegExp; exact?: boolean },
        ) {
          if (options?.name === undefined) return own.call(this, role, options)
          const name = translated(options.name, options.exact)
          return own.call(this, role, { ...options, name })
        },
    )
    for (const method of BY_TEXT) {
      patch(
        of,
        method,
        (own) =>
          function (this: Locator, text: string | RegExp, options?: { exact?: boolean }) {
            return own.call(this, translated(text, options?.exact))
          },
      )
    }
    for (const method of ['locator', 'filter']) {
      patch(
        of,
        method,
        (own) =>
          function (this: Locator, ...given: unknown[]) {
            const options = given.at(-1) as { hasText?: string | RegExp } | undefined
            if (typeof options !== 'object' || options.hasText === undefined)
              return own.apply(this, given)
            return own.apply(this, [
              ...given.slice(0, -1),
              { ...options, hasText: translated(options.hasText) },
            ])
          },
      )
    }
  }
  patch(
    page,
    'goto',
    (own) => (url, options) => own.call(page, url.replace(/^\//, `/${language}/`), options),
  )
  return () => {
    for (const one of undo) one()
  }
}

/** The English texts that a page in another language still shows or names its controls by. */
export async function englishOn(page: Page, language: string): Promise<readonly string[]> {
  const own = compiled(language)
  const english = allTexts().filter(
    ({ id, english }) => own.get(id) !== english && /^[^{}]*\p{L}{5}[^{}]*$/u.test(english),
  )
  const shown = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) found.push(texts.currentNode.nodeValue?.trim() ?? '')
    for (const { ariaLabel } of document.querySelectorAll('[aria-label]'))
      found.push(ariaLabel ?? '')
    return found
  })
  return [...new Set(english.map(({ english }) => english))].filter((one) => shown.includes(one))
}
