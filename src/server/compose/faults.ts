import { DrizzleQueryError } from 'drizzle-orm'

/** A fault as it may be logged: names, messages and stack traces, never the values of a query, which are personal data. */
export function describeFault(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${error.query}\n${describeFault(error.cause)}`
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${describeFault(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
