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
export function isSpecified({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return SPECIFIED_CALLS.has(`${method.toUpperCase()} ${path}`)
}
