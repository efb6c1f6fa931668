// Opens the dock of a stream: another page of the same wheel.

import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Dock } from '../../../src/stream/dock/Dock'
import { syncPageAttributes } from '../../../src/ui/pageAttributes'
import { main } from './main'
import { app, beginVisit, endWith } from './screen'

const openWheel = page.css('details').filter({ hasText: 'Open a Wheel' })

export const dock = {
  async open(): Promise<void> {
    const container = beginVisit('')
    syncPageAttributes(app())
    app().persistence.rehydrate()
    const root = createRoot(container)
    endWith(root)
    root.render(<Dock />)
    await expect.element(main.newOption).toBeVisible()
    await document.fonts.ready
  },
  winner: main.moment.css('[data-part="name"]'),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  link: page.getByRole('textbox', { name: 'Wheel Link' }),
  unfold: (name: string) => page.css('summary').filter({ hasText: name }).click(),
  /** What is said of the link that was typed. */
  problem: openWheel.getByRole('status'),
}
