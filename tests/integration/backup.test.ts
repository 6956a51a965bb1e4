import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readBackupAge } from '#db/backup/marks.ts'
import { connectDatabase } from '#db/client.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { backUp } from '#server/backup/back-up.ts'
import { createDiskPlace } from '#server/backup/disk-place.ts'
import { type RestoreInto, restore } from '#server/backup/restore.ts'
import { openS3Pictures } from '#server/backup/s3-pictures.ts'
import { named } from '../support/global-database.ts'
import { drawPlain, imageForm } from '../support/images.ts'
import { prepareLot } from '../support/lots.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { openOldDatabase } from '../support/old-database.ts'
import { query, readEverything, readFiles } from '../support/read-everything.ts'
import { openS3Store } from '../support/s3-store.ts'

const KEY = 'a key of the tests alone, as long as it must be'
/** As at a provider of databases: it owns one, and is no superuser. */
const OWNER = 'backup_test_owner'

const shop = await openMoneyShop()
const folder = await mkdtemp(join(tmpdir(), 'parts-hub-backup-'))
const kept = join(folder, 'kept')
const place = createDiskPlace(kept)
const source = { url: shop.database.url, dataDir: shop.dataDir }
const server = new pg.Client({ connectionString: inject('databaseUrl') })
const databases: string[] = []

beforeAll(async () => {
  await server.connect()
  await server.query(`create role ${OWNER} login`)
  const ada = await shop.signUp()
  const product = await shop.addProduct({ price: 10, available: 50 })
  const form = imageForm(await drawPlain('png', { width: 400, height: 300 }))
  expect((await shop.admin.fetch('/image', { method: 'POST', body: form })).status).toBe(201)
  await prepareLot(shop.admin, product)
  await shop.pay(ada, await shop.book(ada, product, 3))
  await shop.book(ada, product, 2)
  await mkdir(join(shop.dataDir, 'texts'))
  await writeFile(join(shop.dataDir, 'texts/terms.md'), '# Ours\n')
  await writeFile(join(shop.dataDir, 'auth-secret'), 'a secret that signs the sessions of tests')
  await writeFile(join(shop.dataDir, 'images/.draft'), 'half a pic')
})

afterAll(async () => {
  for (const name of databases) await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`drop role ${OWNER}`)
  await server.end()
  await rm(folder, { recursive: true, force: true })
  await shop.close()
})

/** An empty database of somebody who may do in it what they like, but not elsewhere. */
async function newDatabase(): Promise<string> {
  const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`
  await server.query(`create database ${name} owner ${OWNER}`)
  databases.push(name)
  return named(inject('databaseUrl'), name).replace('//postgres@', `//${OWNER}@`)
}

const newFolder = () => join(folder, crypto.randomUUID())

/** What rests on the rows: constraints, indexes, triggers and whether they are on. */
const readRules = (url: string) =>
  query(
    url,
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
       where connamespace in ('public'::regnamespace, 'sandbox'::regnamespace)
     union all select tablename, indexname, indexdef from pg_indexes where schemaname in ('public', 'sandbox')
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  )

async function backUpOnce(key?: string): Promise<string> {
  return (await backUp(source, place, { key })).name
}

function restoreInto(name: string, into: { databaseUrl?: string; dataDir: string }, key?: string) {
  return restore(() => place.read(name), { databaseUrl: undefined, ...into }, { key, log: () => undefined })
}

describe('npm run backup and npm run restore', () => {
  test('bring back every row, picture, certificate, text, sequence and the secret, by a role that is no superuser', async () => {
    const before = await readEverything(source.url)
    const name = await backUpOnce(KEY)
    const databaseUrl = await newDatabase()
    const dataDir = newFolder()
    await restoreInto(name, { databaseUrl, dataDir }, KEY)
    expect(before.rows.flatMap(([, rows]) => rows).length).toBeGreaterThan(20)
    expect(await readEverything(databaseUrl)).toEqual(before)
    expect(await readRules(databaseUrl)).toEqual(await readRules(source.url))
    const { '/images/.draft': _, ...files } = await readFiles(shop.dataDir)
    expect(Object.keys(files).length).toBeGreaterThan(4)
    expect(Object.keys(files)).toContainEqual(expect.stringMatching(/^\/certificates\/.*\.pdf$/))
    expect(await readFiles(dataDir)).toEqual(files)
    expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)

    // And once more, from the copy, as its owner.
    const again = await backUp({ url: databaseUrl, dataDir }, place, {})
    const second = { databaseUrl: await newDatabase(), dataDir: newFolder() }
    await restoreInto(again.name, second)
    expect(await readEverything(second.databaseUrl)).toEqual(before)
    expect(await readFiles(second.dataDir)).toEqual(files)
  })

  test('hold one moment, whatever is written meanwhile', async () => {
    const grace = await shop.signUp()
    const product = await shop.addProduct({ price: 10, available: 500 })
    const over = new AbortController()
    const buying = (async () => {
      while (!over.signal.aborted) await shop.book(grace, product, 1)
    })()
    const name = await backUpOnce()
    over.abort()
    await buying
    const databaseUrl = await newDatabase()
    await restoreInto(name, { databaseUrl, dataDir: newFolder() })
    const [books] = await query(
      databaseUrl,
      `select available - (select sum(change)::int from stock_movements where product_id = products.id) as wrong,
        500 - available - (select coalesce(sum(quantity), 0)::int from order_lines where product_id = products.id) as lost
       from products where id = '${product._id}'`,
    )
    expect(books).toEqual({ wrong: 0, lost: 0 })
  })

  test('keep the newest archives alone, readable by their owner only, and remove what a killed backup left', async () => {
    const killed = 'parts-hub-20200101T000000000Z.tar.zst.part'
    await writeFile(join(kept, killed), 'half an arch')
    await writeFile(join(kept, 'notes.txt'), "the operator's")
    await backUpOnce()
    const { name, removed } = await backUp(source, place, { key: KEY, keep: 1 })
    expect(removed.length).toBeGreaterThan(0)
    expect((await readdir(kept)).toSorted()).toEqual(['notes.txt', name])
    expect((await stat(join(kept, name))).mode & 0o777).toBe(0o600)
  })

  test('one at a time', async () => {
    const both = await Promise.allSettled([backUpOnce(), backUpOnce()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: 'another backup of this database is being made' },
    })
  })

  test('note when the last good one was made, for this database alone', async () => {
    await backUpOnce()
    expect(await readBackupAge(shop.database.db)).toBeLessThan(60)
    const full = createDiskPlace('/dev/null/nowhere')
    await query(source.url, "update operations.marks set at = at - interval '1 day' where name = 'backup'")
    await expect(backUp(source, full, {})).rejects.toThrow('ENOTDIR')
    expect(await readBackupAge(shop.database.db)).toBeGreaterThan(86_000)
    const databaseUrl = await newDatabase()
    await restoreInto(await backUpOnce(), { databaseUrl, dataDir: newFolder() })
    const copy = connectDatabase(databaseUrl)
    expect(await readBackupAge(copy.db)).toBeUndefined()
    await copy.close()
  })

  describe('with pictures in S3', () => {
    const [SHOWN, SMALL] = ['a_picture-112233-640.webp', 'a_picture-112233-320.avif']
    const PROOF = `certificates/01a21be2-e569-7e50-84f8-29f62aa5f415-${'h'.repeat(43)}.pdf`
    const open = async () => {
      const store = await openS3Store('pictures')
      for (const name of [SHOWN, SMALL]) store.objects.set(`images/${name}`, Buffer.from(`bytes of ${name}`))
      store.objects.set(PROOF, Buffer.from('bytes of a certificate'))
      store.objects.set('images/notes.txt', Buffer.from("the operator's"))
      return { store, s3: openS3Pictures(store.options) }
    }
    const into = async () => ({ databaseUrl: await newDatabase(), dataDir: newFolder() })
    const restoreWith = async (name: string, s3?: RestoreInto['s3']) =>
      restore(() => place.read(name), { ...(await into()), s3 }, { log: () => undefined })

    test('put back those that are gone, as they were, and leave the others alone', async () => {
      const { store, s3 } = await open()
      const { name } = await backUp({ ...source, s3 }, place, {})
      for (const gone of [`images/${SHOWN}`, PROOF]) store.objects.delete(gone)
      store.calls.length = 0
      await restoreWith(name, s3)
      expect(store.objects.get(`images/${SHOWN}`)?.toString()).toBe(`bytes of ${SHOWN}`)
      expect(store.types.get(`images/${SHOWN}`)).toBe('image/webp')
      expect(store.objects.get(PROOF)?.toString()).toBe('bytes of a certificate')
      expect(store.calls.filter(call => call.startsWith('PUT'))).toEqual([
        `PUT images/${SHOWN}`,
        `PUT ${PROOF}`,
      ])
      store.close()
    })

    test('refuse a store that shows them elsewhere, or none, unless they are left where they are', async () => {
      const { store, s3 } = await open()
      const { name } = await backUp({ ...source, s3 }, place, {})
      store.objects.clear()
      const other = openS3Pictures({ ...store.options, publicUrl: 'https://other.example.com' })
      for (const wrong of [other, undefined])
        await expect(restoreWith(name, wrong)).rejects.toThrow(
          /^S3_PUBLIC_URL: the archive has pictures of https:\/\/pictures\.example\.com/,
        )
      await restoreWith(name, 'left')
      expect(store.objects.size).toBe(0)
      store.close()
    })
  })

  test('an archive of an older schema is migrated', async () => {
    const old = await openOldDatabase(39)
    await old.client.query(
      `insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com');
       insert into reviews (id, user_id, author_name, rating, text, address) values ('r', 'ada', 'Ada', 5, 'Good', '')`,
    )
    const { name } = await backUp({ url: old.url, dataDir: newFolder() }, place, {})
    await old.close()
    const databaseUrl = await newDatabase()
    await restoreInto(name, { databaseUrl, dataDir: newFolder() })
    expect(await query(databaseUrl, 'select author_name, rating from reviews')).toEqual([
      { author_name: 'Ada', rating: 5 },
    ])
    const migrations = 'select hash, created_at from drizzle.__drizzle_migrations order by created_at'
    expect(await query(databaseUrl, migrations)).toEqual(await query(source.url, migrations))
    await migrateDatabase(databaseUrl)
    expect(await readRules(databaseUrl)).toEqual(await readRules(source.url))
  })
})

describe('npm run restore refuses, and leaves nothing behind,', () => {
  const targets = async () => ({ databaseUrl: await newDatabase(), dataDir: newFolder() })
  const wayOf = async (name: string, into: { databaseUrl: string; dataDir: string }, key?: string) => {
    const refusal = await restoreInto(name, into, key).catch((error: unknown) => error)
    const tables = await query(
      into.databaseUrl,
      "select from pg_namespace where nspname in ('drizzle', 'sandbox')",
    )
    const files = await readdir(into.dataDir).catch(() => 'missing')
    return { refusal, tables: tables.length, files }
  }
  const refused = (message: string | RegExp) => ({
    refusal: { name: 'NotRestorable', message: expect.stringMatching(message) },
    tables: 0,
    files: 'missing',
  })

  test.each([
    ['no key', undefined, /^BACKUP_KEY is missing/],
    ['a wrong key', `${KEY}!`, /^BACKUP_KEY does not open the archive/],
  ])('%s', async (_, key, message) => {
    expect(await wayOf(await backUpOnce(KEY), await targets(), key)).toMatchObject(refused(message))
  })

  test.each([
    ['plain', undefined],
    ['encrypted', KEY],
  ])('an archive that is %s and cut, or in which a bit has changed', async (_, key) => {
    const [name, into] = [await backUpOnce(key), await targets()]
    const { size } = await stat(join(kept, name))
    for (const length of [0, 40, Math.round(size / 2), size - 1]) {
      await cp(join(kept, name), join(kept, 'cut'))
      await truncate(join(kept, 'cut'), length)
      expect(await wayOf('cut', into, key)).toMatchObject(refused(/damaged/))
    }
    const bytes = await readFile(join(kept, name))
    for (const at of [0.3, 0.6, 0.9]) {
      const changed = Buffer.from(bytes)
      const index = Math.round(size * at)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      await writeFile(join(kept, 'changed'), changed)
      expect(await wayOf('changed', into, key)).toMatchObject(refused(/damaged/))
    }
  })

  test('what is no archive', async () => {
    await writeFile(join(kept, 'other'), 'a letter to my bank')
    expect(await wayOf('other', await targets())).toMatchObject(refused(/^the archive is damaged/))
  })

  test('an archive of a newer schema', async () => {
    await query(
      source.url,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${Date.now() + 1e11})`,
    )
    const name = await backUpOnce()
    await query(source.url, "delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'")
    expect(await wayOf(name, await targets())).toMatchObject(
      refused(/^the archive is of a newer schema \(\d+ migrations, this version of the shop knows \d+\)/),
    )
  })

  test('a database that is not empty', async () => {
    const into = await targets()
    await query(into.databaseUrl, 'create table of_somebody (id int)')
    expect(await wayOf(await backUpOnce(), into)).toMatchObject(refused(/^the database is not empty/))
    expect(await query(into.databaseUrl, 'select from of_somebody')).toEqual([])
  })

  test('a folder that is not empty', async () => {
    const into = await targets()
    await mkdir(into.dataDir)
    await writeFile(join(into.dataDir, 'auth-secret'), 'of another shop')
    expect(await wayOf(await backUpOnce(), into)).toMatchObject({
      refusal: { message: expect.stringContaining(`DATA_DIR: ${into.dataDir} is not empty`) },
      tables: 0,
      files: ['auth-secret'],
    })
  })
})
