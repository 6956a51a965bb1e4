import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { describeAuthError, isAboutName, isAboutPassword, postAuth } from '../../../auth-calls.ts'
import { ACCOUNT_CREATED, NAME_REQUIRED } from '../../../content/specification.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { trimmed } from '../../base/forms/field-of.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from './AuthMessage.tsx'
import { AuthSheet } from './AuthSheet.tsx'
import { type AuthSearch, keepPlace } from './landing.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import { emailField, passwordField, useAuthForm } from './use-auth-form.ts'

interface NewAccount {
  name: string
  email: string
  password: string
}

const fields = [
  {
    name: 'name',
    label: 'Name',
    autoComplete: 'name',
    required: true,
    missing: NAME_REQUIRED,
    read: trimmed,
  },
  emailField,
  { ...passwordField, autoComplete: 'new-password', hint: 'At least 10 characters.' },
] as const

/** Creates an account and sends the person on to the login. */
export function SignUpForm({ search }: { search: AuthSearch }) {
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const { form, submit, isSubmitting, message, setMessage } = useAuthForm(signUp, {
    focus: error => (isAboutPassword(error) ? 'password' : isAboutName(error) ? 'name' : 'email'),
  })

  async function signUp({ name, email, password }: NewAccount): Promise<void> {
    await postAuth('sign-up/email', { name, email, password })
    notify.success(ACCOUNT_CREATED)
    await router.navigate({
      to: '/login',
      search: keepPlace(search),
      state: { arrival: { by: 'sign-up', email } },
    })
  }

  return (
    <AuthSheet
      title="Sign Up"
      busy={isLeaving ? 'Signing in' : isSubmitting ? 'Creating your account' : undefined}
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" search={keepPlace(search)} className="text-link font-semibold">
            Please login
          </Link>
        </>
      }
    >
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <Fields form={form} of={fields} />
        <SubmitButton isBusy={isSubmitting}>Sign Up</SubmitButton>
        <AuthMessage message={message} />
      </form>
      <ProviderButtons
        search={search}
        onLeave={() => {
          setMessage(undefined)
          setLeaving(true)
        }}
        onError={error => {
          setMessage(describeAuthError(error))
          setLeaving(false)
        }}
      />
    </AuthSheet>
  )
}
