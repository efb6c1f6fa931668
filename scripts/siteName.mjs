// Owns reading the product's name outside of a build: src/site.ts also reads what only a build knows.

import { readFileSync } from 'node:fs'

const source = readFileSync(new URL('../src/site.ts', import.meta.url), 'utf8')
const [, name] = /name: '([^']+)'/.exec(source) ?? []
if (!name) throw new Error('src/site.ts has no name')

export const siteName = name
