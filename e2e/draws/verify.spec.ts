// The page that verifies draws: by link, file and text, before and after the draw, with and without a network. The round
// is a real one of quicknet.

import type { Page } from 'playwright/test'
import { compression } from '../../src/platform/compression'
import { announcementText } from '../../src/raffle/proof/announcement'
import {
  announcementHash,
  fingerprintHash,
  proofHash,
  readProofHash,
} from '../../src/raffle/proof/link'
import { proofText } from '../../src/raffle/proof/proof'
import { raffle, raffleProof } from '../../tests/pages/verify/proofs'
import { axeFaults } from '../support/axe'
import { copiedText, watchClipboard } from '../support/clipboard'
import { expect, test } from '../support/fixtures'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { answerAsRelays, ROUND, setClock } from '../support/relays'
import { allowNoAnswer, firstVisit, test as siteTest } from '../support/siteTest'

const announcement = raffle()
const proof = raffleProof()
const text = proofText(proof)
const { fingerprint } = proof
const [bicycle] = proof.results
const winner = announcement.entries[bicycle?.winners[0] ?? -1] ?? 'none'
/** The verdict where the draw was compared. */
const MATCHES = 'The winners are correct, and the list matches'
/** The verdict where it was not. */
const PROVEN = 'The winners follow from this list'
const forged = text.replace('"Cleo"', '"Clea"')

const linkOf = async () => `/verify#${await proofHash(proof, compression)}`
const announcementLink = async (one = announcement) =>
  `/verify#${await announcementHash(one, compression)}`

const verdict = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const compare = (page: Page) => region(page, 'Was the list final before the draw?')
const checks = (page: Page) => region(page, 'How it was checked')
const openChecks = (page: Page) => checks(page).getByText('All 6 checks passed').click()
const given = (page: Page) => page.getByRole('textbox', { name: /^Link or fingerprint from/ })
const pasted = (page: Page) => page.getByRole('textbox', { name: /^Link, or the text/ })

async function open(page: Page, path = '/verify'): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

async function choose(page: Page, content: string, button = 'Choose a File'): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).last().click()
  const buffer = Buffer.from(content)
  const name = 'raffle.fairwheel-proof.json'
  await (await choosing).setFiles([{ name, mimeType: 'application/json', buffer }])
}

test('a link shows who won, what was checked, and what that proves and does not @verify.link', async ({
  page,
}) => {
  await open(page, await linkOf())
  await expect(verdict(page)).toHaveText(PROVEN)
  const said = page.getByRole('status').filter({ hasText: 'The winners follow from this list.' })
  await expect(said).toContainText(`${winner}, `)
  await expect(said).toContainText('Aug 23, 2023, 3:59:24 PM UTC')
  await expect(region(page, 'Who won').getByRole('list', { name: 'Bicycle' })).toHaveText(winner)
  await expect(region(page, 'Who won').getByRole('list', { name: 'Books' })).toBeVisible()
  await expect(region(page, 'The draw')).toContainText('Names6')
  await expect(region(page, 'The draw')).toContainText(fingerprint.slice(0, 8))
  await expect(checks(page).getByRole('listitem')).toHaveCount(0)
  await openChecks(page)
  await expect(checks(page).getByRole('listitem')).toHaveCount(6)
  await expect(checks(page).getByText('Passed.')).toHaveCount(6)
  await expect(checks(page)).toContainText('The list and the prizes match the fingerprint.')
  await expect(region(page, 'What this proves').getByRole('listitem')).toHaveCount(2)
  await expect(region(page, 'What this does not prove')).toContainText(
    'That the list was final in time.',
  )
  // Another link takes its place.
  await page.evaluate((hash) => location.assign(hash), `#p.${'A'.repeat(40)}`)
  await expect(page.getByText('This link is damaged')).toBeVisible()
  await expect(verdict(page)).toHaveText(PROVEN)
})

test('the list and the mathematics are there on request @verify.mathematics', async ({ page }) => {
  await open(page, await linkOf())
  const list = page.getByRole('list', { name: 'The whole list' })
  await expect(list).toHaveCount(0)
  await page.getByText('The whole list').click()
  await expect(list.getByRole('listitem')).toHaveText([...announcement.entries])
  await openChecks(page)
  const shown = async (check: string) => {
    const item = checks(page).getByRole('listitem').filter({ hasText: check }).first()
    await item.getByText('The mathematics', { exact: true }).click()
    return item
  }
  expect(await (await shown('The list and the prizes')).getByRole('textbox').inputValue()).toBe(
    announcementText(announcement),
  )
  const genuine = await shown('Whether it is genuine')
  await expect(genuine).toContainText(ROUND.signature)
  await expect(genuine).toContainText('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d9')
  await expect(await shown('Where the random number comes from')).toContainText('83cf0f2896adee7e')
  await page.getByText('Check it without this site').click()
  const program = page.getByRole('textbox', { name: 'The program' })
  await expect(program).toHaveValue(/^\/\/ Checks a proven draw/)
  const commands = page.getByRole('textbox', { name: 'The commands' })
  await expect(commands).toHaveValue(
    /node proof-check\.mjs Raffle-draw-2023-08-23\.fairwheel-proof\.json$/,
  )
})

test('a changed proof is refused, and what was changed is named @verify.changed', async ({
  page,
  main,
}) => {
  await open(page)
  await choose(page, forged)
  await expect(verdict(page)).toHaveText('This draw is not proven')
  await expect(verdict(page)).toBeFocused()
  await expect(
    page.getByText('The announcement was changed: the names on the list.').last(),
  ).toBeVisible()
  await expect(page.getByText('These winners are not proven.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy Proof Link' })).toBeHidden()

  await main.drop([{ name: 'a.json', content: text.replace(ROUND.signature, '0'.repeat(96)) }])
  await expect(checks(page)).toContainText('not the one that the service published')
  await main.drop([{ name: 'whole.json', content: `${text}\n` }])
  await expect(verdict(page)).toHaveText(PROVEN)
  await expect(page.getByText('whole.json')).toBeVisible()
})

test('what is no proof is told as what it is, and loses nothing @verify.refused', async ({
  page,
  main,
}) => {
  await open(page, `${(await linkOf()).slice(0, -20)}`)
  await expect(page.getByText('This link is damaged')).toBeVisible()
  await page.evaluate(() => location.assign('#hello'))
  await expect(page.getByText('This link is not of a draw.')).toBeVisible()
  const field = pasted(page)
  const verify = page.getByRole('button', { name: 'Verify', exact: true })
  await verify.click()
  await expect(page.getByText('Paste a link first.')).toBeVisible()
  await expect(field).toBeFocused()
  for (const [content, said] of [
    ['Hello', 'This is neither a link to a draw nor a proof.'],
    [fingerprint.slice(0, 16), 'This is only a part of a fingerprint.'],
    [
      announcementText(announcement).replace('"places":1', '"places":0'),
      'This is an announcement, but a part of it cannot be read: the prizes.',
    ],
    ['https://wheel.example/#z.abc', 'This link does not lead to a draw.'],
  ] as const) {
    await field.fill(content)
    await verify.click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(field).toHaveValue(content)
  }
  await choose(page, `{"announcement":"${' '.repeat(2 ** 23)}"}`)
  await expect(page.getByText('larger than the proof of any draw')).toBeVisible()
  await choose(page, '{"format":"fairwheel-draw","version":1}')
  await page.getByRole('main').getByRole('link', { name: 'Check a Record' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a Draw')
  await page.goBack()
  await page.waitForLoadState('networkidle')

  await main.paste('{"some":"thing"}')
  await expect(verdict(page)).toHaveText('This is not a proof that can be verified')
  await main.paste('Hello')
  await expect(verdict(page)).toHaveText('This is not a proof that can be verified')
})

test('what a witness was given is compared: the same, another, and not enough @verify.compare @verify.short', async ({
  page,
}) => {
  await open(page, await linkOf())
  const found = compare(page).getByRole('status').first()
  const question = page.getByRole('button', { name: /^Compare it with what you got/ })
  await question.click()
  await expect(given(page)).toBeFocused()
  const tried = async (what: string) => {
    await given(page).fill(what)
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
  }
  await tried('')
  await expect(found).toHaveText('Paste the link or fingerprint first.')
  await expect(given(page)).toBeFocused()
  await tried(`https://wheel.example${(await announcementLink()).replace('/verify', '/')}`)
  await expect(found).toContainText('It matches. If you got it before Aug 23, 2023, 3:59:24 PM UTC')
  await expect(verdict(page)).toHaveText(MATCHES)
  await expect(question).toBeHidden()
  const heard = page.getByRole('status').filter({ hasText: 'and the list matches.' })
  await expect(heard).toBeAttached()
  await tried(
    await announcementLink(raffle({ entries: ['Ann', 'Ben', 'Cy', 'Dan', 'Eve', 'Flo'] })),
  )
  await expect(found).toContainText('It does not match: the list has other names or another order.')
  await expect(verdict(page)).toHaveText('This is not the draw you were told about')
  await expect(page.getByRole('button', { name: 'Copy Proof Link' })).toBeHidden()
  await tried(fingerprint.toUpperCase())
  await expect(found).toContainText('It matches.')
  await tried(fingerprint.slice(0, 16))
  await expect(found).toContainText('These are 16 of 64 characters.')
  // Too little to tell takes nothing back.
  await expect(verdict(page)).toHaveText(MATCHES)
  await tried('0'.repeat(64))
  await expect(found).toContainText('It does not match. Check that you pasted all of it.')
  await tried(text)
  await expect(found).toContainText('made after the draw')
  const choosing = page.waitForEvent('filechooser')
  await compare(page).getByRole('button', { name: 'Choose a File' }).click()
  const buffer = Buffer.from(announcementText(announcement))
  const file = { name: 'a.json', mimeType: 'application/json', buffer }
  await (await choosing).setFiles([file])
  await expect(found).toContainText('It matches.')
})

test('a link with a fingerprint asks for the file, and compares it @verify.in-file', async ({
  page,
}) => {
  await open(page, `/verify#${fingerprintHash(fingerprint)}`)
  await expect(verdict(page)).toHaveText('The proof of this draw is in a file')
  const other = proofText(raffleProof(raffle({ name: 'Other' })))
  await choose(page, other, 'Choose the Proof File')
  await expect(verdict(page)).toHaveText('This is the proof of another draw')
  await choose(page, text)
  await expect(verdict(page)).toHaveText(PROVEN)
})

test('a fingerprint alone asks for the proof, and is compared with it @verify.compare', async ({
  page,
}) => {
  await open(page)
  await pasted(page).fill(fingerprint)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(verdict(page)).toHaveText('This is a fingerprint')
  await expect(page.getByText('too long for a link')).toBeHidden()
  const other = proofText(raffleProof(raffle({ name: 'Other' })))
  await choose(page, other, 'Choose the Proof File')
  await expect(verdict(page)).toHaveText('This is not the draw you were told about')
  await choose(page, text)
  await expect(verdict(page)).toHaveText(MATCHES)
  await expect(compare(page)).toContainText('It matches.')
})

test('before its round an announcement says when, and leads to the wheel @verify.before', async ({
  page,
  context,
}) => {
  const relays = await answerAsRelays(context)
  await setClock(context, ROUND.dueMs - 90_000)
  await open(page, await announcementLink())
  await expect(verdict(page)).toHaveText('Not drawn yet, by this device’s clock')
  await expect(page.getByText('Then this device’s clock is slow')).toBeVisible()
  await expect(page.getByText('Set the clock right, and open the link again.')).toBeVisible()
  await expect(page.getByText('The winners are known in 1 minute.')).toBeVisible()
  const live = page.getByRole('link', { name: 'Watch It Live' })
  expect(await contentOf(await live.getAttribute('href'))).toBe(announcementText(announcement))
  const opened = (await announcementLink()).replace(/.*#/, '')
  await expect(live).toHaveAttribute('href', `/#${opened}`)
  await expect(page.getByRole('textbox', { name: 'The announcement’s link' })).toHaveValue(
    new URL(`/verify#${opened}`, page.url()).href,
  )
  await expect(page.getByRole('button', { name: 'Show the Winners' })).toBeHidden()
  await expect(region(page, 'Keep this until after the draw')).toContainText(
    fingerprint.slice(0, 8),
  )
  expect(relays.asked).toEqual([])
})

test('when its round is due an announcement offers the result, which is fetched, verified and passed on @verify.get', async ({
  page,
  context,
}) => {
  await watchClipboard(page)
  // Without ClipboardItem the text is copied when it is ready.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'))
  const now = await setClock(context, ROUND.dueMs - 4000)
  const relays = await answerAsRelays(context, undefined, 'answers', now)
  await open(page, await announcementLink())
  const get = page.getByRole('button', { name: 'Show the Winners' })
  await expect(get).toBeVisible()
  await expect(page.getByText('The service sees your internet address')).toBeVisible()
  expect(relays.asked).toEqual([])
  await get.press('Enter')
  await expect(verdict(page)).toHaveText(MATCHES)
  await expect(verdict(page)).toBeFocused()
  await expect(compare(page)).toContainText(
    'It matches. By this device’s clock, you opened the announcement before Aug 23, 2023',
  )
  await page.getByRole('button', { name: 'Copy Proof Link' }).click()
  await expect(page.getByText('The link of the proof is copied.')).toBeVisible()
  const link = await copiedText(page)
  expect(link.split('#')[0]).toBe(new URL('/verify', page.url()).href)
  expect(await contentOf(link)).toBe(text)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save Proof' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('Raffle-draw-2023-08-23.fairwheel-proof.json')
  const stream = await saved.createReadStream()
  expect(Buffer.concat(await stream.toArray()).toString()).toBe(text)
})

test('an announcement that was opened after its round is no match of itself @verify.in-time', async ({
  page,
  context,
}) => {
  await answerAsRelays(context)
  await open(page, await announcementLink())
  await page.getByRole('button', { name: 'Show the Winners' }).click()
  await expect(verdict(page)).toHaveText(PROVEN)
  await expect(page.getByText('Was the list final before that time?')).toBeVisible()
  await expect(compare(page).getByRole('status').first()).toBeEmpty()
  await expect(region(page, 'What this does not prove')).toContainText(
    'That the list was final in time.',
  )
})

test('relays that do not answer or lie are told as that, and the next try may work @verify.relays', async ({
  page,
  context,
  messages,
}) => {
  test.slow()
  messages.allow(/Failed to load resource/)
  const relays = await answerAsRelays(context, undefined, 'lies')
  await open(page, await announcementLink())
  const get = page.getByRole('button', { name: 'Show the Winners' })
  await get.click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await get.click()
  await expect(page.getByText('was not genuine')).toBeVisible({ timeout: 60_000 })
  relays.mood = 'answers'
  await get.click()
  await expect(verdict(page)).toHaveText(PROVEN)
})

test('the random number is entered by hand, and a wrong one is refused @verify.by-hand', async ({
  page,
  context,
}) => {
  const relays = await answerAsRelays(context)
  await open(page, await announcementLink())
  await page.getByText('Enter the random number by hand').click()
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(
    /\/public\/1000$/,
  )
  const field = page.getByRole('textbox', { name: /^What the address shows/ })
  const verify = page.getByRole('button', { name: 'Verify and Show the Winners' })
  await verify.click()
  await expect(page.getByText('Paste the signature first.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('b44679')
  await verify.click()
  await expect(page.getByText('There is no signature in this text.')).toBeVisible()
  await field.fill(ROUND.signature.replace(/.$/, '0'))
  await verify.click()
  await expect(page.getByText('This is not the signature of that round.')).toBeVisible()
  await field.fill(JSON.stringify({ round: 1000, signature: ROUND.signature }))
  await verify.click()
  await expect(verdict(page)).toHaveText(PROVEN)
  expect(relays.asked).toEqual([])
})

test('where the worker does not start, nothing is said of the proof, and the next try works @verify.worker', async ({
  page,
  messages,
}) => {
  messages.allow(/Failed to check a proof|Failed to load resource/)
  await page.route('**/beacon/*.js', (route) => route.abort())
  await open(page, await linkOf())
  await expect(verdict(page)).toHaveText('The proof could not be verified')
  await page.unroute('**/beacon/*.js')
  await choose(page, text)
  await expect(verdict(page)).toHaveText(PROVEN)
})

test('480 winners of 10,000 names are verified and shown, 20 of a prize at first @verify.many', async ({
  page,
}) => {
  const entries = Array.from({ length: 10_000 }, (_, index) => `Ticket ${index + 1}`)
  const prizes = [
    { name: 'Main', places: 450, reserves: 20 },
    ...Array.from({ length: 30 }, (_, index) => {
      return { name: `Extra ${index + 1}`, places: 1, reserves: 0 }
    }),
  ]
  await open(page)
  await choose(page, proofText(raffleProof(raffle({ entries, prizes, show: showOf(10_000) }))))
  await expect(verdict(page)).toHaveText(PROVEN)
  await expect(page.getByText('and 477 more won.').last()).toBeVisible()
  const main = page.getByRole('list', { name: 'Main' }).getByRole('listitem')
  await expect(main).toHaveCount(20)
  await page.getByRole('button', { name: 'Show all 450' }).click()
  await expect(main).toHaveCount(450)
  await expect(page.getByRole('list', { name: 'Extra 30' })).toBeHidden()
  await page.getByRole('button', { name: 'Show all 31 prizes' }).click()
  await expect(page.getByRole('list', { name: 'Extra 30' })).toBeVisible()
  await page.getByText('The whole list').click()
  const list = page.getByRole('list', { name: 'The whole list' }).getByRole('listitem')
  await expect(list).toHaveCount(100)
})

test('the results are printed as a sheet @verify.print', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector('body > section')
      Object.assign(window, { printed: sheet?.textContent })
    }
  })
  await open(page, await linkOf())
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBeTruthy()
  const printed = String(await page.evaluate(() => Reflect.get(window, 'printed')))
  for (const part of ['Raffle', winner, 'Reserve', 'Names', fingerprint, ROUND.signature]) {
    expect(printed).toContain(part)
  }
  expect(printed).toContain(`can be verified at ${new URL('/verify', page.url())}`)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, and all fits 320 pixels, also with large text: ${colorScheme} @verify.access`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const fits = async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(await axeFaults(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await axeFaults(page)).toEqual([])
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(':root { font-size: 200% !important }')
        document.adoptedStyleSheets = [sheet]
      })
      await expectNoSidewaysScroll(page)
      await expectNoClippedText(page)
      await page.evaluate(() => {
        document.adoptedStyleSheets = []
      })
    }
    const unfold = () =>
      page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const one of all) one.open = true
      })
    await open(page, await linkOf())
    await expect(verdict(page)).toHaveText(PROVEN)
    await unfold()
    await expect(page.getByRole('textbox', { name: 'The program' })).toBeVisible()
    await given(page).fill(fingerprint.replace(/^./, 'x'))
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await fits()
    await choose(page, forged)
    await expect(verdict(page)).toHaveText('This draw is not proven')
    await fits()
    await choose(page, announcementText(announcement))
    await expect(verdict(page)).toHaveText('The random number is due')
    await unfold()
    await fits()
    await choose(page, announcementText(raffle({ round: 10 ** 9 })))
    await expect(verdict(page)).toContainText('Not drawn yet')
    await fits()
  })
}

test('by keyboard alone @verify.keyboard', async ({ page }) => {
  // From now on: a key is pressed as soon as it is asked for.
  page.on('filechooser', (chooser) =>
    chooser.setFiles([{ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) }]),
  )
  await open(page)
  await page.getByRole('button', { name: 'Choose a File' }).press('Enter')
  await expect(verdict(page)).toBeFocused()
  const question = 'Compare it with what you got before the draw.'
  for (const name of [question, 'Copy Proof Link', 'Save Proof', 'Print']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByText('If a winner drops out')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'If a winner drops out' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(given(page)).toBeFocused()
  await page.keyboard.type(fingerprint)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(compare(page)).toContainText('It matches.')
})

siteTest.describe('without a network', () => {
  siteTest.use({ hasWorker: true })

  siteTest(
    'a proof is verified, and a changed one refused @verify.offline',
    async ({ page, context, site, messages }) => {
      allowNoAnswer(messages)
      messages.allow(/net::ERR_INTERNET_DISCONNECTED/)
      await firstVisit(page, '/verify')
      await page.waitForFunction(() => 'isSynced' in window)
      await site.switchOff()
      await context.setOffline(true)
      await page.goto(await linkOf())
      await page.reload()
      await expect(verdict(page)).toHaveText(PROVEN)
      await choose(page, forged)
      await expect(verdict(page)).toHaveText('This draw is not proven')
      await choose(page, announcementText(announcement))
      await page.getByText('Enter the random number by hand').click()
      await page.getByRole('textbox', { name: /^What the address shows/ }).fill(ROUND.signature)
      await page.getByRole('button', { name: 'Verify and Show the Winners' }).click()
      await expect(verdict(page)).toHaveText(PROVEN)
      await page.getByText('Check it without this site').click()
      await expect(page.getByRole('textbox', { name: 'The program' })).toBeVisible()
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs it @verify.no-script', async ({ page }) => {
    await page.goto('/verify')
    await expect(page.locator('noscript p')).toHaveText('Verifying a draw needs JavaScript.')
    await expect(page.locator('noscript p')).toBeVisible()
  })
})

/** Of a link: each browser compresses in its own way. */
async function contentOf(link: string | null): Promise<string | undefined> {
  const read = await readProofHash(link?.replace(/.*#/, '') ?? '', compression)
  return read.kind === 'fingerprint' ? undefined : read.text
}

function showOf(count: number) {
  return { theme: 'classic', spinMs: 4000, colors: Array.from({ length: count }, () => '#ff6b6b') }
}
