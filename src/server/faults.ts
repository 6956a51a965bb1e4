import { DrizzleQueryError } from 'drizzle-orm'

/** A fault as the log may know it: names, messages and places, never the values of a query, which are people's data. */
export function describeFault(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${error.query}\n${describeFault(error.cause)}`
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${describeFault(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
