// Owns what a message can be about (product specification, section 5) and how soon each is answered (section 9).

export const SUBJECTS = [
  'Bug Report',
  'Feature Request',
  'Need Help',
  'General Feedback',
  'Business Inquiry',
  'Other',
] as const

/** Longest first answer that we aim for, quickest first. */
export const RESPONSE_TIMES: readonly (readonly [topic: string, time: string])[] = [
  ['Need Help', '24 hours'],
  ['Bug Report', '3 days'],
  ['Business Inquiry', '5 days'],
  ['Other', '7 days'],
  ['General Feedback', '14 days'],
  ['Feature Request', '30 days'],
  ['Privacy or legal request', '30 days'],
]
