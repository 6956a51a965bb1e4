import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { answerOf, CallError, calls } from '../../../client.ts'
import { CONTACT_SENT } from '../../../content/specification.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Field, TextAreaField } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import type { ContactMessage, ContactProblems } from './check-contact.ts'
import { readHomeSearch } from './home-search.ts'

/** The contract's rules need a validator, so they are fetched when somebody starts to write, not with the page. */
const loadRules = () => import('./check-contact.ts')
const prepare = () => void loadRules().catch(() => undefined)

/** Sends a message to the shop. The form keeps what was typed until the shop has accepted it. */
export function ContactForm() {
  const { message: begun } = readHomeSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const [complaints, setComplaints] = useState<ContactProblems>({})
  const [isSending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setSending(true)
    await check(form)
    setSending(false)
  }

  async function check(form: HTMLFormElement): Promise<void> {
    const rules = await loadRules().catch(() => undefined)
    if (!rules) return notify.failure(new CallError(0), { retry: () => form.requestSubmit() })
    const { message, complaints: found } = rules.checkContact(new FormData(form))
    setComplaints(found)
    if (message) await send(form, message)
    else focusFirst(form, found)
  }

  async function send(form: HTMLFormElement, json: ContactMessage): Promise<void> {
    try {
      await answerOf(calls.contact.$post({ json }))
      form.reset()
      if (begun) void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
      notify.success(CONTACT_SENT)
    } catch (error) {
      notify.failure(error, { retry: () => form.requestSubmit() })
    }
  }

  const field = (name: keyof ContactProblems) => ({ name, error: complaints[name], onFocus: prepare })
  return (
    <form
      noValidate
      method="post"
      aria-labelledby="contact"
      onSubmit={event => void submit(event)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field {...field('first')} label="First name" autoComplete="given-name" />
      <Field {...field('last')} label="Last name" autoComplete="family-name" />
      <Field {...field('email')} label="Email" type="email" autoComplete="email" required />
      <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
      <div className="sm:col-span-2">
        <TextAreaField {...field('message')} label="Message" defaultValue={begun} required maxLength={5000} />
      </div>
      <div className="sm:col-span-2">
        <SubmitButton isBusy={isSending} className="noscript:hidden">
          Send message
        </SubmitButton>
        <noscript>
          <p>This form needs JavaScript. Please write to our address instead.</p>
        </noscript>
      </div>
    </form>
  )
}

function focusFirst(form: HTMLFormElement, complaints: ContactProblems): void {
  const [first] = Object.keys(complaints)
  const control = first === undefined ? null : form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}
