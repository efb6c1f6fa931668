// The page that checks draws, with proofs: by link, file and text, whole, changed and no proof at all.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ROUND } from '../../../e2e/support/round'
import { announcementText } from '../../../src/raffle/proof/announcement'
import { fingerprintHash } from '../../../src/raffle/proof/link'
import { proofText } from '../../../src/raffle/proof/proof'
import { raffle, raffleProof } from '../../pages/check/proofs'
import { axeFaults } from '../support/axe'
import { addStyles, choose, drop, emulateMedia, replace, replaceWorkers } from '../support/device'
import { press } from '../support/locators'
import { paste } from '../support/main'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { messages } from '../support/screen'
import {
  announcement,
  checks,
  chooseText,
  compare,
  fingerprint,
  forged,
  given,
  hashOfAnnouncement,
  hashOfProof,
  MATCHES,
  openVerify,
  PROVEN,
  proof,
  region,
  text,
  verdict,
} from '../support/verifyPage'

const [bicycle] = proof.results
const winner = announcement.entries[bicycle?.winners[0] ?? -1] ?? 'none'

const openChecks = () => checks.getByText('All 6 checks passed').click()
const pasted = page.getByRole('textbox', { name: /^Link, or the text/ })

test('a link shows who won, what was checked, and what that proves and does not @verify.link', async () => {
  await openVerify(await hashOfProof())
  await expect.element(verdict).toHaveText(PROVEN)
  // Nothing was pressed here: whoever reads with the keyboard begins at the top.
  await expect.element(verdict).not.toHaveFocus()
  const said = page.getByRole('status').filter({ hasText: 'The winners follow from this list.' })
  await expect.element(said).toHaveTextContent(`${winner}, `)
  await expect.element(said).toHaveTextContent('Aug 23, 2023, 3:59:24 PM UTC')
  const won = region('Who won')
  await expect.element(won.getByRole('list', { name: 'Bicycle' })).toHaveText(winner)
  await expect.element(won.getByRole('list', { name: 'Books' })).toBeVisible()
  await expect.element(region('The draw')).toHaveTextContent('Names6')
  await expect.element(region('The draw')).toHaveTextContent(fingerprint.slice(0, 8))
  await expect.element(checks.getByRole('listitem')).not.toBeInTheDocument()
  await openChecks()
  await expect.element(checks.getByRole('listitem')).toHaveLength(6)
  await expect.element(checks.getByText('Passed.')).toHaveLength(6)
  await expect.element(checks).toHaveTextContent('The list and the prizes match the fingerprint.')
  await expect.element(region('What this proves').getByRole('listitem')).toHaveLength(2)
  await expect
    .element(region('What this does not prove'))
    .toHaveTextContent('That the list was final in time.')
  // Another link takes its place.
  location.assign(`#p.${'A'.repeat(40)}`)
  await expect.element(page.getByText('This link is damaged')).toBeVisible()
  await expect.element(verdict).toHaveText(PROVEN)
})

test('the list and the mathematics are there on request @verify.mathematics', async () => {
  await openVerify(await hashOfProof())
  await expect.element(verdict).toHaveText(PROVEN)
  const list = page.getByRole('list', { name: 'The whole list' })
  await expect.element(list).not.toBeInTheDocument()
  await page.getByText('The whole list').click()
  await expect.poll(() => list.getByRole('listitem').texts()).toEqual([...announcement.entries])
  await openChecks()
  const shown = async (check: string) => {
    const item = checks.getByRole('listitem').filter({ hasText: check }).first()
    await item.getByText('The mathematics', { exact: true }).click()
    return item
  }
  const listCheck = await shown('The list and the prizes')
  await expect.element(listCheck.getByRole('textbox')).toHaveValue(announcementText(announcement))
  const genuine = await shown('Whether it is genuine')
  await expect.element(genuine).toHaveTextContent(ROUND.signature)
  await expect
    .element(genuine)
    .toHaveTextContent('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d9')
  await expect
    .element(await shown('Where the random number comes from'))
    .toHaveTextContent('83cf0f2896adee7e')
  await page.getByText('Check it without this site').click()
  const program = page.getByRole('textbox', { name: 'The program' })
  await expect.element(program).toHaveValue(expect.stringMatching(/^\/\/ Checks a proven draw/))
  const commands = page.getByRole('textbox', { name: 'The commands' })
  await expect
    .element(commands)
    .toHaveValue(
      expect.stringMatching(/node proof-check\.mjs Raffle-draw-2023-08-23\.fairwheel-proof\.json$/),
    )
})

test('a changed proof is refused, and what was changed is named @verify.changed', async () => {
  await openVerify()
  await chooseText(forged)
  await expect.element(verdict).toHaveText('This draw is not proven')
  await expect.element(verdict).toHaveFocus()
  await expect
    .element(page.getByText('The announcement was changed: the names on the list.').last())
    .toBeVisible()
  await expect.element(page.getByText('These winners are not proven.')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Copy Proof Link' }))
    .not.toBeInTheDocument()

  drop(new File([text.replace(ROUND.signature, '0'.repeat(96))], 'a.json'))
  await expect.element(checks).toHaveTextContent('not the one that the service published')
  drop(new File([`${text}\n`], 'whole.json'))
  await expect.element(verdict).toHaveText(PROVEN)
  await expect.element(page.getByText('whole.json')).toBeVisible()
})

test('what is no proof is told as what it is, and loses nothing @verify.refused', async () => {
  await openVerify((await hashOfProof()).slice(0, -20))
  await expect.element(page.getByText('This link is damaged')).toBeVisible()
  location.assign('#hello')
  await expect.element(page.getByText('This link is not of a draw.')).toBeVisible()
  const check = page.getByRole('button', { name: 'Check', exact: true })
  await check.click()
  await expect.element(page.getByText('Paste a link first.')).toBeVisible()
  await expect.element(pasted).toHaveFocus()
  for (const [content, said] of [
    ['Hello', 'This is not a draw: no link to one, no record, no announcement and no proof.'],
    [fingerprint.slice(0, 16), 'This is only a part of a fingerprint.'],
    [
      announcementText(announcement).replace('"places":1', '"places":0'),
      'This is an announcement, but a part of it cannot be read: the prizes.',
    ],
    ['https://wheel.example/#z.abc', 'This link does not lead to a draw.'],
  ] as const) {
    await pasted.fill(content)
    await check.click()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(pasted).toHaveValue(content)
  }
  await chooseText(`{"announcement":"${' '.repeat(2 ** 23)}"}`)
  await expect.element(page.getByText('larger than any draw')).toBeVisible()
  paste('{"some":"thing"}')
  await expect.element(verdict).toHaveText('This is not a draw that can be checked')
  paste('Hello')
  await expect.element(verdict).toHaveText('This is not a draw that can be checked')
})

test('what a witness was given is compared: the same, another, and not enough @verify.compare @verify.short', async () => {
  await openVerify(await hashOfProof())
  const found = compare.getByRole('status').first()
  const question = page.getByRole('button', { name: /^Compare it with what you got/ })
  await question.click()
  await expect.element(given).toHaveFocus()
  const tried = async (what: string) => {
    await given.fill(what)
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
  }
  await tried('')
  await expect.element(found).toHaveText('Paste the link or fingerprint first.')
  await expect.element(given).toHaveFocus()
  await tried(`https://wheel.example/${await hashOfAnnouncement()}`)
  await expect
    .element(found)
    .toHaveTextContent('It matches. If you got it before Aug 23, 2023, 3:59:24 PM UTC')
  await expect.element(verdict).toHaveText(MATCHES)
  await expect.element(question).not.toBeInTheDocument()
  const heard = page.getByRole('status').filter({ hasText: 'and the list matches.' })
  await expect.element(heard).toBeInTheDocument()
  await tried(
    `/check${await hashOfAnnouncement(raffle({ entries: ['Ann', 'Ben', 'Cy', 'Dan', 'Eve', 'Flo'] }))}`,
  )
  await expect
    .element(found)
    .toHaveTextContent('It does not match: the list has other names or another order.')
  await expect.element(verdict).toHaveText('This is not the draw you were told about')
  await expect
    .element(page.getByRole('button', { name: 'Copy Proof Link' }))
    .not.toBeInTheDocument()
  await tried(fingerprint.toUpperCase())
  await expect.element(found).toHaveTextContent('It matches.')
  await tried(fingerprint.slice(0, 16))
  await expect.element(found).toHaveTextContent('These are 16 of 64 characters.')
  // Too little to tell takes nothing back.
  await expect.element(verdict).toHaveText(MATCHES)
  await tried('0'.repeat(64))
  await expect
    .element(found)
    .toHaveTextContent('It does not match. Check that you pasted all of it.')
  await tried(text)
  await expect.element(found).toHaveTextContent('made after the draw')
  const file = new File([announcementText(announcement)], 'a.json', { type: 'application/json' })
  await choose(file, () => compare.getByRole('button', { name: 'Choose a File' }).click())
  await expect.element(found).toHaveTextContent('It matches.')
})

test('a link with a fingerprint asks for the file, and compares it @verify.in-file', async () => {
  await openVerify(`#${fingerprintHash(fingerprint)}`)
  await expect.element(verdict).toHaveText('The proof of this draw is in a file')
  const other = proofText(raffleProof(raffle({ name: 'Other' })))
  await chooseText(other, 'Choose the Proof File')
  await expect.element(verdict).toHaveText('This is the proof of another draw')
  await chooseText(text)
  await expect.element(verdict).toHaveText(PROVEN)
})

test('a fingerprint alone asks for the proof, and is compared with it @verify.compare', async () => {
  await openVerify()
  await pasted.fill(fingerprint)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect.element(verdict).toHaveText('This is a fingerprint')
  await expect.element(page.getByText('too long for a link')).not.toBeInTheDocument()
  const other = proofText(raffleProof(raffle({ name: 'Other' })))
  await chooseText(other, 'Choose the Proof File')
  await expect.element(verdict).toHaveText('This is not the draw you were told about')
  await chooseText(text)
  await expect.element(verdict).toHaveText(MATCHES)
  await expect.element(compare).toHaveTextContent('It matches.')
})

test('where the worker does not start, nothing is said of the proof, and the next try works @verify.worker', async () => {
  messages.allow(/Failed to check a proof|Failed to load resource/)
  const mend = replaceWorkers(() => '/gone.js')
  await openVerify(await hashOfProof())
  await expect.element(verdict).toHaveText('The draw could not be checked')
  mend()
  await chooseText(text)
  await expect.element(verdict).toHaveText(PROVEN)
})

test('480 winners of 10,000 names are checked and shown, 20 of a prize at first @verify.many', async () => {
  const entries = Array.from({ length: 10_000 }, (_, index) => `Ticket ${index + 1}`)
  const prizes = [
    { name: 'Main', places: 450, reserves: 20 },
    ...Array.from({ length: 30 }, (_, index) => {
      return { name: `Extra ${index + 1}`, places: 1, reserves: 0 }
    }),
  ]
  const colors = entries.map(() => '#ff6b6b')
  const show = { theme: 'classic', spinMs: 4000, colors }
  await openVerify()
  await chooseText(proofText(raffleProof(raffle({ entries, prizes, show }))))
  await expect.element(verdict).toHaveText(PROVEN)
  await expect.element(page.getByText('and 477 more won.').last()).toBeVisible()
  const main = page.getByRole('list', { name: 'Main' }).getByRole('listitem')
  await expect.element(main).toHaveLength(20)
  await page.getByRole('button', { name: 'Show all 450' }).click()
  await expect.element(main).toHaveLength(450)
  await expect.element(page.getByRole('list', { name: 'Extra 30' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show all 31 prizes' }).click()
  await expect.element(page.getByRole('list', { name: 'Extra 30' })).toBeVisible()
  await page.getByText('The whole list').click()
  const list = page.getByRole('list', { name: 'The whole list' }).getByRole('listitem')
  await expect.element(list).toHaveLength(100)
})

test('the results are printed as a sheet @verify.print', async () => {
  let printed = ''
  replace(window as Window, 'print', () => {
    printed = document.querySelector('body > section')?.textContent ?? ''
  })
  await openVerify(await hashOfProof())
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => printed).not.toBe('')
  for (const part of ['Raffle', winner, 'Reserve', 'Names', fingerprint, ROUND.signature]) {
    expect(printed).toContain(part)
  }
  expect(printed).toContain(`can be checked at ${new URL('/check', location.href)}`)
  // The sheet goes.
  await press('Shift')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, and all fits 320 pixels, also with large text: ${colorScheme} @verify.access`, async () => {
    await emulateMedia({ colorScheme })
    const fits = async () => {
      await page.viewport(1280, 800)
      expect(await axeFaults()).toEqual([])
      await page.viewport(320, 640)
      expect(await axeFaults()).toEqual([])
      expectNoSidewaysScroll()
      addStyles(':root { font-size: 200% !important }')
      expectNoSidewaysScroll()
      expectNoClippedText()
      document.adoptedStyleSheets = []
    }
    const unfold = () => {
      for (const one of document.querySelectorAll('details')) one.open = true
    }
    await openVerify(await hashOfProof())
    await expect.element(verdict).toHaveText(PROVEN)
    unfold()
    await expect.element(page.getByRole('textbox', { name: 'The program' })).toBeVisible()
    await given.fill(fingerprint.replace(/^./, 'x'))
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await fits()
    await chooseText(forged)
    await expect.element(verdict).toHaveText('This draw is not proven')
    await fits()
    await chooseText(announcementText(announcement))
    await expect.element(verdict).toHaveText('The random number is due')
    unfold()
    await fits()
    await chooseText(announcementText(raffle({ round: 10 ** 9 })))
    await expect.element(verdict).toHaveTextContent('Not drawn yet')
    await fits()
  })
}
