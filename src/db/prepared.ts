import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Database } from './client.ts'

/** A statement that is built once per database, or, in transactions, once per connection, and parsed and planned once per connection, by its own name. */
export function preparedOnce<Db extends object, Statement>(
  build: (db: Db) => Statement,
): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return db => {
    const known = statements.get(db)
    if (known) return known
    const statement = build(db)
    statements.set(db, statement)
    return statement
  }
}

const dialect = new PgDialect()

/** The same of a statement in SQL, of which it answers how many rows it wrote, and those it returns. */
export function preparedText<Db extends Pick<Database, '_'>>(name: string, build: (db: Db) => SQL) {
  return preparedOnce((db: Db) =>
    db._.session.prepareQuery<Answered>(dialect.sqlToQuery(build(db)), undefined, name, false),
  )
}

interface Answered {
  readonly execute: pg.QueryResult
  readonly all: unknown
  readonly values: unknown
}
