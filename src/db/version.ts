import { type SQLWrapper, sql } from 'drizzle-orm'
import type pg from 'pg'
import manifest from '../../package.json' with { type: 'json' }
import journal from './migrations/meta/_journal.json' with { type: 'json' }

/** A release of the shop, as '0.1.0', and the schema it works on: the number of its last migration, as '0040'. */
export interface Version {
  readonly release: string
  readonly schema: string
}

/** This code's own. */
export const codeVersion: Version = {
  release: manifest.version,
  schema: (journal.entries.at(-1)?.tag ?? '').slice(0, 4),
}

const MIGRATIONS = 'drizzle.__drizzle_migrations'

/** Keeps which release brought the schema to where it is, as the comment of the table that drizzle lists migrations in. Only the owner of the tables may. */
export async function stampSchema(client: pg.ClientBase): Promise<void> {
  await client.query(
    `comment on table ${MIGRATIONS} is 'Parts Hub ${codeVersion.release}, schema ${codeVersion.schema}'`,
  )
}

/**
 * The schema of the database and the release that made it; undefined before the first start. Any role may ask: the shop's own may not read the
 * list of migrations, but comments are for all.
 */
export async function readSchemaVersion(db: Asked): Promise<Version | undefined> {
  const { rows } = await db.execute(
    sql`select obj_description(c.oid, 'pg_class') as stamp from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'`,
  )
  const [, release, schema] = /^Parts Hub (\S+), schema (\d+)$/.exec(String(rows[0]?.stamp)) ?? []
  return release === undefined || schema === undefined ? undefined : { release, schema }
}

/** Throws (Error, one sentence) unless the database has this code's schema, for programs beside the shop: only its start migrates. */
export async function requireOwnSchema(db: Asked): Promise<void> {
  const found = await readSchemaVersion(db)
  if (found?.schema === codeVersion.schema) return
  if (found && found.schema > codeVersion.schema) throw new NewerSchema(found)
  const theirs = found ? `schema ${found.schema}, of Parts Hub ${found.release}` : 'an older schema, or none'
  throw new Error(
    `the database has ${theirs}, and this is Parts Hub ${codeVersion.release} with schema ${codeVersion.schema}: start the shop once`,
  )
}

/** A database, a transaction, or a single connection within drizzle. */
interface Asked {
  execute(statement: SQLWrapper): Promise<{ readonly rows: Record<string, unknown>[] }>
}

/** The database has been migrated further than this code knows. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema'

  constructor(found: Version | undefined) {
    const theirs = found ? `schema ${found.schema}, made by Parts Hub ${found.release}` : 'a newer schema'
    super(
      `the database has ${theirs}, and this is Parts Hub ${codeVersion.release}, which knows schemas up to ${codeVersion.schema}: ` +
        'start that release or a later one, or restore a backup from before it',
    )
  }
}
