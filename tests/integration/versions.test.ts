import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { awaitDatabase } from '#db/await-database.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { codeVersion, readSchemaVersion } from '#db/version.ts'
import { createTestDatabase } from '../support/database.ts'
import { makeFolder } from '../support/make-folder.ts'
import { openTcpProxy } from '../support/tcp-proxy.ts'

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

describe('a database that is not there yet', () => {
  test('is waited for, which is said once', async () => {
    const proxy = await openTcpProxy(database.url)
    proxy.reject('57P03')
    const lines: string[] = []
    const waiting = awaitDatabase(proxy.url, {
      seconds: 60,
      log: line => {
        lines.push(line)
        // It is tried once more before it comes.
        setTimeout(() => void proxy.restore(), 700)
      },
    })
    await waiting.finally(() => proxy.close())
    expect(lines).toEqual([
      expect.stringMatching(/^Waiting for the database, 60 s at most: the database cannot be reached: .* …$/),
    ])
  })

  test('is given up in one sentence after so many seconds, and at once where it lets nobody in', async () => {
    const proxy = await openTcpProxy(database.url)
    const lines: string[] = []
    const wait = (seconds: number) => awaitDatabase(proxy.url, { seconds, log: line => lines.push(line) })
    proxy.reject('28P01')
    await expect(wait(60)).rejects.toThrow('the database cannot be reached')
    await proxy.stopListening()
    await expect(wait(0)).rejects.toThrow(/^the database cannot be reached: connect ECONNREFUSED \S+$/)
    expect(lines).toEqual([])
    await expect(wait(1)).rejects.toThrow(/ECONNREFUSED \S+, for 1 s \(DATABASE_WAIT\)$/)
    await proxy.close()
  })
})

test.each([
  ['17', 'npm run shop -- upgrade-database moves it, and keeps the old one'],
  ['99', 'start a release that comes with 99, or go back to postgres-18 as docs/OPERATIONS.md says'],
])(
  'the embedded database names a PostgreSQL %s that made its files, and what to do',
  async (major, remedy) => {
    const dataDir = await makeFolder('parts-hub-older-')
    const cluster = join(dataDir, 'postgres')
    await mkdir(cluster, { mode: 0o700 })
    await writeFile(join(cluster, 'PG_VERSION'), `${major}\n`)
    await writeFile(join(cluster, 'postgresql.conf'), '')
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'nobody', cluster])
    await expect(startEmbeddedPostgres({ dataDir, log: () => undefined })).rejects.toThrow(
      `DATA_DIR: ${cluster} was made by PostgreSQL ${major}, and this release comes with 18: ${remedy}`,
    )
    await rm(dataDir, { recursive: true })
  },
)
