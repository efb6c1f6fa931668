// The main screen, by roles and names.

import { expect, type Locator, type Page } from 'playwright/test'
import { type WheelMetrics, wheelMetrics } from '../../src/wheel/metrics'
import { type Picture, takePicture } from './pixels'
import { spoken } from './spoken'

/** In 2D until the scene has loaded, by the scene, or in 2D because there is none. */
type Drawing = 'loading' | 'scene' | 'flat'

/** Waits until the browser has said whether this tab may spin. */
export async function answered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.locks?.request('answered', () => {})
  })
}

/** The button, whose click or key is over once that is answered. */
function answering(button: Locator): Locator {
  const click = button.click.bind(button)
  const press = button.press.bind(button)
  button.click = async (options) => {
    await click(options)
    await answered(button.page())
  }
  button.press = async (key, options) => {
    await press(key, options)
    await answered(button.page())
  }
  return button
}

export class WheelPage {
  /** The wheel, which is also a button. */
  readonly wheel: Locator
  readonly spinButton: Locator
  /** The same button while the wheel turns. */
  readonly spinningButton: Locator
  readonly results: Locator
  /** The winner's moment, between the wheel and the button. */
  readonly moment: Locator
  readonly winnerHeading: Locator
  /** Whichever panel is seen. */
  readonly recent: Locator
  readonly newOption: Locator
  readonly addButton: Locator
  /** The list of options, a grid: its rows have controls. */
  readonly optionList: Locator
  /** Its rows. */
  readonly options: Locator
  /** Takes and previews a list. */
  readonly importDialog: Locator
  /** Its button that puts the list on the wheel. */
  readonly importButton: Locator
  /** The buttons of the menus. */
  readonly wheelMenu: Locator
  readonly mainMenu: Locator
  readonly editMenu: Locator
  readonly modeMenu: Locator
  readonly drawMenu: Locator

  constructor(
    readonly page: Page,
    private readonly drawing: Drawing = 'flat',
  ) {
    this.wheel = page.getByRole('button', { name: /^Wheel with [\d,]+ options?$/ })
    this.spinButton = answering(page.getByRole('button', { name: 'SPIN THE WHEEL!' }))
    this.spinningButton = page.getByRole('button', { name: 'Spinning...' })
    this.results = page.getByRole('region', { name: 'Results', includeHidden: true })
    this.moment = page.getByRole('region', { name: 'Result', exact: true })
    this.winnerHeading = this.moment.getByRole('heading', { name: 'Winner!' })
    this.recent = page
      .getByRole('list', { name: 'Recent Results', includeHidden: true })
      .locator('> li')
    this.newOption = page.getByRole('textbox', { name: 'Add New Option' })
    this.addButton = page.getByRole('button', { name: 'Add', exact: true })
    this.optionList = page.getByRole('grid', { name: 'Options', exact: true })
    this.options = this.optionList.getByRole('row')
    this.wheelMenu = page.locator('[data-part="wheel-name"] > details > summary')
    this.mainMenu = page.getByRole('banner').locator('[data-place="end"] > summary')
    this.editMenu = page.locator('summary', { hasText: 'Edit List' })
    this.modeMenu = page.locator('summary', { hasText: 'After each spin' })
    this.drawMenu = page.locator('summary', { hasText: 'Draw prizes' })
    this.importDialog = page.getByRole('dialog', { name: 'Import a List' })
    this.importButton = this.importDialog.getByRole('button', {
      name: /^(Add \d+ Options?|Replace with \d+ Options?)$/,
    })
  }

  /** Opens the page and waits until the wheel is drawn. */
  async open(drawing = this.drawing): Promise<void> {
    await this.page.goto('/')
    await this.isDrawnBy(drawing)
    await this.isReady()
  }

  /** What the first paint does without arrives in one file, a moment later: the status line, keys, touch, feedback. */
  async isReady(): Promise<void> {
    await this.page.locator('[data-part="status"]').first().waitFor({ state: 'attached' })
    await this.page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    })
  }

  async isDrawnBy(drawing = this.drawing): Promise<void> {
    // Every test begins with this, so it looks more often than expectations do by themselves. Software WebGL is slow to
    // start on a busy machine.
    await expect
      .poll(() => this.wheel.getAttribute('data-drawing'), { intervals: [50], timeout: 30_000 })
      .toBe(drawing)
  }

  /** The name that the moment gives. */
  async winner(): Promise<string> {
    const name = this.winnerHeading.locator('xpath=following-sibling::*[1]')
    return (await name.textContent())?.trim() ?? ''
  }

  /** The announcement that a screen reader would find now. It is removed after a second. */
  announced(text: string): Locator {
    return this.page.locator('[aria-live="polite"]').getByText(text, { exact: true })
  }

  /** Waits for an announcement, or for one that has been removed already: a busy machine looks late. Each counts once. */
  async hasAnnounced(text: string): Promise<void> {
    const said = spoken.get(this.page)?.(text, true).source
    const take = ({ text, said }: { text: string; said: string | undefined }) => {
      const index = globalThis.announcements.findIndex((one) =>
        said === undefined ? one === text : new RegExp(said, 'u').test(one),
      )
      if (index >= 0) globalThis.announcements.splice(index, 1)
      return index >= 0
    }
    await expect
      .poll(() => this.page.evaluate(take, { text, said }), `announced: ${text}`)
      .toBe(true)
  }

  /** Opens a panel by its tab, or by the bar where it is a sheet: on a phone and in a low window. */
  async openPanel(name: 'Options' | 'Draw' | 'Results' | 'Settings'): Promise<void> {
    const tab = this.page.getByRole('tab', { name: new RegExp(`^${name}`) })
    if (await tab.isVisible()) return tab.click()
    const button = this.page
      .getByRole('navigation', { name: 'Panels' })
      .getByRole('button', { name: new RegExp(name) })
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  }

  option(position: number): Locator {
    return this.page.getByRole('textbox', { name: `Option ${position}`, exact: true })
  }

  /** The row of an option. */
  row(text: string): Locator {
    return this.optionList.getByRole('row', { name: text, exact: true })
  }

  /** What the options panel says of the wheel's mode. */
  mode(name: 'Every spin counts' | 'No repeats' | 'Elimination'): Locator {
    return this.page.getByRole('radio', { name, exact: true, includeHidden: true })
  }

  async openModes(): Promise<void> {
    await this.openMenu(this.modeMenu)
  }

  async chooseMode(name: 'Every spin counts' | 'No repeats' | 'Elimination'): Promise<void> {
    await this.openModes()
    await this.mode(name).check()
  }

  /** Opens the menu with the ready wheels, the two resets among them. */
  async openTemplates(): Promise<void> {
    await this.openWheelMenu()
    await this.openMenu(this.page.locator('summary', { hasText: 'Start From' }))
  }

  async openEditList(): Promise<void> {
    await this.openMenu(this.editMenu)
  }

  /** The menu with everything in it, what tidies the list and what takes it elsewhere too. */
  async openMoreTools(): Promise<void> {
    await this.openEditList()
    for (const group of ['Sort, Shuffle, Clean Up', 'Copy, Save, Print']) {
      await this.openMenu(this.page.locator('summary', { hasText: group }))
    }
  }

  /** The menu of the wheel's name: its name, the other wheels, files. */
  async openWheelMenu(): Promise<void> {
    await this.openMenu(this.wheelMenu)
  }

  /** Sound, theme, help and pages. */
  async openMainMenu(): Promise<void> {
    await this.openMenu(this.mainMenu)
  }

  async openDrawMenu(): Promise<void> {
    await this.openMenu(this.drawMenu)
  }

  /** So that the whole wheel is seen. */
  async hideMoment(): Promise<void> {
    await this.page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[data-part="winner"] { visibility: hidden !important }')
      document.adoptedStyleSheets.push(sheet)
    })
  }

  /** Gives the wheel another name. */
  async rename(name: string): Promise<void> {
    await this.choose('Rename')
    const field = this.page.getByRole('textbox', { name: 'Wheel name', exact: true })
    await field.fill(name)
    await field.press('Enter')
  }

  /** Presses what is in a menu, and opens the menu first. */
  async choose(name: string): Promise<void> {
    const button = this.page
      .locator('details :is(button, a)')
      .and(this.page.getByRole('button', { name, exact: true, includeHidden: true }))
    // The outermost comes first.
    const closed = button.locator('xpath=ancestor::details[not(@open)]/summary')
    while ((await closed.count()) > 0) await closed.first().click()
    await button.click()
  }

  private async openMenu(summary: Locator): Promise<void> {
    const menu = summary.locator('..')
    if ((await menu.getAttribute('open')) === null) await summary.click()
  }

  /** Replaces the wheel by one of the two presets. */
  async resetTo(name: 'Reset to Yes/No/Maybe' | 'Numbers 1-6'): Promise<void> {
    await this.openTemplates()
    await this.page.getByRole('button', { name }).click()
  }

  /** On a phone, opens the sheet with the options. */
  async openOptions(): Promise<void> {
    await this.page.getByRole('button', { name: /Options$/, expanded: false }).click()
  }

  /** Pastes a text into a field, or onto the page. What the page leaves to the browser is inserted as the browser would. */
  async paste(text: string, target: Locator = this.page.locator('body')): Promise<void> {
    await target.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      if (!element.dispatchEvent(event)) return
      if (element instanceof HTMLTextAreaElement) element.value += text
    }, text)
  }

  /** Drops files anywhere on the page. */
  async drop(files: readonly { name: string; content: string | readonly number[] }[]) {
    await this.page.evaluate((files) => {
      const dataTransfer = new DataTransfer()
      for (const { name, content } of files) {
        const part = typeof content === 'string' ? content : new Uint8Array(content)
        dataTransfer.items.add(new File([part], name))
      }
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
    }, files)
  }

  /** Imports lines as the preview proposes it, or in the given way. */
  async importLines(text: string, way?: 'Replace Them' | 'Add to Them'): Promise<void> {
    await this.paste(text, this.newOption)
    await this.importButton.waitFor()
    if (way) await this.importDialog.getByRole('radio', { name: way }).check()
    await this.importButton.click()
    await expect(this.importDialog).toBeHidden()
  }

  toast(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByText(text)
  }

  async box(): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.wheel.boundingBox()
    if (!box) throw new Error('The wheel is not on the page')
    return box
  }

  /** The wheel's middle and measures, in CSS pixels of the viewport. */
  async place(): Promise<{ x: number; y: number; metrics: WheelMetrics }> {
    const box = await this.box()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, metrics: wheelMetrics(box.width) }
  }

  /** A square picture of the wheel, its middle in the picture's middle. */
  async picture(): Promise<Picture> {
    const { x, y, metrics } = await this.place()
    const reach = metrics.size / 2 + metrics.bleed
    return takePicture(this.page, {
      x: x - reach,
      y: y - reach,
      width: 2 * reach,
      height: 2 * reach,
    })
  }
}
