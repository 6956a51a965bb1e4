import { afterAll, describe, expect, test } from 'vitest'
import { makeBlank, publicFacts, readFacts } from '#contract/catalog/plain-facts.ts'
import { inserted } from '#contract/common.ts'
import { decode } from '../support/encodings.ts'
import { named, newProductForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const { admin } = shop
const visitor = shop.newVisitor()

describe('POST /product', () => {
  test('answers 201 with the id, and GET /service/{id} returns the product under the names it is read by', async () => {
    const form = newProductForm({ productname: ' Anchor bolt ', price: 12.5, min: 5, available: 40 })
    const { status, body } = await admin.send('POST', '/product', form)
    expect({ status, body }).toEqual({
      status: 201,
      body: { acknowledged: true, insertedId: expect.any(String) },
    })
    const { insertedId } = inserted.parse(body)
    const { status: found, body: product } = await visitor.send('GET', `/service/${insertedId}`)
    expect({ found, product }).toEqual({
      found: 200,
      product: {
        _id: insertedId,
        name: 'Anchor bolt',
        img: form.image,
        price: 12.5,
        available: 40,
        min: 5,
        description: form.description,
        category: 'fasteners',
        createdAt: expect.any(String),
        sku: null,
        ...readFacts(publicFacts, makeBlank(publicFacts)),
        dimensions: [],
        pictures: [form.image],
        model: null,
        archived: false,
        step: 1,
        backOrderDays: null,
        leavesBy: null,
        tiers: [],
        pictureShows: null,
        variants: null,
        rating: null,
        kinds: [],
        declarations: [
          expect.objectContaining({ subject: 'RoHS', statement: 'to be confirmed' }),
          expect.objectContaining({ subject: 'REACH', statement: 'to be confirmed' }),
        ],
        codes: [
          expect.objectContaining({ subject: 'Customs code', statement: 'to be confirmed' }),
          expect.objectContaining({ subject: 'Country of origin', statement: 'to be confirmed' }),
        ],
      },
    })
  })

  test('accepts strings of digits as numbers, as forms send them', async () => {
    expect(await shop.addProduct({ price: '7.05', min: '2', available: '30' })).toMatchObject({
      price: 7.05,
      min: 2,
      available: 30,
    })
  })

  test('accepts standard, material and dimensions, and both reads return them', async () => {
    const facts = {
      sku: 'PH-933-M8X30',
      standard: ' DIN 933 ',
      material: 'Steel, strength class 8.8',
      finish: 'Zinc-plated',
      dimensions: [
        { symbol: 'd', name: 'Thread', value: 8, unit: 'mm' },
        { symbol: 'a', name: 'Angle', value: '30.5', unit: '°' },
        { symbol: 'z', name: 'Teeth', value: 40 },
      ],
    }
    const found = await shop.addProduct(facts)
    expect(found).toMatchObject({
      ...facts,
      standard: 'DIN 933',
      dimensions: [
        facts.dimensions[0],
        { symbol: 'a', name: 'Angle', value: 30.5, unit: '°' },
        { symbol: 'z', name: 'Teeth', value: 40, unit: '' },
      ],
      model: null,
    })
    const { body } = await visitor.send('GET', '/service')
    expect(body).toContainEqual(found)
  })

  test('treats empty and missing optional fields as unknown', async () => {
    const empty = { sku: '', standard: ' ', material: '', finish: '' }
    const unknown = { sku: null, standard: null, material: null, finish: null, dimensions: [] }
    expect(await shop.addProduct(empty)).toMatchObject(unknown)
    expect(await shop.addProduct(empty)).toMatchObject(unknown)
  })

  test('never lets a form choose the model', async () => {
    const form = { ...newProductForm(), model: 'hex-bolt', furtherImages: ['/x.webp'], pictures: ['/x.webp'] }
    const { insertedId } = inserted.parse((await admin.send('POST', '/product', form)).body)
    const { body } = await visitor.send('GET', `/service/${insertedId}`)
    expect(body).toMatchObject({ model: null, pictures: [form.image] })
  })

  test.each(['PH-1', 'ph-1'])('answers 409 naming sku to %s when PH-1 exists', async sku => {
    const first = await admin.send('POST', '/product', newProductForm({ sku: 'PH-1' }))
    expect([201, 409]).toContain(first.status)
    expectProblem(await admin.send('POST', '/product', newProductForm({ sku })), 409, ['sku'])
  })

  const row = { symbol: 'd', name: 'Thread', value: 8, unit: 'mm' }
  test.each(
    named([
      ['sku', 'a b'],
      ['sku', '-1'],
      ['sku', 'x'.repeat(41)],
      ['sku', 7],
      ['standard', 'x'.repeat(61)],
      ['material', 'a\0b'],
      ['finish', 'x'.repeat(121)],
      ['dimensions', 'many'],
      ['dimensions', Array.from({ length: 31 }, (_, index) => ({ ...row, symbol: `d${index}` }))],
      ['dimensions', [row, row]],
      ['dimensions.0.value', [{ ...row, value: 0 }]],
      ['dimensions.0.value', [{ ...row, value: -1 }]],
      ['dimensions.0.value', [{ ...row, value: null }]],
      ['dimensions.0.value', [{ ...row, value: '1e3' }]],
      ['dimensions.0.value', [{ ...row, value: 1e300 }]],
      ['dimensions.0.symbol', [{ ...row, symbol: ' ' }]],
      ['dimensions.0.name', [{ ...row, name: 'x'.repeat(61) }]],
      ['dimensions.0.unit', [{ ...row, unit: 'inch' }]],
    ]),
  )('answers 422 naming %s when it is %s', async (field, _, value) => {
    const [name = ''] = field.split('.')
    expectProblem(await admin.send('POST', '/product', { ...newProductForm(), [name]: value }), 422, [field])
  })

  test('accepts thirty dimensions', async () => {
    const dimensions = Array.from({ length: 30 }, (_, index) => ({ ...row, symbol: `d${index}` }))
    expect((await shop.addProduct({ dimensions })).dimensions).toEqual(dimensions)
  })

  test('accepts the five fields of the specification alone', async () => {
    const { description: _, category: __, ...form } = newProductForm()
    expect(await admin.send('POST', '/product', form)).toMatchObject({ status: 201 })
  })

  test('puts the product first in GET /service at once', async () => {
    await visitor.send('GET', '/service')
    const product = await shop.addProduct()
    const { body } = await visitor.send('GET', '/service')
    expect(Array.isArray(body) ? body[0] : body).toEqual(product)
  })

  test('answers 409 naming productname when a product has that name', async () => {
    const { name } = await shop.addProduct()
    const answer = await admin.send('POST', '/product', newProductForm({ productname: name }))
    expectProblem(answer, 409, ['productname'])
  })

  test('adds one of ten sent at once under one name', async () => {
    const form = newProductForm()
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.send('POST', '/product', form)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })

  test.each(
    named([
      ['productname', ''],
      ['productname', 'x'.repeat(121)],
      ['productname', 'a\0b'],
      ['productname', 5],
      ['price', 0],
      ['price', -1],
      ['price', 1.005],
      ['price', '1.005'],
      ['price', 'free'],
      ['price', '1e3'],
      ['price', 10_000_000.01],
      ['price', null],
      ['min', 0],
      ['min', 1.5],
      ['min', '1.5'],
      ['min', 1_000_001],
      ['available', -1],
      ['available', 'many'],
      ['available', 1_000_001],
      ['image', ''],
      ['image', 'javascript:alert(1)'],
      ['image', '//evil.example/x.png'],
      ['image', 'data:image/png;base64,AAAA'],
      ['image', '/images/"onload="x'],
      ['category', 'garden'],
      ['description', 'x'.repeat(4001)],
    ]),
  )('answers 422 naming %s when it is %s', async (field, _, value) => {
    const form = { ...newProductForm(), [field]: value }
    expectProblem(await admin.send('POST', '/product', form), 422, [field])
  })

  test('answers 422 naming available when it is neither 0 nor at least the minimum order', async () => {
    const answer = await admin.send('POST', '/product', newProductForm({ min: 10, available: 9 }))
    expectProblem(answer, 422, ['available'])
    expect(await shop.addProduct({ min: 10, available: 0 })).toMatchObject({ available: 0 })
  })

  test('answers 422 naming every field when all are missing', async () => {
    const answer = await admin.send('POST', '/product', {})
    expectProblem(answer, 422, ['productname', 'price', 'min', 'available', 'image'])
  })
})

describe('GET /service/{id}', () => {
  test('answers 404 for an id of 5000 characters', async () => {
    expectProblem(await visitor.send('GET', `/service/${'x'.repeat(5000)}`), 404)
  })

  test.each(['0190', 'nothing-here', '%00', "'%20or%201=1--", '%F0%9F%94%A9', '%ff'])(
    'answers 404 for the id %s',
    async id => {
      expectProblem(await visitor.send('GET', `/service/${id}`), 404)
    },
  )
})

describe('GET /service', () => {
  test('answers all products, newest first, without parameters', async () => {
    const names = ['oldest', 'middle', 'newest']
    for (const productname of names) await shop.addProduct({ productname })
    const { status, headers, body } = await visitor.send('GET', '/service')
    expect(status).toBe(200)
    expect(Array.isArray(body) ? body.slice(0, 3).map(({ name }) => name) : body).toEqual(names.toReversed())
    expect(headers.get('x-total-count')).toBe(String(Array.isArray(body) && body.length))
    expect(headers.get('link')).toBeNull()
  })

  test.each(['identity', 'gzip', 'br'])(
    'answers 304 without a body to its ETag with %s, until the catalogue changes',
    async encoding => {
      for (let i = 0; i < 5; i += 1) await shop.addProduct()
      const ask = (headers: Record<string, string>) =>
        visitor.fetch('/service', { headers: { 'accept-encoding': encoding, ...headers } })
      const tag = (await ask({})).headers.get('etag') ?? ''
      expect(tag).toMatch(/^(W\/)?".+"$/)
      for (const known of [tag, `"other", ${tag}`, '*']) {
        const again = await ask({ 'if-none-match': known })
        expect({ known, status: again.status, body: await again.text() }).toEqual({
          known,
          status: 304,
          body: '',
        })
        expect(again.headers.get('etag')).toBe(tag)
      }
      await shop.addProduct()
      const changed = await ask({ 'if-none-match': tag })
      expect(changed.status).toBe(200)
      expect(changed.headers.get('etag')).not.toBe(tag)
    },
  )

  test('answers the same in every encoding, and reflects a change in each at once', async () => {
    for (let i = 0; i < 5; i += 1) await shop.addProduct()
    const read = async (path: string, accepted: string) => {
      const answer = await visitor.fetch(path, { headers: { 'accept-encoding': accepted } })
      const encoding = answer.headers.get('content-encoding')
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      expect(encoding).toBe(accepted === 'identity' ? null : accepted)
      return { tag: answer.headers.get('etag'), body: decode(bytes, encoding) }
    }
    for (const path of ['/service', '/service?category=fasteners&limit=4']) {
      for (let round = 0; round < 2; round += 1) {
        const newest = await shop.addProduct({ category: 'fasteners' })
        const plain = await read(path, 'identity')
        expect(JSON.parse(plain.body)[0]).toEqual(newest)
        expect(await read(path, 'gzip')).toEqual(plain)
        expect(await read(path, 'br')).toEqual(plain)
      }
    }
  })

  test.each(['identity, gzip;q=0.5', 'gzip;q=0', 'deflate'])(
    'does not compress a long answer for Accept-Encoding: %s',
    async accepted => {
      for (let i = 0; i < 5; i += 1) await shop.addProduct()
      const answer = await visitor.fetch('/service', { headers: { 'accept-encoding': accepted } })
      expect(answer.headers.get('content-encoding')).toBeNull()
      const text = await answer.text()
      expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
      expect(JSON.parse(text).length).toBeGreaterThan(4)
    },
  )

  test('reflects at once how many pieces a booking has left', async () => {
    const product = await shop.addProduct({ available: 20 })
    await visitor.send('GET', '/service')
    await shop.book(await shop.signUp(), product, 6)
    const { body } = await visitor.send('GET', '/service')
    expect(body).toContainEqual({ ...product, available: 14 })
  })
})
