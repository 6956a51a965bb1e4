import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { auditEvent } from '#contract/audit/audit.ts'
import { product as productOnTheWire } from '#contract/catalog/catalog.ts'
import { managedProduct } from '#contract/catalog/products.ts'
import { newOrderForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const { admin } = shop
const ada = await shop.signUp()
const visitor = shop.newVisitor()

const edit = (id: string, change: object, ifMatch = '*') =>
  admin.send('PATCH', `/product/${id}`, change, { 'if-match': ifMatch })
const readManaged = async (id: string) =>
  managedProduct.parse((await admin.send('GET', `/product/${id}`)).body)
const tagOf = async (id: string) => (await visitor.send('GET', `/service/${id}`)).headers.get('etag') ?? ''
const listNames = async (query: string, caller: Pick<typeof visitor, 'send'> = admin, path = '/product') =>
  z
    .array(productOnTheWire)
    .parse((await caller.send('GET', `${path}?${query}`)).body)
    .map(({ name }) => name)

describe('PATCH /product/{id}', () => {
  test('changes the fields sent and nothing else, visibly to everybody at once', async () => {
    const before = await shop.addProduct({ price: 2, available: 40, sku: 'EDIT-1', finish: 'Bright' })
    const dimensions = [{ symbol: 'd', name: 'Thread', value: 8, unit: 'mm' }]
    const answer = await edit(before._id, {
      productname: 'Edited bolt',
      price: '2.40',
      min: 4,
      dimensions,
      pictures: ['/a.webp', '/b.webp'],
      finish: '',
      lowStock: 10,
    })
    const { createdAt, ...changed } = { ...before, name: 'Edited bolt', price: 2.4, min: 4, finish: null }
    const after = { ...changed, dimensions, img: '/a.webp', pictures: ['/a.webp', '/b.webp'] }
    expect(answer).toMatchObject({
      status: 200,
      body: { ...after, version: 2, state: 'on-sale', lowStock: 10 },
    })
    expect(await shop.readProduct(before._id)).toEqual({ ...after, createdAt })
    expect(await listNames('q=Edited', visitor, '/service')).toEqual(['Edited bolt'])
    expect(answer.headers.get('etag')).toBe(await tagOf(before._id))
  })

  test('answers 412 with the current values if somebody else has edited it since, and changes nothing', async () => {
    const { _id, price } = await shop.addProduct()
    const seen = await tagOf(_id)
    expect(await edit(_id, { price: price + 1 }, seen)).toMatchObject({ status: 200 })
    const refusal = expectProblem(await edit(_id, { price: price + 2 }, seen), 412)
    expect(refusal.current).toMatchObject({ price: price + 1, version: 2 })
    expect(await shop.readProduct(_id)).toMatchObject({ price: price + 1 })
  })

  test('changes it once when called ten times at once with the same ETag', async () => {
    const { _id } = await shop.addProduct()
    const seen = await tagOf(_id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => edit(_id, { price: index + 1 }, seen)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(412)])
    expect(await readManaged(_id)).toMatchObject({ version: 2 })
  })

  test('is not rejected because pieces have been sold in the meantime', async () => {
    const product = await shop.addProduct()
    const seen = await tagOf(product._id)
    await shop.book(ada, product, 2)
    expect(await tagOf(product._id)).not.toBe(seen)
    expect(await edit(product._id, { finish: 'Bright' }, seen)).toMatchObject({ status: 200 })
  })

  test('answers 428 without If-Match and 412 if it is not the ETag of a product', async () => {
    const { _id } = await shop.addProduct()
    expectProblem(await admin.send('PATCH', `/product/${_id}`, { min: 2 }), 428)
    expectProblem(await edit(_id, { min: 2 }, '"7"'), 412)
    expectProblem(await edit('nothing', { min: 2 }), 404)
  })

  test.each([
    [{ price: 0 }, ['price']],
    [{ price: 1.234 }, ['price']],
    [{ min: 0, productname: ' ' }, ['min', 'productname']],
    [{ productname: 'Eye bolt 眼' }, ['productname']],
    [{ category: 'toys', description: 3 }, ['category', 'description']],
    [{ pictures: [] }, ['pictures']],
    [{ pictures: ['/a.webp', '/a.webp'] }, ['pictures']],
    [{ pictures: ['javascript:alert(1)'] }, ['pictures.0']],
    [{ lowStock: -1 }, ['lowStock']],
    [{ available: 5 }, ['available']],
    [{}, ['body']],
  ])('answers 422 to %j, naming the field', async (change, fields) => {
    const { _id } = await shop.addProduct()
    expectProblem(await edit(_id, change), 422, fields)
    expect(await readManaged(_id)).toMatchObject({ version: 1 })
  })

  test('answers 409 to a name or a SKU that another product has', async () => {
    const taken = await shop.addProduct({ sku: 'TAKEN-1' })
    const { _id } = await shop.addProduct()
    expectProblem(await edit(_id, { productname: taken.name }), 409, ['productname'])
    expectProblem(await edit(_id, { sku: 'taken-1' }), 409, ['sku'])
  })

  test('records in the history who changed what, and only that', async () => {
    const { _id } = await shop.addProduct({ price: 2 })
    await edit(_id, { price: 3, min: 1 })
    await edit(_id, { price: 3 })
    const { body, headers } = await admin.send('GET', `/product/${_id}/history`)
    const events = z.array(auditEvent).parse(body)
    expect(events.map(({ action, person, before, after }) => ({ action, person, before, after }))).toEqual([
      { action: 'product-edited', person: admin.email, before: { price: 2 }, after: { price: 3 } },
      { action: 'product-added', person: admin.email, before: null, after: expect.anything() },
    ])
    expect(headers.get('x-total-count')).toBe('2')
    expect(await readManaged(_id)).toMatchObject({ version: 2 })
    expectProblem(await admin.send('GET', '/product/nothing/history'), 404)
  })

  test('leaves orders as they were booked', async () => {
    const product = await shop.addProduct({ price: 2 })
    const order = await shop.book(ada, product, 3)
    await edit(product._id, { price: 9, productname: 'Dearer bolt' })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ price: 6, orderName: product.name })
    expectProblem(await ada.send('POST', '/order', newOrderForm(ada, product, 3)), 409, ['price'])
  })
})

describe('a product that is no longer made', () => {
  test('leaves every list and cannot be booked, keeps its page, and comes back when restored', async () => {
    const product = await shop.addProduct({ productname: 'Archived shackle' })
    expect(await edit(product._id, { archived: true })).toMatchObject({
      status: 200,
      body: { state: 'archived', archived: true },
    })
    expect(await listNames('q=Archived', visitor, '/service')).toEqual([])
    expect(await listNames('q=Archived&limit=5', visitor, '/service')).toEqual([])
    expect(await shop.readProduct(product._id)).toMatchObject({ archived: true })
    expectProblem(await ada.send('POST', '/order', newOrderForm(ada, product)), 409, ['product'])
    const { product: _, ...byName } = newOrderForm(ada, product)
    expectProblem(await ada.send('POST', '/order', byName), 409, ['orderName'])
    expect(await listNames('q=Archived')).toEqual([])
    expect(await listNames('q=Archived&state=archived')).toEqual(['Archived shackle'])
    await edit(product._id, { archived: false })
    expect(await listNames('q=Archived', visitor, '/service')).toEqual(['Archived shackle'])
    await shop.book(ada, product, 1)
  })

  test('can still be paid for if it was ordered before', async () => {
    const product = await shop.addProduct({ price: 2 })
    const order = await shop.book(ada, product, 3)
    await edit(product._id, { archived: true })
    await shop.pay(ada, order)
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'paid' })
  })
})

describe('GET /product', () => {
  test('filters by state, and gives the pieces reserved for orders', async () => {
    const onSale = await shop.addProduct({ productname: 'Statewise one', available: 30 })
    const low = await shop.addProduct({ productname: 'Statewise two', available: 9 })
    const soldOut = await shop.addProduct({ productname: 'Statewise three', available: 0 })
    const archived = await shop.addProduct({ productname: 'Statewise four' })
    await edit(low._id, { lowStock: 9 })
    await edit(archived._id, { archived: true })
    await shop.book(ada, onSale, 4)
    for (const [state, { name }] of Object.entries({ 'on-sale': onSale, low, 'sold-out': soldOut, archived }))
      expect({ [state]: await listNames(`q=Statewise&state=${state}`) }).toEqual({ [state]: [name] })
    expect(await readManaged(onSale._id)).toMatchObject({ available: 26, reserved: 4, state: 'on-sale' })
    expect(await listNames('q=Statewise&sort=available')).toEqual([soldOut.name, low.name, onSale.name])
    const first = await admin.send('GET', '/product?q=Statewise&limit=2&sort=-available')
    expect(first.headers.get('x-total-count')).toBe('3')
    const [, next] = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? []
    expect(await listNames(next?.split('?')[1] ?? '')).toEqual([soldOut.name])
    expectProblem(await admin.send('GET', '/product?state=none'), 422, ['state'])
  })
})

describe('PATCH /product', () => {
  test('changes many prices by a percentage, rounded to the nearest cent, all or none', async () => {
    const dear = await shop.addProduct({ price: 1.5 })
    const cheap = await shop.addProduct({ price: 0.01 })
    const ids = [dear._id, cheap._id, dear._id]
    expect(await admin.send('PATCH', '/product', { ids, pricePercent: 3 })).toMatchObject({
      status: 200,
      body: { acknowledged: true, changed: 1 },
    })
    expect(await shop.readProduct(dear._id)).toMatchObject({ price: 1.55 })
    expect(await shop.readProduct(cheap._id)).toMatchObject({ price: 0.01 })
    expectProblem(await admin.send('PATCH', '/product', { ids: [...ids, 'nothing'], pricePercent: 3 }), 404)
    expect(await shop.readProduct(dear._id)).toMatchObject({ price: 1.55 })
  })

  test('answers 422 and changes nothing if a price would be above EUR 10 million', async () => {
    const [dearest, cheap] = [
      await shop.addProduct({ price: 10_000_000 }),
      await shop.addProduct({ price: 2 }),
    ]
    const ids = [cheap._id, dearest._id]
    expectProblem(await admin.send('PATCH', '/product', { ids, pricePercent: 3 }), 422, ['pricePercent'])
    expect(await shop.readProduct(cheap._id)).toMatchObject({ price: 2 })
  })

  test('archives many products while others do the same in the opposite order', async () => {
    const shelf = await Promise.all([1, 2, 3, 4, 5].map(() => shop.addProduct()))
    const ids = shelf.map(({ _id }) => _id)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, round) =>
        admin.send('PATCH', '/product', { ids: round % 2 ? ids : ids.toReversed(), archived: true }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    for (const id of ids) expect(await readManaged(id)).toMatchObject({ state: 'archived', version: 2 })
  })

  test.each([
    [{ ids: [], archived: true }, ['ids']],
    [{ ids: ['a'] }, ['body']],
    [{ ids: ['a'], archived: true, category: 'springs' }, ['body']],
    [{ ids: ['a'], pricePercent: -100 }, ['pricePercent']],
    [{ ids: ['a'], price: 3 }, ['price']],
  ])('answers 422 to %j, naming the field', async (change, fields) => {
    expectProblem(await admin.send('PATCH', '/product', change), 422, fields)
  })
})

test('GET /service/{id} answers 304 to a current ETag, until an edit or a sale', async () => {
  const product = await shop.addProduct()
  const path = `/service/${product._id}`
  const again = (tag: string) => visitor.send('GET', path, undefined, { 'if-none-match': tag })
  const seen = await tagOf(product._id)
  expect(await again(seen)).toMatchObject({ status: 304, body: undefined })
  await shop.book(ada, product, 1)
  expect(await again(seen)).toMatchObject({ status: 200 })
  const sold = await tagOf(product._id)
  await edit(product._id, { finish: 'Bright' })
  expect(await again(sold)).toMatchObject({ status: 200 })
})
