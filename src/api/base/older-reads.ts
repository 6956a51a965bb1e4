import type { MiddlewareHandler } from 'hono'
import { findSecret } from '#contract/accounts/api-keys.ts'
import type { Env } from './environment.ts'
import { isWrite, mayHaveSession } from './guard.ts'

/** Longer than a replica may be behind (`MAX_LAG_MS`), and than a read of it takes. */
const REMEMBERED_S = 10
const WROTE = /(?:^|;\s*)(?:__Host-)?wrote=/

const readFrom =
  (which: 'catalogue' | 'older'): MiddlewareHandler<Env> =>
  (c, next) => {
    const { reads } = c.get('services')
    // Programs keep no cookies: they read where they write.
    const hasWritten = WROTE.test(c.req.header('cookie') ?? '') || findSecret(c.req.raw.headers) !== undefined
    if (reads && !hasWritten) c.set('ctx', { ...c.get('ctx'), db: reads[which] })
    return next()
  }

/**
 * Answers of what shows the catalogue to everybody are read from a replica that has all that this instance knows to have changed, if there is
 * one; not for who has just written something, here or at another instance.
 */
export const ofCatalogue: MiddlewareHandler<Env> = readFrom('catalogue')

/** Answers that may be some seconds older are read from a replica, if there is one; not for who has just written something. */
export const maybeOlder: MiddlewareHandler<Env> = readFrom('older')

/** Has the browser of a signed-in person say for a while that they have written something: what they read then is read where they wrote it. */
export function rememberWrites(origin: string): MiddlewareHandler {
  const [name, secure] = origin.startsWith('https:') ? ['__Host-wrote', '; Secure'] : ['wrote', '']
  const cookie = `${name}=1; Max-Age=${REMEMBERED_S}; Path=/; HttpOnly; SameSite=Lax${secure}`
  return async (c, next) => {
    await next()
    if (isWrite(c.req.method) && mayHaveSession(c.req.header('cookie')))
      c.header('set-cookie', cookie, { append: true })
  }
}
