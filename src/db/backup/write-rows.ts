import type pg from 'pg'
import { within, withOwnConnection } from '../connection.ts'
import { applyMigrations, knownMigrations } from '../migrate.ts'
import { fillBareTables } from './bare-tables.ts'
import { type DatabaseContents, listTables, type Table } from './contents.ts'
import { addQuarantine } from './marks.ts'
import { RowLoader } from './row-loader.ts'

const LONGEST_MS = 12 * 60 * 60_000

/** Why an archive is not restored, in one sentence for the operator. */
export class NotRestorable extends Error {
  override readonly name = 'NotRestorable'
}

/** Everything but what extensions brought along. */
const FOUND = `select count(*)::int as found from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'S') and nspname <> 'information_schema' and nspname not like 'pg\\_%'
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`

/** Throws NotRestorable if the database at `url` holds anything. */
export async function requireEmptyDatabase(url: string): Promise<void> {
  await withOwnConnection(url, client => within(client, 10_000, () => requireEmpty(client)))
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: number }>(FOUND)
  if (rows[0]?.found !== 0)
    throw new NotRestorable('the database is not empty: name one without any table, or drop what it holds')
}

/** Throws NotRestorable if this version of the shop does not know the schema. */
export function requireKnownSchema({ migration, migrations }: DatabaseContents): number {
  const known = knownMigrations()
  const index = known.findIndex(({ folderMillis }) => folderMillis === migration)
  if (index >= 0) return index + 1
  const isNewer = migration > (known.at(-1)?.folderMillis ?? 0)
  throw new NotRestorable(
    isNewer
      ? `the archive is of a newer schema (${migrations} migrations, this version of the shop knows ${known.length}): restore it with the version that made it, or a later one`
      : 'the archive is of a schema that this version of the shop does not know',
  )
}

/** Where rows come from. */
interface Source {
  readonly contents: DatabaseContents
  /** Adds all rows, and returns how many each table should have. */
  fill(add: (table: string, rows: Uint8Array) => Promise<void>): Promise<ReadonlyMap<string, number>>
  /** Told of tables that are not the shop's. */
  log(line: string): void
}

/**
 * Fills the empty database at `url` in one transaction: makes the schema of the archive by the shop's own migrations, adds the rows, migrates to
 * the schema of this version, and marks the copy as quarantined. `finish` runs before it is committed; if anything fails, the database stays empty.
 */
export async function restoreRows(
  url: string,
  { finish, ...source }: Source & { finish: () => Promise<void> },
): Promise<void> {
  await fillDatabase(url, source, async client => {
    await applyMigrations(client, requireKnownSchema(source.contents))
    await addQuarantine(client)
    await finish()
  })
}

/**
 * The same with the schema as it was, and no quarantine: `finish` decides what more is done in the transaction. It is given the tables that were
 * filled.
 */
export async function fillDatabase(
  url: string,
  { contents, fill, log }: Source,
  finish: (client: pg.Client, tables: readonly Table[]) => Promise<void>,
): Promise<void> {
  const until = requireKnownSchema(contents)
  await withOwnConnection(url, client =>
    within(client, LONGEST_MS, async () => {
      await client.query(
        "begin; set local statement_timeout = 0; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'",
      )
      await requireEmpty(client)
      await applyMigrations(client, 0, until)
      const tables = matchTables(await listTables(client), contents, log)
      await fillBareTables(client, [...tables.values()], async () => {
        const loader = new RowLoader(client)
        const expected = await fill(async (name, rows) => {
          const table = tables.get(name)
          if (table) await loader.add(table, rows)
        })
        await loader.end()
        for (const name of tables.keys())
          if ((loader.counts.get(name) ?? 0) !== expected.get(name))
            throw new NotRestorable(`the archive is damaged: rows of ${name} are missing`)
      })
      await setSequences(client, contents)
      await finish(client, [...tables.values()])
      await client.query('commit')
    }),
  )
}

/** The tables to be filled, with the columns in the archive's order. All names come from the database. */
function matchTables(
  found: readonly Table[],
  contents: DatabaseContents,
  log: (line: string) => void,
): ReadonlyMap<string, Table> {
  const columnsOf = new Map(found.map(({ name, columns }) => [name, new Set(columns)]))
  const matched = new Map<string, Table>()
  for (const table of contents.tables) {
    const columns = columnsOf.get(table.name)
    if (!columns) log(`${table.name} is left out: it is no table of the shop`)
    else if (table.columns.length > 0 && table.columns.every(column => columns.has(column)))
      matched.set(table.name, table)
    else throw new NotRestorable(`the archive has columns of ${table.name} that the shop does not have`)
  }
  const missing = found.find(({ name }) => !matched.has(name))
  if (missing) throw new NotRestorable(`the archive is damaged: it has no table ${missing.name}`)
  return matched
}

async function setSequences(client: pg.Client, { sequences }: DatabaseContents): Promise<void> {
  for (const { name, value } of sequences)
    if (value !== null)
      await client.query(
        'select setval(sequence, $2) from to_regclass($1) as sequence where sequence is not null',
        [name, value],
      )
}
