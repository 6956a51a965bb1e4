import { afterAll, beforeEach, expect, test } from 'vitest'
import { isArchiveName } from '#server/backup/archive-name.ts'
import { createS3Place } from '#server/backup/s3-place.ts'
import { openS3Store } from '../support/s3-store.ts'

const NAME = 'parts-hub-20260101T000000000Z.tar.zst'

const store = await openS3Store('kept')
afterAll(() => store.close())
const place = createS3Place(store.options, 'of the shop/')
beforeEach(() => {
  store.objects.clear()
  store.uploads.clear()
  store.isFull = false
})

async function* bytes(megabytes: number) {
  for (let index = 0; index < megabytes; index += 1) yield Buffer.alloc(1024 * 1024, index)
}

test('an archive is uploaded in parts, listed over pages, read again and removed', async () => {
  expect(await place.write(NAME, bytes(40))).toBe(40 * 1024 * 1024)
  expect(await place.write(`${NAME}.age`, bytes(0))).toBe(0)
  expect(
    store.objects.get(`of the shop/${NAME}`)?.equals(Buffer.concat(await Array.fromAsync(bytes(40)))),
  ).toBe(true)
  expect(await place.list()).toEqual([NAME, `${NAME}.age`])
  expect(Buffer.concat(await Array.fromAsync(place.read(NAME))).length).toBe(40 * 1024 * 1024)
  await place.remove(NAME)
  expect(await place.list()).toEqual([`${NAME}.age`])
})

test('nothing is left of one that fails', async () => {
  store.isFull = true
  await expect(place.write(NAME, bytes(1))).rejects.toThrow('the S3 store answered 507 to PUT')
  expect([store.objects.size, store.uploads.size]).toEqual([0, 0])
})

test('what a killed backup has uploaded is removed, and nothing else', async () => {
  store.uploads.set('u1&2', { key: `of the shop/${NAME}`, parts: [Buffer.alloc(5)] })
  store.uploads.set('of others', { key: 'of the shop/film.mp4', parts: [] })
  await place.sweep(isArchiveName)
  expect([...store.uploads.keys()]).toEqual(['of others'])
})

test('an archive that is not there is a 404', async () => {
  await expect(Array.fromAsync(place.read(NAME))).rejects.toThrow('the S3 store answered 404 to GET')
})
