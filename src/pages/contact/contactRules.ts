// Owns what the contact form asks for and what it says where something is missing (product specification, section 5).

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

const MISSING: Record<ContactField, string> = {
  name: 'Please say what to call you.',
  email: 'Please give an email address, so that you can be answered.',
  subject: 'Please choose what it is about.',
  message: 'Please write a message.',
}

/**
 * What is wrong with a field, as a sentence; `undefined` where nothing is.
 * @param isMistyped whether the browser finds that it is no email address
 */
export function faultOf(
  name: ContactField,
  value: string,
  isMistyped: boolean,
): string | undefined {
  if (value.trim() === '') return MISSING[name]
  if (isMistyped) return 'This is no whole email address. It looks like name@example.com.'
  return undefined
}
