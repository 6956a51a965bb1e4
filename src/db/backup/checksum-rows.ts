import type pg from 'pg'
import type { Table } from './contents.ts'

/** What the rows of a table amount to, in any order: two tables that agree in it have the same rows. */
export interface Checksum {
  readonly rows: number
  /** The first 64 bits of each row's MD5 as text, added up. */
  readonly sum: string
}

/** Dates as text are as the session's settings say: these must be the same for both. */
export async function checksumRows(client: pg.ClientBase, { name, columns }: Table): Promise<Checksum> {
  const { rows } = await client.query<Checksum>(
    `select count(*)::int as rows, coalesce(sum(('x' || left(md5(each::text), 16))::bit(64)::bigint), 0)::text as sum
      from (select ${columns.join(', ')} from ${name}) as each`,
  )
  const [first] = rows
  if (!first) throw new Error(`${name} was not counted`)
  return first
}
