// A record has no language: each page makes the same one, and reads it in its own.

import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../support/inLanguage'

const load = async () => ({
  ...(await import('../../../src/raffle/model/checkRecord')),
  ...(await import('../../../src/raffle/model/outcome')),
  ...(await import('../../../src/raffle/model/outcomeCsv')),
  ...(await import('../../../src/raffle/model/plan')),
  ...(await import('../../../src/raffle/model/printout')),
  ...(await import('../../../src/raffle/model/raffle')),
  ...(await import('../../../src/raffle/model/raffleState')),
  ...(await import('../../../src/raffle/model/recordOut')),
  ...(await import('./draws')),
})

type Page = Awaited<ReturnType<typeof load>>

async function recordBy({
  checkPlan,
  end,
  letters,
  missing,
  pressing,
  recordOf,
  recordText,
}: Page) {
  const prizes = [
    { name: ' ', places: 2, reserves: 1 },
    { name: 'Mug', places: 1, reserves: 0 },
  ]
  const { plan } = checkPlan(
    { prizes, mayWinAgain: false },
    [{ text: 'a' }, { text: 'b' }],
    'person',
  )
  expect(plan?.prizes.map(({ name }) => name)).toEqual(['Prize 1', 'Mug'])
  const choices = { texts: letters(6), prizes: [[2, 1], [1]], absent: [5] } as const
  return recordText(await recordOf(choices, pressing('all'), missing(0, 0), end))
}

describe('a record', () => {
  it('is the same text in every language, and sound in each', async () => {
    const [english, other] = [await load(), await inLanguage('en-XA', load)]
    const texts = [await recordBy(english), await recordBy(other)]
    expect(texts[0]).toBe(texts[1])
    for (const { checkRecordText, digest } of [english, other]) {
      for (const text of texts) {
        expect(await checkRecordText(text, digest)).toMatchObject({ isSound: true })
      }
    }
  })

  it('reads in the language of who reads it', async () => {
    const english = await load()
    const text = await recordBy(english)
    const { checkRecordText, digest, stateOf, outcomeOf, sheetOf, outcomeCsv } = await inLanguage(
      'en-XA',
      load,
    )
    const { entries } = await checkRecordText(text, digest)
    if (!entries) throw new Error('It cannot be followed')
    const state = stateOf(entries)
    // A worker hands it over.
    const { title, facts, prizes, noShows, marks } = sheetOf(
      structuredClone(outcomeOf(state, entries)),
    )
    expect(title).toBe('Raffle')
    const said = [
      ...facts.flatMap(({ label, value }) =>
        /Europe|\d{4}/.test(value) ? [label] : [label, value],
      ),
      ...marks.map(({ label }) => label),
      ...prizes.flatMap(({ count, winners }) => [count, ...winners.map(({ tag }) => tag ?? '[]')]),
      ...noShows.map(({ why }) => why),
      prizes[0]?.title ?? '',
    ]
    expect(said.filter((one) => !/^\[.*\]$|^\d+$/.test(one))).toEqual([])
    expect(prizes[0]?.title).toContain(' 1 ')
    expect(outcomeCsv(state)).not.toMatch(/Prize|Place|Name|Status|Time|Draw|Winner|Not here/)
  })
})
