import type { Context as HonoContext } from 'hono'
import type { DeniedRequest, Env } from './environment.ts'

export function describeDeniedRequest(c: HonoContext<Env>, reason: DeniedRequest['reason']): DeniedRequest {
  const ctx: Env['Variables']['ctx'] | undefined = c.get('ctx')
  return {
    reason,
    who: ctx?.actor?.id ?? null,
    call: describeCall(c.req.method, c.req.path),
    from: c.env.clientAddress,
  }
}

/** The maximum length of a path in the log, in characters. */
const MAX_PATH = 200

/** Method and path, e.g. `GET /profile/{email}` or `GET /order/0198…`: ids stay, email addresses do not. */
export function describeCall(method: string, path: string): string {
  // Every segment adds at least a slash, so anything beyond this many would be cut off anyway.
  const segments = path.split('/', MAX_PATH + 1)
  const shown = segments.map(segment => (/@|%40/.test(segment) ? '{email}' : segment)).join('/')
  return `${method} ${shown.slice(0, MAX_PATH)}`
}
