import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import { toNetwork } from '#domain/network.ts'
import { createAddressFinder, createProxyCheck } from '../config/client-address.ts'
import type { Config } from '../config/config.ts'
import { describeRequest } from '../requests/describe-request.ts'
import { REQUEST_ID, SeenRequest } from '../requests/seen-request.ts'
import type { Metrics } from './metrics.ts'

/** Ids as proxies make them: in hexadecimal, Base64 or as UUIDs. */
const WELL_FORMED = /^[\w.:+/=-]{8,128}$/
/** Methods that are counted by name. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

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

  /** Remembers what is gone once the answer is sent. The returned function writes the line. */
  function prepareLine(request: IncomingMessage, seen: SeenRequest, began: number) {
    const { headers, socket } = request
    const { remoteAddress, bytesWritten } = socket
    return (response: ServerResponse): void => {
      const forwarded = headers['x-forwarded-for']
      const from = findAddress(remoteAddress, Array.isArray(forwarded) ? forwarded.join() : forwarded)
      const line = {
        request: seen.id,
        call: describeRequest(request),
        route: seen.route,
        status: statusOf(response),
        ms: Math.round(performance.now() - began),
        bytes: socket.bytesWritten - bytesWritten,
        actor: seen.actor,
        from: shortenAddress(from),
      }
      // The client did not wait for all of it.
      log.info(response.writableFinished ? line : { ...line, isCut: true }, 'a request')
    }
  }

  return (request, response) => {
    const seen = new SeenRequest(chooseId(request))
    const { method = '' } = request
    const began = performance.now()
    const writeLine = sight.hasAccessLog ? prepareLine(request, seen, began) : undefined
    response.on('close', () => {
      const ms = performance.now() - began
      metrics.countRequest(seen.route, METHODS.has(method) ? method : 'other', statusOf(response), ms)
      writeLine?.(response)
    })
    return seen
  }
}

/** Undefined if the client left before there was one. */
const statusOf = (response: ServerResponse) => (response.headersSent ? response.statusCode : undefined)

/** Without the last number of an IPv4, the last 80 bits of an IPv6 address. */
export function shortenAddress(address: string): string {
  const network = toNetwork(address)
  if (!isIPv6(network.replace('/64', ''))) return network.replace(/\.\d+$/, '.0')
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}
