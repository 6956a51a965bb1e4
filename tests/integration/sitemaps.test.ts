import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawPlain, imageForm } from '../support/images.ts'
import { ORIGIN, openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { admin } = shop
const visitor = shop.newVisitor()

async function read(path: string): Promise<{ status: number; text: string }> {
  const { status, body } = await visitor.send('GET', path)
  return { status, text: String(body) }
}
const placesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place)

await admin.send('POST', '/family', {
  id: 'hex-keys',
  name: 'Hex key',
  category: 'hand-tools',
  kind: 'hex-keys',
})
const size = await shop.addProduct({ family: 'hex-keys', size: '6', sku: 'HK/6' })
const alone = await shop.addProduct({ category: 'springs' })
const gone = await shop.addProduct()
await admin.send('PATCH', `/product/${gone._id}`, { archived: true }, { 'if-match': '*' })
await admin.send('PATCH', `/product/${size._id}`, { price: 7 }, { 'if-match': '*' })

test('GET /sitemap.xml lists sitemaps, which list every category, kind, family and size that is sold', async () => {
  const index = await read('/sitemap.xml')
  expect(index.status).toBe(200)
  const files = placesIn(index.text)
  expect(files).toEqual([`${ORIGIN}/sitemaps/1.xml`, `${ORIGIN}/sitemaps/2.xml`])
  const texts = await Promise.all(files.map(async file => (await read(new URL(file).pathname)).text))
  const places = texts.flatMap(placesIn)
  for (const path of ['/', '/parts', '/parts/springs', '/parts/hex-keys', '/parts/hex-keys/HK%2F6'])
    expect(places).toContain(ORIGIN + path)
  expect(places).toContain(`${ORIGIN}/parts/springs/${alone.sku ?? alone._id}`)
  expect(places).toContain(`${ORIGIN}/parts/hand-tools/hex-keys`)
  expect(places).not.toContain(`${ORIGIN}/parts/hand-tools/sockets`)
  expect(places.filter(place => place.includes(gone.sku ?? gone._id))).toEqual([])
  expect(places.filter(place => /dashboard|purchase|login|all-products/.test(place))).toEqual([])
})

test('a sitemap says when a size was last edited', async () => {
  const { text } = await read('/sitemaps/2.xml')
  const [, changed = ''] = /HK%2F6<\/loc><lastmod>(.*?)<\/lastmod>/.exec(text) ?? []
  expect(Date.parse(changed)).toBeGreaterThan(Date.parse(size.createdAt))
})

test.each([
  '/sitemaps/3.xml',
  '/sitemaps/0.xml',
  '/sitemaps/01.xml',
  '/sitemaps/9999.xml',
  '/sitemaps/a.xml',
  '/sitemaps/1',
])('GET %s answers 404: there is no such sitemap', async path => expect((await read(path)).status).toBe(404))

test('GET /og/{family}.jpg answers a picture of 1200 x 630 made of the picture of the family', async () => {
  const upload = imageForm(await drawPlain('png'), 'blue.png', 'image/png')
  const { data } = await (await admin.fetch('/image', { method: 'POST', body: upload })).json()
  await admin.send('PATCH', `/product/${size._id}`, { pictures: [data.url] }, { 'if-match': '*' })
  const answer = await visitor.fetch('/og/hex-keys.jpg')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect([width, height]).toEqual([1200, 630])
})

test.each(['/og/nothing.jpg', `/og/${alone._id}.jpg`, '/og/hex-keys.png', '/og/%00.jpg'])(
  'GET %s answers 404: there is no such family',
  async path => expect((await read(path)).status).toBe(404),
)
