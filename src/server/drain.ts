import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { InFlight } from './in-flight.ts'

/** A turn of the event loop accepts one connection, and the next one reads what was sent over it. */
const QUIET_TURNS = 3
/** How long connections are accepted at most before the port closes, in ms: others may come all the time. */
const LAST_CALLS_MS = 1_000

/**
 * Follows the requests of a server from now on. The returned function closes it: every connection ends with the answer to
 * what was asked over it, after `graceMs` without one. Afterwards no request can come.
 */
export function followRequests(server: Server): (graceMs: number) => Promise<void> {
  const unanswered = new Set<ServerResponse>()
  const inFlight = new InFlight()
  let isDraining = false
  let quietTurns = 0
  server.on('connection', () => {
    quietTurns = 0
  })
  server.on('request', (_, response) => {
    if (isDraining) endConnectionAfter(response)
    unanswered.add(response)
    void inFlight.add(once(response, 'close')).finally(() => unanswered.delete(response))
  })
  return async graceMs => {
    isDraining = true
    for (const response of unanswered) endConnectionAfter(response)
    const end = performance.now() + graceMs
    await acceptLast()
    server.close()
    await inFlight.settle(end - performance.now())
    server.closeAllConnections()
  }

  /** Whoever has connected is not turned away: these connections wait in the system to be accepted. */
  async function acceptLast(): Promise<void> {
    const end = performance.now() + LAST_CALLS_MS
    for (quietTurns = 0; quietTurns < QUIET_TURNS && performance.now() < end; quietTurns += 1)
      await nextTurn()
  }
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
