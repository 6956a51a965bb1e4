import type { Context as HonoContext } from 'hono'
import type { Env } from './environment.ts'

/** A call that was turned away for what its caller may do, as the log knows it: no names, no addresses of mail, no bodies. */
export interface RefusedCall {
  readonly reason: 'no right' | 'not theirs to see' | 'another site' | 'too many'
  /** The id of who is signed in; null for visitors, and where it was not asked. */
  readonly who: string | null
  /** Method and path; what people are called by is left out of it. */
  readonly call: string
  /** The address that it came from. */
  readonly from: string
}

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
