import { describe, expect, it } from 'vitest'
import { inListOrder, proposalsOf, settle } from '../../../src/ui/pictures/proposals'

const PREVIEW = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
const blob = new Blob()
const read = (letter: string) => ({ hash: letter.repeat(43), preview: PREVIEW, blob })
const optionsOf = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ id: `${index}`, text, color: '#112233', weight: 1 }))
const namesOf = (files: readonly string[], options: readonly string[]) =>
  proposalsOf(
    files,
    files.map(() => read('a')),
    optionsOf(...options),
  ).proposals.map(({ name }) => name)

describe('photos that were read', () => {
  it('are proposed for the options that their files are named after, and the others for none', () => {
    expect(namesOf(['ben.jpg', 'IMG_1.jpg', 'zoe.jpg', 'Ava.jpg'], ['Ava', 'Ben'])).toEqual([
      ...['Ben', '', '', 'Ava'],
    ])
  })

  it('become options of their own where none of them matches', () => {
    expect(namesOf(['Ben.jpg', 'IMG_1.jpg'], ['Yes', 'No'])).toEqual(['Ben', ''])
  })

  it('are beside those that were refused', () => {
    const reads = [read('a'), { refusal: 'svg' as const }, read('b')]
    const { proposals, refused } = proposalsOf(['Ava.jpg', 'x.svg', 'Ben.jpg'], reads, [])
    expect(proposals.map(({ file, hash }) => [file, hash[0]])).toEqual([
      ['Ava.jpg', 'a'],
      ['Ben.jpg', 'b'],
    ])
    expect(refused).toEqual([{ file: 'x.svg', why: 'svg' }])
  })
})

it('photos of a camera go to the options without a picture in the order of their numbers', () => {
  const files = ['IMG_10.jpg', 'IMG_9.jpg', 'IMG_2.jpg']
  const options = optionsOf('Ava', 'Ben', 'Chloé')
  const proposed = proposalsOf(
    files,
    files.map(() => read('a')),
    optionsOf('Yes', 'No'),
  )
  expect(proposed.proposals.map(({ name }) => name)).toEqual(['', '', ''])
  const ordered = (list: typeof options) =>
    inListOrder({ ...proposed, isInOrder: false }, list).proposals.map(({ file, name }) => [
      file,
      name,
    ])
  expect(ordered(options)).toEqual([
    ['IMG_2.jpg', 'Ava'],
    ['IMG_9.jpg', 'Ben'],
    ['IMG_10.jpg', 'Chloé'],
  ])
  const withOne = options.map((one, index) => (index === 0 ? { ...one, picture: '🐱' } : one))
  expect(ordered(withOne)).toEqual([
    ['IMG_2.jpg', 'Ben'],
    ['IMG_9.jpg', 'Chloé'],
    ['IMG_10.jpg', ''],
  ])
  const withAll = options.map((one) => ({ ...one, picture: '🐱' }))
  expect(ordered(withAll).map(([, name]) => name)).toEqual(['Ava', 'Ben', 'Chloé'])
})

it('photos of a camera, one for each option without a picture, are proposed so at once', () => {
  expect(namesOf(['IMG_2.jpg', 'IMG_1.jpg'], ['Ava', 'Ben'])).toEqual(['Ava', 'Ben'])
  expect(namesOf(['IMG_2.jpg', 'Zoe.jpg'], ['Ava', 'Ben'])).toEqual(['', 'Zoe'])
  expect(namesOf(['IMG_2.jpg'], ['Ava'])).toEqual([''])
})

describe('once their names are settled', () => {
  const proposal = (name: string, letter: string) => ({
    ...{ file: '', hash: letter.repeat(43), blob, name },
    picture: `${letter.repeat(43)}.${PREVIEW}`,
  })

  it('each goes to its option, to a new one, or to none', () => {
    const proposals = [
      ...[proposal('Ava', 'a'), proposal(' ava ', 'b'), proposal('', 'c'), proposal('Zoe', 'd')],
      ...[proposal('zoe', 'e'), proposal('BEN', 'f'), proposal(' \u200b', 'g')],
    ]
    const { given, added, fates } = settle(proposals, optionsOf('Ava', 'Ben'))
    expect(fates).toEqual(['given', 'twice', 'unused', 'new', 'twice', 'given', 'unused'])
    expect([...given]).toEqual([
      ['0', proposals[0]?.picture],
      ['1', proposals[5]?.picture],
    ])
    expect(added).toEqual([['Zoe', proposals[3]?.picture]])
  })

  it('options of one text get theirs in the order of the list', () => {
    const { given, fates } = settle(
      [proposal('Ava', 'a'), proposal('Ava', 'b'), proposal('Ava', 'c')],
      optionsOf('Ava', 'Ava'),
    )
    expect([...given.keys()]).toEqual(['0', '1'])
    expect(fates).toEqual(['given', 'given', 'twice'])
  })
})
