import { describe, expect, it } from 'vitest'
import {
  canBeInOrder,
  inListOrder,
  NOTHING,
  type Proposal,
  type Proposed,
  proposalsOf,
  settle,
  together,
} from '../../../src/ui/pictures/proposals'
import type { Segment } from '../../../src/wheel/segment'
import { createWheel, type Wheel } from '../../../src/wheel/wheel'

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

describe('photos that a camera has named', () => {
  const wheelOf = (segments: readonly Segment[]): Wheel => {
    const newId = () => 'wheel'
    return { ...createWheel([], newId, 0), segments }
  }
  const withMarks = (list: readonly Segment[], marks: Partial<Segment>, ...at: number[]) =>
    list.map((one, index) => (at.includes(index) ? { ...one, ...marks } : one))
  /** The names of the files that were read or, after a minus, refused. */
  const proposedOf = (files: readonly string[], wheel: Wheel, before = NOTHING) => {
    const reads = files.map((file) =>
      file.startsWith('-') ? { refusal: 'heic' as const } : read('a'),
    )
    const names = files.map((file) => file.replace('-', ''))
    return together(before, proposalsOf(names, reads, wheel.segments), wheel)
  }
  const namesIn = ({ proposals }: Proposed) => proposals.map(({ file, name }) => [file, name])
  const class3 = optionsOf('Ava', 'Ben', 'Chloé')

  it('go to the options in the order of their numbers, at once where there is one for each', () => {
    const files = ['IMG_10.jpg', 'IMG_9.jpg', 'IMG_2.jpg']
    const proposed = proposedOf(files, wheelOf(class3))
    expect(proposed.isInOrder).toBe(true)
    expect(namesIn(proposed)).toEqual([
      ['IMG_2.jpg', 'Ava'],
      ['IMG_9.jpg', 'Ben'],
      ['IMG_10.jpg', 'Chloé'],
    ])
    const copies = ['image (2).jpg', 'image (1).jpg', 'image.jpg']
    expect(namesIn(proposedOf(copies, wheelOf(class3))).map(([file]) => file)).toEqual([
      ...['image.jpg', 'image (1).jpg', 'image (2).jpg'],
    ])
  })

  it.each([
    ['all', withMarks(class3, { picture: '🐱' }, 0, 1, 2), 3, ['Ava', 'Ben', 'Chloé']],
    [
      'all, one of which has a picture',
      withMarks(class3, { picture: '🐱' }, 1),
      3,
      ['Ava', 'Ben', 'Chloé'],
    ],
    ['those without a picture', withMarks(class3, { picture: '🐱' }, 0), 2, ['Ben', 'Chloé']],
    ['those who are here', withMarks(class3, { absent: true }, 1), 2, ['Ava', 'Chloé']],
  ] as const)('are as many as %s', (_, options, count, names) => {
    const files = ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'].slice(0, count)
    const proposed = proposedOf(files, wheelOf(options))
    expect(namesIn(proposed)).toEqual(files.map((file, index) => [file, names[index]]))
    const { given } = settle(proposed.proposals, options)
    expect([...given.keys()].map((id) => options[Number(id)]?.text)).toEqual(names)
  })

  it('wait for a press where they are more or fewer, or one of them could not be used', () => {
    const wheel = wheelOf(class3)
    const two = proposedOf(['IMG_1.jpg', 'IMG_2.jpg'], wheel)
    expect(two.isInOrder).toBe(false)
    expect(canBeInOrder(two, wheel)).toBe(true)
    expect(namesIn(inListOrder(two, wheel)).map(([, name]) => name)).toEqual(['Ava', 'Ben'])
    // Whoever is on the one that could not be used has a place in the order.
    const refused = proposedOf(['IMG_1.jpg', '-IMG_2.jpg', 'IMG_3.jpg'], wheel)
    expect(refused.isInOrder).toBe(false)
    expect(namesIn(inListOrder(refused, wheel))).toEqual([
      ['IMG_1.jpg', 'Ava'],
      ['IMG_3.jpg', 'Chloé'],
    ])
    expect(canBeInOrder(proposedOf(['IMG_2.jpg'], wheelOf(optionsOf('Ava'))), wheel)).toBe(false)
    expect(canBeInOrder(proposedOf(['IMG_2.jpg', 'IMG_3.jpg', 'Zoe.jpg'], wheel), wheel)).toBe(
      false,
    )
  })

  it('leave the options to whom names were typed', () => {
    const wheel = wheelOf(optionsOf('Ava', 'Ben', 'Chloé', 'Dilan'))
    const proposed = proposedOf(['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'], wheel)
    const [first, ...others] = proposed.proposals
    const typed = { ...proposed, proposals: [{ ...first, name: 'ava' } as Proposal, ...others] }
    const ordered = inListOrder(typed, wheel)
    expect(namesIn(ordered).map(([, name]) => name)).toEqual(['ava', 'Ben', 'Chloé'])
    const { fates } = settle(ordered.proposals, wheel.segments)
    expect(fates).toEqual(['given', 'given', 'given'])
  })

  it('have one place where a file of the same photo could not be used', () => {
    const wheel = wheelOf(optionsOf('Ava', 'Ben', 'Chloé', 'Dilan'))
    const files = ['IMG_1.jpg', '-IMG_2.HEIC', '-IMG_2.CR2', 'IMG_3.jpg', '-IMG_3.HEIC']
    expect(namesIn(inListOrder(proposedOf(files, wheel), wheel))).toEqual([
      ['IMG_1.jpg', 'Ava'],
      ['IMG_3.jpg', 'Chloé'],
    ])
  })

  it('that come again, and those that nobody is left for, are not assigned', () => {
    const wheel = wheelOf(class3)
    const first = proposedOf(['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'], wheel)
    expect(proposedOf(['IMG_1.jpg', 'IMG_2.jpg'], wheel, first).proposals).toHaveLength(3)
    const more = proposedOf(['IMG_4.jpg', 'IMG_5.jpg'], wheel, first)
    expect(more.proposals).toHaveLength(5)
    expect(canBeInOrder(more, wheel)).toBe(false)
    // Neither of two ways to read the list is meant for sure.
    const options = withMarks(optionsOf('Ava', 'Ben', 'Chloé'), { picture: '🐱' }, 0)
    const unclear = wheelOf(withMarks(options, { absent: true }, 1))
    expect(proposedOf(['IMG_1.jpg', 'IMG_2.jpg'], unclear).isInOrder).toBe(false)
  })

  it('may come in two batches, and the second goes to who is left', () => {
    const wheel = wheelOf(optionsOf('Ava', 'Ben', 'Chloé', 'Dilan'))
    const first = inListOrder(proposedOf(['IMG_1.jpg', 'IMG_2.jpg'], wheel), wheel)
    const both = proposedOf(['IMG_3.jpg', 'IMG_4.jpg'], wheel, first)
    expect(both.isInOrder).toBe(true)
    expect(canBeInOrder(both, wheel)).toBe(true)
    const names = namesIn(inListOrder(both, wheel)).map(([, name]) => name)
    expect(names).toEqual(['Ava', 'Ben', 'Chloé', 'Dilan'])
  })

  it('are for a wheel of the visitor’s own', () => {
    let ids = 0
    const newId = () => {
      ids += 1
      return `${ids}`
    }
    const wheel = createWheel(['Yes', 'No', 'Maybe'], newId, 0)
    const files = wheel.segments.map((_, index) => `IMG_${index}.jpg`)
    const proposed = proposedOf(files, wheel)
    expect(proposed.isInOrder).toBe(false)
    expect(canBeInOrder(proposed, wheel)).toBe(false)
  })

  it('go each to its own option, where others have the same name', () => {
    const options = withMarks(optionsOf('Ava', 'Ben', 'Ava'), { picture: '🐱' }, 0)
    const { proposals } = proposedOf(['IMG_1.jpg', 'IMG_2.jpg'], wheelOf(options))
    expect([...settle(proposals, options).given.keys()]).toEqual(['1', '2'])
    // Renamed meanwhile by another tab.
    const renamed = withMarks(options, { text: 'Zoe' }, 1)
    expect(settle(proposals, renamed).fates).toEqual(['new', 'given'])
    // A typed name takes no option that another photo has already.
    const { optionId: _, ...typed } = { ...(proposals[1] as Proposal), name: 'ava' }
    const own = { ...(proposals[1] as Proposal), optionId: '0' }
    expect([...settle([typed, own], options).given.keys()]).toEqual(['2', '0'])
  })
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
