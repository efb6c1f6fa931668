import { expect, it } from 'vitest'
import { shown, words } from '../sayings'
import { fakeServices, openApp } from './services'

it('stays four seconds, and eight with a way back @data.toast', () => {
  const { actions, store } = openApp(fakeServices())
  actions.showToast(words('Plain'), 'success')
  actions.addOption('Fig')
  actions.removeOption(store.getState().wheel.segments[3]?.id ?? '')
  expect(shown(store.getState().toasts)).toMatchObject([
    { message: 'Plain', type: 'success', durationMs: 4000 },
    { message: 'Removed “Fig”', type: 'info', durationMs: 8000 },
  ])
  expect(store.getState().toasts[0]?.undo).toBeUndefined()
})

it('is gone once dismissed, and takes nothing with it', () => {
  const { actions, store } = openApp(fakeServices())
  actions.showToast(words('One'), 'info')
  actions.showToast(words('Two'), 'error')
  actions.dismissToast(store.getState().toasts[0]?.id ?? '')
  expect(shown(store.getState().toasts).map(({ message }) => message)).toEqual(['Two'])
})

it('is shown once, however often it comes, and with two others at most', () => {
  const { actions, store } = openApp(fakeServices())
  for (const message of ['One', 'Two', 'One', 'Three', 'Four'])
    actions.showToast(words(message), 'info')
  expect(shown(store.getState().toasts).map(({ message }) => message)).toEqual([
    'One',
    'Three',
    'Four',
  ])
})
