import { expect, it } from 'vitest'
import { lookAlikes } from '../../src/lists/lookAlikes'
import { realLines } from '../support/realNames'
import { timesArithmetic } from '../timing'

it.each([
  ['a Cyrillic letter', 'Anna', 'Аnna'],
  ['a Greek letter', 'Anna', 'Αnna'],
  ['a small l for a capital I', 'Ida', 'lda'],
  ['a one for an l', 'Paul', 'Pau1'],
  ['two letters for one', 'Emma', 'Ernrna'],
  ['another script as a whole', 'cop', 'сор'],
  ['another case', 'Ilse', 'ILSE'],
  ['no blank', 'Jo Ann', 'JoAnn'],
  ['one blank less', 'Jo Ann Lee', 'JoAnn Lee'],
])('names look alike with %s', (_, one, other) => {
  expect(lookAlikes(['Ben', one, 'Cleo', other])).toEqual([[1, 3]])
})

it('the same name is not told, unless each text counts as another one', () => {
  const names = ['Anna', 'Ben', 'Anna\u200b', 'Аnna', 'Anna']
  expect(lookAlikes(names)).toEqual([[0, 3]])
  expect(lookAlikes(names, (name) => name)[0]).toEqual([0, 2, 3])
})

it('a name may look like two that do not look like each other', () => {
  expect(lookAlikes(['Mila', 'MlLA', 'MILA', 'Zoe'])).toEqual([
    [0, 2],
    [1, 2],
  ])
})

it('numbers, emoji and names that differ look like none', () => {
  const numbers = Array.from({ length: 200 }, (_, number) => `${number}`)
  const flags = ['🇩🇪', '🇦🇹', '👩', '👩\u200d👩\u200d👧']
  expect(lookAlikes([...numbers, ...flags, 'Anna', 'Anne', 'Ánna', '__proto__'])).toEqual([])
})

it('ten thousand names are compared at once', async () => {
  const names = realLines()
  const found = () => lookAlikes([...names, 'Zzyzx Аnna', 'Zzyzx Anna'])
  expect(found().at(-1)).toEqual([names.length, names.length + 1])
  expect(await timesArithmetic(found)).toBeLessThan(130)
})
