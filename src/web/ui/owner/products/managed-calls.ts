import type { z } from 'zod'
import type { AuditEvent } from '#contract/audit/audit.ts'
import type { ManagedProduct, ProductsChange, productChange } from '#contract/catalog/products.ts'
import type { Movement, newMovement } from '#contract/catalog/stock.ts'
import type { Lot } from '#contract/lots/lots.ts'
import { answerOf, calls, type Page, pageOf } from '../../../client.ts'
import type { ManagedSearch } from './managed-search.ts'

const LIST_SIZE = '25'
const LEDGER_SIZE = '20'
const HISTORY_SIZE = '10'
const LOTS_SIZE = '10'

const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** One page of the products that match the search. */
export function listManaged({ after, ...filter }: ManagedSearch): Promise<Page<ManagedProduct>> {
  return pageOf(calls.product.$get({ query: { ...filter, limit: LIST_SIZE, cursor: after } }))
}

export function readManaged(id: string): Promise<ManagedProduct> {
  return answerOf(calls.product[':id'].$get(paramOf(id)))
}

/** One page of a product's ledger. */
export function listMovements(id: string, after: string | undefined): Promise<Page<Movement>> {
  const query = { limit: LEDGER_SIZE, cursor: after }
  return pageOf(calls.product[':id'].movements.$get({ ...paramOf(id), query }))
}

/** The latest lots of a product. */
export function listLotsOf(product: string): Promise<Page<Lot>> {
  return pageOf(calls.lot.$get({ query: { product, limit: LOTS_SIZE } }))
}

/** One page of a product's history: who changed what. */
export function listHistory(id: string, after: string | undefined): Promise<Page<AuditEvent>> {
  const query = { limit: HISTORY_SIZE, cursor: after }
  return pageOf(calls.product[':id'].history.$get({ ...paramOf(id), query }))
}

/** Edits a product at the version that was shown. Rejected if somebody else has edited it since (412). */
export function editManaged(
  { _id, version, available }: Pick<ManagedProduct, '_id' | 'version' | 'available'>,
  json: z.input<typeof productChange>,
): Promise<ManagedProduct> {
  const header = { 'if-match': `"${version}-${available}"` }
  return answerOf(calls.product[':id'].$patch({ ...paramOf(_id), header, json }))
}

/** Makes one change to many products and returns how many it changed. */
export async function editManyManaged(json: ProductsChange): Promise<number> {
  return (await answerOf(calls.product.$patch({ json }))).changed
}

/** Moves stock, once per `key`, and returns what is available afterwards. */
export function moveStock(id: string, json: z.input<typeof newMovement>, key: string) {
  const headers = { 'idempotency-key': key }
  return answerOf(calls.product[':id'].movements.$post({ ...paramOf(id), json }, { headers }))
}
