import type pg from 'pg'

/**
 * Hands what this connection is asked in one turn of the event loop to the system in one piece. Statements of a transaction that wait for no answer go out
 * together, and writing to sockets is what an order takes most of the processor for.
 */
export function writeTogether(client: pg.PoolClient): void {
  const { query } = client
  const { stream } = client.connection
  let isHeld = false
  const send = () => {
    isHeld = false
    stream.uncork()
  }
  const together = (...args: unknown[]): unknown => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      // After all that the code that runs now, and whoever waits for it, still asks.
      process.nextTick(send)
    }
    return Reflect.apply(query, client, args)
  }
  Object.assign(client, { query: together })
}
