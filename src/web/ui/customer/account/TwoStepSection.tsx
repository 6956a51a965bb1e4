import { lazy, Suspense, useState } from 'react'
import { postAuth } from '../../../auth-calls.ts'
import type { SessionUser } from '../../../session.ts'
import { Skeleton } from '../../base/page/Skeleton.tsx'
import { ConfirmByPassword } from './ConfirmByPassword.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
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
