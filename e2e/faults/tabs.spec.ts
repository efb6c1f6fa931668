// Two tabs of one browser: each follows what the other stores, neither disturbs the other's spin, nothing is lost.

import type { BrowserContext, Page } from 'playwright/test'
import { appState } from '../support/appState'
import { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { isLike, photo } from '../support/photos'
import type { Rgb } from '../support/pixels'
import { distinctOptions, keptWheel, lasting, savedText, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 1000, height: 700 } })

interface Tab {
  readonly page: Page
  readonly main: WheelPage
  readonly clock: Clock
}

/** Opens the wheel in a tab of its own. */
async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const clock = new Clock(page)
  await clock.install()
  const main = new WheelPage(page, 'flat')
  await main.open()
  return { page, main, clock }
}

/** Two tabs on a wheel of six options. */
async function openTwo(context: BrowserContext, spinMs = 4000): Promise<[Tab, Tab]> {
  const first = await context.newPage()
  await storeWheel(first, distinctOptions(6), lasting(spinMs))
  await first.goto('/')
  await first.close()
  return [await openTab(context), await openTab(context)]
}

async function add(main: WheelPage, text: string): Promise<void> {
  await main.newOption.fill(text)
  await main.newOption.press('Enter')
}

/** Waits until `other` has taken in all that `tab` has done: what is stored last arrives last. */
async function heard(tab: Tab, other: Tab): Promise<void> {
  const root = other.page.locator('html')
  const isDark = (await root.getAttribute('data-theme')) === 'dark'
  await tab.main.choose(isDark ? 'Switch to light theme' : 'Switch to dark theme')
  await expect(root).toHaveAttribute('data-theme', isDark ? 'light' : 'dark')
}

test('what is done in one tab is seen in the other, which writes nothing back @tabs.idle', {
  tag: '@soak',
}, async ({ context }) => {
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype
    const writes: string[] = []
    Object.assign(window, { writes })
    Storage.prototype.setItem = function (...given) {
      // What is about this tab alone, such as the rate of its screen, is in the other storage.
      if (this === localStorage) writes.push(given[0])
      setItem.apply(this, given)
    }
  })
  const [one, other] = await openTwo(context)
  await add(one.main, 'Fig')
  await expect(other.main.option(7)).toHaveValue('Fig')
  await one.page.getByRole('button', { name: 'Remove A1' }).click()
  await expect(other.main.option(1)).toHaveValue('A2')
  await one.main.choose('Sound Effects')
  await heard(one, other)
  await other.main.openMainMenu()
  await expect(
    other.page.getByRole('button', { name: 'Sound Effects', pressed: false }),
  ).toBeVisible()
  expect(await other.page.evaluate(() => Reflect.get(window, 'writes'))).toEqual([])

  // And the other way round.
  await other.page.getByRole('button', { name: 'Remove A2' }).click()
  await expect(one.main.option(1)).toHaveValue('A3')
})

declare global {
  interface Window {
    /** How long each sound from a file is, in seconds. */
    heard: number[]
  }
}

/** A second of silence with one loud tenth, as a WAV file. */
function bell(): { name: string; mimeType: string; buffer: Buffer } {
  const samples = Buffer.alloc(2 * 8000)
  for (let at = 0; at < 800; at += 1) samples.writeInt16LE(20_000 * Math.sin(at), 2 * at)
  const head = Buffer.from('RIFF....WAVEfmt ....................data....', 'latin1')
  for (const [at, value] of [
    [4, 36 + samples.length],
    [16, 16],
    [20, 0x1_0001],
    [24, 8000],
    [28, 16_000],
    [32, 0x10_0002],
    [40, samples.length],
  ] as const) {
    head.writeUInt32LE(value, at)
  }
  return { name: 'bell.wav', mimeType: 'audio/wav', buffer: Buffer.concat([head, samples]) }
}

test('a sound file that is chosen in one tab is heard in the other, and gone with it @tabs.idle @sound.own', async ({
  context,
}) => {
  await context.addInitScript(() => {
    window.heard = []
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      if (this.buffer && !this.loop) window.heard.push(this.buffer.duration)
      start.apply(this, when)
    }
  })
  const [one, other] = await openTwo(context)
  const showSounds = async ({ page }: Tab) => {
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByText('Sounds', { exact: true }).click()
    await page.getByText('Sounds From Your Files').click()
  }
  const button = ({ page }: Tab, name: string) => page.getByRole('button', { name, exact: true })
  for (const tab of [one, other]) await showSounds(tab)
  const chooser = one.page.waitForEvent('filechooser')
  await button(one, 'Choose File: Sound for the Winner').click()
  await (await chooser).setFiles([bell()])
  await expect(button(one, 'Play “bell.wav”')).toBeVisible()
  await button(other, 'Play “bell.wav”').click()
  await expect.poll(() => other.page.evaluate(() => window.heard)).toEqual([expect.closeTo(0.1, 2)])

  await button(other, 'Remove “bell.wav”').click()
  await expect(button(one, 'Remove “bell.wav”')).toHaveCount(0)
})

test('a photo that is given, taken away and put back in one tab is so in the other @tabs.idle', async ({
  context,
  messages,
}) => {
  // The test itself looks at a picture again and again.
  messages.allow(/Multiple readback operations using getImageData/)
  const [one, other] = await openTwo(context)
  const RED = '#e61e1e'
  const show = async ({ page, main }: Tab) => {
    await main.choose('Pictures')
    await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible()
  }
  /** Not only its preview. */
  const isShown = async ({ main }: Tab) => {
    const canvas = main.row('A1').locator('[data-picture] canvas')
    const seen = await canvas.evaluateAll((all) => {
      const [first] = all as HTMLCanvasElement[]
      const middle = (first?.width ?? 0) / 2
      return [...(first?.getContext('2d')?.getImageData(middle, middle, 1, 1).data ?? [])]
    })
    return isLike(seen as unknown as Rgb, RED)
  }
  await show(one)
  const chooser = one.page.waitForEvent('filechooser')
  await one.page.getByRole('button', { name: 'Choose Photos' }).click()
  await (await chooser).setFiles([photo('A1.png', RED)])
  await one.page.getByRole('button', { name: 'Use 1 Photo' }).click()
  await expect.poll(() => isShown(one)).toBe(true)
  await expect.poll(() => isShown(other)).toBe(true)

  await show(other)
  await other.page.locator('summary[aria-label*="A1"]').click()
  await other.page.getByRole('button', { name: 'Remove Picture' }).click()
  await expect.poll(() => isShown(one)).toBe(false)
  await other.page.keyboard.press('Escape')
  await other.page.keyboard.press('Escape')
  await other.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => isShown(one)).toBe(true)
})

test('what is typed as text joins what another tab has done meanwhile, whatever applies it @list.text-meanwhile', async ({
  context,
}) => {
  const [one, other] = await openTwo(context)
  const text = other.page.getByRole('textbox', { name: 'Options as text' })
  const openText = () => other.main.choose('Edit as Text')
  await openText()
  await text.fill('A1\nA2\nA3\nA4\nA5\nA6\nTyped')
  await add(one.main, 'Fig')
  await one.page.getByRole('button', { name: 'Remove A1' }).click()
  await expect(other.page.getByText('The list was changed elsewhere meanwhile.')).toBeVisible()
  await other.page.reload()
  const both = ['A2', 'A3', 'A4', 'A5', 'A6', 'Fig', 'Typed']
  const texts = async ({ page }: Tab) =>
    (await appState(page)).wheel.segments.map((one) => one.text).toSorted()
  await expect.poll(() => texts(one)).toEqual(both)
  await expect.poll(() => texts(other)).toEqual(both)

  // Another wheel: what was typed is offered.
  await openText()
  await text.fill('Ann\nBen')
  await one.main.resetTo('Reset to Yes/No/Maybe')
  await expect(
    other.main.toast(/The wheel was replaced in another tab, so your text/),
  ).toBeVisible()
  await other.page.getByRole('button', { name: 'Use It Here' }).click()
  await expect.poll(() => texts(one)).toEqual(['Ann', 'Ben'])
})

test('a spin in another tab is shown live, to the same rest and the same moment @tabs.live', async ({
  context,
}) => {
  const [one, other] = await openTwo(context)
  await one.main.spinButton.click()
  await expect(other.main.spinningButton).toBeDisabled()
  await expect(other.main.recent).toHaveCount(0)
  const { pendingSpin } = await keptWheel(one.page)
  for (const { main } of [one, other]) {
    await expect(main.winnerHeading).toBeVisible()
    expect(await main.winner()).toBe(pendingSpin?.winner.text)
    await expect(main.recent).toHaveCount(1)
  }
  const { wheel } = await keptWheel(other.page)
  expect(wheel.history.map(({ id }) => id)).toEqual([pendingSpin?.id])
  expect(wheel.statistics.totalSpins).toBe(1)
  const [here, there] = await Promise.all([one, other].map(({ page }) => appState(page)))
  expect(there?.restRotation).toBe(here?.restRotation)
  // Where the spin was to end, from wherever the other tab's wheel had been.
  expect(here?.restRotation).toBe(pendingSpin?.angle)
})

test('a spin that another tab shows has ended in both where either has ended it @tabs.spinning', async ({
  context,
}) => {
  const [one, other] = await openTwo(context)
  await one.clock.freeze()
  await other.clock.freeze()
  await one.main.spinButton.click()
  await one.clock.advance(1000)
  const { pendingSpin } = await keptWheel(one.page)
  await expect(other.main.spinningButton).toBeVisible()
  // This tab stands still; the other goes on, and what is changed there then is here too.
  await other.clock.advance(4100)
  await expect(other.main.winnerHeading).toBeVisible()
  await expect(one.main.winnerHeading).toBeVisible()
  await add(other.main, 'Fig')
  await expect(one.main.option(7)).toHaveValue('Fig')
  for (const { main } of [one, other]) {
    expect(await main.winner()).toBe(pendingSpin?.winner.text)
    await expect(main.recent).toHaveCount(1)
  }
  const { wheel } = await keptWheel(other.page)
  expect(wheel.history.map(({ id }) => id)).toEqual([pendingSpin?.id])
})

/** Presses SPIN in both tabs in the same moment. */
async function spinInBoth(tabs: readonly Tab[]): Promise<void> {
  const starts = await Promise.all(tabs.map(({ page }) => page.evaluate(() => Date.now())))
  const at = Math.max(...starts) + 500
  await Promise.all(
    tabs.map(({ page }) =>
      page.evaluate(
        (due) =>
          new Promise<void>((resolve) => {
            const button = [...document.querySelectorAll('button')].find(
              ({ textContent }) => textContent === 'SPIN THE WHEEL!',
            )
            const wait = () => {
              if (Date.now() < due) return setTimeout(wait, 0)
              button?.click()
              resolve()
            }
            wait()
          }),
        at,
      ),
    ),
  )
}

for (const [mode, said] of [
  ['Every spin counts', /^Winner!/],
  ['Elimination', /FINAL WINNER/],
  ['No repeats', /^Winner!/],
] as const) {
  test(`two tabs that are to spin in the same moment spin once, and tell one winner, in the mode ${mode} @tabs.both-spin`, {
    tag: mode === 'Elimination' ? [] : '@soak',
  }, async ({ context }) => {
    const first = await context.newPage()
    await storeWheel(first, distinctOptions(2), lasting(1500))
    await first.goto('/')
    await first.close()
    const tabs = [await openTab(context), await openTab(context)]
    const [one, other] = tabs as [Tab, Tab]
    await one.main.chooseMode(mode)
    await expect(other.main.mode(mode)).toBeChecked()
    await spinInBoth(tabs)
    const winners: string[] = []
    for (const { main } of tabs) {
      await expect(main.winnerHeading).toHaveText(said)
      winners.push(await main.winner())
      await expect(main.recent).toHaveCount(1)
    }
    expect(winners[0]).toBe(winners[1])
    const { wheel } = await keptWheel(one.page)
    expect(wheel.statistics.totalSpins).toBe(1)
  })
}

test('a spin whose tab is closed goes on in the other, and in one that is opened then @tabs.closed', async ({
  context,
}) => {
  // So long that another tab is opened meanwhile on a busy machine too.
  const [one, other] = await openTwo(context, 10_000)
  await one.main.spinButton.click()
  await expect(other.main.spinningButton).toBeDisabled()
  const { pendingSpin } = await keptWheel(one.page)
  await one.page.close()
  const again = await openTab(context)
  for (const { main } of [other, again]) {
    await expect(main.winnerHeading).toBeVisible({ timeout: 15_000 })
    expect(await main.winner()).toBe(pendingSpin?.winner.text)
    await expect(main.recent).toHaveCount(1)
  }
  await add(other.main, 'Fig')
  await expect(again.main.option(7)).toHaveValue('Fig')
  expect((await keptWheel(again.page)).wheel.statistics.totalSpins).toBe(1)
})

test('a change is undone without undoing what another tab has done since', async ({ context }) => {
  const [one, other] = await openTwo(context)
  await one.page.getByRole('button', { name: 'Remove A1' }).click()
  await expect(one.page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await expect(other.main.options).toHaveCount(5)
  await add(other.main, 'Fig')
  await expect(one.main.options).toHaveCount(6)
  await one.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(one.main.options).toHaveCount(7)
  await expect(one.main.option(1)).toHaveValue('A1')
  await expect(one.main.option(7)).toHaveValue('Fig')
})

test('what is being typed stays while another tab changes the wheel', async ({ context }) => {
  const [one, other] = await openTwo(context)
  await one.main.newOption.fill('Half a wo')
  await one.main.option(2).fill('')
  await add(other.main, 'Fig')
  await expect(one.main.option(7)).toHaveValue('Fig')
  await expect(one.main.newOption).toHaveValue('Half a wo')
  await expect(one.main.option(2)).toHaveValue('')
  await expect(one.main.option(2)).toBeFocused()
  await one.main.option(2).pressSequentially('New')
  await expect(other.main.option(2)).toHaveValue('New')
})

test('an open share dialog gives the link of the wheel as another tab has made it', async ({
  context,
}) => {
  const [one, other] = await openTwo(context)
  await one.page.getByRole('button', { name: 'Share Wheel' }).click()
  const url = one.page.getByRole('textbox', { name: 'Share Link' })
  await expect(url).toHaveValue(/#./)
  const before = await url.inputValue()
  await expect(one.page).toHaveURL(before)
  await add(other.main, 'Fig')
  await expect(url).not.toHaveValue(before)
  await expect(one.page).toHaveURL(await url.inputValue())
  // Whoever opens it there has what is on the wheel here.
  await other.page.goto(await url.inputValue())
  await expect(other.main.option(7)).toHaveValue('Fig')
})

test('data cleared in another tab takes nothing from this one, and is kept again @tabs.cleared', async ({
  context,
}) => {
  const [one, other] = await openTwo(context)
  await other.page.evaluate(() => localStorage.clear())
  await heard(other, one)
  await expect(one.main.options).toHaveCount(6)
  await add(one.main, 'Fig')
  expect((await keptWheel(one.page)).wheel.segments).toHaveLength(7)
})

test('what a newer version keeps in another tab is left alone, and that is said @storage.newer-version', async ({
  context,
}) => {
  const [one, other] = await openTwo(context)
  const newer = '{"version":3,"wheel":"in some new way"}'
  await other.page.goto('/about')
  await other.page.evaluate((text) => localStorage.setItem('wheel_current', text), newer)
  await expect(one.main.toast('A newer version of this page is open')).toBeVisible()
  await add(one.main, 'Fig')
  await expect(one.main.option(7)).toHaveValue('Fig')
  expect(await one.page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    wheel_current: newer,
  })
})

test('a value that cannot be read changes nothing in the tabs that are open', async ({
  context,
  messages,
}) => {
  messages.expect(/^warning: Failed to load wheel data/)
  const [one, other] = await openTwo(context)
  await other.page.goto('/about')
  await other.page.evaluate(() => localStorage.setItem('wheel_current', 'nonsense'))
  await expect.poll(() => messages.count(/Failed to load wheel data/)).toBe(1)
  await expect(one.main.options).toHaveCount(6)
  await add(one.main, 'Fig')
  expect((await keptWheel(one.page)).wheel.segments).toHaveLength(7)
  expect(await one.page.evaluate(() => localStorage.getItem('wheel_current_unreadable'))).toBe(
    'nonsense',
  )
})

for (const [kind, wake] of Object.entries({
  'comes back as it was left': () =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  'is seen again': () => document.dispatchEvent(new Event('visibilitychange')),
})) {
  test(`a tab that ${kind} takes up what it has slept through @tabs.asleep`, async ({
    page,
    main,
  }) => {
    await main.open()
    // A tab hears nothing of what is written in it itself, like one that is frozen.
    await page.evaluate(
      (text) => localStorage.setItem('wheel_current', text),
      savedText(distinctOptions(5)),
    )
    await expect(main.options).toHaveCount(3)
    await page.evaluate(wake)
    await expect(main.option(5)).toHaveValue('A5')
  })
}

/** Runs in the page before its scripts: a browser that says so and so, and counts how often it is asked. */
function countingAsks(answers: { persisted: boolean; persist: boolean | null }): void {
  Object.assign(window, { asked: 0 })
  StorageManager.prototype.persisted = async () => answers.persisted
  StorageManager.prototype.persist = async () => {
    Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 })
    if (answers.persist === null) throw new TypeError('Not here')
    return answers.persist
  }
}

const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked'))

for (const persist of [true, false, null]) {
  test(`lasting storage is asked for once, after the first save; the answer is ${persist ?? 'an error'}`, async ({
    page,
    main,
  }) => {
    await page.addInitScript(countingAsks, { persisted: false, persist })
    await main.open()
    await main.mainMenu.focus()
    expect(await asked(page)).toBe(0)
    await add(main, 'Fig')
    await expect.poll(() => asked(page)).toBe(1)
    await add(main, 'Plum')
    await expect(main.option(5)).toHaveValue('Plum')
    expect(await asked(page)).toBe(1)
  })
}

test('lasting storage that is there already is not asked for', async ({ page, main }) => {
  await page.addInitScript(countingAsks, { persisted: true, persist: true })
  await main.open()
  await add(main, 'Fig')
  await expect(main.option(4)).toHaveValue('Fig')
  expect(await asked(page)).toBe(0)
})
