// The options: edited, shared, many, offline, and by keyboard alone.

import { pictureRoom } from '../../src/wheel/labels/pictureRoom'
import { isLike, photo } from '../support/photos'
import { decodePng, type Rgb } from '../support/pixels'
import { distinctOptions, hashOf, lasting, savedText } from '../support/savedWheels'
import { expect, test } from './support/fixtures'
import type { MainScreen } from './support/mainScreen'
import { scrolling } from './support/tab'

const MANY = 10_000

test('Editing: add, rename, recolor, remove and undo', async ({ main }) => {
  await main.open()
  await main.fill('Add New Option', 'Tomorrow')
  await main.press('Enter')
  await expect.poll(() => main.optionTexts()).toEqual(['Yes', 'No', 'Maybe', 'Tomorrow'])

  await main.fill('Option 2', 'Never')
  await main.press('Enter')
  await expect.poll(() => main.optionTexts()).toEqual(['Yes', 'Never', 'Maybe', 'Tomorrow'])

  await recolor(main, 'Color of Never', '#123456')
  await main.click('button', 'Remove Maybe')
  await expect.poll(() => main.optionTexts()).toEqual(['Yes', 'Never', 'Tomorrow'])
  await main.click('button', 'Undo')
  await expect.poll(() => main.optionTexts()).toEqual(['Yes', 'Never', 'Maybe', 'Tomorrow'])

  await expect
    .poll(async () =>
      (await main.kept()).wheel.segments.map(({ text, color }) => `${text} ${color}`),
    )
    .toContainEqual('Never #123456')
  await main.tab.reload()
  await main.isReady()
  expect(await main.optionTexts()).toEqual(['Yes', 'Never', 'Maybe', 'Tomorrow'])
  expect((await main.find('color', 'Color of Never'))?.value).toBe('#123456')
})

/** What the system's color picker does, which no protocol can press. */
async function recolor(main: MainScreen, name: string, color: string): Promise<void> {
  await main.sees('color', name)
  await main.tab.run(
    (name, color) => {
      const field = [...document.querySelectorAll<HTMLInputElement>('input[type=color]')].find(
        (one) => one.getAttribute('aria-label')?.replace(/[\u2066-\u2069]/g, '') === name,
      )
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      write?.call(field, color)
      for (const type of ['input', 'change']) {
        field?.dispatchEvent(new Event(type, { bubbles: true }))
      }
    },
    name,
    color,
  )
}

/** What is selected in the field that has the keyboard focus. */
function selectedInField(main: MainScreen): Promise<string> {
  return main.tab.run(() => {
    const { value = '', selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
  })
}

test('Sharing: the link copied from the dialog opens the same wheel elsewhere', async ({
  main,
  openMain,
}) => {
  const options = distinctOptions(8)
  await main.store(savedText(options))
  await main.open()
  await main.click('button', 'Share Wheel')
  await main.sees('dialog', 'Share Your Wheel')
  await expect.poll(async () => (await main.find('textbox', 'Share Link'))?.value).toMatch(/#z\./)
  const link = (await main.find('textbox', 'Share Link'))?.value ?? ''
  await expect.poll(() => selectedInField(main)).toBe(link)
  await main.click('button', 'Copy URL')
  await main.says('Share link copied to clipboard!')
  // What is in the clipboard can be pasted. The field keeps as much of it as a name can have.
  await main.click('textbox', 'Name in the link (optional)')
  await main.press('Control+v')
  const pasted = async () => (await main.find('textbox', 'Name in the link (optional)'))?.value
  await expect.poll(pasted).toMatch(/^http:/)
  expect(link.startsWith((await pasted()) ?? '')).toBe(true)

  const elsewhere = await openMain()
  await elsewhere.tab.goto(link)
  await elsewhere.isReady()
  await elsewhere.says(/with 8 options/)
  const { wheel } = await elsewhere.kept()
  expect(wheel.segments.map(({ text, color }) => ({ text, color }))).toEqual(options)
})

test('10,000 options: opened from a link, scrolled, and spun', async ({ main }) => {
  const names = Array.from({ length: MANY }, (_, index) => `Name ${index + 1}`)
  await main.open(await hashOf(names))
  await expect.poll(() => main.drawing()).toBe('scene')
  await main.says('10,000 options')
  const list = await main.tab.run(() => {
    const { x, y, width } =
      document.querySelector('[aria-label="Options"]')?.getBoundingClientRect() ?? new DOMRect()
    return { x: x + width / 2, y: y + 100 }
  })
  await main.tab.perform(scrolling(list.x, list.y, 4000))
  await expect.poll(() => main.optionTexts()).toContain('Name 95')
  await main.tab.run(() => {
    const list = document.querySelector('[aria-label="Options"]')
    if (list) list.scrollTop = list.scrollHeight
  })
  await expect.poll(() => main.optionTexts()).toContain(`Name ${MANY}`)
  expect((await main.optionTexts()).length).toBeLessThan(100)

  await main.timeSpin()
  await main.click('button', 'SPIN THE WHEEL!')
  const tookMs = await main.spinTook()
  expect(tookMs).toBeGreaterThan(3900)
  expect(tookMs).toBeLessThan(4750)
  const winner = await main.winner('Winner!')
  expect(names).toContain(winner)
  expect((await main.kept()).wheel.history[0]?.winner.text).toBe(winner)
})

test('Pictures: a photo and an emoji are on the wheel, and still there after a reload', async ({
  main,
}) => {
  const RED = '#e61e1e'
  const WHITE = '#ffffff'
  const pictures = [undefined, '🐶', undefined]
  await main.store(
    savedText(
      ['Ava', 'Ben', 'Chloe'].map((text, index) => {
        const picture = pictures[index]
        return { text, color: WHITE, ...(picture !== undefined && { picture }) }
      }),
    ),
  )
  await main.open()
  const canHash = await main.tab.run(() => isSecureContext)
  test.skip(!canHash, 'this browser computes no hashes for a page without HTTPS')

  /** Whether both are where they belong: the first option is at the pointer, and the next a third of a turn further. */
  const areSeen = async () => {
    const { x, y, metrics } = await main.place()
    const room = pictureRoom(metrics, pictures.length, 'beside')
    const screen = decodePng(await main.tab.screenshot())
    const seenAt = (angle: number, right = 0): Rgb =>
      screen.at(
        Math.round(x + (room?.distance ?? 0) * Math.sin(angle) + right),
        Math.round(y - (room?.distance ?? 0) * Math.cos(angle)),
      )
    const third = (2 * Math.PI) / 3
    const quarter = (room?.size ?? 0) / 4
    const isEmoji = [-1, -0.5, 0, 0.5, 1].some(
      (share) => !isLike(seenAt(third, share * quarter), WHITE),
    )
    return isLike(seenAt(0), RED) && isEmoji && isLike(seenAt(2 * third), WHITE)
  }
  const { name, mimeType, buffer } = photo('Ava.png', RED)
  await main.tab.run(
    (name, type, text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name, { type }))
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      )
    },
    name,
    mimeType,
    buffer.toString('base64'),
  )
  await main.click('button', 'Use 1 Photo')
  await main.seesNo('dialog', 'Pictures')
  await expect.poll(areSeen).toBe(true)
  await main.tab.reload()
  await main.isReady()
  await expect.poll(areSeen).toBe(true)
})

test('Looks and sounds: one is chosen by its picture, drawn and heard, and still there after a reload', async ({
  main,
}) => {
  await main.open()
  /** In neon the rim is a tube of light, in enamel it is nearly black. Seen beside a peg. */
  const isNeon = async () => {
    const { x, y, metrics } = await main.place()
    const screen = decodePng(await main.tab.screenshot())
    const rim = Math.round(x + metrics.radius + metrics.rimWidth / 2)
    const [, green, blue] = screen.at(rim, Math.round(y + 12))
    return green > 150 && blue > 150
  }
  expect(await isNeon()).toBe(false)
  await main.click('tab', 'Settings')
  await main.click('disclosure', 'Looks, Colors and Confetti')
  await main.tab.run(() => {
    let started = 0
    const { prototype } = OscillatorNode
    const { start } = prototype
    prototype.start = function (...when) {
      started += 1
      start.apply(this, when)
    }
    Object.assign(window, { started: () => started })
  })
  const heard = () => main.tab.run((): number => Reflect.get(window, 'started')())
  await main.click('radio', 'Neon')
  await expect.poll(isNeon).toBe(true)
  const canPlay = await main.tab.run(() => {
    const context = new AudioContext()
    const limit = new Promise<boolean>((done) => setTimeout(() => done(false), 2000))
    return Promise.race([context.resume().then(() => true), limit])
  })
  // Its set of sounds is heard as it comes, where the machine has anything to play it on.
  if (canPlay) await expect.poll(heard).toBeGreaterThan(0)
  const before = await heard()
  await main.click('button', 'SPIN THE WHEEL!')
  await main.winner('Winner!')
  if (canPlay) expect(await heard()).toBeGreaterThan(before)
  await main.tab.reload()
  await main.isReady()
  await expect.poll(() => main.drawing()).toBe('scene')
  await expect.poll(isNeon).toBe(true)
})

test('Offline after one visit: the site is reloaded without its server, and spins', async ({
  main,
  site,
}) => {
  await main.open()
  const hasWorkers = await main.tab.run(() => 'serviceWorker' in navigator)
  test.skip(!hasWorkers, 'this browser has no service workers')
  await expect
    .poll(() => main.tab.run(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await site.switchOff()
  try {
    await main.tab.reload()
    await main.isReady()
    await expect.poll(() => main.drawing()).toBe('scene')
    await main.click('button', 'SPIN THE WHEEL!')
    expect(await main.winner('Winner!')).toMatch(/^(Yes|No|Maybe)$/)
    await main.click('button', 'Share Wheel')
    await main.sees('dialog', 'Share Your Wheel')
  } finally {
    await site.switchOn()
  }
})

test('By keyboard alone: Tab, Space, arrows, Delete, ? and Escape', async ({ main }) => {
  await main.store(savedText(distinctOptions(4), lasting(500)))
  await main.open()
  const visited: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await main.press('Tab')
    visited.push(plain(await main.focused()))
    if (visited.at(-1) === 'A1') break
  }
  const order = ['Share Wheel', 'Wheel with 4 options', 'SPIN THE WHEEL!', 'Add New Option']
  const expected = [...order, 'A1']
  expect(visited.filter((name) => expected.includes(name))).toEqual(expected)

  // The list is one stop; its rows are reached by arrow keys.
  for (let row = 2; row <= 4; row += 1) await main.press('ArrowDown')
  expect(plain(await main.focused())).toBe('A4')
  await main.press('Delete')
  await expect.poll(() => main.optionTexts()).toEqual(['A1', 'A2', 'A3'])
  await main.tab.run(() => (document.activeElement as HTMLElement | null)?.blur())
  await main.press('Space')
  await main.winner('Winner!')
  await main.press('ArrowRight')
  await main.says('Segment 1 focused')
  await main.press('ArrowLeft')
  await main.says('Segment 3 focused')
  await main.press('Delete')
  await expect.poll(() => main.optionTexts()).toEqual(['A1', 'A2'])
  await main.press('Escape')
  await expect.poll(() => main.text()).not.toMatch(/Segment \d focused/)
  await main.press('?')
  await main.sees('dialog', 'Keyboard Help')
  await main.press('Escape')
  await main.seesNo('dialog', 'Keyboard Help')
})

/** Without the marks around names of options. */
const plain = (name: string) => name.replace(/[\u2066-\u2069]/g, '')
