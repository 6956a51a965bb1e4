import pg from 'pg'
import { findAsker } from './asker.ts'

/**
 * Begins the text of each statement of this connection by whoever it is sent for, as pg_stat_activity and the log of PostgreSQL show it.
 * Statements with names keep theirs, by which they stay parsed and planned.
 */
export function markStatements(client: pg.PoolClient): void {
  const query = (...args: unknown[]): unknown =>
    Reflect.apply(pg.Client.prototype.query, client, markOne(args))
  Object.assign(client, { query })
}

function markOne(args: unknown[]): unknown[] {
  const asker = findAsker()
  if (!asker) return args
  const [asked, ...rest] = args
  // Ids hold no asterisk: none ends the comment.
  const mark = (text: string) => `/* ${asker.kind} ${asker.id} */ ${text}`
  if (typeof asked === 'string') return [mark(asked), ...rest]
  return isUnnamed(asked) ? [{ ...asked, text: mark(asked.text) }, ...rest] : args
}

/** Not a name, nor what sends itself, as a copy does. */
function isUnnamed(asked: unknown): asked is { readonly text: string } {
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return false
  return 'text' in asked && typeof asked.text === 'string' && !('name' in asked && asked.name !== undefined)
}
