import { useHydrated } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { postAuth } from '../../../auth-calls.ts'
import { formatDay } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { trimmed } from '../../base/forms/field-of.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from '../sign-in/AuthMessage.tsx'
import { addPasskey, canUsePasskeys } from '../sign-in/passkeys.ts'
import type { PasskeyEntry } from './load-account.ts'
import { Section } from './Section.tsx'
import { useAccountAction } from './use-account-action.tsx'

const deviceName = {
  name: 'name',
  label: 'Device name',
  placeholder: 'e.g. My phone',
  maxLength: 60,
  missing: 'Device name is required',
  read: trimmed,
} as const

/** The passkeys of the person's devices. */
export function PasskeysSection({ passkeys }: { passkeys: readonly PasskeyEntry[] }) {
  const isHydrated = useHydrated()
  const { isBusy, isOff, message, run, dialog } = useAccountAction()
  const form = useForm<{ name: string }>()

  async function add({ name }: { name: string }) {
    if (await run(() => addPasskey(name), 'Passkey added')) form.reset()
  }

  return (
    <Section
      title="Passkeys"
      lead="Sign in with your fingerprint, your face or the PIN of a device, without a password."
    >
      {passkeys.length > 0 && (
        <ul className="grid">
          {passkeys.map(({ id, name, createdAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-break-word">{name || 'Passkey'}</p>
                {createdAt && <p className="text-sm text-muted">Added {formatDay(createdAt)}</p>}
              </div>
              <button
                type="button"
                disabled={isOff}
                onClick={() => void run(() => postAuth('passkey/delete-passkey', { id }), 'Passkey removed')}
                className="btn btn-outline btn-sm"
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      {isHydrated && !canUsePasskeys() ? (
        <p className="text-muted">This browser does not support passkeys.</p>
      ) : (
        <form noValidate onSubmit={form.handleSubmit(add)} className="grid gap-5">
          <Fields form={form} of={[deviceName]} />
          <SubmitButton isBusy={isBusy} className="justify-self-start">
            Add a passkey
          </SubmitButton>
        </form>
      )}
      <AuthMessage message={message} />
      {dialog}
    </Section>
  )
}
