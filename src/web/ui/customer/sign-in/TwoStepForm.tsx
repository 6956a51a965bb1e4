import { useEffect, useState } from 'react'
import { postAuth, textOf } from '../../../auth-calls.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from './AuthMessage.tsx'
import { useAuthForm } from './use-auth-form.ts'

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
  const { call, label, hint, other } = ways[way]
  const { form, submit, isSubmitting, message, setMessage } = useAuthForm(
    async ({ code }: { code: string }) => onDone(emailOf(await postAuth(call, { code: code.trim() }))),
    { focus: () => 'code' },
  )
  const { setFocus, reset } = form

  // The previous step has been removed, and the focus with it.
  useEffect(() => setFocus('code'), [setFocus])

  function change() {
    setWay(way === 'app' ? 'recovery' : 'app')
    setMessage(undefined)
    reset()
    setFocus('code')
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <p className="text-muted">Password accepted. One more step.</p>
      <Fields
        form={form}
        of={[
          {
            name: 'code',
            label,
            hint,
            inputMode: way === 'app' ? 'numeric' : 'text',
            autoComplete: 'one-time-code',
            autoCapitalize: 'off',
            spellCheck: false,
            required: true,
            missing: `${label} is required`,
          },
        ]}
      />
      <SubmitButton isBusy={isSubmitting}>Continue</SubmitButton>
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
