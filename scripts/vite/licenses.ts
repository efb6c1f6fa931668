// The licenses of all bundled packages, as one text file of the site. Vite finds the packages and their texts; this
// plugin joins those of the pages and of the worker, and fails the build if a package has no license text.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { siteName } from '../siteName.mjs'

/** Vite's own list, which is removed from the build. */
const LIST = 'licenses.json'
const FILE = 'licenses.txt'
const RULE = '-'.repeat(72)

export interface Bundled {
  readonly name: string
  readonly version: string
  readonly identifier?: string
  readonly text?: string
}

/** Packages bundled so far. The worker is built after the pages and adds its own. */
const bundled = new Map<string, Bundled>()

export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    config: () => ({ build: { license: { fileName: LIST } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[LIST]
        if (list?.type !== 'asset') throw new Error('Vite has written no list of licenses')
        delete bundle[LIST]
        for (const one of JSON.parse(String(list.source)) as Bundled[]) {
          bundled.set(`${one.name} ${one.version}`, one)
        }
        this.emitFile({
          type: 'asset',
          fileName: FILE,
          source: licensesText([...bundled.values()]),
        })
      },
    },
  }
}

/** Vite makes no list for workers that pages start, which are built before the pages: this one reads the packages. */
export function workerLicenses(): Plugin {
  return {
    name: 'worker-licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const ids = chunk.type === 'chunk' ? chunk.moduleIds : []
        for (const folder of new Set(ids.flatMap((id) => packageFolder(id) ?? []))) {
          const one = readPackage(folder)
          bundled.set(`${one.name} ${one.version}`, one)
        }
      }
    },
  }
}

/** The folder of the package that a module belongs to; nothing for the site's own. */
function packageFolder(id: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/'))?.[0]
}

function readPackage(folder: string): Bundled {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one))
  return {
    name,
    version,
    ...(typeof license === 'string' && { identifier: license }),
    ...(file && { text: readFileSync(`${folder}/${file}`, 'utf8') }),
  }
}

/** @throws when a package has no license text, neither of its own nor in scripts/licenses */
export function licensesText(packages: readonly Bundled[]): string {
  const parts = packages
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ name, version, identifier, text = addedText(name) }) => {
      if (!text)
        throw new Error(`${name} comes without a license text. Add it to scripts/licenses.`)
      return `${RULE}\n${name} ${version}${identifier ? ` (${identifier})` : ''}\n\n${text.trim()}\n`
    })
  // Not every server sends a text's encoding; the byte order mark says it.
  const opening = `\ufeffOpen Source Licenses\n\n${siteName} is made with the software below. Each part has the license that stands with it.\n`
  return [opening, ...parts].join('\n')
}

/** The text for a package that is published without the license text of its repository. */
function addedText(name: string): string | undefined {
  const file = fileURLToPath(new URL(`../licenses/${name.replace('/', '__')}.txt`, import.meta.url))
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
