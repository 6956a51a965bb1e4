import { type NewContactMessage, newContactMessage } from '#contract/mail/contact.ts'
import { toSentence } from '../../base/forms/field-of.ts'

export type ContactMessage = NewContactMessage
/** The errors by field, in the order of the form. */
export type ContactProblems = Partial<Record<keyof NewContactMessage, string>>

const labels: Readonly<Record<keyof NewContactMessage, string>> = {
  first: 'First name',
  last: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
}

/** Validates the contact form by the shop's own rules. */
export function checkContact(form: FormData): { message?: ContactMessage; complaints: ContactProblems } {
  const parsed = newContactMessage.safeParse(Object.fromEntries(form))
  if (parsed.success) return { message: parsed.data, complaints: {} }
  const { fieldErrors } = parsed.error.flatten()
  const complaints: ContactProblems = {}
  for (const name of newContactMessage.keyof().options) {
    const [first] = fieldErrors[name] ?? []
    if (first !== undefined) complaints[name] = toSentence(labels[name], first)
  }
  return { complaints }
}
