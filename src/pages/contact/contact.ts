// The draft is saved for this tab, so that nothing typed is lost if the form service fails, hangs or is blocked.

import { say } from '../../text/say'
import { messages } from './messages'

export const subjects = {
  bug: say('Bug Report'),
  feature: say('Feature Request'),
  help: say('Need Help'),
  feedback: say('General Feedback'),
  business: say('Business Inquiry'),
  other: say('Other'),
}

/** What is sent for each, in English in every language: the operator reads and sorts by it. */
export const SENT_SUBJECTS: Readonly<Record<keyof typeof subjects, string>> = {
  bug: 'Bug Report',
  feature: 'Feature Request',
  help: 'Need Help',
  feedback: 'General Feedback',
  business: 'Business Inquiry',
  other: 'Other',
}

export const SUBJECTS = Object.keys(subjects) as readonly (keyof typeof subjects)[]

/** All of them are required. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** @param isInvalidEmail whether the browser rejects the value as an email address */
export function fieldError(
  name: ContactField,
  value: string,
  isInvalidEmail: boolean,
): string | undefined {
  if (value.trim() === '') return messages.missing[name]
  return isInvalidEmail ? messages.invalidEmail : undefined
}

const KEY = 'contact_draft'

export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  write(CONTACT_FIELDS.map((name) => [name, data.get(name)]))
}

/** Fills the empty fields from the draft. Text that is already in a field is newer. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft()
  for (const name of CONTACT_FIELDS) {
    const field = fieldOf(form, name)
    const text = draft.get(name)
    if (field && field.value === '' && typeof text === 'string') field.value = text
  }
}

export function clearDraft(): void {
  write([])
}

export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function fieldOf(form: HTMLFormElement, name: ContactField): FieldElement | null {
  return form.querySelector<FieldElement>(`[name="${name}"]`)
}

let hasLoggedFailure = false

/** Without storage, or when it is full, there is no draft. */
function logFailure(cause: unknown): void {
  // Only once, because every keystroke tries again.
  if (!hasLoggedFailure) console.info('The contact draft could not be saved or read', cause)
  hasLoggedFailure = true
}

function write(draft: readonly unknown[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch (cause) {
    logFailure(cause)
  }
}

function readDraft(): Map<unknown, unknown> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
  } catch (cause) {
    logFailure(cause)
    return new Map()
  }
}
