import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { withOwnConnection } from '#db/connection.ts'

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'sandbox') order by name`

/** Every row of every table as text, with the state of the sequences. */
export async function readEverything(url: string) {
  const tables = await query<{ name: string }>(url, TABLES)
  const rows: [string, unknown][] = []
  for (const { name } of tables)
    rows.push([name, await query(url, `select t::text as row from ${name} as t order by row`)])
  const sequences = await query<{ sequencename: string; last_value: string | null }>(
    url,
    'select sequencename, last_value from pg_sequences order by 1',
  )
  return { rows, sequences }
}

/**
 * The same of a cluster that was not shut down before it was copied: it had taken up to 32 numbers of each sequence in advance, which are
 * skipped, as after a crash.
 */
export function skipNumbers({ rows, sequences }: Awaited<ReturnType<typeof readEverything>>) {
  return {
    rows,
    sequences: sequences.map(({ sequencename, last_value }) => [sequencename, last_value !== null]),
  }
}

/** The rows of one statement, by a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  return withOwnConnection(url, async client => (await client.query<Row>(text)).rows)
}

/** The content of every file below a folder. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const read = files.map(async file => [file.slice(folder.length), (await readFile(file)).toString('base64')])
  return Object.fromEntries(await Promise.all(read))
}
