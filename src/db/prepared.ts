/** A statement that is built once per database, or transaction, and parsed and planned once per connection, by its own name. */
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
