import { afterAll, describe, expect, test } from 'vitest'
import { MAX_BASKET_LINES } from '#contract/basket/terms.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { ownData } from '#contract/own-data/own-data.ts'
import {
  MAX_SHOPPING_LISTS,
  type ShoppingList,
  shoppingList,
} from '#contract/shopping-lists/shopping-lists.ts'
import type { Caller } from '../support/caller.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const line = ({ _id: product }: Product, quantity: number) => ({ product, quantity })
const create = (person: Caller, form: object, headers: Record<string, string> = {}) =>
  person.send('POST', '/shopping-list', form, headers)

async function make(person: Caller, name: string, lines: readonly object[] = []): Promise<string> {
  const answer = await create(person, { name, lines })
  expect(answer).toMatchObject({ status: 201 })
  return inserted.parse(answer.body).insertedId
}

async function read(person: Caller, id: string): Promise<ShoppingList> {
  return shoppingList.parse((await person.send('GET', `/shopping-list/${id}`)).body)
}

const linesOf = ({ lines }: ShoppingList) => lines.map(({ product, quantity }) => [product, quantity])

test('a list keeps parts in their usual quantities, priced as they are now', async () => {
  const person = await shop.signUp()
  const [bolt, nut] = [
    await shop.addProduct({ price: 2, sku: 'LIST-1' }),
    await shop.addProduct({ price: 3, min: 5 }),
  ]
  const id = await make(person, 'Weekly shelf fill', [line(bolt, 10), line(nut, 2)])
  const list = await read(person, id)
  expect(list).toMatchObject({
    name: 'Weekly shelf fill',
    total: 20,
    lines: [{ total: 20 }, { problem: { kind: 'below-minimum', suggested: 5 } }],
  })
  const path = `/shopping-list/${id}`
  const washer = await shop.addProduct()
  const added = { lines: [line(washer, 1), { product: 'list-1', quantity: 12 }] }
  expect(await person.send('POST', `${path}/lines`, added)).toMatchObject({ status: 200 })
  expect(await person.send('PUT', `${path}/lines/${nut._id}`, { quantity: 6 })).toMatchObject({ status: 200 })
  expect(linesOf(await read(person, id))).toEqual([
    [bolt._id, 12],
    [nut._id, 6],
    [washer._id, 1],
  ])
  expect(await person.send('DELETE', `${path}/lines/${bolt._id}`)).toMatchObject({ status: 200 })
  expect(await person.send('PUT', path, { name: 'Shelf' })).toMatchObject({ status: 200 })
  expect(await person.send('GET', '/shopping-list')).toMatchObject({
    body: [{ _id: id, name: 'Shelf', lines: 2 }],
  })
  expect(await person.send('DELETE', path)).toMatchObject({ status: 200 })
  expectProblem(await person.send('GET', path), 404)
  expect(await person.send('GET', '/shopping-list')).toMatchObject({ body: [] })
})

test('a line of a list says what a piece costs in other quantities than the usual one', async () => {
  const person = await shop.signUp()
  const tiers = [{ from: 100, price: 1.5 }]
  const bolt = await shop.addProduct({ price: 2, tiers, available: 500 })
  const list = await read(person, await make(person, 'Tiers', [line(bolt, 10)]))
  expect(list.lines).toMatchObject([{ quantity: 10, unitPrice: 2, usualPrice: 2, tiers }])
})

test('a list is made once for each Idempotency-Key', async () => {
  const person = await shop.signUp()
  const make2 = () => create(person, { name: 'Once' }, { 'idempotency-key': 'list' })
  const [one, other] = [await make2(), await make2()]
  expect(one.body).toEqual(other.body)
  expect(await person.send('GET', '/shopping-list')).toMatchObject({ body: [{ name: 'Once' }] })
})

describe('is refused with 422 and the field', () => {
  test('a name that another list has, in whatever case; another person may have it', async () => {
    const [person, other] = [await shop.signUp(), await shop.signUp()]
    await make(person, 'Weekly')
    const id = await make(person, 'Monthly')
    await make(other, 'Weekly')
    for (const answer of [
      await create(person, { name: 'WEEKLY' }),
      await person.send('PUT', `/shopping-list/${id}`, { name: 'weekly' }),
    ])
      expect(expectProblem(answer, 422).errors).toMatchObject([{ field: 'name' }])
    expect(await person.send('PUT', `/shopping-list/${id}`, { name: 'MONTHLY' })).toMatchObject({
      status: 200,
    })
  })

  test('a line of no product, a quantity that is none, a name of several lines', async () => {
    const [person, bolt] = [await shop.signUp(), await shop.addProduct()]
    const bad: [object, string][] = [
      [{ name: 'A', lines: [line(bolt, 1), { product: 'NOTHING-9', quantity: 1 }] }, 'lines.1.product'],
      [{ name: 'A', lines: [line(bolt, 0)] }, 'lines.0.quantity'],
      [{ name: 'A\nB' }, 'name'],
      [{ name: ' ' }, 'name'],
    ]
    for (const [form, field] of bad)
      expect(expectProblem(await create(person, form), 422).errors).toMatchObject([{ field }])
    expect(await person.send('GET', '/shopping-list')).toMatchObject({ body: [] })
  })
})

test(`a list has at most ${MAX_BASKET_LINES} lines, and a person ${MAX_SHOPPING_LISTS} lists`, async () => {
  const [person, bolt] = [await shop.signUp(), await shop.addProduct()]
  const id = await make(person, 'Full')
  await shop.database.pool.query(
    `with many as (
       insert into products (id, name, image, price_cents, min_quantity, available, category, description)
       select gen_random_uuid(), 'On a list ' || n, '/favicon.svg', 10, 1, 5, 'fasteners', '' from generate_series(1, $2::int) n
       returning id)
     insert into shopping_list_lines (list_id, product_id, quantity) select $1, id, 1 from many`,
    [id, MAX_BASKET_LINES],
  )
  const refused = await person.send('POST', `/shopping-list/${id}/lines`, { lines: [line(bolt, 1)] })
  expect(expectProblem(refused, 422).errors).toEqual([
    { field: 'lines', message: 'A list has at most 500 lines, and this would make 501' },
  ])
  for (let list = 1; list < MAX_SHOPPING_LISTS; list += 1) await make(person, `List ${list}`)
  expect(expectProblem(await create(person, { name: 'One more' }), 409).detail).toBe(
    'You have 50 lists: please delete one first',
  )
})

test('lists are in the own data, and are forgotten with the account', async () => {
  const [person, bolt] = [await shop.signUp(), await shop.addProduct()]
  const id = await make(person, 'Mine', [line(bolt, 3)])
  const { shoppingLists, shoppingListLines } = ownData.parse((await person.send('GET', '/my-data')).body)
  expect(shoppingLists).toMatchObject([{ name: 'Mine' }])
  expect(shoppingListLines).toMatchObject([{ listId: id, quantity: 3 }])
  expect(await person.send('DELETE', '/my-account', { password: PASSWORD })).toMatchObject({ status: 200 })
  const { rows } = await shop.database.pool.query('select from shopping_lists where user_id = $1', [
    person.id,
  ])
  expect(rows).toEqual([])
})
