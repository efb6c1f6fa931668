// The kit's controls by themselves: how they answer the mouse, what is disabled, forced colors, and how things appear.
// e2e/screens/kit.spec.ts has pictures of them at rest.

import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { Button, IconButton } from '../../../src/ui/kit/Button'
import { Dialog } from '../../../src/ui/kit/Dialog'
import { DisclosureButton } from '../../../src/ui/kit/Disclosure'
import { Segmented } from '../../../src/ui/kit/fields/Segmented'
import { Switch } from '../../../src/ui/kit/fields/Switch'
import { PlusIcon } from '../../../src/ui/kit/icons'
import { Menu } from '../../../src/ui/kit/Menu'
import { Question } from '../../../src/ui/kit/Question'
import { Toast, ToastText } from '../../../src/ui/kit/Toast'
import { answered, clock } from '../support/clock'
import { colorOf, themeColor } from '../support/colors'
import { addStyles, emulateMedia, mouse, pointAt } from '../support/device'
import { press } from '../support/locators'
import { beginVisit, endWith } from '../support/screen'

const KINDS = ['plain', 'primary', 'danger', 'text'] as const

async function show(parts: ReactNode): Promise<void> {
  const root = createRoot(beginVisit(''))
  endWith(root)
  root.render(parts)
  await answered()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

const styleOf = (control: Locator, part?: string) => getComputedStyle(control.element(), part)

/** What is seen of whether it can be pressed. */
function lookOf(control: Locator) {
  const style = styleOf(control)
  const { color, backgroundColor, backgroundImage, borderTopColor, opacity } = style
  return { color, backgroundColor, backgroundImage, borderTopColor, opacity }
}

/** Each kind of button, and one that is only an icon. */
function Buttons({ disabled = false, waits = false }) {
  const state = { disabled, 'aria-disabled': waits || undefined }
  return (
    <>
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind} {...state}>
          {kind}
        </Button>
      ))}
      <IconButton icon={<PlusIcon />} label="icon" {...state} />
    </>
  )
}

describe('a button', () => {
  test('shows that the mouse is on it', async () => {
    await show(<Buttons />)
    for (const kind of ['plain', 'danger']) {
      await pointAt(button(kind))
      expect(lookOf(button(kind)).borderTopColor, kind).toBe(themeColor('accent'))
    }
    expect(lookOf(button('plain')).borderTopColor).toBe(themeColor('control-line'))
    expect(lookOf(button('primary')).backgroundImage).toContain('gradient')
    await pointAt(button('primary'))
    const { backgroundImage, backgroundColor } = lookOf(button('primary'))
    expect([backgroundImage, backgroundColor]).toEqual(['none', themeColor('accent')])
    for (const kind of ['text', 'icon']) {
      await pointAt(button(kind))
      expect(lookOf(button(kind)).backgroundColor, kind).toBe(themeColor('field'))
    }
    expect(lookOf(button('icon')).color).toBe(themeColor('ink'))
  })

  test('looks disabled where it only waits, and does not answer the mouse then', async () => {
    await show(<Buttons />)
    const enabled = [...KINDS, 'icon'].map((kind) => lookOf(button(kind)))
    await show(<Buttons disabled />)
    const disabled = [...KINDS, 'icon'].map((kind) => lookOf(button(kind)))
    await show(<Buttons waits />)
    for (const [index, kind] of [...KINDS, 'icon'].entries()) {
      const waiting = lookOf(button(kind))
      expect(waiting, kind).toEqual(disabled[index])
      expect(waiting, kind).not.toEqual(enabled[index])
      await pointAt(button(kind))
      expect(lookOf(button(kind)), kind).toEqual(disabled[index])
    }
  })
})

describe('with forced colors', () => {
  test('what is disabled has the gray of that, and the choice among a few stands out', async () => {
    await emulateMedia({ forcedColors: 'active' })
    await show(
      <>
        <Button kind="primary">On</Button>
        <Button kind="primary" disabled>
          Off
        </Button>
        <Button kind="primary" aria-disabled>
          Waits
        </Button>
        <Choice />
      </>,
    )
    const gray = colorOf('GrayText')
    expect(lookOf(button('On')).color).not.toBe(gray)
    for (const name of ['Off', 'Waits']) expect(lookOf(button(name)).color, name).toBe(gray)
    const ground = (name: string) => styleOf(labelOf(name)).backgroundColor
    expect(ground('Tea')).toBe(colorOf('SelectedItem'))
    expect(styleOf(labelOf('Tea')).color).toBe(colorOf('SelectedItemText'))
    expect(ground('Milk')).not.toBe(ground('Tea'))
  })
})

const labelOf = (name: string) => page.css('label').filter({ hasText: name })

function Choice() {
  const [value, setValue] = useState('tea')
  return (
    <Segmented
      legend="Drink"
      options={[
        { value: 'tea', label: 'Tea' },
        { value: 'milk', label: 'Milk' },
      ]}
      value={value}
      onChoose={setValue}
    />
  )
}

test('a choice of a bar shows that the mouse is on it, and a press anywhere on it chooses', async () => {
  await show(<Choice />)
  const milk = labelOf('Milk')
  expect(styleOf(milk).color).toBe(themeColor('soft'))
  await pointAt(milk)
  expect(styleOf(milk).color).toBe(themeColor('ink'))
  const { left, bottom } = milk.box()
  await mouse.click(left + 4, bottom - 4)
  await expect.element(page.getByRole('radio', { name: 'Milk' })).toBeChecked()
})

test('a press anywhere on its row switches, its note too', async () => {
  const seen: boolean[] = []
  await show(
    <Switch
      label="Sound"
      note="On every tick."
      isOn={false}
      onSwitch={(isOn) => seen.push(isOn)}
    />,
  )
  const note = page.getByText('On every tick.').box()
  await mouse.click(note.left + 20, note.top + note.height / 2)
  expect(seen).toEqual([true])
  await expect
    .element(page.getByRole('switch', { name: 'Sound' }))
    .toHaveAccessibleDescription('On every tick.')
})

test('the arrow of what opens something turns over when it is open', async () => {
  await show(
    <>
      <DisclosureButton aria-expanded={false}>Shut</DisclosureButton>
      <DisclosureButton aria-expanded>Open</DisclosureButton>
      <div style={{ position: 'relative', marginTop: 200 }}>
        <Menu label="Up" place="above">
          <Button>Item</Button>
        </Menu>
      </div>
    </>,
  )
  const turn = (control: Locator) => styleOf(control, '::after').rotate
  const [down, up] = ['45deg', '225deg']
  expect([turn(button('Shut')), turn(button('Open'))]).toEqual([down, up])
  // That of a menu above its button points where the menu will be.
  const menu = page.css('summary')
  expect(turn(menu)).toBe(up)
  await menu.click()
  await expect.poll(() => turn(menu)).toBe(down)
  expect(button('Item').box().bottom).toBeLessThanOrEqual(menu.box().top)
})

describe('a menu', () => {
  const outside: string[] = []

  async function openMenu(): Promise<void> {
    outside.length = 0
    await show(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the menu
      <div onKeyDown={({ key }) => outside.push(key)} style={{ position: 'relative', width: 400 }}>
        <Menu label="Menu">
          <Button kind="text" aria-pressed>
            Chosen
          </Button>
          <Button kind="text" aria-pressed={false}>
            Other
          </Button>
          <Button kind="text" aria-disabled>
            Waits
          </Button>
        </Menu>
        <Button>After</Button>
      </div>,
    )
    await page.css('summary').click()
    await expect.element(button('Other')).toBeVisible()
  }

  test('has a tick at what is chosen, shows where the mouse is, and what cannot be pressed', async () => {
    await openMenu()
    const tick = (name: string) => styleOf(button(name), '::after').content
    expect([tick('Chosen'), tick('Other')]).toEqual(['""', 'none'])
    expect(lookOf(button('Other')).color).toBe(themeColor('ink'))
    expect(lookOf(button('Waits')).color).toBe(themeColor('soft'))
    await pointAt(button('Other'))
    expect(lookOf(button('Other')).backgroundColor).toBe(themeColor('field'))
    await pointAt(button('Waits'))
    expect(lookOf(button('Waits')).backgroundColor).not.toBe(themeColor('field'))
  })

  test('stays open at a press on what is disabled, closes by Escape alone, and when Tab leaves it', async () => {
    await openMenu()
    await button('Waits').click({ force: true })
    await expect.element(button('Other')).toBeVisible()
    await button('Other').focus()
    await press('Escape')
    await expect.element(button('Other')).not.toBeInTheDocument()
    await expect.element(page.css('summary')).toHaveFocus()
    // A dialog around it would close too.
    expect(outside).toEqual([])
    await press('Escape')
    expect(outside).toEqual(['Escape'])
    await press('Enter')
    await button('Waits').focus()
    await press('Tab')
    await expect.element(button('After')).toHaveFocus()
    await expect.element(button('Other')).not.toBeInTheDocument()
  })
})

describe('a question', () => {
  const answers: string[] = []
  const outside: string[] = []

  async function ask(isUnasked = false): Promise<void> {
    answers.length = 0
    outside.length = 0
    clock.freeze()
    await show(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a sheet around the question
      <div onKeyDown={({ key }) => outside.push(key)}>
        {/* biome-ignore lint/a11y/noAutofocus: what had the focus before */}
        <input autoFocus aria-label="Before" />
        <Question
          text="Delete it?"
          no="Keep"
          yes="Delete"
          isDanger
          isUnasked={isUnasked}
          onNo={() => answers.push('no')}
          onYes={() => answers.push('yes')}
        />
      </div>,
    )
  }

  test('has the focus on the answer that changes nothing, which Escape gives too', async () => {
    await ask()
    await expect.element(button('Keep')).toHaveFocus()
    await expect.element(page.getByRole('group', { name: 'Delete it?' })).toBeVisible()
    await press('Escape')
    expect(answers).toEqual(['no'])
    expect(outside).toEqual([])
  })

  test('takes no second press of a double click for an answer', async () => {
    await ask()
    await expect.element(button('Delete')).toHaveAttribute('aria-disabled', 'true')
    await button('Delete').click({ force: true })
    await clock.advanceExactly(499)
    await button('Delete').click({ force: true })
    expect(answers).toEqual([])
    await clock.advanceExactly(1)
    await button('Delete').click()
    expect(answers).toEqual(['yes'])
    button('Keep')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    expect(answers).toEqual(['yes'])
    await button('Keep').click()
    expect(answers).toEqual(['yes', 'no'])
  })

  test('that nobody has asked for leaves the focus where it is', async () => {
    await ask(true)
    await expect.element(page.getByRole('textbox', { name: 'Before' })).toHaveFocus()
  })
})

describe('what appears', () => {
  /** Where it comes from, in pixels, and how long it takes. */
  function entranceOf(part: Locator) {
    const [animation] = part.element().getAnimations()
    if (!animation) throw new Error('It is there at once')
    animation.pause()
    animation.currentTime = 0
    const { translate, opacity } = styleOf(part)
    const [x = 0, y = 0] = translate === 'none' ? [] : translate.split(' ').map(Number.parseFloat)
    return { x, y, opacity, ms: animation.effect?.getTiming().duration }
  }

  async function appear() {
    await show(
      <>
        <Toast kind="info">
          <ToastText>Hello</ToastText>
        </Toast>
        <div style={{ position: 'relative' }}>
          <Menu label="Menu">
            <Button>Item</Button>
          </Menu>
        </div>
        <Dialog title="A dialog" toasts={null} onClose={() => {}}>
          <p>Hello</p>
        </Dialog>
      </>,
    )
    page.css('summary').element().parentElement?.setAttribute('open', '')
    return {
      toast: entranceOf(page.css('[data-kind]')),
      menu: entranceOf(page.css('summary + div')),
      dialog: entranceOf(page.getByRole('dialog')),
    }
  }

  test('comes from where it belongs, in the time that is set, and only fades where motion is reduced', async () => {
    addStyles(':root { --transition-time: 700ms !important }')
    const { toast, menu, dialog } = await appear()
    expect(toast).toEqual({ x: 40, y: 0, opacity: '0', ms: 700 })
    expect(menu).toEqual({ x: 0, y: -8, opacity: '0', ms: 700 })
    expect(dialog).toEqual({ x: 0, y: 12, opacity: '0', ms: 700 })
    document.documentElement.dataset.reducedMotion = ''
    const still = { x: 0, y: 0, opacity: '0', ms: 700 }
    expect(await appear()).toEqual({ toast: still, menu: still, dialog: still })
  })
})

test('a message that leaves fades out, to the side', async () => {
  addStyles(':root { --toast-exit-time: 0s !important }')
  await show(
    <Toast kind="info" isLeaving>
      <ToastText>Hello</ToastText>
    </Toast>,
  )
  const toast = page.css('[data-kind]')
  for (const entrance of toast.element().getAnimations()) entrance.finish()
  const { opacity, translate } = styleOf(toast)
  expect([opacity, translate]).toEqual(['0', '40px'])
})

test('the head of a long dialog stays in view, with its button on top', async () => {
  let closed = 0
  await show(
    <Dialog
      title="A dialog"
      toasts={null}
      onClose={() => {
        closed += 1
      }}
    >
      <div style={{ position: 'relative', height: 3000, background: 'gray' }} />
    </Dialog>,
  )
  const dialog = page.getByRole('dialog').element()
  for (const animation of dialog.getAnimations()) animation.finish()
  dialog.scrollTop = 1000
  const { left, top, width, height } = button('Close').box()
  expect(top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top)
  expect(top).toBeLessThan(dialog.getBoundingClientRect().top + 20)
  await mouse.click(left + width / 2, top + height / 2)
  expect(closed).toBe(1)
})

describe('of the theme', () => {
  const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

  test('all letters are larger on a large screen, and larger still on a wall', async () => {
    for (const [width, height, size] of [
      [1440, 900, 16],
      [1799, 1080, 16],
      [1800, 960, 18],
      [1920, 900, 16],
      [2560, 1200, 18],
      [2400, 1300, 22],
    ] as const) {
      await page.viewport(width, height)
      expect(rootSize(), `${width} by ${height}`).toBe(size)
    }
  })

  test('lines and soft words are as strong as the system asks', async () => {
    const looks = () => ['line', 'control-line', 'soft'].map(themeColor)
    const before = looks()
    await emulateMedia({ contrast: 'more' })
    expect(new Set(looks())).toEqual(new Set([themeColor('ink')]))
    await emulateMedia({ contrast: 'no-preference' })
    expect(looks()).toEqual(before)
  })

  test('a heading to which a screen reader is led has no ring: there is nothing to press', async () => {
    await show(
      <>
        <Button>One</Button>
        <h2 tabIndex={-1}>A heading</h2>
      </>,
    )
    await press('Tab')
    expect(styleOf(button('One')).outlineStyle).toBe('solid')
    await page.getByRole('heading').focus()
    await expect.element(page.getByRole('heading')).toHaveFocus()
    expect(styleOf(page.getByRole('heading')).outlineStyle).toBe('none')
  })
})
