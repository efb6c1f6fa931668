import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FAULT_FILES } from '../scripts/browsers.mjs'
import { reliability } from './promises/reliability.mjs'

it('other browsers run the tests that the docs name, and none whose name only ends the same', () => {
  const files = readdirSync(new URL('../e2e', import.meta.url), { recursive: true })
  const chosen = files.map(String).filter((file) => FAULT_FILES.test(file))
  const names = chosen.map((file) => file.replace(/.*[\\/]|\.spec\.ts$/g, ''))
  const sentence = reliability.introduction.find((text) => text.includes('Playwright')) ?? ''
  const named = /^.*?The files (.*?) also run/.exec(sentence)?.[1] ?? ''
  expect(names.toSorted()).toEqual(
    [...named.matchAll(/`(\w+)`/g)].map(([, name]) => name).toSorted(),
  )
})
