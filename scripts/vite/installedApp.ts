// Owns what a browser needs to install the site: the manifest, and the worker that keeps every file for offline use.
// The worker itself is src/worker; pages register it in src/platform/serviceWorker.ts.

import { VitePWA } from 'vite-plugin-pwa'
import { siteName } from '../siteName.mjs'
import { licenses } from './licenses.ts'

/** The dark of the icon, which also stands behind it while the app starts. */
const ICON_GROUND = '#2b2540'

export const installedApp = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    // Pages do it themselves, as the specification has it.
    injectRegister: false,
    includeManifestIcons: false,
    injectManifest: {
      // Everything that the site can show. Not what only others read: the preview of links, the hosts' own files.
      globPatterns: ['**/*.{html,js,css,svg,woff2,webp}', 'icons/icon-192.png', 'licenses.txt'],
      globIgnores: ['sw.js', 'sw-off.js'],
      maximumFileSizeToCacheInBytes: 4_000_000,
      // Named after their contents already.
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: 'iife',
      buildPlugins: { vite: [licenses()] },
    },
    manifest: {
      id: '/',
      name: siteName,
      short_name: siteName,
      description: 'A fair decision wheel: list some options, spin, and a whole room believes it.',
      lang: 'en',
      start_url: '/',
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
      // Taken of the running product by `npm run pictures`.
      screenshots: [
        {
          src: '/pictures/spin-light.webp',
          sizes: '1920x1200',
          type: 'image/webp',
          form_factor: 'wide',
          label: 'A wheel with its winner',
        },
        {
          src: '/pictures/presentation-dark.webp',
          sizes: '1920x1200',
          type: 'image/webp',
          form_factor: 'wide',
          label: 'The wheel for a whole room, on a projector',
        },
        {
          src: '/pictures/phone-light.webp',
          sizes: '780x1688',
          type: 'image/webp',
          form_factor: 'narrow',
          label: 'The wheel on a phone',
        },
      ],
      shortcuts: [
        { name: 'Example wheels', url: '/examples' },
        { name: 'How to use', url: '/how-to-use' },
      ].map((shortcut) => ({
        ...shortcut,
        icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      })),
      // A link comes to the window that is open, which opens it when its wheel stands still.
      launch_handler: { client_mode: ['focus-existing', 'auto'] },
      handle_links: 'preferred',
    },
  })
