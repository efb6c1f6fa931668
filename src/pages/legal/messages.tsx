// What surrounds the legal texts. The texts themselves are in privacySections.tsx and termsSections.tsx.

import { LOCALE } from '../../text/locale'

const calendar = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })

/** @param date such as `2026-11-22` */
const day = (date: string) => <time dateTime={date}>{calendar.format(new Date(date))}</time>

export const messages = {
  contents: 'On this page',
  summary: 'In short',

  lastUpdated: (date: string) => <>Last updated {day(date)}</>,
  day,
  privacySummary: [
    'There are no accounts. You can use the wheel without telling us who you are.',
    'Your wheels, results, draws and settings stay in your browser.',
    'A shared wheel is stored in its link, not on a server.',
    'Only the contact form sends what you type, and only when you send it.',
  ],

  termsIntro:
    'These terms are an agreement between you and whoever runs this site (“we”). By using the wheel, you agree to them. We have made them as short and plain as we could.',
  termsSummary: [
    'Use the wheel freely, for work, school or play, but do not break the law with it.',
    'What you put on the wheel is yours, and your responsibility.',
    'The wheel is provided as is. Our liability is limited to 100 USD.',
    'We first try to settle any dispute informally for 30 days. Delaware law applies.',
  ],
} as const
