// Posts to the operator's form service, also without JavaScript, which adds errors beside the fields and a draft.

import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { operator, site } from '../../text/site'
import { Button, ButtonLink } from '../../ui/kit/Button'
import { Card } from '../../ui/kit/Card'
import { Input, TextArea } from '../../ui/kit/fields/Field'
import { Note } from '../../ui/kit/text'
import { SITE_LINKS } from '../../ui/siteLinks'
import page from '../page.module.css'
import styles from './ContactPage.module.css'
import {
  CONTACT_FIELDS,
  type ContactField,
  clearDraft,
  fieldError,
  fieldOf,
  restoreDraft,
  SENT_SUBJECTS,
  SUBJECTS,
  saveDraft,
  subjects,
} from './contact'
import { messages } from './messages'

const { home, contact } = SITE_LINKS

type Errors = Partial<Record<ContactField, string>>

const isSetUp = operator.contactEndpoint !== '' && operator.contactAccessKey !== ''
/** On the emails that the form service sends to the operator. */
const SENDER = `${site.name} contact form`
const RETURN_PATH = `${contact.href}?success=true`

export default function ContactPage() {
  const search = useSyncExternalStore(never, searchOfPage, noSearch)
  return new URLSearchParams(search).get('success') === 'true' ? <ThankYou /> : <ContactForm />
}

function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const noticeId = useId()
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setSending] = useState(false)
  const returnTo = useSyncExternalStore(never, returnAddress, builtReturnAddress)

  useEffect(() => {
    if (!form.current) return
    // From now on errors are shown here, not in the browser's bubbles.
    form.current.noValidate = true
    restoreDraft(form.current)
    // The visitor came back from a service that failed, and the browser restored the page from its cache.
    const onPageShow = () => setSending(false)
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    const found = errorsOf(event.currentTarget)
    setErrors(found)
    const first = CONTACT_FIELDS.find((name) => found[name] !== undefined)
    if (first === undefined) {
      saveDraft(event.currentTarget)
      setSending(true)
    } else {
      event.preventDefault()
      fieldOf(event.currentTarget, first)?.focus()
    }
  }

  /** An error disappears as soon as it is fixed. None appears while the visitor is still typing. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    saveDraft(event.currentTarget)
    const now = errorsOf(event.currentTarget)
    setErrors((before) => {
      const isFixed = CONTACT_FIELDS.some((name) => before[name] !== now[name] && before[name])
      if (!isFixed) return before
      const left = CONTACT_FIELDS.filter((name) => before[name] !== undefined)
      return Object.fromEntries(left.flatMap((name) => (now[name] ? [[name, now[name]]] : [])))
    })
  }

  return (
    <Card>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={isSetUp ? operator.contactEndpoint : undefined}
        aria-label={messages.form}
        onSubmit={submit}
        onInput={onInput}
      >
        {!isSetUp && (
          <p id={noticeId} className={page.warning}>
            {messages.notSetUp}
          </p>
        )}
        <input type="hidden" name="access_key" value={operator.contactAccessKey} />
        <input type="hidden" name="from_name" value={SENDER} />
        <input type="hidden" name="redirect" value={returnTo} />
        {/* A honeypot: only bots tick a box that nobody can see, hear or reach. */}
        <input type="checkbox" name="botcheck" hidden tabIndex={-1} aria-hidden="true" />
        <Field name="name" label={messages.name} error={errors.name}>
          {(field) => <Input dir="auto" autoComplete="name" {...field} />}
        </Field>
        <Field name="email" label={messages.email} error={errors.email}>
          {(field) => <Input type="email" autoComplete="email" {...field} />}
        </Field>
        <Field name="subject" label={messages.subject} error={errors.subject}>
          {(field) => (
            <select defaultValue="" {...field}>
              <option value="">{messages.chooseSubject}</option>
              {SUBJECTS.map((subject) => (
                <option key={subject} value={SENT_SUBJECTS[subject]}>
                  {subjects[subject]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="message" label={messages.message} error={errors.message}>
          {(field) => <TextArea rows={7} dir="auto" {...field} />}
        </Field>
        <Button
          type="submit"
          kind="primary"
          disabled={!isSetUp}
          aria-describedby={isSetUp ? undefined : noticeId}
        >
          {messages.send}
        </Button>
        <Note role="status">{isSending && messages.sending}</Note>
      </form>
    </Card>
  )
}

interface FieldProps {
  readonly name: ContactField
  readonly label: string
  readonly error: string | undefined
  children(field: {
    readonly id: string
    readonly name: ContactField
    readonly required: true
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }): ReactNode
}

function Field({ name, label, error, children }: FieldProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className={page.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': error && errorId,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    clearDraft()
    heading.current?.focus()
  }, [])
  return (
    <section aria-labelledby="thanks">
      <Card className={styles.thanks}>
        <h2 id="thanks" ref={heading} tabIndex={-1}>
          {messages.thankYou}
        </h2>
        <p>{messages.sent}</p>
        <p className={page.buttons}>
          <ButtonLink kind="primary" href={home.href}>
            {messages.backToWheel}
          </ButtonLink>
          <ButtonLink href={contact.href}>{messages.writeAnother}</ButtonLink>
        </p>
      </Card>
    </section>
  )
}

function errorsOf(form: HTMLFormElement): Errors {
  const found = CONTACT_FIELDS.flatMap((name) => {
    const field = fieldOf(form, name)
    const error = field && fieldError(name, field.value, field.validity.typeMismatch)
    return error ? [[name, error] as const] : []
  })
  return Object.fromEntries(found)
}

/** Where the form service returns the visitor to: this site, or without scripts the site it was built for. */
const returnAddress = () => `${location.origin}${RETURN_PATH}`
const builtReturnAddress = () => `${operator.url}${RETURN_PATH}`
const never = () => () => {}

/** What the build renders has no query, and hydration begins with the same. */
const searchOfPage = () => location.search
const noSearch = () => ''
