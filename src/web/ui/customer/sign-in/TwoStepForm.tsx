import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { describeAuthError, postAuth, textOf } from '../../../auth-calls.ts'
import { Field } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from './AuthMessage.tsx'

const ways = {
  app: {
    call: 'two-factor/verify-totp',
    label: 'Code',
    hint: 'The six digits your authenticator app shows now.',
    other: 'Use a recovery code instead',
  },
  recovery: {
    call: 'two-factor/verify-backup-code',
    label: 'Recovery code',
    hint: 'One of the codes you saved when you turned this on. Each works once.',
    other: 'Use the app instead',
  },
} as const

/** The second step of a sign-in: a code from the app, or a recovery code. `onDone` receives the person's address. */
export default function TwoStepForm({
  onDone,
  onRestart,
}: {
  onDone: (email: string) => Promise<void>
  onRestart: () => void
}) {
  const [way, setWay] = useState<keyof typeof ways>('app')
  const [message, setMessage] = useState<string>()
  const { register, handleSubmit, setFocus, reset, formState } = useForm<{ code: string }>()
  const { call, label, hint, other } = ways[way]

  // The previous step has been removed, and the focus with it.
  useEffect(() => setFocus('code'), [setFocus])

  async function enter({ code }: { code: string }) {
    setMessage(undefined)
    try {
      await onDone(emailOf(await postAuth(call, { code: code.trim() })))
    } catch (error) {
      setMessage(describeAuthError(error))
      setFocus('code')
    }
  }

  function change() {
    setWay(way === 'app' ? 'recovery' : 'app')
    setMessage(undefined)
    reset()
    setFocus('code')
  }

  return (
    <form noValidate method="post" onSubmit={handleSubmit(enter)} className="grid gap-5">
      <p className="text-muted">Password accepted. One more step.</p>
      <Field
        label={label}
        hint={hint}
        inputMode={way === 'app' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        required
        error={formState.errors.code?.message}
        {...register('code', { required: `${label} is required` })}
      />
      <SubmitButton isBusy={formState.isSubmitting}>Continue</SubmitButton>
      <AuthMessage message={message} />
      <div className="flex flex-wrap justify-between gap-3">
        <button type="button" onClick={change} className="text-link font-semibold">
          {other}
        </button>
        <button type="button" onClick={onRestart} className="text-link font-semibold">
          Start again
        </button>
      </div>
    </form>
  )
}

function emailOf(answer: unknown): string {
  const user: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'user') : undefined
  return textOf(user, 'email') ?? ''
}
