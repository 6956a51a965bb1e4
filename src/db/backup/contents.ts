import type pg from 'pg'
import { z } from 'zod'

/**
 * What an archive says of its database: the schema by its migration, and of which tables it has the rows. Names are those of
 * SQL, quoted where needed: `public.orders`.
 */
export const databaseContents = z.object({
  /** When the last migration was written, which tells it from all others; in ms since 1970. */
  migration: z.int(),
  /** How many migrations have run. */
  migrations: z.int(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** `value` is null where a sequence has given out no number yet. A string: it may exceed 2^53. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
})
export type DatabaseContents = z.output<typeof databaseContents>
export type Table = DatabaseContents['tables'][number]

/** Not the shop's rows: which migrations have run is said by the archive, marks are about one database alone. */
const BESIDE = ['drizzle', 'operations']

const OWN_SCHEMAS = `nspname not in (${BESIDE.map(name => `'${name}'`).join(', ')}, 'information_schema') and nspname not like 'pg\\_%'`

/** Generated columns are computed again. */
const TABLES = `select format('%I.%I', nspname, relname) as name,
    array(select quote_ident(attname) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and ${OWN_SCHEMAS} order by name`

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
  from (select *, schemaname as nspname from pg_sequences) as of_shop where ${OWN_SCHEMAS} order by name`

const MIGRATIONS =
  'select max(created_at)::text as migration, count(*)::int as migrations from drizzle.__drizzle_migrations'

/** All tables with rows of the shop, with the columns that can be written. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  return (await client.query<Table>(TABLES)).rows
}

/** Throws if the shop has never migrated this database. */
export async function describeContents(client: pg.ClientBase): Promise<DatabaseContents> {
  const tables = await listTables(client)
  const sequences = await client.query<DatabaseContents['sequences'][number]>(SEQUENCES)
  const { rows } = await client.query<{ migration: string; migrations: number }>(MIGRATIONS)
  const { migration, migrations } = rows[0] ?? {}
  return databaseContents.parse({
    migration: Number(migration),
    migrations,
    tables,
    sequences: sequences.rows,
  })
}
