import { postAuth } from '../../../auth-calls.ts'
import { formatDay } from '../../base/figures/format.ts'
import { AuthMessage } from '../sign-in/AuthMessage.tsx'
import { nameDevice } from './device-name.ts'
import type { SessionEntry } from './load-account.ts'
import { Section } from './Section.tsx'
import { useAccountAction } from './use-account-action.tsx'

/** The person's sessions. */
export function SessionsSection({ sessions, ownId }: { sessions: readonly SessionEntry[]; ownId: string }) {
  const { isOff, message, run } = useAccountAction()
  const others = sessions.filter(({ id }) => id !== ownId)
  return (
    <Section title="Where you are signed in">
      <ul className="grid">
        {sessions.map(session => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {nameDevice(session.userAgent)}
                {session.id === ownId && <span className="ml-3 badge badge-success">this device</span>}
              </p>
              <p className="text-sm text-muted">
                {session.ipAddress || 'Unknown IP address'}, last seen {formatDay(session.updatedAt)}
              </p>
            </div>
            {session.id !== ownId && (
              <button
                type="button"
                disabled={isOff}
                onClick={() =>
                  void run(() => postAuth('revoke-session', { token: session.token }), 'Session ended')
                }
                className="btn btn-outline btn-sm"
              >
                End session
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <button
          type="button"
          disabled={isOff}
          onClick={() => void run(() => postAuth('revoke-other-sessions'), 'All other sessions ended')}
          className="btn justify-self-start btn-outline"
        >
          End all other sessions
        </button>
      )}
      <AuthMessage message={message} />
    </Section>
  )
}
