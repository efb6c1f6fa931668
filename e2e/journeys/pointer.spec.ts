// From the end of a spin to the next one, the slice at the pointer is the winner's, whatever the win has changed.

import { drainedColor } from '../../src/wheel/colors/color'
import { DEFAULT_LOOK } from '../../src/wheel/look'
import type { Settings } from '../../src/wheel/settings/settings'
import { readStored, storedText } from '../../tests/store/stored'
import { appState } from '../support/appState'
import { Desk } from '../support/desk'
import { Fingers } from '../support/fingers'
import { expect, test } from '../support/fixtures'
import { distance, type Rgb, rgb, withoutDecoration } from '../support/pixels'
import { distinctOptions, lasting, savedText, storeText } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(6)

const MODES: Readonly<Record<string, Partial<Settings>>> = {
  'every spin counts': {},
  'no repeats': { noRepeats: true },
  elimination: { eliminationMode: true },
  'half as likely': { afterWin: 'halved' },
  'sits out': { afterWin: 'aside', asideSpins: 2 },
  'by weight': { weightsCount: true },
}
/** Of these, the winner is out. */
const OUT = new Set(['no repeats', 'elimination', 'sits out'])

function wheelIn(mode: string): string {
  const options = OPTIONS.map((one, index) => ({ ...one, weight: 1 + (index % 3) }))
  const stored = readStored(savedText(options, lasting(500)))
  const settings = { ...stored.settings, weightsCount: false, ...MODES[mode] }
  return storedText({ ...stored, settings })
}

/** Under the overlay of a winner. */
function lit(color: string): Rgb {
  const [red, green, blue] = rgb(color).map((one) => one + (255 - one) * DEFAULT_LOOK.winnerOverlay)
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** Between the hub and the labels, right below the pointer. */
async function colorAtPointer(main: WheelPage): Promise<Rgb> {
  const { metrics } = await main.place()
  const picture = await main.picture()
  const middle = picture.width / 2
  const scale = picture.width / (metrics.size + 2 * metrics.bleed)
  return picture.at(Math.floor(middle), Math.floor(middle - 0.3 * metrics.radius * scale))
}

async function expectAtPointer(main: WheelPage, expected: Rgb, when: string): Promise<void> {
  await expect
    .poll(async () => distance(await colorAtPointer(main), expected), { message: when })
    .toBeLessThan(12)
}

const DEVICES = {
  desktop: { viewport: { width: 1000, height: 700 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

for (const [device, use] of Object.entries(DEVICES)) {
  for (const drawing of ['flat', 'scene'] as const) {
    const isQuick = device === 'desktop' && drawing === 'scene'
    test.describe(`on a ${device}, in the ${drawing} drawing`, {
      tag: isQuick ? [] : '@soak',
    }, () => {
      test.use({ ...use, hasGpu: drawing === 'scene' })

      for (const mode of Object.keys(MODES)) {
        test(`${mode}: the winner stays under the pointer, lit, also when it is closed and after a reload @winner.stays @winner.under-pointer`, async ({
          page,
          main,
          clock,
        }) => {
          await storeText(page, wheelIn(mode))
          await main.open()
          await withoutDecoration(page)
          // It is revealed for a few seconds, which a picture may take on a busy machine.
          await clock.freeze()
          await main.spinButton.click()
          await clock.advance(1000)
          await expect(main.moment).toBeVisible()
          const color = (await appState(page)).lastResult?.winner.color ?? ''
          await expectAtPointer(main, lit(color), 'while it is revealed')
          await main.moment.getByRole('button', { name: 'Close', exact: true }).click()
          await clock.advance(4000)
          const after = lit(OUT.has(mode) ? drainedColor(color) : color)
          await expectAtPointer(main, after, 'closed')
          await page.reload()
          await main.isReady()
          await withoutDecoration(page)
          await expectAtPointer(main, after, 'after a reload')
          expect((await appState(page)).phase).toBe('idle')
        })
      }
    })
  }
}

/** Spins a wheel without repeats, and returns what is to be at the pointer once the winner has stood out. */
async function spunWithout(main: WheelPage): Promise<Rgb> {
  await main.spinButton.click()
  await expect(main.moment).toBeVisible()
  const color = (await appState(main.page)).lastResult?.winner.color ?? ''
  return lit(drainedColor(color))
}

test.describe('the winner stays under the pointer', () => {
  test.beforeEach(({ page }) => storeText(page, wheelIn('no repeats')))

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' })

    test('where nothing moves @winner.stays', async ({ page, main }) => {
      await main.open()
      await withoutDecoration(page)
      await expectAtPointer(main, await spunWithout(main), 'at rest')
    })
  })

  test('in a presentation, and when it is left @winner.stays', async ({ page, main }) => {
    await main.open()
    await withoutDecoration(page)
    await page.keyboard.press('f')
    await expect(page.locator('[data-presenting]')).toBeVisible()
    const expected = await spunWithout(main)
    await expectAtPointer(main, expected, 'presented')
    await page.keyboard.press('f')
    await expect(page.locator('[data-presenting]')).toBeHidden()
    await expectAtPointer(main, expected, 'left')
  })

  test('in another tab @winner.stays', async ({ page, context, main }) => {
    await main.open()
    const other = new WheelPage(await context.newPage())
    await other.open()
    await withoutDecoration(other.page)
    await page.bringToFront()
    const expected = await spunWithout(main)
    await other.page.bringToFront()
    await expectAtPointer(other, expected, 'followed')
  })
})

test.describe('a finger that holds the wheel', () => {
  test.use(DEVICES.phone)

  for (const drawing of ['flat', 'scene'] as const) {
    test.describe(`in the ${drawing} drawing`, () => {
      test.use({ hasGpu: drawing === 'scene' })

      test('turns it to the neighbor, and back when it rests and lifts @gesture.follow', async ({
        page,
        main,
      }) => {
        await storeText(page, wheelIn('every spin counts'))
        await main.open()
        await withoutDecoration(page)
        const [first, second] = OPTIONS.map(({ color }) => rgb(color))
        const fingers = await Fingers.on(page)
        const { x, y, metrics } = await main.place()
        const on = (degrees: number) => {
          const turn = (degrees * Math.PI) / 180
          const far = 0.6 * metrics.radius
          return { x: x + far * Math.sin(turn), y: y - far * Math.cos(turn) }
        }
        await expectAtPointer(main, first ?? [0, 0, 0], 'at first')
        // Against the clock by a sixth, where the next one is; at once, as a finger that rests opens the menu.
        await Promise.all([
          fingers.press(on(0)),
          ...[-15, -30, -45, -60].map((degrees) => fingers.move(on(degrees))),
        ])
        await expectAtPointer(main, second ?? [0, 0, 0], 'held')
        await fingers.lift(200)
        await expectAtPointer(main, first ?? [0, 0, 0], 'let go')
        expect((await appState(page)).phase).toBe('idle')
      })
    })
  }
})

test('a winner of a draw stays under the pointer, lit and out, until the next one is drawn @winner.stays', async ({
  page,
  main,
}) => {
  await storeText(page, wheelIn('every spin counts'))
  await main.open()
  await withoutDecoration(page)
  const desk = new Desk(page)
  await desk.beginWith(['Dinner', 3])
  await desk.next.click()
  await expect(desk.drawn('1 of 3')).toBeVisible()
  const color = (await appState(page)).lastResult?.winner.color ?? ''
  await main.moment.getByRole('button', { name: 'Close', exact: true }).click()
  await expectAtPointer(main, lit(drainedColor(color)), 'closed')
})
