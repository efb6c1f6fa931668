/**
 * Formats a moment to the second, with its zone, for paper and for records.
 * @param locale the browser's own if left out
 * @param timeZone the device's if left out
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
