import { expect, it } from 'vitest'
import { licensesText } from '../scripts/vite/licenses'

const thing = { name: 'thing', version: '1.2.3', identifier: 'MIT', text: 'Do what you like.\n' }

it('each package is named with its version and its text, in order', () => {
  const text = licensesText([thing, { ...thing, name: '@a/thing' }])
  expect(text).toContain('\n@a/thing 1.2.3 (MIT)\n\nDo what you like.\n')
  expect(text.indexOf('@a/thing')).toBeLessThan(text.indexOf('\nthing 1.2.3'))
})

it('a package without a text has the one that is kept for it', () => {
  const text = licensesText([{ name: '@react-three/fiber', version: '9.8.2' }])
  expect(text).toContain('Poimandres')
})

it('a package without any text stops the build', () => {
  const { text: _, ...bare } = thing
  expect(() => licensesText([thing, bare])).toThrow('thing comes without a license text')
})
