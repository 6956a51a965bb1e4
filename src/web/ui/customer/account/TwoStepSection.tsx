import { lazy, Suspense, useState } from 'react'
import { postAuth } from '../../../auth-calls.ts'
import type { SessionUser } from '../../../session.ts'
import { CopyButton } from '../../base/actions/CopyButton.tsx'
import { Skeleton } from '../../base/page/Skeleton.tsx'
import { ConfirmByPassword } from './ConfirmByPassword.tsx'
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
