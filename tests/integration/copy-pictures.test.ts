import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { hostedImage } from '#contract/catalog/images.ts'
import { run } from '#operator/run.ts'
import { readAnswer } from '../support/caller.ts'
import { newOrderForm } from '../support/forms.ts'
import { drawPlain, imageForm } from '../support/images.ts'
import { listen } from '../support/listen.ts'
import { drawCertificate, prepareLot } from '../support/lots.ts'
import { openTestShop } from '../support/shop.ts'

const objects = new Map<string, Buffer>()
const store = createServer(async (request, response) => {
  objects.set(request.url ?? '', Buffer.concat(await Array.fromAsync(request)))
  response.end()
})
const shop = await openTestShop()
const S3 = {
  S3_ENDPOINT: `http://127.0.0.1:${await listen(store)}`,
  S3_BUCKET: 'parts',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_PUBLIC_URL: 'https://pictures.example.com',
}
const folder = join(shop.dataDir, 'images')
afterAll(async () => {
  await shop.close()
  store.close()
})

async function copyPictures(settings: Record<string, string> = S3) {
  for (const [name, value] of Object.entries({
    ...settings,
    DATABASE_URL: shop.database.url,
    DATA_DIR: shop.dataDir,
  }))
    vi.stubEnv(name, value)
  const [out, fault] = (['log', 'error'] as const).map(way => vi.spyOn(console, way).mockReturnValue())
  const code = await run(['copy-pictures'])
  const answer = { code, said: [...(out?.mock.calls ?? []), ...(fault?.mock.calls ?? [])].join('\n') }
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  return answer
}

const upload = async (colour: string) => {
  const form = imageForm(await drawPlain('png', { colour }))
  return hostedImage.parse(
    (await readAnswer(await shop.admin.fetch('/image', { method: 'POST', body: form }))).body,
  ).data.display_url
}

const read = (sql: string, ...values: unknown[]) =>
  shop.database.pool.query(sql, values).then(({ rows }) => rows)

test('copies every file to S3, certificates too, and changes the addresses in products, orders and what is kept of uploads', async () => {
  const [first, second] = [await upload('#336699'), await upload('#993366')]
  const product = await shop.addProduct({ image: first })
  const other = await shop.addProduct()
  await read('update products set further_images = $2 where id = $1', product._id, [
    second,
    '/catalogue/x.webp',
  ])
  const buyer = await shop.signUp({ isConfirmed: true })
  expect(await buyer.send('POST', '/order', newOrderForm(buyer, product))).toMatchObject({ status: 201 })

  const certificate = await prepareLot(shop.admin, await shop.addProduct())

  expect(await copyPictures()).toEqual({
    code: 0,
    said: 'Copied 2 pictures, and changed 5 rows that name them.\nCopied 1 private file.',
  })
  const toStore = (url: string) => `https://pictures.example.com${url}`
  expect(await shop.readProduct(product._id)).toMatchObject({ img: toStore(first) })
  expect(await shop.readProduct(other._id)).toEqual(other)
  expect(await read('select further_images, version from products where id = $1', product._id)).toEqual([
    { further_images: [toStore(second), '/catalogue/x.webp'], version: 3 },
  ])
  expect(await read('select image from order_lines')).toEqual([{ image: toStore(first) }])
  expect(await read('select url from images order by url = $1', toStore(second))).toEqual([
    { url: toStore(first) },
    { url: toStore(second) },
  ])
  const files = await readdir(folder)
  const [proof = ''] = await readdir(join(shop.dataDir, 'certificates'))
  expect(proof.startsWith(certificate)).toBe(true)
  expect([...objects.keys()].toSorted()).toEqual(
    [...files.map(name => `/parts/images/${name}`), `/parts/certificates/${proof}`].toSorted(),
  )
  expect(objects.get(`/parts/certificates/${proof}`)).toEqual(drawCertificate())
  for (const name of files)
    expect(objects.get(`/parts/images/${name}`)).toEqual(await readFile(join(folder, name)))

  expect(await copyPictures()).toEqual({
    code: 0,
    said: 'Copied 2 pictures, and changed 0 rows that name them.\nCopied 1 private file.',
  })
  expect((await shop.newVisitor().fetch(first)).status).toBe(200)
})

test('leaves addresses of pictures that are not there, and says how many', async () => {
  const lost = await upload('#abcdef')
  await shop.addProduct({ image: lost })
  for (const name of await readdir(folder))
    if (name.startsWith(lost.slice('/images/'.length, -12))) await rm(join(folder, name))
  expect(await copyPictures()).toEqual({
    code: 1,
    said: `Copied 2 pictures, and changed 0 rows that name them.\nCopied 1 private file.\n2 rows name pictures that are not in ${folder}.`,
  })
})

test('needs the settings of S3, and a store that takes them', async () => {
  expect(await copyPictures({})).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^S3_ENDPOINT and the other/),
  })
  await new Promise(resolve => store.close(resolve))
  expect(await copyPictures()).toEqual({
    code: 2,
    said: expect.stringMatching(/^the S3 store cannot be reached/),
  })
})
