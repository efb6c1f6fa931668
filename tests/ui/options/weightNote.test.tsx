// What weight means in elimination mode is said while somebody is still to go out or to win.

import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { App } from '../../../src/store/createApp'
import type { AppState } from '../../../src/store/state'
import { fakeServices, openApp } from '../../store/services'

const holder = vi.hoisted(() => ({ app: undefined as unknown }))
vi.mock('../../../src/store/app', () => ({
  get app() {
    return holder.app
  },
  useApp: <T,>(select: (state: AppState) => T) => select((holder.app as App).store.getState()),
}))
// Test files share their modules, and another may have loaded these with its own app.
vi.resetModules()
const { EliminationStatus } = await import('../../../src/ui/options/Elimination')

let app: App
beforeEach(() => {
  holder.app = app = openApp(fakeServices())
  app.actions.changeSettings((settings) => ({ ...settings, weightsCount: true }))
  app.actions.toggleElimination()
})

function spin(): void {
  app.actions.requestSpin()
  app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
}

function said(): string {
  const { segments } = app.store.getState().wheel
  const active = segments.filter(({ eliminated }) => !eliminated)
  return renderToStaticMarkup(
    <EliminationStatus segments={segments} activeCount={active.length} />,
  ).replaceAll(/<[^>]*>/g, ' ')
}

it('of three, of two, and of one no more', () => {
  expect(said()).toContain('A higher weight means more likely to go out next.')
  spin()
  expect(said()).toContain('Two are left: a higher weight means more likely to win.')
  spin()
  expect(said()).not.toContain('weight')
})

it('of a tournament of two no more when it has its final winner', () => {
  app.actions.removeOption(app.store.getState().wheel.segments[0]?.id ?? '')
  expect(said()).toContain('Two are left')
  spin()
  expect(app.store.getState().lastResult?.isFinalWinner).toBe(true)
  expect(said()).not.toContain('weight')
  app.actions.dismissResult()
  // The next spin is a tournament of the same two.
  expect(said()).toContain('Two are left')
})
