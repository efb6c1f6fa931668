import { lazy } from './lazy'
import { deviceLanguages, LOCALE } from './locale'

/** Days and hours as this device writes them where it speaks the language of the page: `en-GB` has days before months. */
const regional = lazy(() => {
  const { language, script, numberingSystem } = aboutLanguage(LOCALE)
  const isSame = (one: string) => {
    const other = aboutLanguage(one)
    return other.language === language && other.script === script
  }
  const found = deviceLanguages.find(isSame) ?? LOCALE
  // With the digits of everything else on the page.
  return new Intl.Locale(found, { numberingSystem }).toString()
})

function aboutLanguage(locale: string) {
  const { language, script } = new Intl.Locale(locale).maximize()
  return { language, script, ...new Intl.NumberFormat(locale).resolvedOptions() }
}

/** @param locale BCP 47; by default the page's, as this device writes it */
export function momentFormat(
  options: Intl.DateTimeFormatOptions,
  locale?: string,
): (at: number) => string {
  const format = lazy(() => new Intl.DateTimeFormat(locale ?? regional(), options))
  return (at) => format().format(at)
}

const EXACTLY = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const

/** To the second, in the zone of this device, which it names. @param at a valid date */
export const momentText: (at: number) => string = momentFormat(EXACTLY)

/**
 * The same in another zone, for paper and for records; by default in the device's.
 * @throws RangeError for a zone that this browser does not know
 */
export function momentsIn(timeZone?: string, locale?: string): (at: number) => string {
  const format = momentFormat({ ...EXACTLY, timeZone }, locale)
  format(0)
  return format
}

const relative = lazy(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number, upToMs: number])[] =
  [
    ['minute', MINUTE, HOUR],
    ['hour', HOUR, DAY],
    ['day', DAY, 7 * DAY],
    ['week', 7 * DAY, 30 * DAY],
    ['month', 30 * DAY, 365 * DAY],
  ]

/** How long ago something was, in the largest unit that fits: `5 minutes ago`, `yesterday`; `now` within a minute. */
export function agoInWords(ms: number): string {
  if (ms < MINUTE) return relative().format(0, 'second')
  const [unit, unitMs] = STEPS.find(([, , upToMs]) => ms < upToMs) ?? ['year', 365 * DAY]
  return relative().format(-Math.floor(ms / unitMs), unit)
}
