import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { alternative, fitting } from '#contract/catalog/fits.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop({ hasCatalogue: true })
const { pool } = shop.database
const visitor = shop.newVisitor()
afterAll(() => shop.close())

async function idOf(sku: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from products where sku = $1', [sku])
  return rows[0]?.id ?? `no ${sku}`
}

/** What fits the product with this SKU: the SKU of what is shown for each role, null for sizes that are only said. */
async function fitsOf(sku: string): Promise<Record<string, string | null>> {
  const { status, body } = await visitor.send('GET', `/service/${await idOf(sku)}/fits`)
  expect({ status, body }).toMatchObject({ status: 200 })
  const fits = z.array(fitting).parse(body)
  return Object.fromEntries(fits.map(({ role, product }) => [role, product?.sku ?? null]))
}

async function alternativesTo(sku: string) {
  const { body } = await visitor.send('GET', `/service/${await idOf(sku)}/alternatives`)
  return z.array(alternative).parse(body)
}

/** The stock of these, straight in the books: the caches are not told. */
async function setStock(skus: readonly string[], available: number): Promise<void> {
  await pool.query('update products set available = $2 where sku = any ($1)', [skus, available])
  shop.context().changed('catalog')
}

describe('GET /service/{id}/fits', () => {
  test('finds nut, washer, spanner, tap and drills of a screw, alike in material', async () => {
    const plain = await fitsOf('PH-4017-M8X40')
    expect(plain).toMatchObject({
      Nut: 'PH-4032-M8',
      Washer: 'PH-7089-M8',
      Spanner: expect.stringMatching(/^PH-3113-13/),
      Tap: expect.stringMatching(/^PH-371.*M8/),
      'Tap drill': expect.stringMatching(/^PH-338-6\.8/),
      'Clearance drill': expect.stringMatching(/^PH-338-9\.0/),
    })
    const stainless = await fitsOf('PH-4017-M8X40-A2')
    expect(stainless).toMatchObject({ Nut: 'PH-4032-M8-A2', Washer: 'PH-7089-M8-A2' })
  })

  test('finds the circlips of a bearing, and says the sizes of shaft and housing', async () => {
    expect(await fitsOf('PH-625-6205')).toEqual({
      Shaft: null,
      Housing: null,
      'Circlip for shaft': 'PH-471-25',
      'Circlip for bore': 'PH-472-52',
    })
  })

  test('prefers what is in stock', async () => {
    await setStock(['PH-471-25'], 0)
    expect(await fitsOf('PH-625-6205')).toMatchObject({
      'Circlip for shaft': expect.stringMatching(/^PH-471-25-./),
    })
    await setStock(['PH-471-25'], 500)
  })

  test('answers from memory, with an ETag that answers 304', async () => {
    const path = `/service/${await idOf('PH-625-6205')}/fits`
    const { headers } = await visitor.send('GET', path)
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect(await visitor.send('GET', path, undefined, known)).toMatchObject({ status: 304 })
    const other = await visitor.send('GET', `/service/${await idOf('PH-4032-M8')}/fits`)
    expect(other.headers.get('etag')).not.toBe(headers.get('etag'))
  })

  test('answers each role once, of a hundred parts of all kinds', async () => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from products where category in ('fasteners', 'bearings') order by md5(id) limit 100`,
    )
    for (const { id } of rows) {
      const { status, body } = await visitor.send('GET', `/service/${id}/fits`)
      expect({ status, body }).toMatchObject({ status: 200 })
      const roles = z
        .array(fitting)
        .parse(body)
        .map(({ role }) => role)
      expect(roles).toEqual([...new Set(roles)])
    }
  })

  test('answers 404 for an unknown product, and nothing for a part that no rule is about', async () => {
    expectProblem(await visitor.send('GET', '/service/nothing/fits'), 404)
    expect(await fitsOf('PH-1161-TL')).toEqual({})
  })
})

describe('GET /service/{id}/alike', () => {
  const alikeTo = async (sku: string) =>
    z.array(alternative).parse((await visitor.send('GET', `/service/${await idOf(sku)}/alike`)).body)

  test('finds what is cheaper or stronger in the same size, with what differs, in stock alone', async () => {
    const found = await alikeTo('PH-4017-M8X40')
    expect(found.length).toBeGreaterThan(0)
    for (const { role, why, product } of found) {
      expect(product).toMatchObject({ size: 'M8 x 40' })
      expect(product.available).toBeGreaterThanOrEqual(product.min)
      expect(why).toMatch(
        role.includes('eaper') ? /\d+ % less a piece$/ : /tensile strength \d+ instead of 800 MPa/,
      )
    }
    const [first] = found
    await setStock([first?.product.sku ?? ''], 0)
    expect((await alikeTo('PH-4017-M8X40')).map(({ product }) => product._id)).not.toContain(
      first?.product._id,
    )
    await setStock([first?.product.sku ?? ''], 1_000)
  })

  test('answers nothing for a part without a family, and 404 for an unknown one', async () => {
    const alone = await shop.addProduct({ sku: 'ALONE-1' })
    expect(await visitor.send('GET', `/service/${alone._id}/alike`)).toMatchObject({ status: 200, body: [] })
    expectProblem(await visitor.send('GET', '/service/nothing/alike'), 404)
  })
})

describe('GET /service/{id}/alternatives', () => {
  test('finds the size in other grades and the next lengths, in stock alone', async () => {
    await setStock(['PH-4017-M8X40', 'PH-4017-M8X35'], 0)
    const found = await alternativesTo('PH-4017-M8X40')
    expect(found.map(({ role, why }) => [role, why])).toEqual(
      expect.arrayContaining([
        ['Other grade', 'same size in A2-70'],
        ['Equivalent standard', expect.stringMatching(/DIN 933/)],
        ['Nearest size', '10 mm shorter'],
        ['Nearest size', '5 mm longer'],
      ]),
    )
    expect(found.every(({ product }) => product.available >= product.min)).toBe(true)
    await setStock(['PH-4017-M8X40', 'PH-4017-M8X35'], 1_000)
  })

  test('says what a piece costs in the minimum order that stands beside it', async () => {
    const [first] = await alternativesTo('PH-4017-M8X40')
    const id = first?.product._id ?? ''
    await pool.query(
      `update products set min_quantity = 100, price_cents = 50, price_tiers = '[{"from": 100, "priceCents": 40}]' where id = $1`,
      [id],
    )
    shop.context().changed('catalog')
    const found = (await alternativesTo('PH-4017-M8X40')).find(({ product }) => product._id === id)
    expect(found?.product).toMatchObject({ min: 100, price: 0.4 })
  })

  test('answers 404 for an unknown product', async () => {
    expectProblem(await visitor.send('GET', '/service/nothing/alternatives'), 404)
  })
})
