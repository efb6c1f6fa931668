// What a system knows of the installed app, in each language.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { manifestIn } from '../../scripts/vite/installedApp'
import { messages } from '../../src/app/siteMessages'
import { askedBy } from '../../src/share/spinLink'

const english = manifestIn('en', messages)
const arabic = manifestIn('ar', messages)

it('it is one app in every language, that opens and shares in its own', () => {
  for (const manifest of [english, arabic]) {
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      name: 'Fairwheel',
      short_name: 'Fairwheel',
    })
  }
  const { lang, dir, start_url, file_handlers, share_target, shortcuts } = arabic
  expect({ lang, dir, start_url }).toEqual({ lang: 'ar', dir: 'rtl', start_url: '/ar/' })
  expect(english).toMatchObject({ lang: 'en', dir: 'ltr', start_url: '/' })
  expect(file_handlers.map(({ action }) => action)).toEqual(['/ar/', '/ar/'])
  expect(share_target.action).toBe('/open-shared?language=ar')
  expect(shortcuts.map(({ url }) => url)).toEqual(['/ar/examples', '/ar/how-to-use'])
})

it('it has a window of its own, and links and files come to the one that is open', () => {
  expect(english).toMatchObject({
    display: 'standalone',
    handle_links: 'preferred',
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
  })
})

it('an address of its scheme comes to its page, which reads it as one that asks for a spin', () => {
  const paths = [english, arabic].map(({ protocol_handlers: [handler, ...others] }) => {
    expect(others).toEqual([])
    expect(handler?.protocol).toBe('web+fairwheel')
    const address = handler?.url.replace('%s', encodeURIComponent('web+fairwheel:spin')) ?? ''
    const { pathname, search } = new URL(address, 'https://wheel.example')
    expect(askedBy(search)).toBe('spin')
    return pathname
  })
  expect(paths).toEqual(['/', '/ar/'])
})

it('what is shared with it stays on the device, and files can be shared', () => {
  const { method, enctype, params } = english.share_target
  expect([method, enctype]).toEqual(['POST', 'multipart/form-data'])
  expect(params).toMatchObject({ title: 'title', text: 'text', url: 'url' })
  // As Android may call them.
  expect(params.files[0]?.accept).toEqual(
    expect.arrayContaining([
      '.json',
      'application/json',
      'text/comma-separated-values',
      'application/octet-stream',
    ]),
  )
})

it('while it starts the screen has the ground of its icon', () => {
  const [, ground] = /fill="(#\w+)"/.exec(readFileSync('public/icon.svg', 'utf8')) ?? []
  const { background_color, theme_color } = english
  expect([background_color, theme_color]).toEqual([ground, ground])
})

it('its icons are as large as it says, and one may be cropped to a circle', () => {
  const { icons, shortcuts } = english
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap(({ icons }) => icons)]) {
    if (sizes === 'any') continue
    const icon = readFileSync(`public${src}`)
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes)
  }
  expect(icons.filter((one) => 'purpose' in one).map(({ src }) => src)).toEqual([
    '/icons/maskable-512.png',
  ])
})
