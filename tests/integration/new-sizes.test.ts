import { afterAll, describe, expect, test } from 'vitest'
import { familyWithSizes, sizesAdded } from '#contract/catalog/families.ts'
import { familyMaker } from '../support/families.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const { admin } = shop
const visitor = shop.newVisitor()
const addFamily = familyMaker(shop)

const readFamily = async (id: string) =>
  familyWithSizes.parse((await visitor.send('GET', `/family/${id}`)).body)
const edit = (id: string, change: object) =>
  admin.send('PATCH', `/product/${id}`, change, { 'if-match': '*' })

describe('POST /family/{id}/sizes', () => {
  test('says which size the pictures show that a new one takes over, until it gets a first picture of its own', async () => {
    const { id } = await addFamily({ image: '/m3.webp' })
    const addLike = async (like: string | undefined, size: string, grade?: string) => {
      const sizes = [{ productname: `${id} ${size} ${grade ?? ''}`, size, price: 3, grade }]
      const answer = await admin.send('POST', `/family/${id}/sizes`, { like, sizes })
      expect(answer).toMatchObject({ status: 201 })
      return sizesAdded.parse(answer.body).insertedIds[0] ?? ''
    }
    const m4 = await addLike(undefined, 'M4')
    expect(await shop.readProduct(m4)).toMatchObject({ img: '/m3.webp', pictureShows: 'M3' })
    const m5 = await addLike(m4, 'M5')
    expect(await shop.readProduct(m5)).toMatchObject({ img: '/m3.webp', pictureShows: 'M3' })
    expect(await shop.readProduct(await addLike(m4, 'M3', 'A2-70'))).toMatchObject({ pictureShows: null })

    await edit(m5, { pictures: ['/m3.webp', '/m5.webp'], price: 4 })
    expect(await shop.readProduct(m5)).toMatchObject({ price: 4, pictureShows: 'M3' })
    await edit(m5, { pictures: ['/m5.webp', '/m3.webp'] })
    expect(await shop.readProduct(m5)).toMatchObject({ img: '/m5.webp', pictureShows: null })
    expect(await shop.readProduct(await addLike(m5, 'M6'))).toMatchObject({ pictureShows: 'M5' })
  })

  test('adds sizes like the leading one, each with its own name, price, facts and dimensions', async () => {
    const dimensions = [{ symbol: 'd', name: 'Thread', value: 3, unit: 'mm' }]
    const { id } = await addFamily({ price: 2, finish: 'Bright', dimensions })
    const sizes = [
      { productname: `${id} M8`, size: 'M8', price: 3, available: 40, dimensions: { d: 8 } },
      { productname: `${id} M9`, size: 'M9', price: 4, sku: `${id}-M9`, weight: 2.5, countryOfOrigin: 'ch' },
    ]
    const answer = await admin.send('POST', `/family/${id}/sizes`, { sizes })
    expect(answer.status).toBe(201)
    const [first, second] = sizesAdded.parse(answer.body).insertedIds
    expect(await shop.readProduct(first ?? '')).toMatchObject({
      name: `${id} M8`,
      finish: 'Bright',
      available: 40,
      dimensions: [{ ...dimensions[0], value: 8 }],
    })
    expect(await shop.readProduct(second ?? '')).toMatchObject({
      finish: 'Bright',
      weight: 2.5,
      countryOfOrigin: 'CH',
    })
    expect((await readFamily(id)).sizes.map(({ size }) => size)).toEqual(['M3', 'M8', 'M9'])
  })

  test('leaves the sizes that the family has already as they are, names them, and adds the others', async () => {
    const { id, sizes } = await addFamily({ price: 2, sku: `KEPT-${Date.now()}` })
    const [m3] = sizes
    const before = await shop.readProduct(m3?._id ?? '')
    const wanted = [
      { productname: m3?.name, size: 'M3 by its name', price: 9 },
      { productname: `${id} M3 by its SKU`, size: 'other', sku: before.sku?.toLowerCase(), price: 9 },
      { productname: `${id} M3 by its size`, size: 'M3', price: 9 },
      { productname: `${id} M8`, size: 'M8', price: 3 },
    ]
    const existing = [0, 1, 2].map(place => ({ place, _id: m3?._id, name: m3?.name }))
    const asked = await admin.send('POST', `/family/${id}/sizes?dry_run=true`, { sizes: wanted })
    expect(asked).toMatchObject({ status: 200, body: { insertedIds: [], existing } })
    expect(await readFamily(id)).toMatchObject({ count: 1 })

    const added = await admin.send('POST', `/family/${id}/sizes`, { sizes: wanted })
    expect(added).toMatchObject({ status: 201, body: { existing } })
    expect(sizesAdded.parse(added.body).insertedIds).toHaveLength(1)
    expect((await readFamily(id)).sizes.map(({ name }) => name)).toEqual([m3?.name, `${id} M8`])
    expect(await shop.readProduct(m3?._id ?? '')).toMatchObject({ price: 2, sku: before.sku })
    const again = await admin.send('POST', `/family/${id}/sizes`, { sizes: wanted })
    expect(again).toMatchObject({ status: 200, body: { insertedIds: [] } })
  })

  test('adds none if a name or SKU belongs to a part outside the family, or one cannot be sold', async () => {
    const { id } = await addFamily({ price: 2 })
    const outside = await shop.addProduct({ sku: `OUT-${Date.now()}` })
    const other = { productname: `${id} other`, size: 'M9', price: 3 }
    for (const [taken, field] of [
      [{ productname: outside.name, size: 'M8', price: 3 }, 'productname'],
      [{ productname: `${id} M8`, size: 'M8', price: 3, sku: outside.sku }, 'sku'],
    ] as const) {
      const refusal = await admin.send('POST', `/family/${id}/sizes`, { sizes: [other, taken] })
      expect(expectProblem(refusal, 409, [`sizes.1.${field}`]).detail).toContain(outside.name)
    }
    const broken = { ...other, min: 7, step: 5 }
    const { errors } = expectProblem(
      await admin.send('POST', `/family/${id}/sizes`, { sizes: [broken] }),
      422,
    )
    expect(errors).toMatchObject([{ field: 'sizes.0.min' }])
    expect(await readFamily(id)).toMatchObject({ count: 1 })
  })

  test('keeps the prices for larger quantities, or answers 422 where the price given is no higher', async () => {
    const tiers = [{ from: 100, price: 1.5 }]
    const { id } = await addFamily({ price: 2, tiers })
    const add = (size: string, more: object) =>
      admin.send('POST', `/family/${id}/sizes`, {
        sizes: [{ productname: `${id} ${size}`, size, ...more }],
      })
    const [kept] = sizesAdded.parse((await add('M4', { price: 3 })).body).insertedIds
    expect(await shop.readProduct(kept ?? '')).toMatchObject({ tiers })
    const { errors } = expectProblem(await add('M5', { price: 1.2 }), 422, ['sizes.0.tiers'])
    expect(errors?.[0]?.message).toMatch(/€1.50 from 100 pieces on is not cheaper than €1.20.* or none/)
    const [without] = sizesAdded.parse((await add('M5', { price: 1.2, tiers: [] })).body).insertedIds
    expect(await shop.readProduct(without ?? '')).toMatchObject({ tiers: [] })
  })

  test('answers 422 for more than a thousand sizes', async () => {
    const { id } = await addFamily({ price: 2 })
    const sizes = Array.from({ length: 1001 }, (_, index) => ({
      productname: `S ${index}`,
      size: 'x',
      price: 1,
    }))
    expectProblem(await admin.send('POST', `/family/${id}/sizes`, { sizes }), 422)
  })
})
