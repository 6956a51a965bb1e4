import type pg from 'pg'

/** The indexes of a table that no constraint and no uniqueness rests on. */
const PLAIN_INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = $1::regclass and not indisunique`

/** Enough to sort the words of all products at once. */
const MEMORY = '256MB'

/**
 * Runs `act` while a table is without its plain indexes, and builds them again, which is faster than to extend them row by row. To
 * be used in a transaction; the table is locked until it ends.
 */
export async function withoutIndexes(
  client: pg.Client,
  table: string,
  act: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(PLAIN_INDEXES, [table])
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await act()
  await client.query(`set local maintenance_work_mem = '${MEMORY}'`)
  for (const { definition } of rows) await client.query(definition)
}
