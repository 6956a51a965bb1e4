import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskPlace } from '#server/backup/disk-place.ts'
import { restore } from '#server/backup/restore.ts'
import { restoreAt } from '#server/wal-archive/restore-at.ts'
import { makeFolder } from '../support/make-folder.ts'
import { backUpUnderLoad, checkCopy, loseUnderLoad } from '../support/torture/losses.ts'
import { openTorture } from '../support/torture/torture.ts'

/** The short version of `npm run torture`. */
let torture: Awaited<ReturnType<typeof openTorture>>
let folder = ''
beforeAll(async () => {
  folder = await makeFolder('parts-hub-crash-')
  torture = await openTorture({ settings: { WAL_ARCHIVE: join(folder, 'log'), WAL_ARCHIVE_SECONDS: '1' } })
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
  const { name, acknowledged } = await backUpUnderLoad(torture, place)
  const dataDir = join(folder, 'data')
  const into = { dataDir, databaseUrl: undefined }
  await restore(() => place.read(name), into, { log: () => undefined })
  expect(await checkCopy(dataDir, acknowledged)).toBeGreaterThan(0)
}, 180_000)

test('of a shop whose disk is lost under load, its archived log brings back all that was acknowledged until a moment before', async () => {
  const archive = createDiskPlace(join(folder, 'log'))
  const { moment, acknowledged } = await loseUnderLoad(torture, archive)
  const dataDir = join(folder, 'copy')
  await restoreAt(archive, moment, { dataDir, key: undefined })
  expect(await checkCopy(dataDir, acknowledged)).toBeGreaterThan(0)
}, 180_000)
