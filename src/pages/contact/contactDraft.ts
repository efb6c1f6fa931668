// Owns what a visitor has typed into the contact form and not sent yet: kept for this tab, so that a form
// service which fails, hangs or is blocked costs nobody their words.

import { CONTACT_FIELDS, type ContactField } from './contactRules'

const KEY = 'contact_draft'

export function keepDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  write(CONTACT_FIELDS.map((name) => [name, data.get(name)]))
}

/** Puts the draft into fields that are empty; what is in one already is newer. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft()
  for (const name of CONTACT_FIELDS) {
    const field = fieldOf(form, name)
    const text = draft.get(name)
    if (field && field.value === '' && typeof text === 'string') field.value = text
  }
}

export function forgetDraft(): void {
  write([])
}

export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function fieldOf(form: HTMLFormElement, name: ContactField): FieldElement | null {
  return form.querySelector<FieldElement>(`[name="${name}"]`)
}

let isTold = false

/** Where the browser forbids keeping anything, or has no room, there is no draft. */
function tell(cause: unknown): void {
  // Once: it is tried with every letter.
  if (!isTold) console.info('What is typed here is not kept', cause)
  isTold = true
}

function write(draft: readonly unknown[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch (cause) {
    tell(cause)
  }
}

function readDraft(): Map<unknown, unknown> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
  } catch (cause) {
    tell(cause)
    return new Map()
  }
}
