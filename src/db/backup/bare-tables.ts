import type pg from 'pg'
import type { Table } from './contents.ts'

const REFERENCES = `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`

/** The indexes that no constraint and no uniqueness rests on. */
const PLAIN_INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = any ($1::regclass[]) and not indisunique`

const MEMORY = '256MB'

/**
 * Empties the tables and runs `fill` while nothing rests on their rows: no references between them, so that their order does not
 * matter, no triggers, and no indexes that are quicker to build afterwards. All that an owner may do who is no superuser. To be
 * used in a transaction: references are checked at its end, for all rows.
 */
export async function fillBareTables(
  client: pg.ClientBase,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const names = tables.map(({ name }) => name)
  const references = await client.query<{ table: string; name: string; definition: string }>(REFERENCES, [
    names,
  ])
  const indexes = await client.query<{ name: string; definition: string }>(PLAIN_INDEXES, [names])
  for (const { table, name } of references.rows)
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  await fill()
  await client.query(`set local maintenance_work_mem = '${MEMORY}'`)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { definition } of indexes.rows) await client.query(definition)
  for (const { table, name, definition } of references.rows)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}
