import { DrizzleQueryError } from 'drizzle-orm'
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

/**
 * Whether PostgreSQL rolled this back because of others working at the same time: a serialization failure (40001) or a
 * deadlock (40P01). The same again may well succeed.
 */
export function isLostRace(error: unknown): boolean {
  return /^40(001|P01)$/.test(databaseError(error)?.code ?? '')
}

/** Whether a statement gave up waiting for a lock (`lock_timeout`). */
export function isLockedOut(error: unknown): boolean {
  return databaseError(error)?.code === '55P03'
}

/** The database gave no answer within the time the shop waits for it; its connection was closed. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
  readonly code = 'ETIMEDOUT'

  constructor(waitedMs: number) {
    super(`the database gave no answer within ${waitedMs / 1000} s`)
  }
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html: connection exceptions, shutdowns, too many connections,
// cancelled by time-out, no lock in time. Node's own codes for sockets that are gone.
const UNREACHABLE = /^(08|57P|53|57014|55P03|25P03)/
const SOCKET =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

/** Whether the connection an error came over is of no further use. */
export function isConnectionLost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && (UNREACHABLE.test(at.code) || SOCKET.test(at.code)))
      return true
    if (
      /Connection terminated|not queryable|timeout exceeded when trying to connect|after calling end on the pool/.test(
        at.message,
      )
    )
      return true
  }
  return false
}

/** Whether the database could not be reached or was too busy: nothing is wrong with the request, it may be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || isLostRace(error)
}

const LONGEST_REASON = 300

/**
 * Why something failed, in one line: every reason down to the first cause, each said once. Of a failed statement its text,
 * without its values, which may be people's data.
 */
export function describeCauses(error: unknown): string {
  const reasons: string[] = []
  for (let at = error; at !== undefined && at !== null; at = at instanceof Error ? at.cause : undefined) {
    const reason = reasonOf(at).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON)
    if (!reasons.some(each => each.includes(reason))) reasons.push(reason)
  }
  return reasons.join(': ')
}

function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `failed statement ${error.query}`
  if (!(error instanceof Error)) return String(error)
  // Where every address of a host refuses, Node says so by the code alone.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
