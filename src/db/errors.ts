import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** The database's own error within whatever the query builder wrapped around it. */
function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof pg.DatabaseError) return at
  return undefined
}

/** Whether a write failed because the value already exists under this unique constraint. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const cause = databaseError(error)
  return cause?.code === '23505' && cause.constraint === constraint
}

/** Whether a write failed because the account that it was to belong to is gone. */
export function isAccountGone(error: unknown): boolean {
  const cause = databaseError(error)
  return cause?.code === '23503' && cause.constraint?.endsWith('_user_id_users_id_fk') === true
}

/** Thrown to roll a transaction back and retry it, where waiting for a row could be a deadlock. */
export class RowTaken extends Error {
  override readonly name = 'RowTaken'

  constructor(row: string) {
    super(`${row} is locked by concurrent work`)
  }
}

/**
 * Whether this was rolled back because of concurrent work: a serialization failure (40001), a deadlock (40P01), a lock that
 * was not free in time (55P03), or a row that could not be waited for (`RowTaken`). A retry may well succeed.
 */
export function isLostRace(error: unknown): boolean {
  return error instanceof RowTaken || /^(40001|40P01|55P03)$/.test(databaseError(error)?.code ?? '')
}

/** Whether a statement gave up waiting for a lock (`lock_timeout`). */
export function isLockedOut(error: unknown): boolean {
  return databaseError(error)?.code === '55P03'
}

/** The database did not answer within the time the shop waits; its connection was closed. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
  readonly code = 'ETIMEDOUT'

  constructor(waitedMs: number) {
    super(`the database gave no answer within ${waitedMs / 1000} s`)
  }
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html: connection exceptions, shutdowns, too many connections,
// cancelled by time-out, idle in transaction for too long; read-only, as one that another database has taken over from. SOCKET: Node's own codes for lost sockets.
const UNREACHABLE = /^(08|57P|53|57014|25P03|25006)/
const SOCKET =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

/** Whether the connection that raised this error is of no more use. */
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

/** Whether the database only reads, as one that another has taken over from. */
export function isReadOnly(error: unknown): boolean {
  return databaseError(error)?.code === '25006'
}

/** Whether the database was unreachable or too busy: nothing is wrong with the request, and it may be retried. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || isLostRace(error)
}

const LONGEST_REASON = 300

/**
 * Why something failed, in one line: every reason down to the first cause, each once. Failed statements are given as text
 * without their values, which may be personal data.
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
  // If every address of a host refuses the connection, Node gives only a code.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
