import type { z } from 'zod'
import type { newReceipt, PurchaseOrder, purchaseOrderEdit } from '#contract/purchasing/purchase-orders.ts'
import type { newSupplier, Supplier, supplierEdit } from '#contract/purchasing/suppliers.ts'
import type { Supplies, suppliesEdit } from '#contract/purchasing/supplies.ts'
import { answerOf, calls, type Page, pageOf } from '../../../client.ts'
import type { PurchaseSearch, SupplierSearch } from './purchase-search.ts'

const PAGE_SIZE = '25'
const MOST = '100'

const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } })
const seen = ({ version }: { readonly version: number }) => ({ 'if-match': `"${version}"` })

/** One page of the suppliers that match. */
export function listSuppliers({ after: cursor, ...filter }: SupplierSearch): Promise<Page<Supplier>> {
  return pageOf(calls.supplier.$get({ query: { ...filter, limit: PAGE_SIZE, cursor } }))
}

/** Every supplier that is ordered from, by name. */
export async function listAllSuppliers(): Promise<Supplier[]> {
  const all: Supplier[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await pageOf(calls.supplier.$get({ query: { limit: MOST, cursor } }))
    all.push(...page.items)
    if (page.next === undefined) return all
    cursor = page.next
  }
}

export const readSupplier = (id: string): Promise<Supplier> =>
  answerOf(calls.supplier[':id'].$get(paramOf(id)))

export const addSupplier = (json: z.input<typeof newSupplier>) => answerOf(calls.supplier.$post({ json }))

/** Edits a supplier at the version that was shown. Rejected if somebody else has edited it since (412). */
export const editSupplier = (supplier: Supplier, json: z.input<typeof supplierEdit>): Promise<Supplier> =>
  answerOf(calls.supplier[':id'].$put({ ...paramOf(supplier._id), header: seen(supplier), json }))

/** How a product is bought. */
export const readSupplies = (product: string): Promise<Supplies> =>
  answerOf(calls.product[':id'].supplies.$get(paramOf(product)))

/** Says how a product is bought, at the version that was shown. */
export const editSupplies = (
  product: string,
  supplies: Supplies,
  json: z.input<typeof suppliesEdit>,
): Promise<Supplies> =>
  answerOf(calls.product[':id'].supplies.$put({ ...paramOf(product), header: seen(supplies), json }))

/** One page of the orders to suppliers that match. */
export function listPurchaseOrders({ after: cursor, ...filter }: PurchaseSearch) {
  return pageOf(calls['purchase-order'].$get({ query: { ...filter, limit: PAGE_SIZE, cursor } }))
}

const order = calls['purchase-order'][':id']

export const readPurchaseOrder = (id: string): Promise<PurchaseOrder> => answerOf(order.$get(paramOf(id)))

/** Makes an empty draft, once per `key`, and returns its id. */
export async function addPurchaseOrder(supplier: string, key: string): Promise<string> {
  const headers = { 'idempotency-key': key }
  const answer = calls['purchase-order'].$post({ json: { supplier } }, { headers })
  return (await answerOf(answer)).insertedId
}

/** Edits a draft at the version that was shown. */
export const editPurchaseOrder = (
  found: PurchaseOrder,
  json: z.input<typeof purchaseOrderEdit>,
): Promise<PurchaseOrder> => answerOf(order.$put({ ...paramOf(found._id), header: seen(found), json }))

/** Notes that a draft was sent as it was shown. */
export const sendPurchaseOrder = ({ _id, version }: PurchaseOrder): Promise<PurchaseOrder> =>
  answerOf(order.send.$post({ ...paramOf(_id), json: { version } }))

export const expectPurchaseOrder = ({ _id }: PurchaseOrder, expectedOn: string | null) =>
  answerOf(order.expected.$put({ ...paramOf(_id), json: { expectedOn } }))

export const cancelPurchaseOrder = ({ _id }: PurchaseOrder) => answerOf(order.cancel.$post(paramOf(_id)))

export const closePurchaseOrder = ({ _id }: PurchaseOrder) => answerOf(order.close.$post(paramOf(_id)))

/** Receives goods, once per `key`. */
export function receivePurchaseOrder(
  { _id }: PurchaseOrder,
  json: z.input<typeof newReceipt>,
  key: string,
): Promise<PurchaseOrder> {
  const headers = { 'idempotency-key': key }
  return answerOf(order.receipts.$post({ ...paramOf(_id), json }, { headers }))
}
