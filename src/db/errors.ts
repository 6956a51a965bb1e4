import pg from 'pg'

/** The database's own error inside whatever the query builder wrapped around it. */
function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof pg.DatabaseError) return at
  return undefined
}

/** Whether a write failed because this unique constraint holds the same value already. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const cause = databaseError(error)
  return cause?.code === '23505' && cause.constraint === constraint
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html: connection exceptions, shutdowns, too many connections,
// cancelled by time-out. Node's own codes for sockets that are gone.
const UNREACHABLE = /^(08|57P|53|57014)/
const SOCKET = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

/** Whether the database could not be reached or was too busy: nothing is wrong with the request, it may be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && (UNREACHABLE.test(at.code) || SOCKET.test(at.code)))
      return true
    if (/Connection terminated|not queryable|timeout exceeded when trying to connect/.test(at.message))
      return true
  }
  return false
}
