// The draft of a contact message, saved for this tab: nothing typed is lost if the form service fails, hangs or is
// blocked.

import { CONTACT_FIELDS, type ContactField } from './contactRules'

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
