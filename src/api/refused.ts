import type { Context as HonoContext } from 'hono'
import type { Env } from './environment.ts'
import type { RefusedCall } from './refused-call.ts'

export function describeRefused(c: HonoContext<Env>, reason: RefusedCall['reason']): RefusedCall {
  const ctx: Env['Variables']['ctx'] | undefined = c.get('ctx')
  return {
    reason,
    who: ctx?.actor?.id ?? null,
    call: describeCall(c.req.method, c.req.path),
    from: c.env.clientAddress,
  }
}

/** `GET /profile/{email}`, `GET /order/0198…`: ids say what it was about. */
export function describeCall(method: string, path: string): string {
  return `${method} ${path.replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '{email}').slice(0, 200)}`
}
