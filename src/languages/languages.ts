/** The languages that the site is offered in (BCP 47). The texts of each but English are in a file here, `<code>.po`. */
export const LANGUAGES: readonly string[] = ['en']

/** Made from English, to see in development and tests what another language does to the screen: see scripts/texts.mjs. */
export const MADE_UP: readonly string[] = ['en-XA', 'en-XB']

export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize()
  return language === 'en-XB' || ['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr'
}
