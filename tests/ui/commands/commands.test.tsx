// Proves that every command is unmistakable, and that the lists of keys show the commands themselves. How to Use is
// rendered as the build does it: in Node, without the app.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { PAGES, pageAt } from '../../../scripts/vite/pageTable'
import { render } from '../../../src/pages/prerender'
import { COMMANDS, type Command } from '../../../src/ui/commands/commands'
import { FILE_COMMANDS } from '../../../src/ui/commands/fileCommands'
import {
  keyName,
  keysOf,
  PAGE_SHORTCUTS,
  PRESENTING_SHORTCUTS,
} from '../../../src/ui/commands/shortcuts'
import { shown } from '../../sayings'
import { fakeServices, openApp } from '../../store/services'

const isAppLoaded = vi.hoisted(() => ({ value: false }))

// The app asks the browser what it is.
vi.mock('../../../src/platform/device', async () => {
  isAppLoaded.value = true
  const { UNKNOWN_DEVICE } = await import('../../wheel/settings/unknownDevice')
  return { readDevice: () => UNKNOWN_DEVICE, watchDevice: () => {} }
})

// Stands in for the dialog element, which only a browser can open.
vi.mock('../../../src/ui/kit/Dialog', () => ({
  Dialog: ({ children }: { readonly children: unknown }) => children,
}))

const ALL: readonly Command[] = [...Object.values(COMMANDS), ...Object.values(FILE_COMMANDS)]

const isUnique = (values: readonly string[]) => new Set(values).size === values.length

const keyList = (commands: readonly Command[]) =>
  commands.map((command) => ({ name: command.name, keys: keysOf(command).map(keyName) }))

const KEY_LIST = keyList(PAGE_SHORTCUTS)
const KEY_LIST_IN_FULLSCREEN = keyList(PRESENTING_SHORTCUTS)

/** The rows of the definition list that has keys in it. */
function keyListIn(html: string) {
  const rows = [...html.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/g)]
  return rows
    .map(([, name, keys = '']) => ({
      name,
      keys: [...keys.matchAll(/<kbd[^>]*>([^<]*)<\/kbd>/g)].map(([, key]) => key),
    }))
    .filter(({ keys }) => keys.length > 0)
}

describe('the table of commands', () => {
  it('has a name of its own for each', () => {
    expect(isUnique(ALL.map(({ name }) => name))).toBe(true)
  })

  it('runs at most one command by a key, in a presentation and elsewhere', () => {
    const [inFullscreen, elsewhere] = [true, false].map((isForPresenting) =>
      ALL.filter((one) => Boolean(one.isForPresenting) === isForPresenting),
    )
    for (const commands of [inFullscreen, elsewhere]) {
      expect(commands?.length).toBeGreaterThan(0)
      expect(isUnique(commands?.flatMap(keysOf) ?? [])).toBe(true)
    }
  })

  it('has every command with a key: shortcuts are looked up there only', () => {
    const listed = new Set([...PAGE_SHORTCUTS, ...PRESENTING_SHORTCUTS])
    expect(new Set(ALL.filter((command) => keysOf(command).length > 0))).toEqual(listed)
  })
})

describe('lists of keys', () => {
  it('How to Use lists every command with a key, in order, and loads no app for it', async () => {
    const page = pageAt('/how-to-use')
    const html = page ? await render(page, PAGES) : ''
    expect(keyListIn(html)).toEqual([...KEY_LIST, ...KEY_LIST_IN_FULLSCREEN])
    expect(isAppLoaded.value).toBe(false)
  })

  it('the help dialog lists the same, and the key of the wheel’s menu', async () => {
    const { HelpDialog } = await import('../../../src/ui/commands/HelpDialog')
    const html = renderToStaticMarkup(<HelpDialog toasts={null} />)
    expect(keyListIn(html)).toEqual([
      ...KEY_LIST,
      { name: 'Open Wheel Menu', keys: ['Shift F10'] },
      ...KEY_LIST_IN_FULLSCREEN,
    ])
  })
})

it('no command changes a list that a draw has taken, and each says so @draw.list-taken', () => {
  const app = openApp(fakeServices())
  const { actions, store } = app
  actions.toggleElimination()
  actions.requestSpin()
  actions.settleSpin(store.getState().activeSpin?.outcome.id ?? '')
  actions.dismissResult()
  for (const text of ['Maybe not', 'Never']) actions.addOption(text)
  actions.undoStep()
  for (const { id } of store.getState().toasts) actions.dismissToast(id)
  actions.focusSegment(1)
  const { wheel, settings } = store.getState()
  const { undo, redo, restoreAll, reset, elimination, quickAdd, removeFocused, numbers } = COMMANDS
  const change = [undo, redo, restoreAll, elimination, quickAdd, removeFocused, reset, numbers]
  actions.holdForRaffle({ hasList: true })
  for (const command of change) {
    command.run(app)
    expect(store.getState().wheel).toBe(wheel)
    expect(store.getState().settings).toBe(settings)
    expect(shown(store.getState().toasts).map(({ message }) => message)).toEqual([
      'A draw is using this list, so it was not changed.',
    ])
    for (const { id } of store.getState().toasts) actions.dismissToast(id)
  }
  actions.holdForRaffle({ hasList: false })
  for (const command of change) {
    const before = store.getState()
    command.run(app)
    const { wheel: after, settings: set } = store.getState()
    expect([after, set]).not.toEqual([before.wheel, before.settings])
    actions.focusSegment(1)
  }
})
