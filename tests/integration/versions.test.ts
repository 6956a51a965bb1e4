import { afterAll, expect, test } from 'vitest'
import { migrateDatabase } from '#db/migrate.ts'
import { codeVersion, readSchemaVersion } from '#db/version.ts'
import { createTestDatabase } from '../support/database.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

test('whoever may use the shop may know the schema, and which release made it', async () => {
  expect(await readSchemaVersion(database.db)).toEqual(codeVersion)
  expect(codeVersion).toEqual({
    release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    schema: expect.stringMatching(/^\d{4}$/),
  })
})

test('a schema of a later release is left alone, and both versions are named', async () => {
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await database.pool.query(
    `comment on table drizzle.__drizzle_migrations is 'Parts Hub 12.3.4, schema 9876'`,
  )
  await expect(migrateDatabase(database.url)).rejects.toThrow(
    `the database has schema 9876, made by Parts Hub 12.3.4, and this is Parts Hub ${codeVersion.release}, which knows schemas up to ${codeVersion.schema}: start that release or a later one, or restore a backup from before it`,
  )
  expect(await readSchemaVersion(database.ownerDb)).toEqual({ release: '12.3.4', schema: '9876' })
})
