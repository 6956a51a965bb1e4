import type { NavigateOptions, useRouter } from '@tanstack/react-router'
import type { Role } from '#contract/users.ts'
import { CallError, fetchShop, toCallError } from './client.ts'
import { forgetSearches } from './ui/search-field/recent-searches.ts'

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

async function readSession(): Promise<SessionUser | null> {
  const answer = await fetchShop('/api/auth/get-session', { headers: { accept: 'application/json' } })
  // A failed call does not mean signed out.
  if (!answer.ok) throw await toCallError(answer)
  const session: { user: SessionUser } | null = await answer.json()
  if (!session) return null
  const { id, name, email, role, emailVerified, twoFactorEnabled } = session.user
  return { id, name, email, role, emailVerified, twoFactorEnabled }
}

type Router = ReturnType<typeof useRouter>

/** Ends the session and goes to a public page. Rejects with a CallError if the shop refuses. */
export async function signOut(router: Router, destination: NavigateOptions): Promise<void> {
  const answer = await fetchShop('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => {
    throw new CallError(0)
  })
  if (!answer.ok) throw await toCallError(answer)
  await forgetPerson(router, destination)
}

/** Goes to a public page after the session has ended, and drops everything loaded and kept for the person. */
export async function forgetPerson(router: Router, destination: NavigateOptions): Promise<void> {
  router.options.context.session.forget()
  forgetSearches()
  await router.navigate(destination)
  router.clearCache()
  await router.invalidate()
}
