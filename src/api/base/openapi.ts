import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { ZodType } from 'zod'
import { problem } from '#contract/problem.ts'
import type { Env } from './environment.ts'
import { anonymous } from './guard.ts'
import { fromZodError, refuse } from './problem.ts'
import { refuseUnknown } from './refuse-unknown.ts'

/**
 * A router whose calls are validated against the contract's schemas and documented from them at /openapi.json. Parameters and fields that a
 * call does not know are rejected, after its rights are checked, unless older clients may send them.
 */
export function createRouter() {
  const router = new OpenAPIHono<Env>({
    // A trailing slash makes no difference.
    strict: false,
    defaultHook: (result, c) => {
      if (result.success) return undefined
      // A malformed id is simply not found.
      const isUnknownId = result.target === 'param' && result.error.issues[0]?.path[0] === 'id'
      return isUnknownId ? refuse(c, 404) : fromZodError(c, result.error)
    },
  })
  const { openapi: addCall } = router
  const addStrictCall: typeof addCall = (route, handler, hook) => {
    if (!isSpecified(route)) Object.assign(route, { middleware: refuseUnknownIn(route) })
    return addCall(route, handler, hook)
  }
  router.openapi = addStrictCall
  return router
}

/** The middleware of a call, and what rejects the unknown: behind rights and limits, but where anybody may before the cache. */
function refuseUnknownIn(route: RouteConfig): MiddlewareHandler[] {
  const middleware = [route.middleware ?? []].flat()
  return middleware.includes(anonymous)
    ? [refuseUnknown(route), ...middleware]
    : [...middleware, refuseUnknown(route)]
}

export function jsonBody<Schema extends ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

export function json<Schema extends ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

const reasons = {
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found, or not yours',
  409: 'Conflict with another change; `current` holds the current figures',
  412: 'Edited by somebody else in the meantime; `current` holds what it says now',
  413: 'Too large',
  422: 'Invalid input; `errors` names the fields',
  428: '`If-Match` is missing: the ETag of what was edited',
  429: 'Too many requests; `Retry-After` says when to try again',
  507: 'No storage space left',
  503: 'An external service is not responding; `Retry-After` says when to try again',
} as const

/** The problems a call may return, for its description. */
export function problems(...statuses: (keyof typeof reasons)[]): RouteConfig['responses'] {
  const content = { 'application/problem+json': { schema: problem } }
  return Object.fromEntries(statuses.map(status => [status, { description: reasons[status], content }]))
}

/**
 * The calls that clients older than this shop were written against: those of the public contract, and the upload in imgbb's format. What
 * such a client sends besides what the call knows is ignored; every other call rejects it (`refuse-unknown.ts`).
 */
export const SPECIFIED_CALLS: ReadonlySet<string> = new Set([
  'GET /service',
  'GET /service/{id}',
  'POST /order',
  'GET /order',
  'GET /order/{id}',
  'PATCH /order/{id}',
  'POST /create-payment-intent',
  'PUT /user/{email}',
  'GET /admin/{email}',
  'GET /user',
  'PUT /user/admin/{email}',
  'DELETE /admin/{email}',
  'PUT /profile/{email}',
  'POST /review',
  'GET /review',
  'POST /product',
  'POST /image',
])

/** Whether a call, as it is documented, is one of these. */
function isSpecified({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return SPECIFIED_CALLS.has(`${method.toUpperCase()} ${path}`)
}
