import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { ownData } from '#contract/own-data/own-data.ts'
import { returnPhotos } from '#db/schema.ts'
import { forgetCustomers } from '#domain/own-data/forget-customers.ts'
import { removeForgottenPhotos } from '#domain/returns/photos.ts'
import { drawPlain, takePhoto } from '../support/images.ts'
import { expectProblem } from '../support/problems.ts'
import { addPhoto } from '../support/return-photos.ts'
import { openReturnShop } from '../support/returns.ts'
import { bolts } from '../support/shipments.ts'

const shop = await openReturnShop()
afterAll(() => shop.close())
const { ada, admin, ask, readReturn, sellAndShip, step } = shop
const { db, pool } = shop.database
const listFiles = async () =>
  (await readdir(join(shop.dataDir, 'certificates')).catch(() => [])).filter(name => name.endsWith('.webp'))

test('POST /return/{id}/photos keeps a photo upright and without its place, once, for its customer and for those who manage returns', async () => {
  const order = await sellAndShip()
  const id = await ask(order, [bolts(1)])
  const photo = await takePhoto(800, 600)
  const first = await addPhoto(ada, id, photo)
  expect(first).toMatchObject({ status: 201, body: { acknowledged: true } })
  expect(await addPhoto(ada, id, photo)).toEqual(first)
  const [kept, ...others] = (await readReturn(order, id, ada))?.photos ?? []
  expect(others).toEqual([])
  expect((await readReturn(order, id))?.photos).toEqual([kept])
  const path = kept?.path ?? ''
  const answer = await ada.fetch(path)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([width, height, exif]).toEqual([600, 800, undefined])
  expect((await admin.fetch(path)).status).toBe(200)
  expectProblem(await (await shop.signUp()).send('GET', path), 404)
  expectProblem(await shop.newVisitor().send('GET', path), 401)
  expectProblem(await ada.send('GET', `/return/${id}/photos/none`), 404)
  // What a backup holds and a restore brings back.
  expect(await listFiles()).toEqual([expect.stringMatching(new RegExp(`^${id}-`))])
})

test('POST /return/{id}/photos answers 422 and 413 naming the field, 409 beyond four, also at once, and once the return is over', async () => {
  const order = await sellAndShip()
  const id = await ask(order, [bolts(1)])
  const refuse = async (bytes: Uint8Array, status = 422) =>
    expectProblem(await addPhoto(ada, id, bytes), status).errors
  expect(await refuse(Buffer.from('%PDF-1.7'))).toEqual([
    { field: 'photo', message: 'must be a JPEG, PNG, WebP, AVIF or GIF picture' },
  ])
  const whole = await drawPlain('png')
  expect(await refuse(whole.subarray(0, whole.length / 2))).toEqual([
    { field: 'photo', message: 'is damaged; please choose another file' },
  ])
  expect(await refuse(Buffer.alloc(11 * 1024 * 1024), 413)).toEqual([
    { field: 'photo', message: 'must have at most 10 MB' },
  ])
  expectProblem(await addPhoto(await shop.signUp(), id, whole), 404)
  const colours = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666']
  const pictures = await Promise.all(colours.map(colour => drawPlain('jpeg', { colour })))
  const answers = await Promise.all(pictures.map(picture => addPhoto(ada, id, picture)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 409, 409])
  expect((await readReturn(order, id, ada))?.photos).toHaveLength(4)

  const closed = await ask(order, [bolts(1)])
  await step(closed, 'decline', { words: 'They were used' })
  expectProblem(await addPhoto(ada, closed, whole), 409)
})

test('photos are in the data of their customer, and go with them: first what names the return, then the file, then the row', async () => {
  const customer = ada
  const data = ownData.parse((await customer.send('GET', '/my-data')).body)
  expect(data.returnPhotos).toHaveLength(5)
  expect(data.returnPhotos[0]).toMatchObject({
    address: expect.stringMatching(/^\/return\/[\w-]+\/photos\/[\w-]+$/),
  })
  expect(data.returnPhotos[0]).not.toHaveProperty('file')
  await pool.query("update returns set state = 'withdrawn'")
  await pool.query('update orders set forget_customer = true')
  await pool.query('delete from mails')
  await forgetCustomers(db, new Date(Date.now() + shop.clock.aheadMs))
  expect(await listFiles()).not.toHaveLength(0)
  await removeForgottenPhotos(shop.context())
  expect(await listFiles()).toEqual([])
  expect(await db.select().from(returnPhotos)).toEqual([])
  await removeForgottenPhotos(shop.context())
})
