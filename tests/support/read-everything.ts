import pg from 'pg'

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'sandbox') order by name`

/** Every row of every table as text, with the state of the sequences. */
export async function readEverything(url: string) {
  const tables = await query<{ name: string }>(url, TABLES)
  const rows: [string, unknown][] = []
  for (const { name } of tables)
    rows.push([name, await query(url, `select t::text as row from ${name} as t order by row`)])
  return { rows, sequences: await query(url, 'select sequencename, last_value from pg_sequences order by 1') }
}

/** The rows of one statement, by a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
