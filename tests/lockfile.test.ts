// Every package in the lockfile has an integrity hash, and none a registry address, so that it can come from any mirror.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: boolean
  readonly os?: readonly string[]
}

const { packages } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Record<string, Entry> }
const { '': project, ...entries } = packages

/**
 * Binaries for systems other than the one the lockfile was written on. These versions could not be had for them there,
 * so npm takes them without a check. A newer version has to come with its hashes.
 */
const WITHOUT_HASH = [
  ['@biomejs/cli-', '2.6.8'],
  ['@oxc-parser/binding-', '0.156.0'],
  ['@rollup/rollup-', '4.68.7'],
] as const

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)
const withoutHash = Object.entries(entries).filter(([, { integrity }]) => !integrity)

it('every package has a hash, but for binaries for other systems', () => {
  expect(project).toBeDefined()
  expect(Object.keys(entries).length).toBeGreaterThan(500)
  const unexpected = withoutHash.filter(([path, { version, optional, os }]) => {
    const isKnown = WITHOUT_HASH.some(
      ([prefix, known]) => nameOf(path).startsWith(prefix) && version === known,
    )
    return !isKnown || !optional || !os
  })
  expect(unexpected.map(([path]) => path)).toEqual([])
})

it('no exception is kept longer than it is needed', () => {
  const unused = WITHOUT_HASH.filter(
    ([prefix]) => !withoutHash.some(([path]) => nameOf(path).startsWith(prefix)),
  )
  expect(unused).toEqual([])
})

it('a hash is long enough that it cannot be forged', () => {
  const weak = Object.entries(entries).filter(
    ([, { integrity }]) => integrity && !/^sha512-[\w+/]{86}==$/.test(integrity),
  )
  expect(weak.map(([path]) => path)).toEqual([])
})

it('no package has an address', () => {
  const addressed = Object.entries(entries).filter(([, { resolved }]) => resolved !== undefined)
  expect(addressed.map(([path]) => path)).toEqual([])
})
