// The texts of the site, in English, for code that uses its sources without Vite. Import it before them.

import compile from 'icu-minify/compile'

globalThis.pageTexts = {
  language: 'en',
  messages: new Proxy({}, { get: (_, english) => compile(String(english)) }),
}
