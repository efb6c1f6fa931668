// The main screen, by roles and names.

import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

const optionList = page.getByRole('grid', { name: 'Options', exact: true })
const moment = page.getByRole('region', { name: 'Result', exact: true })
const importDialog = page.getByRole('dialog', { name: 'Import a List' })
const newOption = page.getByRole('textbox', { name: 'Add New Option' })
const importButton = importDialog.getByRole('button', {
  name: /^(Add \d+ Options?|Replace with \d+ Options?)$/,
})
const wheelMenu = page.css('[data-part="wheel-name"] > details > summary')
const mainMenu = page.css('summary[aria-label="Menu"]')
const editMenu = page.css('summary').filter({ hasText: 'Edit List' })
const modeMenu = page.css('summary').filter({ hasText: 'After each spin' })
const drawMenu = page.css('summary').filter({ hasText: 'Draw prizes' })

export const main = {
  /** The wheel, which is also a button. */
  wheel: page.getByRole('button', { name: /^Wheel with [\d,]+ options?$/ }),
  spinButton: page.getByRole('button', { name: 'SPIN THE WHEEL!' }),
  /** The same button while the wheel turns. */
  spinningButton: page.getByRole('button', { name: 'Spinning...' }),
  results: page.getByRole('region', { name: 'Results', includeHidden: true }),
  /** The winner's moment, between the wheel and the button. */
  moment,
  winnerHeading: moment.getByRole('heading', { name: 'Winner!' }),
  /** Whichever panel is seen. */
  recent: page.css('[aria-label="Recent Results"] > li'),
  newOption,
  addButton: page.getByRole('button', { name: 'Add', exact: true }),
  /** The list of options, a grid: its rows have controls. */
  optionList,
  /** Its rows. */
  options: optionList.getByRole('row'),
  /** Takes and previews a list. */
  importDialog,
  /** Its button that puts the list on the wheel. */
  importButton,

  option: (position: number) =>
    page.getByRole('textbox', { name: `Option ${position}`, exact: true }),
  /** The row of an option. */
  row: (text: string) => optionList.getByRole('row', { name: text, exact: true }),
  /** What the options panel says of the wheel's mode. */
  mode: (name: 'Every spin counts' | 'No repeats' | 'Elimination') =>
    page.getByRole('radio', { name, exact: true, includeHidden: true }),
  /** Opens the choice of it. */
  modeMenu,
  openModes: () => openMenu(modeMenu),
  async chooseMode(name: 'Every spin counts' | 'No repeats' | 'Elimination'): Promise<void> {
    await main.openModes()
    await main.mode(name).click()
  },
  /** They cover what is clicked next, and stay for as long as the mouse is there. They may have gone by themselves. */
  async dismissMessages(): Promise<void> {
    const dismiss = page.getByRole('button', { name: 'Dismiss message' })
    const left = () => {
      for (const button of dismiss.elements()) (button as HTMLElement).click()
      return main.toast(/./).elements().length
    }
    await expect.poll(left).toBe(0)
  },
  toast: (text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text),
  /** The name that the moment gives. */
  winner: () =>
    main.winnerHeading.element().nextElementSibling?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  /** The announcement that a screen reader would find now. It is removed after a second. */
  announced: (text: string) => page.css('[aria-live="polite"]').getByText(text, { exact: true }),

  /** Opens the menu with the ready wheels, the two resets among them. */
  async openTemplates(): Promise<void> {
    await main.openWheelMenu()
    await openMenu(page.css('summary').filter({ hasText: 'Start From' }))
  },
  openEditList: () => openMenu(editMenu),
  /** The menu with everything in it, what tidies the list and what takes it elsewhere too. */
  async openMoreTools(): Promise<void> {
    await main.openEditList()
    for (const group of ['Sort, Shuffle, Clean Up', 'Copy, Save, Print']) {
      await openMenu(page.css('summary').filter({ hasText: group }))
    }
  },
  /** The menu of the wheel's name: its name, the other wheels, files. */
  wheelMenu,
  openWheelMenu: () => openMenu(wheelMenu),
  /** Sound, theme, help and pages. */
  mainMenu,
  openMainMenu: () => openMenu(mainMenu),
  editMenu,
  drawMenu,
  openDrawMenu: () => openMenu(drawMenu),
  /** Gives the wheel another name. */
  async rename(name: string): Promise<void> {
    await main.choose('Rename')
    await main.nameField.fill(name)
    await main.nameField.press('Enter')
  },
  /** There while the wheel is renamed. */
  nameField: page.getByRole('textbox', { name: 'Wheel name', exact: true }),
  /** Presses what is in a menu, and opens the menu first. */
  async choose(name: string): Promise<void> {
    const button = page
      .css('details :is(button, a)')
      .and(page.getByRole('button', { name, exact: true, includeHidden: true }))
    const element = await button.findElement()
    for (;;) {
      const closed = [...document.querySelectorAll('details:not([open])')]
      const menu = closed.find((one) => one.contains(element))
      const summary = menu?.querySelector('summary')
      if (!summary) break
      await page.elementLocator(summary).click()
    }
    await button.click()
  },
  /** Opens a panel by its tab, or by the bar where it is a sheet: on a phone and in a low window. */
  async openPanel(name: 'Options' | 'Draw' | 'Results' | 'Settings'): Promise<void> {
    const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) })
    const button = page
      .getByRole('navigation', { name: 'Panels' })
      .getByRole('button', { name: new RegExp(name) })
    if ((await tab.or(button).findElement()).ariaExpanded !== 'true') await tab.or(button).click()
  },
  /** On a phone, opens the sheet with the options. */
  openOptions: () => page.getByRole('button', { name: /Options$/, expanded: false }).click(),
  /** Replaces the wheel by one of the two presets. */
  async resetTo(name: 'Reset to Yes/No/Maybe' | 'Numbers 1-6'): Promise<void> {
    await main.openTemplates()
    await page.getByRole('button', { name }).click()
  },
  /** Imports lines as the preview proposes it, or in the given way. */
  async importLines(text: string, way?: 'Replace Them' | 'Add to Them'): Promise<void> {
    paste(text, await newOption.findElement())
    await expect.element(importButton).toBeVisible()
    if (way) await importDialog.getByRole('radio', { name: way }).click()
    await importButton.click()
    await expect.element(importDialog).not.toBeInTheDocument()
  },
}

/** Pastes a text. What the page leaves to the browser is inserted as the browser would. */
export function paste(text: string, target: Element = document.body): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  if (target.dispatchEvent(event) && target instanceof HTMLTextAreaElement) target.value += text
}

async function openMenu(summary: Locator): Promise<void> {
  const menu = (await summary.findElement()).closest('details')
  if (!menu?.open) await summary.click()
}
