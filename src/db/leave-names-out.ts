import type pg from 'pg'

/**
 * Sends the statements of this connection without their names: behind a pooler in transaction mode, the session that has parsed one is not the
 * next one to be asked.
 */
export function leaveNamesOut(client: pg.PoolClient): void {
  const { query } = client
  const unnamed = ([asked, ...rest]: unknown[]): unknown[] =>
    typeof asked === 'object' && asked !== null && 'name' in asked && typeof asked.name === 'string'
      ? [{ ...asked, name: undefined }, ...rest]
      : [asked, ...rest]
  Object.assign(client, { query: (...args: unknown[]) => Reflect.apply(query, client, unnamed(args)) })
}
