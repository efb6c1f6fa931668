// Lists in other languages: written with headings of the language of the page, read again, found and compared.

import { describe, expect, it } from 'vitest'
import { inLanguage } from '../support/inLanguage'
import { wheelWith } from './sources'

const segments = [
  { id: 'a', text: 'Anna', color: '#ff0000', weight: 3, eliminated: true },
  { id: 'b', text: 'Ben', color: '#00ff00', weight: 1 },
  { id: 'c', text: 'Cem', color: '#0000ff', weight: 1 },
]

const load = async () => ({
  ...(await import('../../src/lists/listOut')),
  ...(await import('../../src/lists/messages')),
  ...(await import('../../src/lists/readSource')),
  ...(await import('../../src/lists/planImport')),
})

describe('the file of a list', () => {
  it('has headings and states of the language, and is known again in that language and from English', async () => {
    const english = await load()
    const other = await inLanguage('en-XA', load)
    const [ours, theirs] = [english, other].map(({ listCsv }) => listCsv({ segments }))
    expect(ours).toBe(
      '\ufeffOption,Color,Weight,State\r\nAnna,#ff0000,3,Eliminated\r\nBen,#00ff00,1,Active\r\nCem,#0000ff,1,Active\r\n',
    )
    expect(theirs).not.toMatch(/Option|Color|Weight|State|Eliminated|Active/)
    for (const csv of [ours, theirs]) {
      const source = other.readPasted(csv ?? '', other.listWords)
      expect(source.format).toBe('table')
      const plan = other.planImport(
        source,
        other.defaultChoices(source, wheelWith('x', 'y')),
        wheelWith('x', 'y'),
      )
      expect(plan.entries).toEqual([
        { text: 'Anna', color: '#ff0000', weight: 3, isEliminated: true },
        { text: 'Ben', color: '#00ff00', weight: 1 },
        { text: 'Cem', color: '#0000ff', weight: 1 },
      ])
    }
    const one = other.readPasted(other.listCsv({ segments: segments.slice(1, 2) }), other.listWords)
    const wheel = wheelWith('x', 'y')
    expect(other.planImport(one, other.defaultChoices(one, wheel), wheel).entries).toHaveLength(1)
    // Pasted elsewhere it is any text with commas.
    expect(english.readPasted(theirs ?? '').format).toBe('lines')
    expect(english.readPasted(ours ?? '', other.listWords).format).toBe('table')
  })

  it('that is a table is known whatever the case of its headings, also in Turkish', async () => {
    const { ownColumns, ENGLISH_WORDS } = await inLanguage(
      'tr',
      () => import('../../src/lists/columns'),
    )
    const words = {
      text: 'Seçenek',
      color: 'Renk',
      weight: 'Ağırlık',
      state: 'Durum',
      eliminated: 'Elendi',
    }
    expect(ownColumns(['SEÇENEK', 'RENK', 'AĞIRLIK', 'DURUM'], words)?.fields).toEqual({
      color: 1,
      weight: 2,
      state: 3,
    })
    expect(ownColumns(['OPTION', 'COLOR', 'WEIGHT', 'STATE'], words)?.text).toBe(0)
    expect(ownColumns(['OPTION', 'RENK', 'AĞIRLIK', 'DURUM'], words)).toBeNull()
    expect(ownColumns(['SEÇENEK', 'RENK', 'AĞIRLIK', 'DURUM'], ENGLISH_WORDS)).toBeNull()
  })

  it('in English has the words that are known everywhere', async () => {
    const { listWords } = await load()
    const { ENGLISH_WORDS } = await import('../../src/lists/columns')
    expect(listWords).toEqual(ENGLISH_WORDS)
  })
})

it('results are told in the language', async () => {
  const { resultRows } = await inLanguage('en-XA', load)
  const rows = resultRows(1, 'UTC', { chances: true, prizes: true })
  const [winner] = segments
  if (!winner) throw new Error('There is no winner')
  const result = {
    ...{ id: 's', winner, timestamp: 0, remainingSegments: 3 },
    ...{ isEliminationMode: false, isFinalWinner: false, noShow: 'declined' as const },
  }
  const words = [...rows.header, ...(rows.next([result])[0] ?? [])].join()
  expect(words).not.toMatch(/Winner|Time|Mode|Chance|Prize|Status|Normal|Declined/)
})

describe('in Turkish', () => {
  const options = ['IRMAK', 'İpek', 'Çağrı'].map((text, index) => ({
    ...{ id: `${index}`, text, color: '#123456', weight: 1 },
  }))

  it.each([
    ['ırmak', [0]],
    ['irmak', []],
    ['ipek', [1]],
    ['ıpek', []],
    ['çağ', [2]],
  ])('%j finds %j', async (query, places) => {
    const { placesOf } = await inLanguage('tr', () => import('../../src/lists/find'))
    expect(placesOf(options, query)).toEqual(places)
  })
})

it.each([
  ['tr', 'Işık', 'IŞIK', 'likely'],
  ['tr', 'Işık', 'İşik', undefined],
  ['en', 'Işık', 'İşik', 'likely'],
  ['de', 'Strauß', 'STRAUSS', 'likely'],
  ['de', 'Jörg', 'jorg', 'likely'],
  ['es', 'Peña', 'Pena', undefined],
  ['en', 'Peña', 'Pena', 'likely'],
])('in %s, %s and %s are a duplicate: %s', async (language, one, other, kind) => {
  const { KnownTexts, keysOf } = await inLanguage(
    language,
    () => import('../../src/lists/duplicates'),
  )
  expect(new KnownTexts([{ text: one }]).duplicateOf(keysOf(other, other))?.kind).toBe(kind)
})
