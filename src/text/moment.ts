import { LOCALE } from './locale'

/**
 * To the second, with its zone, for paper and for records. Locale and zone are the device's if left out.
 * @throws RangeError for a zone that this browser does not know
 */
export function momentFormat(locale?: string, timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
}

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

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
  if (ms < MINUTE) return relative.format(0, 'second')
  const [unit, unitMs] = STEPS.find(([, , upToMs]) => ms < upToMs) ?? ['year', 365 * DAY]
  return relative.format(-Math.floor(ms / unitMs), unit)
}
