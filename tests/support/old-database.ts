import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'
import { named } from './global-database.ts'

/** A database as it was once the migration of this number had run, to be brought up to date. */
export async function openOldDatabase(lastMigration: number) {
  const name = `old_${crypto.randomUUID().replaceAll('-', '')}`
  const url = named(inject('databaseUrl'), name)
  const server = new pg.Client({ connectionString: inject('databaseUrl') })
  const client = new pg.Client({ connectionString: url })
  await server.connect()
  await server.query(`create database ${name}`)
  await client.connect()
  await migrateUpTo(client, lastMigration)
  return {
    url,
    client,
    async close(): Promise<void> {
      await client.end()
      await server.query(`drop database if exists ${name} with (force)`)
      await server.end()
    },
  }
}

async function migrateUpTo(client: pg.Client, index: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parts-hub-migrations-'))
  try {
    await cp(join(import.meta.dirname, '../../src/db/migrations'), folder, { recursive: true })
    const path = join(folder, 'meta/_journal.json')
    const journal = z
      .looseObject({ entries: z.array(z.looseObject({ idx: z.number() })) })
      .parse(JSON.parse(await readFile(path, 'utf8')))
    const entries = journal.entries.filter(({ idx }) => idx <= index)
    await writeFile(path, JSON.stringify({ ...journal, entries }))
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
