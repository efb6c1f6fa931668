// The subjects of the contact form, which are also sent with the message, and how soon each is answered.

export const SUBJECTS = [
  'Bug Report',
  'Feature Request',
  'Need Help',
  'General Feedback',
  'Business Inquiry',
  'Other',
] as const

/** The longest time until a first answer that we aim for, shortest first. */
export const RESPONSE_TIMES: readonly (readonly [topic: string, time: string])[] = [
  ['Need Help', '24 hours'],
  ['Bug Report', '3 days'],
  ['Business Inquiry', '5 days'],
  ['Other', '7 days'],
  ['General Feedback', '14 days'],
  ['Feature Request', '30 days'],
  ['Privacy or legal request', '30 days'],
]
