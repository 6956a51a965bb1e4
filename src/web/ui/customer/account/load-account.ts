import { getAuth, needsFreshLogin } from '../../../auth-calls.ts'
import { CallError } from '../../../client.ts'

/** One of a person's sessions. */
export interface SessionEntry {
  readonly id: string
  readonly token: string
  readonly ipAddress: string | null
  readonly userAgent: string | null
  readonly updatedAt: string
}

/** One of a person's ways to sign in; 'credential' is the password. */
export interface AccountEntry {
  readonly id: string
  readonly providerId: string
}

export interface PasskeyEntry {
  readonly id: string
  readonly name: string | null
  readonly createdAt: string | null
}

/** How a person signs in, or that they have to log in again before seeing it. */
export type AccountState =
  | { readonly isStale: true }
  | {
      readonly isStale: false
      readonly ownSessionId: string
      readonly sessions: readonly SessionEntry[]
      readonly accounts: readonly AccountEntry[]
      readonly passkeys: readonly PasskeyEntry[]
    }

/** Loads everything that the 'Sign-in & security' page shows. */
export async function loadAccount(): Promise<AccountState> {
  try {
    const [current, sessions, accounts, passkeys] = await Promise.all([
      getAuth('get-session'),
      getAuth('list-sessions'),
      getAuth('list-accounts'),
      getAuth('passkey/list-user-passkeys'),
    ])
    return {
      isStale: false,
      ownSessionId: readSessionId(current),
      sessions: (sessions as SessionEntry[])
        .map(({ id, token, ipAddress, userAgent, updatedAt }) => ({
          id,
          token,
          ipAddress,
          userAgent,
          updatedAt: toIso(updatedAt),
        }))
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
      accounts: (accounts as AccountEntry[]).map(({ id, providerId }) => ({ id, providerId })),
      passkeys: (passkeys as PasskeyEntry[]).map(({ id, name, createdAt }) => ({
        id,
        name,
        createdAt: createdAt && toIso(createdAt),
      })),
    }
  } catch (error) {
    if (needsFreshLogin(error)) return { isStale: true }
    throw error instanceof CallError ? error : new CallError(0)
  }
}

function readSessionId(body: unknown): string {
  const session: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'session') : undefined
  const id: unknown = typeof session === 'object' && session !== null ? Reflect.get(session, 'id') : undefined
  return typeof id === 'string' ? id : ''
}

function toIso(time: string): string {
  return new Date(time).toISOString()
}
