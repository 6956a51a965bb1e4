import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { needsTwoStep, type ShopMode } from '#contract/two-step.ts'
import type { Database } from '#db/client.ts'
import { sessions, users } from '#db/schema.ts'
import type { Actor } from '#domain/context.ts'
import { Unavailable } from '#domain/errors.ts'
import type { Auth } from './auth.ts'
import { findCookie, sessionCookieName } from './cookies.ts'

const MAX_REMEMBERED = 10_000
/** Longer than the shop makes them: the same session, written in another way. */
const MAX_COOKIE = 512

/**
 * Finds the person a session cookie belongs to, as the database knows them at this moment; null for visitors.
 *
 * Whether a cookie is authentic is for Better Auth to say, once: a signature does not change. Whether its session lives
 * and who its person is, is asked of the database at every call, in one query: what is ended or changed counts at once.
 */
export function createActorFinder(
  auth: Auth,
  db: Database,
  { mode, origin }: { mode: ShopMode; origin: string },
): (headers: Headers) => Promise<Actor | null> {
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
    .prepare('actor_by_token')

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
    const { twoFactorEnabled, ...actor } = person
    return { ...actor, needsTwoStep: needsTwoStep({ role: actor.role, twoFactorEnabled }, mode) }
  }
}

async function verify(auth: Auth, cookie: string): Promise<string | undefined> {
  // A wrong cookie is answered with null; what it throws is that the database is away, without its error.
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
