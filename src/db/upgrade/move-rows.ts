import type pg from 'pg'
import { checksumRows } from '../backup/checksum-rows.ts'
import { describeContents, type Table } from '../backup/contents.ts'
import { writeMarks } from '../backup/marks.ts'
import { readSnapshot, type Snapshot } from '../backup/read-rows.ts'
import { fillDatabase } from '../backup/write-rows.ts'
import { migrateDatabase } from '../migrate.ts'

/** How much was moved, and found to be the same. */
export interface Moved {
  readonly tables: number
  readonly rows: number
}

/**
 * Copies what the database at `from` holds into the empty one at `to`, whatever versions of PostgreSQL they are, and migrates the copy to this
 * version's schema. Writes nothing to `from`. Throws (Error), and leaves `to` empty, if anything differs.
 */
export async function moveRows(from: string, to: string, log: (line: string) => void): Promise<Moved> {
  const moved = await readSnapshot(from, snapshot => copySnapshot(snapshot, to, log))
  await migrateDatabase(to, log)
  return moved
}

/**
 * Copies rows, sequences and marks. Each table is read again in both and compared, by its number of rows and their checksum, before the copy is
 * committed.
 */
export async function copySnapshot(
  snapshot: Snapshot,
  to: string,
  log: (line: string) => void,
): Promise<Moved> {
  let rows = 0
  let count = 0
  const source = { contents: snapshot.contents, fill: fillFrom(snapshot), log }
  await fillDatabase(to, source, async (client, tables) => {
    for (const table of tables) rows += await compareTable(snapshot, client, table)
    await compareSequences(snapshot, client)
    await writeMarks(client, await snapshot.readMarks())
    count = tables.length
  })
  return { tables: count, rows }
}

function fillFrom({ contents, readRows }: Snapshot): Parameters<typeof fillDatabase>[1]['fill'] {
  return async add => {
    const counts = new Map<string, number>()
    for (const table of contents.tables)
      counts.set(table.name, await readRows(table, each => add(table.name, each)))
    return counts
  }
}

async function compareTable(snapshot: Snapshot, copy: pg.Client, table: Table): Promise<number> {
  const [theirs, ours] = await Promise.all([snapshot.checksumRows(table), checksumRows(copy, table)])
  if (theirs.rows !== ours.rows || theirs.sum !== ours.sum)
    throw new Error(
      `${table.name} is not the same in both: ${theirs.rows} rows (checksum ${theirs.sum}), copied ${ours.rows} (${ours.sum})`,
    )
  return ours.rows
}

async function compareSequences({ contents }: Snapshot, copy: pg.Client): Promise<void> {
  const values = new Map(contents.sequences.map(({ name, value }) => [name, value]))
  for (const { name, value } of (await describeContents(copy)).sequences)
    if (values.get(name) !== value) throw new Error(`${name} is at ${value}, not at ${values.get(name)}`)
}
