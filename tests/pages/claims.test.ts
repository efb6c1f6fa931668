// What is said of fairness and of proof, here and in the documents, is no more than is so.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { messages as checkPage } from '../../src/pages/check/record/messages'
import { afterWinMessages as turns } from '../../src/ui/options/messages'
import { shownAt } from './rendered'

const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')

/** The sentence and the one after it. */
function saidOf(claim: RegExp, text: string): string {
  const sentences = text.split(/(?<=\.) /)
  const at = sentences.findIndex((sentence) => claim.test(sentence))
  expect(at, `${claim}`).toBeGreaterThanOrEqual(0)
  return sentences.slice(at, at + 2).join(' ')
}

it.each([
  ['the Terms', () => shownAt('/terms'), /the same chance/],
  ['About', () => shownAt('/about'), /exactly the same chance/],
  ['README.md', async () => textOf('README.md'), /exactly as likely as every other/],
  ['SECURITY.md', async () => textOf('SECURITY.md'), /exactly as likely as every other/],
])(
  '%s: options are equally likely but for weights and for what a win changes',
  async (_, text, claim) => {
    const said = saidOf(claim, await text())
    expect(said).toMatch(/weights/)
    expect(said).toMatch(/after (a win|winning)/)
  },
)

it('a rule that halves weights halves no chance, but what it is beside the others', () => {
  expect(turns.halvedNote).toMatch(/^Compared with the others, /)
})

it('README.md: enumeration goes as far as it goes', () => {
  const said = saidOf(
    /every path of drawing up to three winners from up to six people/,
    textOf('README.md'),
  )
  expect(said).toContain('for more it follows')
  // As far as tests/raffle/model/uniform.test.ts and groupsUniform.test.ts go.
  const uniform = textOf('tests/raffle/model/uniform.test.ts')
  expect(uniform).toContain('const sizes = [1, 2, 3, 4, 5, 6].flatMap')
  expect(uniform).toContain('[1, 2, 3].filter((places) => places <= people)')
  expect(textOf('tests/raffle/model/groupsUniform.test.ts')).toContain('const MOST_PEOPLE = 7')
})

describe('a record', () => {
  it('shows changes to those alone who know its fingerprint, as How to Use says', async () => {
    const said = saidOf(/whether a part of the record was changed/, await shownAt('/how-to-use'))
    expect(said).toMatch(/could still write all of it anew or cut off its end.*fingerprint/)
  })

  it('that is sound may have lost its end, or been written anew', () => {
    const [entries, ...others] = checkPage.soundShows
    expect(entries).toMatch(/has written all that follow anew, or has cut them off\.$/)
    for (const one of others) expect(one).toMatch(/^As the record has it, /)
  })

  it('of a public proof shows that nobody chose the number, not that it was announced in time', () => {
    const shows = checkPage.provenShows(1000, 'quicknet')
    expect(shows).toContain('Nobody could decide what that number would be.')
    expect(shows).toMatch(/To know it before its time, those who hold more than half of the shares/)
    expect(checkPage.notShown.announced).toMatch(/made an announcement to suit it/)
  })
})

describe('what would not be so', () => {
  const files = ['src', 'docs', 'public', 'scripts']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.(tsx?|mjs|js|md|html)$/.test(file))
    .concat('README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'index.html', 'package.json')

  it.each([
    // A record that was written anew as a whole has changed, and does not show it.
    /whether it was changed/,
    // An organizer who knows the number can look for a list that suits it.
    /No one party can choose/,
    /prove by enumeration/,
    // Most of the organizations of the beacon could.
    /[Nn]obody can know (that|the random) number/,
    /a number that nobody can know/,
    // The organizer chooses its time, and so which number it is.
    /[Nn]obody could choose (it|that number)|that nobody could choose/,
    // No-shows, which the organizer notes, decide as well.
    /Who won follows from/,
    // A spin happens in the browser of whoever holds it.
    /the whole room can trust/,
    // A proof may be as it should, and its list made for it.
    /check that the result is genuine/,
  ])('%s is nowhere', (claim) => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((file) => claim.test(textOf(file)))).toEqual([])
  })
})
