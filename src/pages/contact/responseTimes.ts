// Apart from the form, which does not show them.

import { say } from '../../text/say'
import { subjects } from './contact'

const within = {
  hours: (count: number) => say('{count, plural, one {# hour} other {# hours}}', { count }),
  days: (count: number) => say('{count, plural, one {# day} other {# days}}', { count }),
}

const privacy = say('Privacy or legal request')

/** The longest time until a first answer that we aim for, shortest first. */
export const RESPONSE_TIMES: readonly (readonly [topic: string, time: string])[] = [
  [subjects.help, within.hours(24)],
  [subjects.bug, within.days(3)],
  [subjects.business, within.days(5)],
  [subjects.other, within.days(7)],
  [subjects.feedback, within.days(14)],
  [subjects.feature, within.days(30)],
  [privacy, within.days(30)],
]
