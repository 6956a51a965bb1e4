import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import type { ZodType } from 'zod'

/** Connects a labelled input to a form: its registration, and its message as a sentence. */
export function fieldOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
  label: string,
  rules?: RegisterOptions<Values, Path<Values>>,
) {
  const { type, message } = form.getFieldState(name, form.formState).error ?? {}
  // What a form itself says, or of a field that is empty, stands as it is: the specification quotes some of it.
  const isOwn = type === undefined || type === 'required'
  const error = message && !isOwn ? toSentence(label, message) : message
  return { label, error, ...form.register(name, rules) }
}

/** A rule of the contract as a validator of a form's field, so that both agree. `read` is how what is typed is read before it is sent. */
export function byContract(
  schema: ZodType,
  read: (typed: string) => string = typed => typed,
): (value: unknown) => true | string {
  return value =>
    schema.safeParse(typeof value === 'string' ? read(value) : value).error?.issues[0]?.message ?? true
}

/** Makes a sentence of a contract's message: 'must not be blank' becomes 'Name must not be blank.' */
export function toSentence(label: string, message: string): string {
  const whole = /^[a-z]/.test(message) ? `${label} ${message}` : message
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}

/** Trims what people typed; for `read` of a field. */
export function trimmed(typed: string): string {
  return typed.trim()
}
