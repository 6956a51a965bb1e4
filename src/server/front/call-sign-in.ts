import { isCutOff, problemResponse } from '#api/base/problem.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { OutageWatch } from '#db/outage.ts'
import { CLIENT_ADDRESS_HEADER } from '#identity/auth.ts'
import type { Shop } from '../compose/compose.ts'

/**
 * Calls the sign-in. The details of a fault there reach neither the caller nor a page being rendered. During an outage of
 * the database, nobody is told that they are not signed in.
 */
export async function callSignIn(shop: Shop, request: Request): Promise<Response> {
  try {
    const watch = new OutageWatch()
    const answer = await watch.run(() => shop.auth.handler(request))
    return watch.wasUnavailable && answer.status >= 400 ? unavailable() : answer
  } catch (error) {
    if (isCutOff(error)) return problemResponse(400)
    shop.reportFault(error, request)
    return isDatabaseUnavailable(error) ? unavailable() : problemResponse(500)
  }
}

const unavailable = () => problemResponse(503, {}, { 'retry-after': '2' })

/** Adds the address that was determined, overwriting anything the client sent under this name. */
export function withClientAddress(request: Request, address: string): Request {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS_HEADER, address)
  return new Request(request, { headers })
}
