import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { product as productOnTheWire } from '#contract/catalog/catalog.ts'
import { familyWithSizes, otherSizes } from '#contract/catalog/families.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { countDeadlocks } from '../support/database.ts'
import { familyMaker } from '../support/families.ts'
import { newOrderForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const { admin } = shop
const ada = await shop.signUp()
const visitor = shop.newVisitor()

const addFamily = familyMaker(shop)
const list = async (query: string) =>
  z.array(productOnTheWire).parse((await visitor.send('GET', `/service?${query}`)).body)
const readFamily = async (id: string) =>
  familyWithSizes.parse((await visitor.send('GET', `/family/${id}`)).body)
const edit = (id: string, change: object) =>
  admin.send('PATCH', `/product/${id}`, change, { 'if-match': '*' })
const book = (form: object) => ada.send('POST', '/order', { ...newOrderFormOfAda(form) })
const newOrderFormOfAda = (form: object) => ({ userName: ada.name, userEmail: ada.email, phone: '', ...form })

describe('GET /service/{id}/sizes', () => {
  test('tells the way to the other sizes, as they are after an edit too; null to a product without a family', async () => {
    const { id, name, sizes } = await addFamily({ price: 2 }, { price: 5 }, { price: 1 })
    const [smallest, middle, largest] = sizes
    const read = async (size = middle) =>
      otherSizes.nullable().parse((await visitor.send('GET', `/service/${size?._id}/sizes`)).body)
    const found = await read()
    expect(found).toMatchObject({ family: { _id: id, name }, count: 3 })
    expect([found?.smaller?.label, found?.larger?.label]).toEqual([smallest?.size, largest?.size])
    expect(found?.near.map(({ label }) => label)).toEqual(sizes.map(({ size }) => size))
    expect((await read(smallest))?.smaller).toBeNull()
    await edit(largest?._id ?? '', { archived: true })
    expect(await read()).toMatchObject({ count: 2, larger: null })
    expect(await read(await shop.addProduct())).toBeNull()
    expectProblem(await visitor.send('GET', '/service/none/sizes'), 404)
  })
})

describe('GET /service', () => {
  test('lists a family once, by the size that leads it, with how many sizes there are and their prices', async () => {
    const { id, name, sizes } = await addFamily({ price: 2 }, { price: 5 }, { price: 1 })
    const [leading] = sizes
    const listed = (await list('')).filter(({ variants }) => variants?.family === id)
    const variants = { family: id, name, count: 3, from: 1, to: 5 }
    expect(listed).toEqual([{ ...leading, variants }])
    expect(listed[0]).toMatchObject({ name: leading?.name, price: 2, size: 'M3' })
  })

  test('lists a family by its first size that can be bought while the leading one is sold out, and then by the leading one again', async () => {
    const { id, sizes } = await addFamily(
      { price: 2, min: 10, available: 12, productname: 'Quokka screw M3' },
      { price: 5, available: 0, productname: 'Quokka screw M4' },
      { price: 7, min: 3, available: 40, productname: 'Quokka screw M5' },
    )
    const [first, , third] = sizes
    const isListedAs = async (expected: object) => {
      const listed = (await list('')).filter(({ variants }) => variants?.family === id)
      expect(listed).toMatchObject([expected])
      const pages = (await list('in_stock=true&limit=200')).filter(({ variants }) => variants?.family === id)
      expect(pages).toEqual(listed)
      expect(await list('q=quokka+screw')).toEqual(listed)
      expect(await visitor.send('GET', `/service/${id}`)).toMatchObject({ body: listed[0] })
      return (await visitor.send('GET', '/service')).headers.get('etag')
    }
    const before = await isListedAs({ _id: first?._id, price: 2, min: 10, available: 12 })
    const order = newOrderForm(ada, first ?? expect.fail(), 10)
    const { body } = await ada.send('POST', '/order', order)
    const orderId = z.object({ insertedId: z.string() }).parse(body).insertedId
    const soldOut = await isListedAs({ _id: third?._id, price: 7, min: 3, available: 40, size: 'M5' })
    expect(soldOut).not.toBe(before)
    expect(await readFamily(id)).toMatchObject({ leading: first?._id })
    await ada.send('POST', `/order/${orderId}/cancel`)
    await isListedAs({ _id: first?._id, available: 12 })
  })

  test('lists a family of which nothing can be bought by its leading size', async () => {
    const { id, sizes } = await addFamily({ available: 0 }, { available: 0 })
    const listed = (await list('')).filter(({ variants }) => variants?.family === id)
    expect(listed).toMatchObject([{ _id: sizes[0]?._id, available: 0 }])
    expect((await list('in_stock=true')).filter(({ variants }) => variants?.family === id)).toEqual([])
  })

  test('answers a search with the size that it names, else with the leading one', async () => {
    await addFamily({ productname: 'Zeppelin screw M3' }, { productname: 'Zeppelin screw M4' })
    expect((await list('q=zeppelin')).map(({ name }) => name)).toEqual(['Zeppelin screw M3'])
    expect((await list('q=zeppelin M4&limit=5')).map(({ name }) => name)).toEqual(['Zeppelin screw M4'])
  })

  test('has another ETag after any size of a family was edited', async () => {
    const { sizes } = await addFamily({ price: 2 }, { price: 5 })
    const tag = async (path: string) => (await visitor.send('GET', path)).headers.get('etag')
    const paths = ['/service', '/service?limit=1', `/service/${sizes[0]?._id}`]
    const before = await Promise.all(paths.map(tag))
    await edit(sizes[1]?._id ?? '', { price: 6 })
    const after = await Promise.all(paths.map(tag))
    for (const [index, path] of paths.entries()) expect(after[index], path).not.toBe(before[index])
  })
})

describe('GET /service/{id}', () => {
  test('takes the id of a size, and the address of a family for its leading size', async () => {
    const { id, sizes } = await addFamily({ price: 2 }, { price: 5 })
    expect(await visitor.send('GET', `/service/${id}`)).toMatchObject({
      status: 200,
      body: { _id: sizes[0]?._id, variants: { count: 2 } },
    })
    expect(await visitor.send('GET', `/service/${sizes[1]?._id}`)).toMatchObject({
      body: { price: 5, size: 'M4', variants: { family: id } },
    })
  })
})

describe('GET /service/{id} with an SKU', () => {
  test.each([
    ['PH-77-M3', 'ph-77-m3'],
    ['A.1/b_2-C', 'a.1%2FB_2-c'],
  ])('answers the product %s, whatever the case: %s', async (sku, written) => {
    const { _id } = await shop.addProduct({ sku })
    expect(await visitor.send('GET', `/service/${written}`)).toMatchObject({
      status: 200,
      body: { _id, sku },
    })
  })

  test('answers the leading size of a family whose address is the same', async () => {
    const { id, sizes } = await addFamily({ price: 2 })
    await shop.addProduct({ sku: id.toUpperCase() })
    expect(await visitor.send('GET', `/service/${id}`)).toMatchObject({ body: { _id: sizes[0]?._id } })
  })
})

describe('GET /family/{id}?sizes=false', () => {
  test('leaves the sizes out, and names the leading one all the same', async () => {
    const { id, sizes } = await addFamily({ price: 2 }, { price: 5 })
    expect(await visitor.send('GET', `/family/${id}?sizes=false`)).toMatchObject({
      status: 200,
      body: { _id: id, count: 2, from: 2, to: 5, leading: sizes[0]?._id, sizes: [] },
    })
    expectProblem(await visitor.send('GET', `/family/${id}?sizes=some`), 422, ['sizes'])
  })
})

describe('GET /family/{id}', () => {
  test('lists the sizes in their order, without archived ones', async () => {
    const { id, sizes } = await addFamily({ price: 2 }, { price: 5 }, { price: 7 })
    await edit(sizes[1]?._id ?? '', { archived: true })
    const family = await readFamily(id)
    expect(family).toMatchObject({ count: 2, from: 2, to: 7, leading: sizes[0]?._id })
    expect(family.sizes.map(({ size }) => size)).toEqual(['M3', 'M5'])
  })

  test('answers 404 for an unknown family, and for what is no address', async () => {
    expectProblem(await visitor.send('GET', '/family/unknown'), 404)
    expectProblem(await visitor.send('GET', '/family/%00'), 404)
  })
})

describe('a family', () => {
  test('is led by its next size after the leading one was archived, and leaves the list with its last', async () => {
    const { id, sizes } = await addFamily({ price: 2 }, { price: 5 })
    await edit(sizes[0]?._id ?? '', { archived: true })
    expect(await readFamily(id)).toMatchObject({ leading: sizes[1]?._id, count: 1 })
    await edit(sizes[1]?._id ?? '', { archived: true })
    expect((await list('')).filter(({ variants }) => variants?.family === id)).toEqual([])
    await edit(sizes[0]?._id ?? '', { archived: false })
    expect(await readFamily(id)).toMatchObject({ leading: sizes[0]?._id, count: 1 })
  })

  test('gains and loses a size when a product is moved', async () => {
    const { id, sizes } = await addFamily({ price: 2 })
    const alone = await shop.addProduct({ price: 9 })
    expect(await edit(alone._id, { family: id, size: 'M20' })).toMatchObject({ status: 200 })
    expect(await readFamily(id)).toMatchObject({ count: 2, to: 9, leading: sizes[0]?._id })
    await edit(sizes[0]?._id ?? '', { family: null })
    expect(await readFamily(id)).toMatchObject({ count: 1, leading: alone._id })
    expect((await list('')).map(({ _id }) => _id)).toContain(sizes[0]?._id)
  })

  test('keeps one leading size whatever edits and bookings run at once, without a deadlock', async () => {
    const { id, sizes } = await addFamily(...Array.from({ length: 6 }, () => ({ price: 2, available: 500 })))
    const deadlocks = await countDeadlocks(shop.database)
    const edits = sizes.flatMap(({ _id }, index) => [
      edit(_id, { archived: true }),
      edit(_id, { archived: index % 2 === 0 }),
      edit(_id, { price: index + 1 }),
    ])
    const bookings = sizes.map(size => book(newOrderForm(ada, size, 3)))
    for (const { status } of await Promise.all(edits)) expect(status).toBe(200)
    for (const { status } of await Promise.all(bookings)) expect([201, 409]).toContain(status)
    const { rows } = await shop.database.pool.query<{ leading: number; listed: number; found: number }>(
      `select count(*) filter (where leads)::int as leading, count(*) filter (where archived_at is null)::int as found,
        (select listed from families where id = $1) as listed from products where family_id = $1`,
      [id],
    )
    expect(rows[0]).toMatchObject({ leading: 1, listed: rows[0]?.found })
    expect((await examineBooks(shop.database.db)).findings).toEqual([])
    expect(await countDeadlocks(shop.database)).toBe(deadlocks)
  })

  test('cannot be added twice, nor named by a product if it does not exist', async () => {
    const { id } = await addFamily()
    const form = { id, name: 'Again', category: 'fasteners' }
    expectProblem(await admin.send('POST', '/family', form), 409)
    const { _id } = await shop.addProduct()
    expect(expectProblem(await edit(_id, { family: 'unknown' }), 422).errors).toMatchObject([
      { field: 'family' },
    ])
  })
})

describe('PATCH /family/{id}', () => {
  const editFamily = (id: string, change: object, ifMatch = '*') =>
    admin.send('PATCH', `/family/${id}`, change, { 'if-match': ifMatch })

  test('changes its text and the size that leads it, visibly in lists', async () => {
    const { id, sizes } = await addFamily({ price: 2 }, { price: 5 })
    const answer = await editFamily(id, { name: 'Renamed', leading: sizes[1]?._id })
    expect(answer).toMatchObject({ status: 200, body: { name: 'Renamed', count: 2 } })
    const listed = (await list('')).filter(({ variants }) => variants?.family === id)
    expect(listed).toMatchObject([{ _id: sizes[1]?._id, variants: { name: 'Renamed' } }])
  })

  test('answers 412 if somebody else has edited it since, 428 without If-Match, and changes nothing', async () => {
    const { id } = await addFamily({ price: 2 })
    const seen = (await visitor.send('GET', `/family/${id}`)).headers.get('etag') ?? ''
    expect(await editFamily(id, { summary: 'One' }, seen)).toMatchObject({ status: 200 })
    expectProblem(await editFamily(id, { summary: 'Two' }, seen), 412)
    expectProblem(await admin.send('PATCH', `/family/${id}`, { summary: 'Two' }), 428)
    expect(await readFamily(id)).toMatchObject({ summary: 'One' })
  })

  test('answers 422 for a leading size of another family, or one no longer made', async () => {
    const [one, other] = [await addFamily({ price: 2 }, { price: 3 }), await addFamily({ price: 2 })]
    await edit(one.sizes[1]?._id ?? '', { archived: true })
    for (const leading of [other.sizes[0]?._id, one.sizes[1]?._id]) {
      const { errors } = expectProblem(await editFamily(one.id, { leading }), 422)
      expect(errors).toMatchObject([{ field: 'leading' }])
    }
  })
})

describe('POST /order', () => {
  test('books a size by its id and by its name', async () => {
    const { sizes } = await addFamily({ price: 2 }, { price: 5 })
    const [, second] = sizes
    if (!second) throw new Error('there is no second size')
    const { product: _, ...byName } = newOrderForm(ada, second, 2)
    for (const form of [newOrderForm(ada, second, 2), byName])
      expect(await book(form)).toMatchObject({ status: 201 })
    expect(await shop.readProduct(second._id)).toMatchObject({ available: 96 })
  })

  const tiers = [
    { from: 10, price: 0.9 },
    { from: 50, price: 0.8 },
  ]

  test.each([
    [9, 9, 9],
    [10, 9, 9],
    [49, 44.1, 44.1],
    [50, 40, 40],
    // A client that knows no tiers reckons with the usual price, and is charged the lower one.
    [50, 50, 40],
  ])('of %i pieces for %d euros charges %d, as the tiers say', async (quantity, price, charged) => {
    const product = await shop.addProduct({ price: 1, available: 500, tiers })
    const form = { ...newOrderForm(ada, product, quantity), price }
    const { status, body } = await book(form)
    expect(status).toBe(201)
    const { insertedId } = z.object({ insertedId: z.string() }).parse(body)
    expect(await ada.send('GET', `/order/${insertedId}`)).toMatchObject({ body: { price: charged } })
  })

  test('for a price between the tiers answers 409 with the price of that quantity', async () => {
    const product = await shop.addProduct({ price: 1, available: 500, tiers })
    const refusal = expectProblem(await book({ ...newOrderForm(ada, product, 50), price: 45 }), 409)
    expect(refusal.current).toMatchObject({ price: 0.8, total: 40 })
  })

  test('of half a pack answers 422 naming the quantity', async () => {
    const product = await shop.addProduct({ min: 10, step: 10, available: 500 })
    const { errors } = expectProblem(await book(newOrderForm(ada, product, 15)), 422)
    expect(errors).toMatchObject([
      { field: 'availability', message: expect.stringContaining('multiple of 10') },
    ])
    expect(await book(newOrderForm(ada, product, 20))).toMatchObject({ status: 201 })
  })
})

describe('POST /product', () => {
  test.each([
    [{ min: 5, step: 2 }, 'min'],
    [{ tiers: [{ from: 10, price: 9.95 }] }, 'tiers'],
    [
      {
        tiers: [
          { from: 10, price: 2 },
          { from: 20, price: 3 },
        ],
      },
      'tiers',
    ],
    [{ weight: -1 }, 'weight'],
    [{ family: 'No Address' }, 'family'],
  ])('with %j answers 422 naming %s', async (fields, field) => {
    const form = {
      productname: `Bad ${field}`,
      price: 9.95,
      min: 1,
      available: 100,
      image: '/a.webp',
      ...fields,
    }
    const { errors } = expectProblem(await admin.send('POST', '/product', form), 422)
    expect(errors?.map(each => each.field)).toContain(field)
  })
})

test('PATCH /product changes the prices of tiers with the price, and drops those that rounding makes equal', async () => {
  const { _id } = await shop.addProduct({
    price: 0.1,
    tiers: [
      { from: 10, price: 0.09 },
      { from: 99, price: 0.05 },
    ],
  })
  await admin.send('PATCH', '/product', { ids: [_id], pricePercent: -60 })
  expect(await shop.readProduct(_id)).toMatchObject({ price: 0.04, tiers: [{ from: 99, price: 0.02 }] })
})
