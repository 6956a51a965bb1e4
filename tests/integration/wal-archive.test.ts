import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isQuarantined, markBackup, readBackupAge } from '#db/backup/marks.ts'
import { connectDatabase } from '#db/client.ts'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '#db/embedded/start.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { readBase } from '#db/replication/read-base.ts'
import { countWaiting, dropSlots } from '#db/replication/slots.ts'
import { seal, unseal } from '#server/backup/compress.ts'
import { createDiskPlace } from '#server/backup/disk-place.ts'
import { readTar } from '#server/backup/tar.ts'
import { WalArchive } from '#server/wal-archive/archive-log.ts'
import { findEnd, type KeptName, listKind, nameOf, readKept } from '#server/wal-archive/kept.ts'
import { restoreAt } from '#server/wal-archive/restore-at.ts'
import { makeFolder } from '../support/make-folder.ts'
import { query, readEverything, readFiles, skipNumbers } from '../support/read-everything.ts'

const KEY = 'a key of the tests alone, as long as it must be'
const quiet = () => undefined
const WITHIN = { timeout: 60_000, interval: 20 }

let folder = ''
let postgres: EmbeddedDatabase
let archive: WalArchive
const said: string[] = []
const dataDirs: string[] = []

beforeAll(async () => {
  folder = await makeFolder('parts-hub-wal-')
  const dataDir = newFolder()
  await mkdir(join(dataDir, 'images'), { recursive: true })
  await writeFile(join(dataDir, 'auth-secret'), 'signs the sessions of tests')
  await writeFile(join(dataDir, 'images/first.webp'), 'a picture')
  postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  await migrateDatabase(postgres.url)
  await markBackup(postgres.url, new Date())
  archive = openArchive()
  archive.start(() => false)
  await waitForBase()
})

afterAll(async () => {
  await archive?.close(2_000)
  await postgres?.stop()
  for (const dataDir of dataDirs) await removeDataFolder(dataDir)
  await rm(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const dataDir = join(folder, crypto.randomUUID())
  dataDirs.push(dataDir)
  return dataDir
}

const sourceDir = () => dataDirs[0] ?? ''
const kept = () => join(folder, 'kept')
const place = () => createDiskPlace(kept())
const log = pino({ level: 'info' }, { write: line => void said.push(line) })
const openArchive = () =>
  new WalArchive({
    url: postgres.url,
    dataDir: sourceDir(),
    place: place(),
    // A key costs a tenth of a second of each file.
    key: undefined,
    everySeconds: 0.2,
    days: 14,
    log,
  })

const listKept = async <Kind extends KeptName['kind']>(kind: Kind, of = place()) =>
  listKind(await readKept(of), kind)

const waitForBase = (of = place()) =>
  vi.waitUntil(async () => (await listKept('base', of)).length > 0, WITHIN)

/** Waits until the archive has what was written before now. */
async function waitForLog(): Promise<void> {
  const since = Date.now()
  await vi.waitUntil(() => Date.now() - (archive.readAge() ?? Infinity) * 1_000 > since, WITHIN)
}

let people = 0
/** A customer, and a picture with a row that names it. */
async function write(): Promise<void> {
  people += 1
  const picture = `images/${people}.webp`
  await writeFile(join(sourceDir(), picture), `picture ${people}`)
  await query(
    postgres.url,
    `insert into users (id, name, email) values ('u${people}', 'Ada', 'ada${people}@example.com')`,
  )
}

const readRows = async (url: string) => skipNumbers(await readEverything(url))

/** The pictures and the secret. */
const readBeside = async (dataDir: string) => [
  await readFiles(join(dataDir, 'images')),
  await readFile(join(dataDir, 'auth-secret'), 'utf8'),
]

async function openCopy<T>(dataDir: string, act: (url: string) => Promise<T>): Promise<T> {
  const copy = await startEmbeddedPostgres({ dataDir, log: quiet })
  try {
    return await act(copy.url)
  } finally {
    await copy.stop()
  }
}

/** Waits until the archive is known to have that moment. Nothing tells of one after which nothing was written. */
async function waitForMoment(moment: Date): Promise<void> {
  const hasIt = async () => (findEnd(await listKept('wal')) ?? 0) >= moment
  while (!(await hasIt())) {
    await query(postgres.url, 'checkpoint')
    await sleep(200)
  }
}

async function restoreTo(moment: Date | 'latest', from = place(), key?: string): Promise<string> {
  const dataDir = newFolder()
  await restoreAt(from, moment, { dataDir, key })
  return dataDir
}

/** What the shop holds, at a moment that no commit shares. */
async function hold() {
  const [rows, files] = [await readRows(postgres.url), await readBeside(sourceDir())]
  await sleep(20)
  const moment = new Date()
  await sleep(20)
  return { moment, rows, files }
}

test('an archive of the log brings back a moment in every row, also one at which a base was being made', async () => {
  await write()
  await write()
  const then = await readBase(
    postgres.url,
    async ({ start, timeline, content }) => {
      const at = new Date()
      const before = await hold()
      await write()
      const [{ line } = { line: '' }] = await listKept('wal')
      await place().write(
        nameOf({ kind: 'base', line, timeline, start, at }, false),
        await seal(content, undefined),
      )
      return before
    },
    new AbortController().signal,
  )
  await query(postgres.url, "delete from users where id = 'u1'; select nextval('order_numbers')")
  await waitForMoment(then.moment)
  const copy = await restoreTo(then.moment)
  expect(await openCopy(copy, readRows)).toEqual(then.rows)
  // A picture that came a little later does no harm.
  expect(await readBeside(copy)).toMatchObject(then.files)
})

test('it has every picture, however soon one comes after the other', async () => {
  for (let count = 0; count < 5; count += 1) {
    await write()
    await sleep(300)
  }
  await waitForLog()
  const archived = new Set<string>()
  for (const { name } of await listKept('files'))
    for await (const { name: path } of readTar(unseal(place().read(name), undefined))) archived.add(path)
  const pictures = await readdir(join(sourceDir(), 'images'))
  expect(pictures.filter(each => !archived.has(`images/${each}`))).toEqual([])
})

test('it goes on without a gap when it is opened again, and after its place took nothing, of which its age tells', async () => {
  await write()
  await archive.close(5_000)
  archive = openArchive()
  archive.start(() => false)
  await waitForLog()
  const away = `${kept()}-away`
  await rename(kept(), away)
  await writeFile(kept(), 'in the way')
  await write()
  await vi.waitUntil(() => (archive.readAge() ?? 0) > 2, WITHIN)
  expect(said.join()).toContain('the log is not archived; trying again')
  const source = connectDatabase(postgres.url)
  expect(await countWaiting(source.db)).toBeGreaterThan(0)
  await source.close()
  await rm(kept())
  await rename(away, kept())
  await waitForLog()
  const logs = await listKept('wal')
  expect(new Set(logs.map(({ line }) => line)).size).toBe(1)
  expect(logs.slice(1).map(({ start }) => start)).toEqual(logs.slice(0, -1).map(({ end }) => end))
})

describe('npm run restore --at refuses, and leaves nothing behind,', () => {
  async function refuse(moment: Date | 'latest') {
    const dataDir = newFolder()
    const refusal: unknown = await restoreAt(place(), moment, { dataDir, key: undefined }).catch(
      (error: unknown) => error,
    )
    return { refusal, files: await readdir(dataDir).catch(() => 'missing') }
  }
  const refused = (message: string | RegExp) => ({
    refusal: { name: 'NotRestorable', message: expect.stringMatching(message) },
    files: 'missing',
  })

  test('a moment before the archive begins, or after its end', async () => {
    expect(await refuse(new Date('2020-01-01'))).toMatchObject(refused(/^--at: the archive begins at 2/))
    expect(await refuse(new Date(Date.now() + 60_000))).toMatchObject(
      refused(/^--at: the archive has the log until 2.* only/),
    )
  })

  test('a log with a gap, and a piece that is damaged', async () => {
    await write()
    await waitForLog()
    await write()
    await waitForLog()
    const [base] = await listKept('base')
    const piece = (await listKept('wal')).filter(({ at }) => at > (base?.at ?? 0)).at(-2)
    const file = join(kept(), piece?.name ?? '')
    const bytes = await readFile(file)
    await rename(file, join(folder, 'away'))
    expect(await refuse('latest')).toMatchObject(refused(/^the archive is not whole: the log between /))
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20)
    await writeFile(file, changed)
    expect(await refuse('latest')).toMatchObject(refused(/^the archive is damaged/))
    await writeFile(file, bytes)
  })

  test('a folder without an archive', async () => {
    const nowhere = createDiskPlace(join(folder, 'nowhere'))
    await expect(restoreAt(nowhere, 'latest', { dataDir: newFolder(), key: undefined })).rejects.toThrow(
      'there is no archive of the log with a base',
    )
  })
})

test('where the server has forgotten what is missing, another line begins, and the end of the one before can still be restored', async () => {
  await write()
  const end = await hold()
  await waitForMoment(end.moment)
  await archive.close(5_000)
  await dropSlots(postgres.url)
  await write()
  archive = openArchive()
  archive.start(() => false)
  await vi.waitUntil(async () => new Set((await listKept('base')).map(({ line }) => line)).size === 2, WITHIN)
  expect(said.join()).toContain('a new line of the archive begins')
  expect(await openCopy(await restoreTo(end.moment), readRows)).toEqual(end.rows)
})

test('the last of all comes back in every row and picture, in quarantine, without backups or slots of its own; released, the copy is archived, too, under a key', async () => {
  await write()
  await archive.close(5_000)
  const last = await hold()
  const dataDir = await restoreTo('latest')
  expect(await readBeside(dataDir)).toEqual(last.files)
  await openCopy(dataDir, async url => {
    expect(await readRows(url)).toEqual(last.rows)
    const copy = connectDatabase(url)
    expect(await isQuarantined(copy.db)).toBe(true)
    expect(await readBackupAge(copy.db)).toBeUndefined()
    expect(await countWaiting(copy.db)).toBeUndefined()
    await copy.close()

    const mine = createDiskPlace(join(folder, 'of-the-copy'))
    const own = new WalArchive({ url, dataDir, place: mine, key: KEY, everySeconds: 0.2, days: 1, log })
    let isHeldBack = true
    own.start(() => isHeldBack)
    await sleep(500)
    expect({ age: own.readAge(), kept: await mine.list() }).toEqual({ age: undefined, kept: [] })
    isHeldBack = false
    await waitForBase(mine)
    await own.close(5_000)
    for (const wrong of [`${KEY}!`, undefined])
      await expect(restoreTo('latest', mine, wrong)).rejects.toThrow(/^BACKUP_KEY /)
    expect(await openCopy(await restoreTo('latest', mine, KEY), readRows)).toEqual(last.rows)
  })
})
