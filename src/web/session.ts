import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Role } from '#contract/accounts/roles.ts'
import { CallError, fetchShop, toCallError } from './client.ts'

/** The signed-in person, as far as pages need to know them. */
export interface SessionUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly emailVerified: boolean
  readonly twoFactorEnabled: boolean
}

/** Caches the signed-in person; asks the shop once, until `forget` is called. */
export interface SessionStore {
  get(): Promise<SessionUser | null>
  /** The cached value without a call; undefined before the first answer. */
  peek(): SessionUser | null | undefined
  remember(user: SessionUser | null): void
  forget(): void
}

export function createSessionStore(): SessionStore {
  let known: SessionUser | null | undefined
  return {
    async get() {
      // Null is cached too, so that visitors cause no call on every page.
      if (known === undefined) known = await readSession()
      return known
    },
    peek: () => known,
    remember: user => {
      known = user
    },
    forget: () => {
      known = undefined
    },
  }
}

/** While a page is rendered the shop says who it is for; browsers ask the sign-in. */
const readSession = createIsomorphicFn()
  .server(async () => {
    const person = getGlobalStartContext()?.findUser()
    // What went wrong is in the log, not in the page.
    return person?.catch(() => Promise.reject(new CallError(503))) ?? null
  })
  .client(askForSession)

async function askForSession(): Promise<SessionUser | null> {
  const answer = await fetchShop('/api/auth/get-session', { headers: { accept: 'application/json' } })
  // A failed call does not mean signed out.
  if (!answer.ok) throw await toCallError(answer)
  const session: { user: SessionUser } | null = await answer.json()
  if (!session) return null
  const { id, name, email, role, emailVerified, twoFactorEnabled } = session.user
  return { id, name, email, role, emailVerified, twoFactorEnabled }
}
