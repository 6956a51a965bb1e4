import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describeAuthError, isAboutName, isAboutPassword, postAuth } from '../../../auth-calls.ts'
import {
  ACCOUNT_CREATED,
  EMAIL_REQUIRED,
  NAME_REQUIRED,
  PASSWORD_REQUIRED,
} from '../../../content/specification.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { trimmed } from '../../base/forms/trimmed.ts'
import { AuthMessage } from './AuthMessage.tsx'
import { AuthSheet } from './AuthSheet.tsx'
import { type AuthSearch, keepPlace } from './landing.ts'
import { ProviderButtons } from './ProviderButtons.tsx'

interface NewAccount {
  name: string
  email: string
  password: string
}

/** Creates an account and sends the person on to the login. */
export function SignUpForm({ search }: { search: AuthSearch }) {
  const router = useRouter()
  const [message, setMessage] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const { register, handleSubmit, setFocus, formState } = useForm<NewAccount>()
  const { errors, isSubmitting } = formState

  async function signUp({ name, email, password }: NewAccount) {
    setMessage(undefined)
    try {
      await postAuth('sign-up/email', { name, email, password })
      notify.success(ACCOUNT_CREATED)
      await router.navigate({
        to: '/login',
        search: keepPlace(search),
        state: { arrival: { by: 'sign-up', email } },
      })
    } catch (error) {
      setMessage(describeAuthError(error))
      setFocus(isAboutPassword(error) ? 'password' : isAboutName(error) ? 'name' : 'email')
    }
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
      <form noValidate method="post" onSubmit={handleSubmit(signUp)} className="grid gap-5">
        <Field
          label="Name"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...register('name', { required: NAME_REQUIRED, setValueAs: trimmed })}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email', { required: EMAIL_REQUIRED, setValueAs: trimmed })}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters."
          required
          error={errors.password?.message}
          {...register('password', { required: PASSWORD_REQUIRED })}
        />
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
