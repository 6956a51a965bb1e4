import { QRCodeSVG } from 'qrcode.react'
import { useForm } from 'react-hook-form'
import { postAuth } from '../../../auth-calls.ts'
import { CopyButton } from '../../base/actions/CopyButton.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from '../sign-in/AuthMessage.tsx'
import type { Setup } from './read-enabled.ts'
import { Section } from './Section.tsx'
import { useAccountAction } from './use-account-action.tsx'

const code = {
  name: 'code',
  label: 'Code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  hint: 'The six digits your app shows now.',
  missing: 'Code is required',
  read: (typed: string) => typed.replaceAll(/\s/g, ''),
} as const

/** Transfers the secret to an authenticator app, and asks for a code to prove it. */
export default function TwoStepSetup({
  setup,
  onConfirmed,
  onCancel,
}: {
  setup: Setup
  onConfirmed: () => void
  onCancel: () => void
}) {
  const { isBusy, message, run } = useAccountAction()
  const form = useForm<{ code: string }>()
  const secret = new URL(setup.totpURI).searchParams.get('secret') ?? ''

  async function confirm(typed: { code: string }) {
    if (await run(() => postAuth('two-factor/verify-totp', typed), 'Two-step sign-in is on')) onConfirmed()
  }

  return (
    <Section
      title="Two-step sign-in"
      lead="Scan this with an authenticator app, or enter the secret by hand."
    >
      <div className="justify-self-start rounded-box bg-white p-4">
        <QRCodeSVG value={setup.totpURI} size={176} title="The secret as a QR code" />
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <span>
          Secret: <code className="break-all">{secret}</code>
        </span>
        <CopyButton text={secret} label="Copy the secret" />
      </p>
      <form noValidate onSubmit={form.handleSubmit(confirm)} className="grid gap-5">
        <Fields form={form} of={[code]} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isBusy}>Confirm</SubmitButton>
          <button type="button" onClick={onCancel} className="btn btn-outline">
            Not now
          </button>
        </div>
        <AuthMessage message={message} />
      </form>
    </Section>
  )
}
