// The wheel of a link in a frame of another site.

import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hashOf } from '../../../e2e/support/savedWheels'
import { compression } from '../../../src/platform/compression'
import { readHash } from '../../../src/share/link'
import { Embed } from '../../../src/stream/embed/Embed'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { axeFaults } from '../support/axe'
import { main } from '../support/main'
import { app, beginVisit, endWith, state } from '../support/screen'

const plate = page.getByRole('region', { name: 'Result' })
const live = page.css('[aria-live="polite"]')

test('speaks of nothing but its spins, and shows what was changed in the link’s wheel', async () => {
  const hash = await hashOf(['Anna', 'Ben'], {
    settings: {
      ...DEFAULT_SETTINGS,
      animationSpeed: { ...DEFAULT_SETTINGS.animationSpeed, preset: 'instant' },
    },
  })
  const root = createRoot(beginVisit(hash))
  endWith(root)
  app().actions.openShared(await readHash(hash, { compression }), hash)
  root.render(<Embed note="1 weight was changed." />)
  await expect.element(page.getByText('1 weight was changed.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await expect.element(live).toBeEmptyDOMElement()
  await main.wheel.click()
  await expect.element(plate).toBeVisible()
  await expect.element(live).toHaveTextContent(/^Winner: (Anna|Ben)$/)
  expect(state().lastResult).not.toBeNull()
})
