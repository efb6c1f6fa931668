// The product's name, for scripts outside of a build: src/text/site.ts also reads variables that only a build has.

import { readFileSync } from 'node:fs'

const source = readFileSync(new URL('../src/text/site.ts', import.meta.url), 'utf8')
const [, name] = /name: '([^']+)'/.exec(source) ?? []
if (!name) throw new Error('src/text/site.ts has no name')

export const siteName = name
