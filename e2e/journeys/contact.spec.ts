// The contact form: what it asks for, what it sends, and that nothing typed is lost when sending fails.

import type { Page } from 'playwright/test'
import { axeFaults } from '../support/axe'
import { test as base, expect } from '../support/fixtures'
import { ACCESS_KEY, FormService, serveSiteFor } from '../support/formService'
import { BUILDS_FIRST } from '../support/site'

const SUBJECTS = [
  'Bug Report',
  'Feature Request',
  'Need Help',
  'General Feedback',
  'Business Inquiry',
  'Other',
]

interface Site {
  readonly address: string
  readonly service: FormService
}

const test = base.extend<{ page: Page }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for from this pattern
    async ({}, use) => {
      const service = new FormService()
      const site = await serveSiteFor(await service.start())
      await use({ address: site.address, service })
      await site.stop()
      await service.stop()
    },
    BUILDS_FIRST,
  ],
})

// One site for all of them, so one worker.
test.describe.configure({ mode: 'default' })
const TYPED = {
  Name: 'Zoë Ōe',
  Email: 'zoe@example.com',
  Subject: 'Feature Request',
  Message: 'A wheel & a “wish”:\n100 % 日本語 + 🎡',
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })
const field = (page: Page, name: keyof typeof TYPED) => page.getByLabel(name, { exact: true })

async function fill(page: Page): Promise<void> {
  await field(page, 'Name').fill(TYPED.Name)
  await field(page, 'Email').fill(TYPED.Email)
  await field(page, 'Subject').selectOption(TYPED.Subject)
  await field(page, 'Message').fill(TYPED.Message)
}

async function hasEverything(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(TYPED)) {
    await expect(field(page, name as keyof typeof TYPED)).toHaveValue(text)
  }
}

/** Waits until the page's scripts run: only then faults are told in place. */
async function openContact(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/contact`)
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true)
}

test.describe('set up', () => {
  test.beforeEach(({ site }) => {
    site.service.mood = 'accepts'
    site.service.received.length = 0
  })

  test('sends exactly the fields of the form service, and thanks @contact.fields @contact.required @contact.thanks', async ({
    page,
    site,
  }) => {
    await openContact(page, site.address)
    expect(await axeFaults(page)).toEqual([])
    await expect(field(page, 'Subject').locator('option')).toHaveText(['Choose one', ...SUBJECTS])
    await fill(page)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
    await expect(page).toHaveURL(`${site.address}/contact?success=true`)
    expect(await axeFaults(page), 'the thanks').toEqual([])
    expect(site.service.received).toEqual([
      {
        type: 'application/x-www-form-urlencoded',
        fields: [
          ['access_key', ACCESS_KEY],
          ['from_name', 'Fairwheel contact form'],
          ['redirect', `${site.address}/contact?success=true`],
          ['name', TYPED.Name],
          ['email', TYPED.Email],
          ['subject', TYPED.Subject],
          // As forms send line breaks (WHATWG URL, form-urlencoded).
          ['message', TYPED.Message.replace('\n', '\r\n')],
        ],
      },
    ])
    await page.getByRole('link', { name: 'Write another message' }).click()
    await expect(field(page, 'Message')).toHaveValue('')
  })

  test('says what is missing, where, and goes there @contact.required', async ({ page, site }) => {
    await openContact(page, site.address)
    await sendButton(page).click()
    await expect(field(page, 'Name')).toBeFocused()
    for (const [name, says] of [
      ['Name', 'Please enter your name.'],
      ['Email', 'Please enter your email address, so that we can reply.'],
      ['Subject', 'Please choose a subject.'],
      ['Message', 'Please enter a message.'],
    ] as const) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription(says)
    }
    expect(await axeFaults(page)).toEqual([])

    await fill(page)
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await field(page, 'Name').fill('   ')
    await field(page, 'Email').fill('zoe at home')
    await sendButton(page).click()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/name@example\.com/)
    expect(site.service.received).toEqual([])
  })

  test('hides the bot check from people, and works by keyboard @contact.bot-check', async ({
    page,
    site,
  }) => {
    await openContact(page, site.address)
    const check = page.locator('input[name="botcheck"]')
    await expect(check).toHaveAttribute('type', 'checkbox')
    await expect(check).toBeHidden()
    await expect(check).not.toBeChecked()
    expect(await page.locator('form').ariaSnapshot()).not.toContain('checkbox')
    await field(page, 'Name').focus()
    for (const text of [TYPED.Name, TYPED.Email, TYPED.Subject, TYPED.Message.split('\n')[0]]) {
      await page.keyboard.type(text ?? '')
      await page.keyboard.press('Tab')
    }
    await expect(sendButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  })

  test('a service that fails costs nothing typed', async ({ page, site, messages }) => {
    messages.expect(/500/)
    site.service.mood = 'fails'
    await openContact(page, site.address)
    await fill(page)
    await sendButton(page).click()
    await expect(page.getByText('Something broke')).toBeVisible()
    await page.goBack()
    await hasEverything(page)
    // Not the browser's memory: the page's own.
    await openContact(page, site.address)
    await hasEverything(page)
    site.service.mood = 'accepts'
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    await openContact(page, site.address)
    await expect(field(page, 'Message')).toHaveValue('')
  })

  test('a service that hangs costs nothing typed', async ({ page, site }) => {
    site.service.mood = 'hangs'
    await openContact(page, site.address)
    await fill(page)
    await sendButton(page).click({ noWaitAfter: true })
    await expect.poll(() => site.service.received.length).toBe(1)
    // As the browser's own button does: until then locators wait for the navigation.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.stopLoading')
    await expect(page.getByRole('status')).toContainText('Sending…')
    await hasEverything(page)
    await openContact(page, site.address)
    await hasEverything(page)
  })

  test('a service that is blocked costs nothing typed', async ({ page, site, messages }) => {
    messages.allow(/ERR_|Failed to load/)
    await page.route('**/submit', (route) => route.abort('blockedbyclient'))
    await openContact(page, site.address)
    await fill(page)
    await sendButton(page).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/^chrome-error:/)
    await openContact(page, site.address)
    await hasEverything(page)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the form is whole and sends', async ({ page, site }) => {
      await page.goto(`${site.address}/contact`)
      await fill(page)
      await field(page, 'Email').fill('')
      await sendButton(page).click()
      // The browser's own check holds it back.
      expect(site.service.received).toEqual([])
      await field(page, 'Email').fill(TYPED.Email)
      await sendButton(page).click()
      await expect.poll(() => site.service.received.length).toBe(1)
      await expect(page).toHaveURL(`${site.address}/contact?success=true`)
    })
  })
})

test('a site that has not set it up says so and sends nothing', async ({ page }) => {
  await openContact(page)
  await expect(sendButton(page)).toBeDisabled()
  await expect(sendButton(page)).toHaveAccessibleDescription(/This form is not connected/)
  await fill(page)
  await field(page, 'Email').press('Enter')
  await expect(page).toHaveURL('/contact')
  expect(await axeFaults(page)).toEqual([])
})
