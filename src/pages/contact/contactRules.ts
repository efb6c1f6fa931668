// The fields of the contact form, all of them required, and their validation.

import { messages } from './messages'

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/**
 * The error message for a field; `undefined` if its value is valid.
 * @param isInvalidEmail whether the browser rejects the value as an email address
 */
export function fieldError(
  name: ContactField,
  value: string,
  isInvalidEmail: boolean,
): string | undefined {
  if (value.trim() === '') return messages.missing[name]
  return isInvalidEmail ? messages.invalidEmail : undefined
}
