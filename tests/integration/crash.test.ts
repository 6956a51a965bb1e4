import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { orders } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { createDiskPlace } from '#server/backup/disk-place.ts'
import { restore } from '#server/backup/restore.ts'
import { findEnd, readName } from '#server/wal-archive/kept.ts'
import { restoreAt } from '#server/wal-archive/restore-at.ts'
import { readEverything, readFiles, skipNumbers } from '../support/read-everything.ts'
import type { Purchase } from '../support/torture/customer.ts'
import { openTorture } from '../support/torture/torture.ts'

/** The short version of `npm run torture`. */
let torture: Awaited<ReturnType<typeof openTorture>>
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parts-hub-crash-'))
  // PostgreSQL's account must be able to enter it.
  await chmod(folder, 0o755)
  torture = await openTorture({ env: { WAL_ARCHIVE: join(folder, 'log'), WAL_ARCHIVE_SECONDS: '1' } })
})
afterAll(async () => {
  await torture?.close()
  await rm(folder, { recursive: true, force: true })
})

test.each(['shop', 'postgres', 'backend'] as const)(
  'loses nothing acknowledged when the %s is killed under load',
  async victim => {
    const { orders: booked, paid } = await torture.round(victim)
    expect(booked).toBeGreaterThan(0)
    expect(paid).toBeGreaterThan(0)
  },
  60_000,
)

test('a backup made while the shop is killed under load holds all that was acknowledged before', async () => {
  const place = createDiskPlace(join(folder, 'kept'))
  const { name, acknowledged } = await torture.backUpUnderLoad(place)
  const dataDir = join(folder, 'data')
  const into = { dataDir, databaseUrl: undefined }
  await restore(() => place.read(name), into, { log: () => undefined })
  await openCopy(dataDir, url => requireAcknowledged(url, acknowledged))
}, 60_000)

test('a shop that is killed under load is restored to a moment, in every row and picture, and to the last with all that was acknowledged', async () => {
  const place = createDiskPlace(join(folder, 'log'))
  const listKept = async () => (await place.list()).flatMap(name => readName(name) ?? [])
  const { moment, held, acknowledged } = await torture.loseUnderLoad(
    async since => (findEnd(await listKept()) ?? 0) > since,
  )
  const [then, last] = [join(folder, 'then'), join(folder, 'last')]
  await restoreAt(place, moment, { dataDir: then, key: undefined })
  const { pictures, ...rows } = held
  await openCopy(then, async url => expect(skipNumbers(await readEverything(url))).toEqual(skipNumbers(rows)))
  expect(Object.keys(pictures).length).toBeGreaterThan(0)
  expect(await readFiles(join(then, 'images'))).toMatchObject(pictures)
  await restoreAt(place, 'latest', { dataDir: last, key: undefined })
  await openCopy(last, url => requireAcknowledged(url, acknowledged))
}, 120_000)

async function openCopy(dataDir: string, act: (url: string) => Promise<unknown>): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    await act(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** All that was acknowledged is there, and the doctor finds nothing. */
async function requireAcknowledged(url: string, acknowledged: readonly Purchase[]): Promise<void> {
  const copy = connectDatabase(url, { max: 1 })
  try {
    const rows = await copy.db.select({ id: orders.id, status: orders.status }).from(orders)
    const books = new Map(rows.map(({ id, status }) => [id, status]))
    const booked = acknowledged.filter(({ orderId }) => orderId !== undefined)
    expect(booked.length).toBeGreaterThan(0)
    const lost = booked.filter(({ orderId = '', isPaid, isCancelled }) => {
      const status = books.get(orderId)
      if (isPaid) return status !== 'paid'
      return isCancelled ? status !== 'cancelled' : status === undefined
    })
    expect(lost).toEqual([])
    expect((await examineBooks(copy.db)).findings).toEqual([])
  } finally {
    await copy.close()
  }
}
