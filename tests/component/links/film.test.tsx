// The dialog that makes a video of the last spin: where it is offered, and what closing it does.

import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { clock } from '../support/clock'
import { emulateMedia, mouse, replace, saved } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { app, messages, open, state, storeWheel } from '../support/screen'

const offer = page.getByRole('button', { name: 'Save as Video' })
const dialog = page.getByRole('dialog', { name: 'Save as Video' })
const start = dialog.getByRole('button', { name: 'Make Video' })
const cancel = dialog.getByRole('button', { name: 'Cancel' })
const pressEscape = () => press('Escape')
const save = dialog.getByRole('button', { name: 'Save Video' })

/** In place of the workers that draw: the tests say what they answer. */
class Filming extends EventTarget {
  isOver = false
  constructor() {
    super()
    filming.push(this)
    const isLost = lost > 0
    lost -= 1
    setTimeout(() => {
      // Without a message, as where a script does not come.
      if (isLost) this.dispatchEvent(new Event('error', { cancelable: true }))
      else this.answer({ kind: 'loaded' })
    })
  }
  postMessage(): void {
    if (cannotSend) throw new DOMException('It is lost', 'DataCloneError')
  }
  terminate(): void {
    this.isOver = true
  }
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let filming: Filming[] = []
let cannotSend = false
/** How many of the next workers get no script. */
let lost = 0

beforeEach(async () => {
  filming = []
  cannotSend = false
  lost = 0
  storeWheel(distinctOptions(4), lasting(500))
  await open()
})

async function spin(): Promise<void> {
  clock.freezeFrames()
  await press('Enter')
  await clock.advance(4000)
  clock.thaw()
}

async function openDialog(): Promise<void> {
  await spin()
  replace(globalThis, 'Worker', Filming)
  app().actions.openDialog('film')
  await start.findElement()
}

async function making(): Promise<Filming> {
  const before = filming.length
  await start.click()
  await expect.element(cancel).toBeVisible()
  await expect.poll(() => filming.length, { timeout: 10_000 }).toBeGreaterThan(before)
  return filming.at(-1) as Filming
}

const DONE = { kind: 'done', bytes: new ArrayBuffer(8), type: 'video/mp4', hasSound: true }

test('is offered for a spin that moved, and for no other', async () => {
  await spin()
  await main.openPanel('Results')
  await expect.element(offer).toBeVisible()
  await emulateMedia({ reducedMotion: 'reduce' })
  await press('Escape')
  app().actions.requestSpin()
  await expect.poll(() => state().lastSpin?.launch.durationMs).toBe(0)
  await expect.element(main.recent).toHaveLength(2)
  await expect.element(offer).not.toBeInTheDocument()
})

test('closed while it prepares, it makes nothing', async () => {
  await openDialog()
  await start.click()
  app().actions.closeDialog()
  await expect.element(dialog).not.toBeInTheDocument()
  app().actions.openDialog('film')
  await making()
  // What the first press would have begun is over by now.
  expect(filming).toHaveLength(1)
})

test('what cannot be sent leaves no worker behind', async () => {
  messages.allow(/Failed to make a video/)
  await openDialog()
  cannotSend = true
  await start.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/could not be made/)
  expect(filming.map(({ isOver }) => isOver)).toEqual([true])
})

test('neither Escape nor a press outside throws away what is being made', async () => {
  await openDialog()
  const film = await making()
  await mouse.click(5, 5)
  await press('Escape')
  await expect.element(cancel).toBeVisible()
  expect(film.isOver).toBe(false)
  film.answer(DONE)
  await expect.element(save).toHaveFocus()
  await expect.element(save).toHaveAccessibleDescription('Your video is ready: 0.0 MB.')
  await mouse.click(5, 5)
  await expect.element(save).toBeVisible()
  await saved(() => save.click())
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('from what is made, a button and Escape lead back to the same choices', async () => {
  await openDialog()
  await dialog.getByRole('radio', { name: 'Square' }).click()
  for (const goBack of [
    () => dialog.getByRole('button', { name: 'Make Another' }).click(),
    pressEscape,
  ]) {
    const film = await making()
    film.answer(DONE)
    await expect.element(save).toHaveFocus()
    await goBack()
    await expect.element(start).toHaveFocus()
    await expect.element(dialog.getByRole('radio', { name: 'Square' })).toBeChecked()
    await expect.element(save).not.toBeInTheDocument()
  }
  await pressEscape()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('choosing another file type moves no choice', async () => {
  await openDialog()
  const placeOf = (locator: Locator) => locator.element().getBoundingClientRect().toJSON()
  const gif = dialog.getByRole('radio', { name: 'GIF' })
  await Promise.all(
    dialog
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  )
  const before = placeOf(gif)
  await gif.click()
  await expect.element(dialog.getByRole('button', { name: 'Make GIF' })).toBeVisible()
  expect(placeOf(gif)).toEqual(before)
})

test('closes where another tab has opened another wheel, of which it knows no picture', async () => {
  await openDialog()
  // As from another tab.
  app().actions.newWheel()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a worker whose script does not come is started once more', async () => {
  await openDialog()
  lost = 1
  await start.click()
  await expect.poll(() => filming.map(({ isOver }) => isOver)).toEqual([true, false])
  filming[1]?.answer(DONE)
  await expect.element(save).toBeVisible()
})

test('a worker whose script does not come twice is given up, and it is said why', async () => {
  messages.expect(/^warn: Failed to make a video The worker has not started$/)
  await openDialog()
  lost = 2
  await start.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/could not be loaded/)
  expect(filming.map(({ isOver }) => isOver)).toEqual([true, true])
})

test('a GIF has neither shape nor size nor sound to choose, and says what it is', async () => {
  await openDialog()
  const choices = dialog.getByRole('group')
  const names = () => choices.elements().map((group) => group.querySelector('legend')?.textContent)
  expect(names()).toEqual(['File Type', 'Shape', 'Size'])
  await dialog.getByRole('radio', { name: 'GIF' }).click()
  expect(names()).toEqual(['File Type'])
  await expect.element(dialog.getByRole('switch')).not.toBeInTheDocument()
  await expect
    .element(choices)
    .toHaveAccessibleDescription(
      'For chats: small, without sound. It plays once and stops at the winner.',
    )
  await dialog.getByRole('button', { name: 'Make GIF' }).click()
  await expect.poll(() => filming.length, { timeout: 10_000 }).toBe(1)
  await expect.element(dialog.getByText('Making the GIF')).toBeVisible()
  filming[0]?.answer({ ...DONE, type: 'image/gif', hasSound: false })
  const saveGif = dialog.getByRole('button', { name: 'Save GIF' })
  await expect.element(saveGif).toHaveFocus()
  await expect.element(saveGif).toHaveAccessibleDescription('Your GIF is ready: 0.0 MB.')
  const { name } = await saved(() => saveGif.click())
  expect(name).toMatch(/\.gif$/)
})

test('beside it, Export and Clear stay together, at the start of a row of their own', async () => {
  await page.viewport(390, 844)
  await spin()
  await main.openPanel('Results')
  await expect.element(offer).toBeVisible()
  const box = (name: string) =>
    page.getByText(name, { exact: true }).element().getBoundingClientRect()
  expect(box('Clear').top).toBeCloseTo(box('Export').top, -1)
  expect(box('Export').top).toBeGreaterThan(offer.element().getBoundingClientRect().bottom - 1)
  const first = page.getByRole('button', { name: /^Undo the Spin/ }).element()
  expect(Math.abs(box('Export').left - first.getBoundingClientRect().left)).toBeLessThan(4)
})
