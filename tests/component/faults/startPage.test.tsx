// The page before the app runs, and where it never does: index.html with its own styles and scripts, in a frame.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import indexPage from '../../../index.html?raw'
import { themeColor } from '../support/colors'
import { emulateMedia } from '../support/device'

/** Some of what the build renders in the place of the comment. */
const SCREEN = `
  <button data-wheel></button>
  <div data-part="dock"><button>Spin</button></div>
  <button data-part="fullscreen">Present</button>
  <input id="field" />`

type Later = { readonly run: () => void; readonly ms: number }
type StartWindow = Window & typeof globalThis & { later: Later[] }

/** @param before a script that runs before those of the page */
async function openStart(before = '') {
  await page.viewport(390, 700)
  const frame = document.createElement('iframe')
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0'
  const prepared = `
    window.later = []
    setTimeout = (run, ms) => later.push({ run, ms })
    HTMLAnchorElement.prototype.click = () => {}
    ${before}`
  frame.srcdoc = indexPage
    .replace('<head>', `<head><script>${prepared}</script>`)
    .replace('<!-- The main screen -->', SCREEN)
    .replace(/<script type="module".*<\/script>/, '')
  document.body.append(frame)
  await new Promise((loaded) => frame.addEventListener('load', loaded))
  const view = frame.contentWindow as StartWindow
  const find = (selector: string) => {
    const found = view.document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`Nothing is ${selector}`)
    return found
  }
  const style = (selector: string) => view.getComputedStyle(find(selector))
  return {
    view,
    find,
    style,
    /** Whether it is seen, and can be pressed. */
    isThere: (selector: string) => find(selector).checkVisibility({ visibilityProperty: true }),
    /** As after eight seconds. */
    wait() {
      for (const one of view.document.getAnimations()) one.finish()
      for (const { run, ms } of view.later.splice(0)) if (ms <= 8000) run()
    },
    fail: () =>
      view.dispatchEvent(
        new view.ErrorEvent('error', {
          message: 'Broken',
          filename: `${view.location.origin}/a.js`,
        }),
      ),
    asked: () => find(':root').dataset.asked,
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`the page that does not start is ${theme} as chosen, in the colors of the app`, async () => {
    const other = theme === 'light' ? 'dark' : 'light'
    localStorage.setItem('theme', theme)
    await emulateMedia({ colorScheme: other })
    const { style, fail, find } = await openStart()
    fail()
    find('#start-save').click()
    await emulateMedia({ colorScheme: theme })
    const seen = {
      ground: style('#start').backgroundColor,
      ink: style('#start-heading').color,
      card: style('.start-card').backgroundColor,
      line: style('.start-card').borderTopColor,
      accent: style('#start-again').backgroundColor,
      'accent-ink': style('#start-again').color,
      'control-line': style('#start-save').borderTopColor,
      win: style('#start-said').color,
      soft: style('summary').color,
      field: style('#start-cause').backgroundColor,
    }
    for (const [name, color] of Object.entries(seen)) expect(color, name).toBe(themeColor(name))
  })
}

test('a page that takes long covers everything after eight seconds, and not before', async () => {
  const { view, find, isThere, wait, style } = await openStart()
  expect(isThere('#start')).toBe(false)
  expect(isThere('[data-wheel]')).toBe(true)
  expect(view.document.getAnimations().map((one) => one.effect?.getTiming().delay)).toEqual([
    8000, 8000,
  ])
  wait()
  expect(isThere('#start-slow h1')).toBe(true)
  expect(isThere('#start-failed')).toBe(false)
  expect(isThere('[data-wheel]')).toBe(false)
  expect(find('#start').getBoundingClientRect().toJSON()).toMatchObject({
    x: 0,
    y: 0,
    width: 390,
    height: 700,
  })
  expect(Number(style('#start').zIndex)).toBeGreaterThan(0)
  // A card in the middle, as wide as the window allows.
  const { left, width, top, bottom } = find('.start-card').getBoundingClientRect()
  expect(left).toBe((390 - width) / 2)
  expect(Math.abs(top - (700 - bottom))).toBeLessThan(2)
  expect(top).toBeGreaterThan(50)
  expect(width).toBeGreaterThan(350)
})

test('what has failed takes the place of the screen at once, and can be operated by touch and keys', async () => {
  const { view, find, isThere, fail, style } = await openStart()
  fail()
  expect(isThere('#start-failed')).toBe(true)
  expect(isThere('#start-slow')).toBe(false)
  expect(isThere('[data-wheel]')).toBe(false)
  expect(view.document.activeElement?.id).toBe('start-heading')
  expect(style('#start-heading').outlineStyle).toBe('none')
  for (const control of ['#start-again', '#start-save', 'summary']) {
    expect(find(control).getBoundingClientRect().height, control).toBeGreaterThanOrEqual(44)
    find(control).focus()
    expect(style(control).outlineStyle, control).toBe('solid')
    expect(style(control).outlineWidth, control).toBe('3px')
  }
  // The report keeps its lines, and long ones wrap.
  find('details').setAttribute('open', '')
  const report = (text: string) => {
    find('#start-cause').textContent = text
    return find('#start-cause').getBoundingClientRect().height
  }
  expect(report('One\nAnother')).toBeGreaterThan(report('One Another'))
  report('x'.repeat(300))
  expect(find('#start').scrollWidth).toBe(390)
})

test('a spin is asked for by wheel, button or plain key, and forgotten after eight seconds or a failure', async () => {
  const { view, find, asked, wait, fail } = await openStart()
  const press = (init: KeyboardEventInit, target: HTMLElement = view.document.body) => {
    const event = new view.KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) {
    expect(press({ key: 'Enter', [modifier]: true }), modifier).toBe(false)
  }
  expect(press({ key: 'a' })).toBe(false)
  expect(press({ key: ' ' }, find('#field'))).toBe(false)
  find('[data-part="fullscreen"]').click()
  expect(asked()).toBeUndefined()
  // Otherwise Space would scroll the page.
  for (const key of [' ', 'Enter']) {
    expect(press({ key })).toBe(true)
    expect(asked()).toBe('key')
    expect(view.later.map(({ ms }) => ms)).toEqual([8000])
    wait()
    expect(asked()).toBeUndefined()
  }
  for (const control of ['[data-wheel]', '[data-part="dock"] > button']) {
    find(control).click()
    expect(asked(), control).toBe('press')
    wait()
    expect(asked(), control).toBeUndefined()
  }
  fail()
  press({ key: 'Enter' })
  find('[data-wheel]').click()
  expect(asked()).toBeUndefined()
})

test('of what cannot work yet nothing is reached, and what the browser has not is not shown', async () => {
  const { find, isThere } = await openStart(
    "Object.defineProperty(document, 'fullscreenEnabled', { get: () => false });",
  )
  expect(isThere('[data-part="fullscreen"]')).toBe(false)
  expect(
    ['#field', '[data-part="fullscreen"]', '[data-wheel]', '[data-part="dock"] > button'].map(
      (one) => find(one).inert,
    ),
  ).toEqual([true, true, false, false])
  const able = await openStart(
    "Object.defineProperty(document, 'fullscreenEnabled', { get: () => true });",
  )
  expect(able.isThere('[data-part="fullscreen"]')).toBe(true)
})

test('what is left without a wheel is saved and told so, and what cannot be saved too', async () => {
  localStorage.setItem('theme', 'dark')
  const { view, find } = await openStart()
  const said = () => {
    find('#start-save').click()
    return find('#start-said').textContent
  }
  expect(said()).toContain('no wheel that can be opened')
  expect(view.document.querySelectorAll('a[download]')).toHaveLength(0)
  view.URL.createObjectURL = () => {
    throw new Error('No room')
  }
  expect(said()).toContain('The file could not be created')
  localStorage.clear()
  expect(said()).toContain('There is nothing to save')
})
