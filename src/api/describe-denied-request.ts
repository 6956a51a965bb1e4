import type { Context as HonoContext } from 'hono'
import type { DeniedRequest } from './denied-request.ts'
import type { Env } from './environment.ts'

export function describeDeniedRequest(c: HonoContext<Env>, reason: DeniedRequest['reason']): DeniedRequest {
  const ctx: Env['Variables']['ctx'] | undefined = c.get('ctx')
  return {
    reason,
    who: ctx?.actor?.id ?? null,
    call: describeCall(c.req.method, c.req.path),
    from: c.env.clientAddress,
  }
}

/** How much of a path the log keeps, in characters. */
const MAX_PATH = 200

/** `GET /profile/{email}`, `GET /order/0198…`: ids say what it was about. */
export function describeCall(method: string, path: string): string {
  // Every segment adds a slash at least: what comes after so many would not be shown.
  const segments = path.split('/', MAX_PATH + 1)
  const shown = segments.map(segment => (/@|%40/.test(segment) ? '{email}' : segment)).join('/')
  return `${method} ${shown.slice(0, MAX_PATH)}`
}
