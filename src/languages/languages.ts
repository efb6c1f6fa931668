/** The languages that the site is offered in (BCP 47). The texts of each but English are in a file here, `<code>.po`. */
export const LANGUAGES: readonly string[] = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'nl',
  'pl',
  'pt-BR',
  'tr',
  'zh-Hans',
]

/** Made from English, to see in development and tests what another language does to the screen: see scripts/texts.mjs. */
export const MADE_UP: readonly string[] = ['en-XA', 'en-XB']

/** Fredoka has all letters of these, and only some or none of others, whose headings are therefore in the system's face. */
const IN_DISPLAY_FACE = ['en', 'de', 'es', 'fr', 'id', 'it', 'nl', 'pt-BR']

export function hasDisplayFace(language: string): boolean {
  return IN_DISPLAY_FACE.includes(language)
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize()
  return language === 'en-XB' || ['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr'
}
