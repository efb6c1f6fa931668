import { LOCALE } from './locale'

/** One text for each plural category that the language has (CLDR); English has `one` and `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

const rules = new Intl.PluralRules(LOCALE)
// `1000 options`, `10,000 options`.
const digits = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' })

/**
 * The form for a count, with the count in place of `#`: `plural(3, { one: '# option', other: '# options' })` is
 * `3 options`. Forms are fixed texts: a visitor's own text may contain a `#`.
 */
export function plural(count: number, forms: PluralForms): string {
  const form = forms[rules.select(count)] ?? forms.other
  return form.replaceAll('#', digits.format(count))
}
