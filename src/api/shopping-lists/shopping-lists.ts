import { createRoute, z } from '@hono/zod-openapi'
import { showTiers } from '#contract/catalog/price-tiers.ts'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import {
  addedLines,
  newShoppingList,
  type ShoppingListInShort,
  shoppingList,
  shoppingListChange,
  shoppingListInShort,
  shoppingListLineChange,
} from '#contract/shopping-lists/shopping-lists.ts'
import { may } from '#domain/rights.ts'
import { addToShoppingList } from '#domain/shopping-lists/add-lines.ts'
import { createShoppingList } from '#domain/shopping-lists/create.ts'
import { listShoppingLists } from '#domain/shopping-lists/list.ts'
import { readShoppingList } from '#domain/shopping-lists/read.ts'
import { removeShoppingList } from '#domain/shopping-lists/remove.ts'
import { removeShoppingListLine } from '#domain/shopping-lists/remove-line.ts'
import { renameShoppingList } from '#domain/shopping-lists/rename.ts'
import { setShoppingListLine } from '#domain/shopping-lists/set-line.ts'
import { admit, admitListOwner } from '../base/admit.ts'
import { identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentBasket } from '../basket/basket.ts'

type ListInShort = Awaited<ReturnType<typeof listShoppingLists>>[number]

const tags = ['Lists']
const params = z.object({ id: entityId })
const lineParams = z.object({ id: entityId, product: entityId })

/** A list as others show it beside more. */
export function presentListInShort({ id, name, lines, createdAt }: ListInShort): ShoppingListInShort {
  return { _id: id, name, lines, createdAt: createdAt.toISOString() }
}

const listRoute = createRoute({
  method: 'get',
  path: '/shopping-list',
  tags,
  summary: 'List your own lists of parts, by their names',
  middleware: [identify, admit(may.keepShoppingLists)] as const,
  responses: { 200: json(z.array(shoppingListInShort), 'The lists'), ...problems(401) },
})

const createListRoute = createRoute({
  method: 'post',
  path: '/shopping-list',
  tags,
  summary: 'Make a list of parts with their usual quantities, by a name',
  middleware: [identify, admit(may.keepShoppingLists)] as const,
  request: { body: jsonBody(newShoppingList) },
  responses: { 201: json(inserted, 'The id of the list'), ...problems(401, 409, 422) },
})

const readRoute = createRoute({
  method: 'get',
  path: '/shopping-list/{id}',
  tags,
  summary: 'Get one of your own lists with the prices and the stock of this moment',
  middleware: [identify, admitListOwner] as const,
  request: { params },
  responses: { 200: json(shoppingList, 'The list'), ...problems(401, 404) },
})

const renameRoute = createRoute({
  method: 'put',
  path: '/shopping-list/{id}',
  tags,
  summary: 'Rename one of your own lists',
  middleware: [identify, admitListOwner] as const,
  request: { params, body: jsonBody(shoppingListChange) },
  responses: { 200: json(acknowledged, 'Renamed'), ...problems(401, 404, 422) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/shopping-list/{id}',
  tags,
  summary: 'Delete one of your own lists',
  middleware: [identify, admitListOwner] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'Deleted'), ...problems(401, 404) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/shopping-list/{id}/lines',
  tags,
  summary: 'Put parts on one of your own lists; what is on it gets the new usual quantity',
  middleware: [identify, admitListOwner] as const,
  request: { params, body: jsonBody(addedLines) },
  responses: { 200: json(acknowledged, 'They are on the list'), ...problems(401, 404, 422) },
})

const setLineRoute = createRoute({
  method: 'put',
  path: '/shopping-list/{id}/lines/{product}',
  tags,
  summary: 'Set the usual quantity of a part on one of your own lists',
  middleware: [identify, admitListOwner] as const,
  request: { params: lineParams, body: jsonBody(shoppingListLineChange) },
  responses: { 200: json(acknowledged, 'Set'), ...problems(401, 404, 422) },
})

const removeLineRoute = createRoute({
  method: 'delete',
  path: '/shopping-list/{id}/lines/{product}',
  tags,
  summary: 'Take a part off one of your own lists',
  middleware: [identify, admitListOwner] as const,
  request: { params: lineParams },
  responses: { 200: json(acknowledged, 'It is not on the list'), ...problems(401, 404) },
})

const done = { acknowledged: true } as const

export const shoppingLists = createRouter()
  .openapi(listRoute, async c => {
    const rows = await listShoppingLists(c.get('ctx'))
    return c.json(rows.map(presentListInShort), 200)
  })
  .openapi(createListRoute, async c => {
    const body = c.req.valid('json')
    const insertedId = await createShoppingList(c.get('ctx'), body, readOnce(c, 'shopping-list', body))
    return c.json({ ...done, insertedId }, 201)
  })
  .openapi(readRoute, async c => {
    const { list, priced } = await readShoppingList(c.get('ctx'), c.req.valid('param').id)
    const { unknown: _, lines: shown, ...sums } = presentBasket(priced)
    const tiersOf = new Map(priced.lines.map(({ product }) => [product.id, product.priceTiers]))
    const lines = shown.map(line => ({ ...line, tiers: showTiers(tiersOf.get(line.product) ?? []) }))
    return c.json({ _id: list.id, name: list.name, ...sums, lines }, 200)
  })
  .openapi(renameRoute, async c => {
    await renameShoppingList(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').name)
    return c.json(done, 200)
  })
  .openapi(removeRoute, async c => {
    await removeShoppingList(c.get('ctx'), c.req.valid('param').id)
    return c.json(done, 200)
  })
  .openapi(addRoute, async c => {
    await addToShoppingList(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').lines)
    return c.json(done, 200)
  })
  .openapi(setLineRoute, async c => {
    const { id, product: productId } = c.req.valid('param')
    await setShoppingListLine(c.get('ctx'), id, { productId, ...c.req.valid('json') })
    return c.json(done, 200)
  })
  .openapi(removeLineRoute, async c => {
    const { id, product } = c.req.valid('param')
    await removeShoppingListLine(c.get('ctx'), id, product)
    return c.json(done, 200)
  })
