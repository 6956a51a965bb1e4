import { useState } from 'react'
import { type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form'
import { describeAuthError } from '../../../auth-calls.ts'
import { EMAIL_REQUIRED, PASSWORD_REQUIRED } from '../../../content/specification.ts'
import { trimmed } from '../../base/forms/field-of.ts'

/** The address of an account. */
export const emailField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'username',
  required: true,
  missing: EMAIL_REQUIRED,
  read: trimmed,
} as const

/** A password that is typed without being shown. */
export const passwordField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  required: true,
  missing: PASSWORD_REQUIRED,
} as const

/** The password of somebody who is signed in, again. */
export const ownPassword = {
  name: 'password',
  label: 'Your password',
  kind: 'password',
  autoComplete: 'current-password',
  missing: PASSWORD_REQUIRED,
} as const

interface AuthFormOptions<Values extends FieldValues> {
  /** The field that gets the focus after a failure. */
  readonly focus?: (error: unknown) => Path<Values>
  readonly defaultValues?: UseFormProps<Values>['defaultValues']
  /** What it says before anything is sent. */
  readonly message?: string | undefined
}

/** A form for the sign-in provider, whose fields say what is missing. Why it refuses what was sent is for `AuthMessage`. */
export function useAuthForm<Values extends FieldValues>(
  send: (values: Values) => Promise<void>,
  { focus, defaultValues, message: first }: AuthFormOptions<Values> = {},
) {
  const form = useForm<Values>({ defaultValues })
  const [message, setMessage] = useState(first)
  const submit = form.handleSubmit(async values => {
    setMessage(undefined)
    try {
      await send(values)
    } catch (error) {
      setMessage(describeAuthError(error))
      if (focus) form.setFocus(focus(error))
    }
  })
  return { form, submit, isSubmitting: form.formState.isSubmitting, message, setMessage }
}
