/** The language of everything the visitor reads (BCP 47). */
export const LOCALE = 'en'
