import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { findSecret } from '#contract/accounts/api-keys.ts'
import { say } from '#contract/phrase.ts'
import type { Context } from '#domain/context.ts'
import { invalid } from '#domain/errors.ts'
import type { Once } from '#domain/idempotency.ts'
import { describeDeniedRequest } from './describe-denied-request.ts'
import type { Env } from './environment.ts'
import { refuse } from './problem.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request with this method may change something. */
export const isWrite = (method: string): boolean => !READS.has(method)

/** Whether the sender of these cookies may be signed in; errs on the side of yes. */
export function mayHaveSession(cookie: string | undefined): boolean {
  return cookie?.includes('session_token') === true
}

/**
 * Accepts writes from the shop's own pages, and from clients other than browsers (they send neither header). Of a call with an API key no cookie counts,
 * and a page of another site cannot send one: browsers ask for leave to send this header, which the shop gives to nobody.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export const requireOwnOrigin: MiddlewareHandler<Env> = async (c, next) => {
  if (!isWrite(c.req.method) || findSecret(c.req.raw.headers)) return next()
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const isForeign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && !c.get('services').origins.includes(origin))
  if (!isForeign) return next()
  c.get('services').reportDenied(describeDeniedRequest(c, 'another site'))
  return refuse(c, 403, { detail: say`Writes are accepted from the pages of this shop only.` })
}

/** Treats the body as JSON whatever its content type says: the payment screen sends none. */
export const assumeJson: MiddlewareHandler<Env> = async (c, next) => {
  const hasBody = isWrite(c.req.method) && c.req.raw.body !== null
  if (hasBody && !/\bjson\b/.test(c.req.header('content-type') ?? '')) {
    const headers = new Headers(c.req.raw.headers)
    headers.set('content-type', 'application/json')
    c.req.raw = new Request(c.req.raw, { headers })
  }
  return next()
}

/** Has the whole body before anybody is identified: who is signed out or loses a right while still sending has lost it. */
export const receiveFirst: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.raw.body !== null) await c.req.arrayBuffer()
  return next()
}

/** Identifies the caller. Answers are personal, so no cache may store them. */
export const identify: MiddlewareHandler<Env> = async (c, next) => {
  const { findActor, contextFor } = c.get('services')
  const actor = await (c.env.findActor?.() ?? findActor(c.req.raw.headers))
  c.set('ctx', contextFor(actor, c.env.clientAddress))
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}

/** For calls with the same answer for everybody: no session is looked up. */
export const anonymous: MiddlewareHandler<Env> = async (c, next) => {
  c.set('ctx', c.get('services').contextFor(null, c.env.clientAddress))
  return next()
}

/** Counts a call before anything of its body is read. `count` rejects a call above its limit. */
export function countFirst(count: (ctx: Context) => Promise<void>): MiddlewareHandler<Env> {
  return async (c, next) => {
    await count(c.get('ctx'))
    return next()
  }
}

/** The identity of a write that may be repeated, if the caller sends an Idempotency-Key. */
export function readOnce(c: HonoContext<Env>, operation: string, body: unknown): Once | undefined {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalid('Idempotency-Key', say`must have 1 to 255 visible characters`)
  return { key, operation, body }
}
