import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { calls } from '../../client.ts'
import { Field } from '../Field.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { AuthMessage, AuthSheet } from './AuthSheet.tsx'
import { describeAuthError, postAuth } from './auth-calls.ts'
import { type AuthSearch, chooseLanding } from './landing.ts'

interface Credentials {
  email: string
  password: string
}

/** Logs a person in and takes them where they wanted to go. */
export function LoginForm({ search }: { search: AuthSearch }) {
  const router = useRouter()
  const [message, setMessage] = useState<string>()
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>()
  const { errors, isSubmitting } = formState

  async function logIn({ email, password }: Credentials) {
    setMessage(undefined)
    try {
      await postAuth('sign-in/email', { email, password })
      // Registering only refreshes what the shop knows of the person: that it fails keeps nobody out.
      await calls.user[':email'].$put({ param: { email }, json: { email } }).catch(() => undefined)
      router.options.context.session.forget()
      await router.invalidate({ sync: true })
      await router.navigate({ href: chooseLanding(search), replace: true })
    } catch (error) {
      setMessage(describeAuthError(error))
      setFocus('password')
    }
  }

  return (
    <AuthSheet
      title="Login"
      busy={isSubmitting ? 'Signing in' : undefined}
      footer={
        <>
          New to Parts Hub?{' '}
          <Link to="/signup" search={search} className="text-link font-semibold">
            Create an account
          </Link>
        </>
      }
    >
      <form noValidate method="post" onSubmit={handleSubmit(logIn)} className="grid gap-5">
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email', { required: 'Email is required', setValueAs: trim })}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password', { required: 'Password is required' })}
        />
        <SubmitButton isBusy={isSubmitting}>Login</SubmitButton>
        <AuthMessage message={message} />
      </form>
    </AuthSheet>
  )
}

function trim(value: string): string {
  return value.trim()
}
