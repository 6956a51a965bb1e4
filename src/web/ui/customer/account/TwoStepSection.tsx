import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { postAuth } from '../../../auth-calls.ts'
import type { SessionUser } from '../../../session.ts'
import { CopyButton } from '../../base/actions/CopyButton.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { Skeleton } from '../../base/page/Skeleton.tsx'
import { AuthMessage } from '../sign-in/AuthMessage.tsx'
import { ownPassword } from '../sign-in/use-auth-form.ts'
import { readEnabled, type Setup } from './read-enabled.ts'
import { Section } from './Section.tsx'
import { useAccountAction } from './use-account-action.tsx'

const TwoStepSetup = lazy(() => import('./TwoStepSetup.tsx'))

/** Turns two-step sign-in on and off, and creates new recovery codes. */
export function TwoStepSection({ user, hasPassword }: { user: SessionUser; hasPassword: boolean }) {
  const { isOff, message, run } = useAccountAction()
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<readonly string[]>()

  if (codes) return <RecoveryCodes codes={codes} email={user.email} onKept={() => setCodes(undefined)} />
  if (setup)
    return (
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <TwoStepSetup
          setup={setup}
          onConfirmed={() => {
            setSetup(undefined)
            setCodes(setup.backupCodes)
          }}
          onCancel={() => setSetup(undefined)}
        />
      </Suspense>
    )

  const begin = async (password: string) => {
    await run(async () => setSetup(readEnabled(await postAuth('two-factor/enable', { password }))))
  }
  const renew = async (password: string) => {
    await run(async () =>
      setCodes(readEnabled(await postAuth('two-factor/generate-backup-codes', { password })).backupCodes),
    )
  }
  const end = async (password: string) => {
    await run(() => postAuth('two-factor/disable', { password }), 'Two-step sign-in is off')
  }

  return (
    <Section
      title="Two-step sign-in"
      lead="After your password, a code from an authenticator app, so a stolen password is not enough."
    >
      <p>
        <span className={`badge font-semibold ${user.twoFactorEnabled ? 'badge-success' : 'badge-warning'}`}>
          {user.twoFactorEnabled ? 'On' : 'Off'}
        </span>
      </p>
      {hasPassword ? (
        <ConfirmByPassword
          isOff={isOff}
          message={message}
          actions={
            user.twoFactorEnabled
              ? [
                  { label: 'New recovery codes', act: renew },
                  { label: 'Turn off', act: end },
                ]
              : [{ label: 'Turn on', act: begin }]
          }
        />
      ) : (
        <p className="text-muted">Please set a password first.</p>
      )}
    </Section>
  )
}

/** The recovery codes, shown only once. */
function RecoveryCodes({
  codes,
  email,
  onKept,
}: {
  codes: readonly string[]
  email: string
  onKept: () => void
}) {
  const text = codes.join('\n')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes of ${email} at Parts Hub\n\n${text}\n`)}`
  return (
    <Section
      title="Your recovery codes"
      lead="Each code signs you in once if you lose your app. Store them somewhere safe: they will not be shown again."
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono sm:grid-cols-3">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={text} label="Copy the recovery codes" />
        <a href={file} download="parts-hub-recovery-codes.txt" className="btn btn-outline btn-xs">
          Download
        </a>
      </div>
      <button type="button" onClick={onKept} className="btn justify-self-start btn-secondary">
        I have saved them
      </button>
    </Section>
  )
}

interface Action {
  readonly label: string
  readonly act: (password: string) => Promise<void>
}

/** Actions that require typing the password again. */
function ConfirmByPassword({
  actions,
  isOff,
  message,
}: {
  actions: readonly Action[]
  isOff: boolean
  message: string | undefined
}) {
  const form = useForm<{ password: string }>()
  const confirm = (act: Action['act']) =>
    form.handleSubmit(async ({ password }) => {
      await act(password)
      form.reset()
    })
  return (
    <form
      noValidate
      onSubmit={event => void (actions[0] && confirm(actions[0].act)(event))}
      className="grid gap-5"
    >
      <Fields form={form} of={[ownPassword]} />
      <div className="flex flex-wrap gap-3">
        {actions.map(({ label, act }, index) => (
          <button
            key={label}
            type={index === 0 ? 'submit' : 'button'}
            onClick={index === 0 ? undefined : () => void confirm(act)()}
            disabled={isOff}
            className={`btn ${index === 0 ? 'btn-secondary' : 'btn-outline'}`}
          >
            {label}
          </button>
        ))}
      </div>
      <AuthMessage message={message} />
    </form>
  )
}
