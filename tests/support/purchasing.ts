import { z } from 'zod'
import type { Product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { type Proposal, proposal, proposalOrdered } from '#contract/purchasing/proposals.ts'
import { type PurchaseOrder, purchaseOrder } from '#contract/purchasing/purchase-orders.ts'
import { type Supplies, supplies } from '#contract/purchasing/supplies.ts'
import type { Call, MakeCall } from './call.ts'
import type { Caller } from './caller.ts'
import type { TestShop } from './shop.ts'
import { listStockCountCalls, prepareStockCount, stockCountRights } from './stock-counts.ts'

type Buyer = Pick<Caller, 'send'>

let suppliers = 0

export const newSupplierForm = (facts: object = {}) => {
  suppliers += 1
  return {
    name: `Schrauben Müller ${suppliers}`,
    email: 'order@mueller.example',
    address: 'Industriestr. 7\n58636 Iserlohn',
    leadDays: 18,
    notes: '',
    ...facts,
  }
}

/** Adds a supplier and returns its id. */
export async function addSupplier(who: Buyer, facts: object = {}): Promise<string> {
  return inserted.parse((await who.send('POST', '/supplier', newSupplierForm(facts))).body).insertedId
}

/** Says how a product is bought, whatever was said before. */
export async function supply(
  who: Buyer,
  product: Pick<Product, '_id'>,
  terms: readonly ({ supplier: string } & Record<string, unknown>)[],
  levels: { reorderPoint?: number; orderUpTo?: number } = {},
): Promise<Supplies> {
  const usual = { number: '', price: null, pack: 1, minimum: 1, leadDays: null }
  const json = {
    reorderPoint: null,
    orderUpTo: null,
    ...levels,
    suppliers: terms.map(each => ({ ...usual, ...each })),
  }
  const answer = await who.send('PUT', `/product/${product._id}/supplies`, json, { 'if-match': '*' })
  return supplies.parse(answer.body)
}

export async function listProposals(who: Buyer): Promise<Proposal[]> {
  return z.array(proposal).parse((await who.send('GET', '/purchase-proposal')).body)
}

export async function orderProposed(who: Buyer, supplier?: string): Promise<readonly string[]> {
  return proposalOrdered.parse((await who.send('POST', '/purchase-proposal/order', { supplier })).body)
    .insertedIds
}

/** Makes a draft, and returns its id. */
export async function draftOrder(who: Buyer, supplier: string, lines: readonly object[]): Promise<string> {
  return inserted.parse((await who.send('POST', '/purchase-order', { supplier, lines })).body).insertedId
}

export async function sendOrder(who: Buyer, id: string) {
  const { version } = await readOrder(who, id)
  return who.send('POST', `/purchase-order/${id}/send`, { version })
}

export const receive = (
  who: Buyer,
  id: string,
  lines: readonly object[],
  more: object = {},
  headers?: Record<string, string>,
) => who.send('POST', `/purchase-order/${id}/receipts`, { lines, ...more }, headers)

export async function readOrder(who: Buyer, id: string): Promise<PurchaseOrder> {
  return purchaseOrder.parse((await who.send('GET', `/purchase-order/${id}`)).body)
}

/** What the calls about buying and counting need: a supplier, proposals, orders in their states, a list to count by. */
export async function preparePurchasing(shop: TestShop) {
  const { admin } = shop
  const product = await shop.addProduct({ available: 3 })
  const supplier = await addSupplier(admin)
  await supply(admin, product, [{ supplier }], { reorderPoint: 50 })
  const draft = () => draftOrder(admin, supplier, [{ product: product._id, pieces: 10 }])
  const [edited, unsent, unwanted, sent, part] = [
    await draft(),
    await draft(),
    await draft(),
    await draft(),
    await draft(),
  ]
  await sendOrder(admin, sent)
  await sendOrder(admin, part)
  await receive(admin, part, [{ product: product._id, pieces: 1 }])
  const scarce = await shop.addProduct({ available: 1 })
  await supply(admin, scarce, [{ supplier }], { reorderPoint: 50 })
  const counting = await prepareStockCount(shop)
  return { product: product._id, supplier, edited, unsent, unwanted, sent, part, counting }
}

export function listPurchasingCalls(
  call: MakeCall,
  found: Awaited<ReturnType<typeof preparePurchasing>>,
): Call[] {
  const { product, supplier, edited, unsent, unwanted, sent, part } = found
  const whatever = { 'if-match': '*' }
  return [
    call('GET', '/supplier'),
    call('POST', '/supplier', {}, newSupplierForm()),
    call('GET', '/supplier/{id}', { id: supplier }),
    call('PUT', '/supplier/{id}', { id: supplier }, newSupplierForm(), whatever),
    call('GET', '/product/{id}/supplies', { id: product }),
    call(
      'PUT',
      '/product/{id}/supplies',
      { id: product },
      { reorderPoint: 5, orderUpTo: null, suppliers: [] },
      whatever,
    ),
    call('GET', '/supplies.csv'),
    // Of no column: there is nothing to do.
    call('POST', '/supplies/import', {}, { list: 'none' }),
    call('GET', '/purchase-proposal'),
    call('POST', '/purchase-proposal/order', {}, {}),
    call('GET', '/purchase-order'),
    call('POST', '/purchase-order', {}, { supplier }),
    call('GET', '/purchase-order/{id}', { id: sent }),
    call('PUT', '/purchase-order/{id}', { id: edited }, { lines: [], expectedOn: null, note: '' }, whatever),
    call('PUT', '/purchase-order/{id}/expected', { id: sent }, { expectedOn: '2030-01-31' }),
    call('POST', '/purchase-order/{id}/send', { id: unsent }, { version: 1 }),
    call('POST', '/purchase-order/{id}/cancel', { id: unwanted }),
    call('POST', '/purchase-order/{id}/close', { id: part }),
    call('POST', '/purchase-order/{id}/receipts', { id: sent }, { lines: [{ product, pieces: 1 }] }),
    call('GET', '/purchase-order/{id}/pdf', { id: sent }),
    call('GET', '/purchase-order/{id}/csv', { id: sent }),
    ...listStockCountCalls(call, found.counting),
  ]
}

type Answers = [visitor: number, owner: number, other: number, admin: number, removed: number]
const READ: Answers = [401, 403, 403, 200, 401]
const MADE: Answers = [401, 403, 403, 201, 401]

/** As in the table of all rights. */
export const purchasingRights: Readonly<Record<string, Answers>> = {
  'GET /supplier': READ,
  'POST /supplier': MADE,
  'GET /supplier/{id}': READ,
  'PUT /supplier/{id}': READ,
  'GET /product/{id}/supplies': READ,
  'PUT /product/{id}/supplies': READ,
  'GET /supplies.csv': READ,
  'POST /supplies/import': [401, 403, 403, 422, 401],
  'GET /purchase-proposal': READ,
  'POST /purchase-proposal/order': MADE,
  'GET /purchase-order': READ,
  'POST /purchase-order': MADE,
  'GET /purchase-order/{id}': READ,
  'PUT /purchase-order/{id}': READ,
  'PUT /purchase-order/{id}/expected': READ,
  'POST /purchase-order/{id}/send': READ,
  'POST /purchase-order/{id}/cancel': READ,
  'POST /purchase-order/{id}/close': READ,
  'POST /purchase-order/{id}/receipts': MADE,
  'GET /purchase-order/{id}/pdf': READ,
  'GET /purchase-order/{id}/csv': READ,
  ...stockCountRights,
}

export const purchasingCallsOfStaff: Readonly<Record<string, readonly ['warehouse']>> = Object.fromEntries(
  Object.keys(purchasingRights).map(name => [name, ['warehouse'] as const]),
)
