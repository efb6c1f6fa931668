// Option names within the page's own text: stacked marks cover nothing and are not cut off. What the direction of a name
// must not do is in tests/component/journeys/names.test.tsx.

import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { distance, type Picture, rgb, takePicture } from '../support/pixels'
import { chooseStandardSize, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

declare global {
  interface Window {
    /** Each text that a 2D canvas has drawn, after its direction. */
    drawn: Set<string>
  }
}

const COLORS = ['#ff6b6b', '#ffca28', '#66bb6a']
const INSTANT = { preset: 'instant' } as const

/** Letters with so many times a dozen marks each. */
const piled = (word: string, times = 1) =>
  Array.from(word, (letter) => letter + MARKS.repeat(times)).join('')
const MARKS = '\u0301\u0302\u0303\u0304\u0306\u0307\u0323\u0324\u0325\u032d\u032e\u0330'

const PILED = piled('Zalgo')

const TALL = ['Ệ Ễ Ổ Ẩn tượng', 'ปู่ที่นี่ กู้ยืม', 'क्ष्म्यै र्त्स्न्यूँ', 'مُحَمَّدٌ وَعَلِيٌّ', '👨‍👩‍👧‍👦 Åg ❤️']

/** Nothing moves, and no confetti falls before what is looked at. */
const STILL =
  '* { animation: none !important; transition: none !important } body > canvas { display: none !important }'

const optionsOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ text, color: COLORS[index % COLORS.length] ?? '' }))

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const moment = (page: Page) => page.locator('[data-part="winner"]')
const eliminated = (page: Page) => page.getByRole('list', { name: 'Eliminated Options' })

/** Spins in elimination mode, so that every place shows a name. */
async function eliminate(main: WheelPage, texts: readonly string[]): Promise<void> {
  await storeWheel(main.page, optionsOf(texts), INSTANT)
  await main.open()
  await style(main.page, STILL)
  await main.page.keyboard.press('e')
  await main.page.keyboard.press('Space')
  await expect(eliminated(main.page).getByRole('listitem')).toHaveCount(1)
}

test.describe('drawn without a GPU', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('piled marks paint over nothing that stands beside their name @name.piled-marks', async ({
    page,
    main,
    clock,
  }) => {
    const name = piled('Zalgo', 3)
    await eliminate(main, [name, name, name])
    // Between the two looks the winner would come down.
    await clock.freeze()
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .isVisible()
    const wheel = await main.box()
    const { y: top } = await boxOf(moment(page))
    const besides = {
      headline: await boxOf(moment(page).getByRole('heading')),
      duration: await boxOf(moment(page).getByText('Spin completed')),
      'the title of the eliminated': await boxOf(
        page.getByRole('heading', { name: 'Eliminated Options' }),
      ),
      'the wheel above the moment': { ...wheel, y: top - 12, height: 10 },
      'the spin button': await boxOf(main.spinButton),
    }
    const look = () => Promise.all(Object.values(besides).map((box) => takePicture(page, box)))
    const withNames = await look()
    await hide(page, 'bdi, [data-part="name"]')
    const without = await look()
    for (const [index, what] of Object.keys(besides).entries()) {
      expect(differing(withNames[index], without[index]), what).toBe(0)
    }
  })

  for (const name of [...TALL, PILED]) {
    test(`${name === PILED ? 'piled marks are' : 'nothing is'} cut off: ${name}`, async ({
      page,
      main,
    }) => {
      await eliminate(main, [name, name, name])
      const places = [
        [moment(page), 'Options'],
        [eliminated(page), 'Options'],
        [results(page), 'Results'],
      ] as const
      const look = async () => {
        const pictures: Picture[] = []
        for (const [place, panel] of places) {
          await main.openPanel(panel)
          pictures.push(await takePicture(page, await boxOf(place)))
        }
        return pictures
      }
      const clipped = await look()
      await style(
        page,
        ':root { --text-clip: inset(-9em) } [data-part="name"] span { clip-path: none !important }',
      )
      const free = await look()
      const difference = places.reduce(
        (sum, _, index) => sum + differing(clipped[index], free[index]),
        0,
      )
      if (name === PILED) expect(difference).toBeGreaterThan(50)
      else expect(difference).toBe(0)
    })
  }
})

test.describe('presented', () => {
  // Without confetti, which falls through the pictures.
  test.use({ viewport: { width: 960, height: 540 }, reducedMotion: 'reduce' })

  test('piled marks stay off the headline, the wheel and the button', async ({
    page,
    main,
    clock,
  }) => {
    await storeWheel(page, optionsOf([piled('Zalgo', 3), piled('Night', 3)]), INSTANT)
    await main.open()
    await page.keyboard.press('f')
    await expect(main.newOption).toBeHidden()
    await style(page, STILL)
    // Between the two looks the button would withdraw.
    await clock.freeze()
    await page.keyboard.press('Space')
    await clock.advance(1000)
    await expect(main.moment).toBeVisible()
    const headline = await boxOf(page.locator('[data-part="headline"]'))
    const besides = [headline, await main.box(), await boxOf(main.spinButton)]
    const look = () => Promise.all(besides.map((box) => takePicture(page, box)))
    const withName = await look()
    await style(page, '[data-part="name"] { color: transparent !important }')
    const without = await look()
    for (const index of besides.keys()) {
      expect(differing(withName[index], without[index]), String(index)).toBe(0)
    }
  })
})

for (const hasGpu of [true, false]) {
  test.describe(hasGpu ? 'on the wheel' : 'on the wheel in 2D', () => {
    test.use({ hasGpu })

    test('a label with piled marks is as legible as its neighbors, and has its own place', async ({
      page,
      main,
    }) => {
      const plain = ['Pizza', 'Sushi', 'Ramen', 'Curry', 'Tacos', 'Salad']
      const [first, ...others] = plain
      const texts = [piled(first ?? '', 3), ...others]
      const white = (names: readonly string[]) =>
        names.map((text, index) => ({ text, color: index === 0 ? '#ffffff' : '#101010' }))
      await storeWheel(page, white(texts))
      await main.open()
      const marked = await inkOf(main)
      await page.addInitScript(() => localStorage.clear())
      await storeWheel(page, white(plain))
      await page.reload()
      await main.isDrawnBy()
      const ordinary = await inkOf(main)
      expect(marked.tall).toBeGreaterThan(1.3 * ordinary.tall)
      // Two and a half font sizes, of which capital letters have three quarters.
      expect(marked.tall).toBeLessThan(4.5 * ordinary.tall)
      expect(marked.long).toBeGreaterThan(0.8 * ordinary.long)
    })
  })
}

test.describe('on the wheel', () => {
  test.use({ hasGpu: true })

  test('a label is drawn in its own direction, whichever letters are left out of it', async ({
    page,
    main,
  }) => {
    await page.addInitScript(() => {
      const { prototype } = CanvasRenderingContext2D
      const real = prototype.fillText
      prototype.fillText = function (...words) {
        window.drawn.add(`${this.direction} ${words[0]}`)
        return real.apply(this, words)
      }
      window.drawn = new Set()
    })
    // Where more than a tenth are too long, there are no labels beside the lens.
    const long: Record<number, string> = { 1: 'ש'.repeat(30), 13: 'س'.repeat(30) }
    const names = Array.from({ length: 90 }, (_, at) => long[at % 24] ?? ['Pizza', '123'][at % 2])
    await chooseStandardSize(page)
    await storeWheel(page, optionsOf(names.map((name) => name ?? '')))
    await main.open()
    const drawn = await page.evaluate(() => [...window.drawn])
    expect(drawn).toContain('ltr Pizza')
    expect(drawn).toContain('ltr 123')
    const cut = drawn.filter((words) => words.endsWith('…'))
    expect(cut.length).toBeGreaterThan(1)
    for (const words of cut) expect(words).toMatch(/^rtl [\p{L} ]+…$/u)
  })
})

/** What the dark letters on the white segment under the pointer take, in device pixels: along its middle, and across. */
async function inkOf(main: WheelPage): Promise<{ tall: number; long: number }> {
  const { x, y, metrics } = await main.place()
  const outer = metrics.radius - 1.5 * metrics.pointerReach
  const inner = metrics.radius * 0.45
  const clip = { x: x - 60, y: y - outer, width: 120, height: outer - inner }
  const picture = await takePicture(main.page, clip)
  const rows = new Set<number>()
  const columns = new Set<number>()
  for (let row = 0; row < picture.height; row += 1) {
    // Within the segment, which is the narrower the nearer its middle is.
    const reach = Math.min(60, (outer - row) * Math.tan(Math.PI / 6) - 6)
    for (let column = Math.ceil(60 - reach); column < 60 + reach; column += 1) {
      if (distance(picture.at(column, row), rgb('#000000')) > 200) continue
      rows.add(row)
      columns.add(column)
    }
  }
  return { tall: columns.size, long: rows.size }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

/** Adopted, as the page's policy has no place for styles in it. */
async function style(page: Page, rules: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}

const hide = (page: Page, selector: string) =>
  style(page, `:is(${selector}) { visibility: hidden !important }`)

function differing(one: Picture | undefined, other: Picture | undefined): number {
  if (!one || !other) throw new Error('A picture is missing')
  let count = 0
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (distance(one.at(x, y), other.at(x, y)) > 8) count += 1
    }
  }
  return count
}
