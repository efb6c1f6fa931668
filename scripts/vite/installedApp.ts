// What a browser needs to install the site: the manifests, and the service worker that caches every file for offline
// use. The worker's source is src/app/worker; src/platform/serviceWorker.ts registers it.

import { VitePWA } from 'vite-plugin-pwa'
import type { messages as siteMessages } from '../../src/app/siteMessages.ts'
import { directionOf } from '../../src/languages/languages.ts'
import { SPIN_SCHEME, SPIN_SEARCH } from '../../src/share/spinLink.ts'
import { addressIn } from '../../src/text/locale.ts'
import { SHARE_ACTION } from '../headers.mjs'
import { siteName } from '../siteName.mjs'
import { licenses } from './licenses.ts'

/**
 * Extensions by type: what "Open with" offers the app for. Systems look at the last part of a name alone, so a wheel
 * saved as `.wheel.json` would come with every JSON file.
 */
const WHEELS = { 'application/x-fairwheel+json': ['.fairwheel', '.wheel'] }
const LISTS = {
  'text/plain': ['.txt'],
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}

/** The icon's background, which also fills the screen while the app starts. */
const ICON_GROUND = '#2b2540'

export const installedApp = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/worker',
    filename: 'sw.ts',
    // src/platform/serviceWorker.ts registers it.
    injectRegister: false,
    includeManifestIcons: false,
    injectManifest: {
      // Everything that the site can show; not source maps, the image for link previews or files for hosts.
      globPatterns: ['**/*.{html,js,css,svg,woff2,webp}', 'icons/icon-192.png', 'licenses.txt'],
      // Pages for streams, and what reads a chat, are cached once somebody opens them; a frame needs a network.
      globIgnores: [
        ...['sw.js', 'sw-off.js', 'chat/**'],
        ...['assets/stream/**', '**/{overlay,dock,embed}.html'],
      ],
      maximumFileSizeToCacheInBytes: 4_000_000,
      // Their names contain a hash of their contents.
      dontCacheBustURLsMatching: /^(?:assets|beacon)\//,
      rollupFormat: 'iife',
      buildPlugins: { vite: [licenses()] },
    },
    // infoPages.ts writes one for each language.
    manifest: false,
  })

/** What the system knows of the app. It is the same one in every language. */
export function manifestIn(language: string, messages: typeof siteMessages) {
  const home = addressIn(language, '/')
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: messages.appDescription,
    lang: language,
    dir: directionOf(language),
    start_url: home,
    scope: '/',
    display: 'standalone',
    theme_color: ICON_GROUND,
    background_color: ICON_GROUND,
    categories: ['utilities', 'education', 'entertainment'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    // `npm run pictures` takes them from the running site.
    screenshots: [
      {
        src: '/pictures/spin-light.webp',
        sizes: '1920x1200',
        type: 'image/webp',
        form_factor: 'wide',
        label: messages.pictureOfWinner,
      },
      {
        src: '/pictures/presentation-dark.webp',
        sizes: '1920x1200',
        type: 'image/webp',
        form_factor: 'wide',
        label: messages.pictureOfPresentation,
      },
      {
        src: '/pictures/phone-light.webp',
        sizes: '780x1688',
        type: 'image/webp',
        form_factor: 'narrow',
        label: messages.pictureOfPhone,
      },
    ],
    shortcuts: [
      { name: messages.examples, url: addressIn(language, '/examples') },
      { name: messages.howToUse, url: addressIn(language, '/how-to-use') },
    ].map((shortcut) => ({
      ...shortcut,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    // A link goes to the window that is already open, which opens it once its wheel is at rest.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    handle_links: 'preferred',
    // The parameter that src/share/spinLink.ts reads.
    protocol_handlers: [{ protocol: SPIN_SCHEME, url: `${home}${SPIN_SEARCH}=%s` }],
    file_handlers: [WHEELS, LISTS].map((accept) => ({ action: home, accept })),
    share_target: {
      action: language === 'en' ? SHARE_ACTION : `${SHARE_ACTION}?language=${language}`,
      // A text in the address would be sent to the server, and stand in its logs, where there is no worker.
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          {
            name: 'files',
            accept: [
              ...Object.entries({ ...WHEELS, ...LISTS }).flat(2),
              '.json',
              'application/json',
              // As Android may say: CSV, and a file with an extension that it does not know, such as a wheel.
              'text/comma-separated-values',
              'application/octet-stream',
            ],
          },
        ],
      },
    },
  }
}
