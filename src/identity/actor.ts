import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { findSecret } from '#contract/accounts/api-keys.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { needsTwoStep, type ShopMode } from '#contract/accounts/sign-in.ts'
import type { Database } from '#db/client.ts'
import { sessions, users } from '#db/schema.ts'
import type { Actor } from '#domain/context.ts'
import { Unavailable } from '#domain/errors.ts'
import { createKeyFinder } from './api-keys.ts'
import type { Auth } from './auth.ts'
import { findCookie, sessionCookieName } from './cookies.ts'

const MAX_REMEMBERED = 10_000
/** Longer than the shop's own cookies: the same session in a different spelling. */
const MAX_COOKIE = 512

/** Who is signed in, and until when. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly emailVerified: boolean
  readonly twoFactorEnabled: boolean
  readonly session: { readonly createdAt: Date; readonly expiresAt: Date }
}

export type FindPerson = (headers: Headers) => Promise<Person | null>

interface FindersInput {
  readonly db: Database
  readonly origin: string
  readonly mode: ShopMode
  /** Told of each role that calls. */
  readonly onFound: (role: Role) => void
}

/**
 * What finds who is signed in, and who calls, as the rules of the shop see them; null for visitors. Whoever sends an API key is whom that acts for,
 * whatever cookies say.
 */
export function createFinders(auth: Auth, { db, origin, mode, onFound }: FindersInput) {
  const findByCookie = createPersonFinder(auth, db, origin)
  const findByKey = createKeyFinder(db, mode)
  const findPerson: FindPerson = async headers => {
    const person = await findByCookie(headers)
    if (person) onFound(person.role)
    return person
  }
  const findActor = async (headers: Headers): Promise<Actor | null> => {
    const secret = findSecret(headers)
    if (secret === undefined) return actorOf(await findPerson(headers), mode)
    const actor = await findByKey(secret)
    onFound(actor.role)
    return actor
  }
  return { findPerson, findActor }
}

/** A person as the rules of the shop see them; null for visitors. */
export function actorOf(person: Person | null, mode: ShopMode): Actor | null {
  if (!person) return null
  const { session: _, twoFactorEnabled, ...actor } = person
  return { ...actor, needsTwoStep: needsTwoStep({ role: actor.role, twoFactorEnabled }, mode) }
}

/**
 * Finds the person a session cookie belongs to, as currently stored in the database; null for visitors.
 *
 * Whether a cookie is authentic is checked by Better Auth, once: a signature does not change. Whether its session is
 * alive and whose it is, is read from the database on every call, in one query, so that changes take effect at once.
 */
function createPersonFinder(auth: Auth, db: Database, origin: string): FindPerson {
  const cookieName = sessionCookieName(origin)
  const tokens = new Map<string, string>()
  const findByToken = db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      emailVerified: users.emailVerified,
      twoFactorEnabled: users.twoFactorEnabled,
      session: { createdAt: sessions.createdAt, expiresAt: sessions.expiresAt },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.suspendedAt),
      ),
    )
    .prepare('person_by_token')

  return async headers => {
    const cookie = findCookie(headers.get('cookie'), cookieName)
    if (cookie === undefined) return null
    const token = tokens.get(cookie) ?? (await verify(auth, cookie))
    if (token === undefined) return null
    const [person] = await findByToken.execute({ token })
    if (!person) {
      tokens.delete(cookie)
      return null
    }
    remember(tokens, cookie, token)
    return person
  }
}

async function verify(auth: Auth, cookie: string): Promise<string | undefined> {
  // For an invalid cookie it returns null; it throws only if the database is unavailable, without the original error.
  const request = { headers: new Headers({ cookie }), query: { disableRefresh: true } }
  const found = await auth.api.getSession(request).catch((cause: unknown) => {
    throw new Unavailable('The session could not be looked up', { cause })
  })
  return found?.session.token
}

function remember(tokens: Map<string, string>, cookie: string, token: string): void {
  if (cookie.length > MAX_COOKIE) return
  const oldest = tokens.keys().next()
  if (tokens.size >= MAX_REMEMBERED && !tokens.has(cookie) && !oldest.done) tokens.delete(oldest.value)
  tokens.set(cookie, token)
}
