// The check against the oldest browsers removes exactly the APIs that one of them lacks.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { ASKED_FOR, browsersOf, checkSources, withoutMissing } from '../scripts/oldestBrowsers.mjs'

/** A part of a library, when it came, and how much is left of it in the browser before. */
const CASES: Record<string, [library: string, since: string, before: string, left: string]> = {
  'what an interface has itself': [
    'declare var URL: { new(url: string): URL; parse(url: string): URL; canParse(url: string): boolean };',
    'firefox 126',
    'firefox 125',
    'declare var URL: { new(url: string): URL;  canParse(url: string): boolean };',
  ],
  'a part of a namespace': [
    'declare namespace Intl { interface Segmenter {} var Segmenter: { new(): Segmenter }; }',
    'firefox 125',
    'firefox 124',
    'declare namespace Intl { interface Segmenter {}  }',
  ],
  'a method of the language': [
    'interface Set<T> { has(value: T): boolean; union(other: Set<T>): Set<T>; }',
    'chrome 122',
    'chrome 121',
    'interface Set<T> { has(value: T): boolean;  }',
  ],
  'a method of what only reads': [
    'interface ReadonlySet<T> { has(value: T): boolean; union(other: Set<T>): Set<T>; }',
    'firefox 127',
    'firefox 126',
    'interface ReadonlySet<T> { has(value: T): boolean;  }',
  ],
  'a function of a constructor': [
    'interface PromiseConstructor { all(): void; withResolvers(): void; }',
    'safari 17.4',
    'safari 17.3',
    'interface PromiseConstructor { all(): void;  }',
  ],
  'a method of an element': [
    'interface HTMLElement { click(): void; showPopover(): void; }',
    'firefox 125',
    'firefox 124',
    'interface HTMLElement { click(): void;  }',
  ],
  'what interfaces share': [
    'interface Shared { popoverTargetElement: null; } interface HTMLButtonElement extends Shared {}',
    'firefox 125',
    'firefox 124',
    'interface Shared {  } interface HTMLButtonElement extends Shared {}',
  ],
  'a constructor': [
    'interface CloseWatcher {} declare var CloseWatcher: { new(): CloseWatcher };',
    'edge 126',
    'edge 125',
    'interface CloseWatcher {} ',
  ],
  'a function of the page': [
    'declare function structuredClone(value: any): any;',
    'ios 15.4',
    'ios 15',
    '',
  ],
}

it.each(Object.entries(CASES))(
  '%s is there from its version on',
  (_, [library, since, before, left]) => {
    expect(withoutMissing(library, browsersOf([since]))).toBe(library)
    expect(withoutMissing(library, browsersOf([before]))).toBe(left)
    expect(withoutMissing(library, browsersOf([since, before]))).toBe(left)
  },
)

it('what is asked for before it is used stays', () => {
  const library = 'interface Navigator { vibrate(): boolean; share(): void; }'
  const browsers = browsersOf(['safari 17.5', 'firefox 126'])
  expect(withoutMissing(library, browsers)).toBe('interface Navigator {   }')
  expect(withoutMissing(library, browsers, ['Navigator.vibrate'])).toBe(
    'interface Navigator { vibrate(): boolean;  }',
  )
})

it('the readme names the same browsers', () => {
  const { chrome, edge, firefox, safari, ios } = Object.fromEntries(
    packageJson.browserslist.map((one) => one.split(' ')),
  )
  expect([edge, ios]).toEqual([chrome, safari])
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari}`,
  )
})

it('a browser that nobody knows is refused', () => {
  expect(() => browsersOf(['netscape 4'])).toThrow('netscape 4')
  expect(() => browsersOf(['firefox'])).toThrow('firefox')
})

it('the sources fail where an older browser is named, and where nothing is let through', () => {
  const { isFine, says } = checkSources([...packageJson.browserslist, 'firefox 120'], [])
  expect(isFine).toBe(false)
  expect(says).toMatch(/^src\/wheel\/text\.ts.*'Segmenter' does not exist/m)
  // What is let through and no longer used, or in every browser by now, need not be.
  for (const name of ASKED_FOR) expect(says).toContain(`'${name.split('.').at(-1)}'`)
})
