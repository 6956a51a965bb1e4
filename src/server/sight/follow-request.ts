import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import { describeCall } from '#api/base/describe-denied-request.ts'
import { toNetwork } from '#domain/network.ts'
import { createAddressFinder, createProxyCheck } from '../config/client-address.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from './metrics.ts'
import type { SeenRequest } from './seen-request.ts'

/** The header that carries the id of a request, from a proxy and back. */
const REQUEST_ID = 'x-request-id'
/** Ids as proxies make them: in hexadecimal, Base64 or as UUIDs. */
const WELL_FORMED = /^[\w.:+/=-]{8,128}$/
/** Methods that are counted by name. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** The calls of the sign-in, some of which have a secret in their path. */
const SIGN_IN = /^\/api\/auth\/[\w-]*/

/** Gives each request its id, and counts and logs it once it is over. */
export function createFollower(
  { trustedProxies, sight }: Pick<Config, 'trustedProxies' | 'sight'>,
  { metrics, log }: { metrics: Metrics; log: Pick<Logger, 'info'> },
): (request: IncomingMessage, response: ServerResponse) => SeenRequest {
  const isProxy = createProxyCheck(trustedProxies)
  const findAddress = createAddressFinder(trustedProxies)

  function chooseId({ headers, socket }: IncomingMessage): string {
    const given = headers[REQUEST_ID]
    const isGiven = typeof given === 'string' && isProxy(socket.remoteAddress) && WELL_FORMED.test(given)
    return isGiven ? given : randomUUID()
  }

  return (request, response) => {
    const seen: SeenRequest = { id: chooseId(request), actor: 'visitor' }
    const { method = '', headers, socket } = request
    const { remoteAddress } = socket
    const began = performance.now()
    const sentBefore = socket.bytesWritten
    response.setHeader(REQUEST_ID, seen.id)
    response.once('close', () => {
      const ms = performance.now() - began
      const { route = 'unknown' } = seen
      metrics.countRequest(route, METHODS.has(method) ? method : 'other', response.statusCode, ms)
      if (!sight.hasAccessLog) return
      const forwarded = headers['x-forwarded-for']
      const from = findAddress(remoteAddress, Array.isArray(forwarded) ? forwarded.join() : forwarded)
      log.info(
        {
          request: seen.id,
          call: describeCall(method, pathOf(request)),
          route,
          status: response.statusCode,
          ms: Math.round(ms),
          bytes: socket.bytesWritten - sentBefore,
          actor: seen.actor,
          from: shortenAddress(from),
          // The client did not wait for all of it.
          ...(!response.writableFinished && { isCut: true }),
        },
        'a request',
      )
    })
    return seen
  }
}

/** Without the query, which may hold what people search for, and secrets. */
function pathOf({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.split('?', 1)
  return SIGN_IN.exec(path)?.[0] ?? path
}

/** Without the last number of an IPv4, the last 80 bits of an IPv6 address. */
export function shortenAddress(address: string): string {
  const network = toNetwork(address)
  if (!isIPv6(network.replace('/64', ''))) return network.replace(/\.\d+$/, '.0')
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}
