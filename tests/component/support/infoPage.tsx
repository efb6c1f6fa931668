// Opens an info page: rendered as the build renders it, and its part brought to life as main.ts does.

import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { commands } from 'vitest/browser'
import { APPS, isApp } from '../../../src/pages/apps'
import { render, site } from '../../../src/pages/prerender'
import { beginVisit, endWith } from './screen'

/** @param hash with its `#` */
export async function openInfoPage(path: string, hash = ''): Promise<void> {
  const pages = await commands.infoPages()
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`There is no page at ${path}`)
  const html = await render(page, pages)
  const container = beginVisit(hash)
  container.innerHTML = html
  document.title = `${page.title} - ${site.name}`
  const part = container.querySelector<HTMLElement>('[data-app]')
  const { app = '' } = part?.dataset ?? {}
  if (!part || !isApp(app)) return
  const { default: App } = await APPS[app]()
  await new Promise<void>((alive) => {
    const hydrated = hydrateRoot(
      part,
      <Alive onAlive={alive}>
        <App />
      </Alive>,
    )
    endWith(hydrated)
  })
  // Laid out, it has asked for its fonts.
  part.getBoundingClientRect()
  await document.fonts.ready
}

interface AliveProps {
  readonly children: ReactNode
  onAlive(): void
}

/** Says when what is in it listens. */
function Alive({ children, onAlive }: AliveProps) {
  useEffect(onAlive, [onAlive])
  return children
}
