// The contact form: a plain form that posts to the operator's form service, also without JavaScript.
// With it, faults are told in place and nothing typed is lost.

import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { operator, site } from '../../site'
import page from '../page.module.css'
import { PAGES } from '../pageTable'
import { Field } from './ContactField'
import styles from './ContactPage.module.css'
import { fieldOf, keepDraft, restoreDraft } from './contactDraft'
import { CONTACT_FIELDS, type ContactField, faultOf } from './contactRules'
import { SUBJECTS } from './contactTopics'

type Faults = Partial<Record<ContactField, string>>

const isSetUp = operator.contactEndpoint !== '' && operator.contactAccessKey !== ''
const RETURN_PATH = `${PAGES.contact.path}?success=true`

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const noticeId = useId()
  const [faults, setFaults] = useState<Faults>({})
  const [isSending, setSending] = useState(false)
  const returnTo = useSyncExternalStore(never, returnAddress, builtReturnAddress)

  useEffect(() => {
    if (!form.current) return
    // From now on faults are told here and not in the browser's bubbles.
    form.current.noValidate = true
    restoreDraft(form.current)
    // Back from a service that failed, out of the browser's memory.
    const back = () => setSending(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    const found = faultsOf(event.currentTarget)
    setFaults(found)
    const first = CONTACT_FIELDS.find((name) => found[name] !== undefined)
    if (first === undefined) {
      keepDraft(event.currentTarget)
      setSending(true)
    } else {
      event.preventDefault()
      fieldOf(event.currentTarget, first)?.focus()
    }
  }

  /** A fault goes as soon as it is mended; none comes while one is still typing. */
  function typed(event: FormEvent<HTMLFormElement>) {
    keepDraft(event.currentTarget)
    const now = faultsOf(event.currentTarget)
    setFaults((before) => {
      const isMended = CONTACT_FIELDS.some((name) => before[name] !== now[name] && before[name])
      if (!isMended) return before
      const left = CONTACT_FIELDS.filter((name) => before[name] !== undefined)
      return Object.fromEntries(left.flatMap((name) => (now[name] ? [[name, now[name]]] : [])))
    })
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={isSetUp ? operator.contactEndpoint : undefined}
      aria-label="Contact"
      onSubmit={submit}
      onInput={typed}
    >
      {!isSetUp && (
        <p id={noticeId} className={styles.notice}>
          <strong>This form is not connected.</strong> Whoever runs this site has not set it up yet,
          so nothing can be sent from here.
        </p>
      )}
      <input type="hidden" name="access_key" value={operator.contactAccessKey} />
      <input type="hidden" name="from_name" value={`${site.name} contact form`} />
      <input type="hidden" name="redirect" value={returnTo} />
      {/* Only a program ticks what nobody can see, hear or reach. */}
      <input type="checkbox" name="botcheck" hidden tabIndex={-1} aria-hidden="true" />
      <Field name="name" label="Name" fault={faults.name}>
        {(field) => <input type="text" dir="auto" autoComplete="name" {...field} />}
      </Field>
      <Field name="email" label="Email" fault={faults.email}>
        {(field) => <input type="email" autoComplete="email" {...field} />}
      </Field>
      <Field name="subject" label="Subject" fault={faults.subject}>
        {(field) => (
          <select defaultValue="" {...field}>
            <option value="">Choose one</option>
            {SUBJECTS.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label="Message" fault={faults.message}>
        {(field) => <textarea rows={7} dir="auto" {...field} />}
      </Field>
      <button
        type="submit"
        className={page.button}
        data-main
        disabled={!isSetUp}
        aria-describedby={isSetUp ? undefined : noticeId}
      >
        Send message
      </button>
      <p className={styles.status} role="status">
        {isSending &&
          'Sending… Should it not arrive, what you wrote is still here when you come back.'}
      </p>
    </form>
  )
}

function faultsOf(form: HTMLFormElement): Faults {
  const found = CONTACT_FIELDS.flatMap((name) => {
    const field = fieldOf(form, name)
    const fault = field && faultOf(name, field.value, field.validity.typeMismatch)
    return fault ? [[name, fault] as const] : []
  })
  return Object.fromEntries(found)
}

/** Where the form service sends the visitor back to: where the form is now, or without scripts where it was built for. */
const returnAddress = () => `${location.origin}${RETURN_PATH}`
const builtReturnAddress = () => `${operator.url}${RETURN_PATH}`
const never = () => () => {}
