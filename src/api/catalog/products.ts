import { createRoute, z } from '@hono/zod-openapi'
import { type AuditEvent, auditEvent } from '#contract/audit/audit.ts'
import { readFacts, toColumns, warehouseFacts } from '#contract/catalog/plain-facts.ts'
import { keepTiers } from '#contract/catalog/price-tiers.ts'
import {
  type ManagedProduct,
  managedProduct,
  managedQuery,
  type ProductChange,
  type ProductsChange,
  productChange,
  productsChange,
  productsChanged,
} from '#contract/catalog/products.ts'
import { pageQuery } from '#contract/catalog/stock.ts'
import { entityId } from '#contract/common.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import { type Edit, editProduct, editProducts } from '#domain/catalog/edit.ts'
import { familiesOf } from '#domain/catalog/families.ts'
import { listHistory } from '#domain/catalog/history.ts'
import { getProduct, type ProductRow } from '#domain/catalog/list.ts'
import { listChangedProducts } from '#domain/catalog/list-changed.ts'
import { listManagedProducts } from '#domain/catalog/list-managed.ts'
import { sumReserved } from '#domain/catalog/move-stock.ts'
import { reprice } from '#domain/catalog/reprice.ts'
import { stateOf } from '#domain/catalog/states.ts'
import { isOfChanges } from '#domain/changes.ts'
import type { Context } from '#domain/context.ts'
import { may } from '#domain/rights.ts'
import { presentAuditEvent } from '../audit/audit.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'
import { ifMatch, readVersion, tagProduct } from '../caching/etag.ts'
import { presentProduct } from './catalog.ts'

async function presentManaged(ctx: Context, rows: readonly ProductRow[]): Promise<ManagedProduct[]> {
  const ids = rows.map(({ id }) => id)
  const reserved = ids.length > 0 ? await sumReserved(ctx.db, ids) : new Map<string, number>()
  const families = await familiesOf(ctx, rows)
  return rows.map(row => ({
    ...presentProduct(row, families.get(row.familyId ?? '')),
    ...readFacts(warehouseFacts, row),
    state: stateOf(row),
    lowStock: row.lowStock,
    backOrdered: row.backOrdered,
    reserved: reserved.get(row.id) ?? 0,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    version: row.version,
  }))
}

async function presentOne(ctx: Context, row: ProductRow): Promise<ManagedProduct> {
  const [presented] = await presentManaged(ctx, [row])
  if (!presented) throw new Error('a row was not presented')
  return presented
}

/** The fields that were sent, as columns. */
function toEdit(change: ProductChange): Edit {
  const { productname, price, min, pictures, archived, step, tiers, family, ...facts } = change
  const [image, ...furtherImages] = pictures ?? []
  return {
    ...toColumns(facts),
    ...(productname !== undefined && { name: productname }),
    ...(price !== undefined && { priceCents: price }),
    ...(min !== undefined && { minQuantity: min }),
    ...(step !== undefined && { packStep: step }),
    ...(tiers !== undefined && { priceTiers: keepTiers(tiers) }),
    ...(family !== undefined && { familyId: family }),
    ...(image !== undefined && { image, furtherImages }),
    ...(archived !== undefined && { isArchived: archived }),
  }
}

function toEditOfEach({ pricePercent, category, archived }: Omit<ProductsChange, 'ids'>) {
  return (row: ProductRow): Edit => ({
    ...(pricePercent !== undefined && reprice(row, pricePercent)),
    ...(category !== undefined && { category }),
    ...(archived !== undefined && { isArchived: archived }),
  })
}

const params = z.object({ id: entityId })

const listRoute = createRoute({
  method: 'get',
  path: '/product',
  tags: ['Products'],
  summary: 'List products as staff manage them, or those that changed since a moment, in pages (staff)',
  middleware: [identify, admit(may.seeStock), maybeOlder] as const,
  request: { query: managedQuery },
  responses: {
    200: json(
      z.array(managedProduct),
      `The next page in Link (rel=next), the number of all hits in X-Total-Count, at most ${MAX_COUNTED}`,
    ),
    ...problems(401, 403, 422),
  },
})

const getRoute = createRoute({
  method: 'get',
  path: '/product/{id}',
  tags: ['Products'],
  summary: 'Get a product as staff manage it (staff)',
  middleware: [identify, admit(may.seeStock)] as const,
  request: { params },
  responses: { 200: json(managedProduct, 'The product, its ETag for If-Match'), ...problems(401, 403, 404) },
})

const editRoute = createRoute({
  method: 'patch',
  path: '/product/{id}',
  tags: ['Products'],
  summary: 'Edit, archive or restore a product; If-Match carries the ETag of what was edited (admins)',
  middleware: [identify, admit(may.manageProducts)] as const,
  request: {
    params,
    headers: ifMatch('the ETag of the product'),
    body: jsonBody(productChange),
  },
  responses: {
    200: json(managedProduct, 'The product as it is now, with its new ETag'),
    ...problems(401, 403, 404, 409, 412, 422, 428),
  },
})

const editManyRoute = createRoute({
  method: 'patch',
  path: '/product',
  tags: ['Products'],
  summary: 'Change the price, category or state of many products, all or none (admins)',
  middleware: [identify, admit(may.manageProducts)] as const,
  request: { body: jsonBody(productsChange) },
  responses: { 200: json(productsChanged, 'How many were changed'), ...problems(401, 403, 404, 422) },
})

const historyRoute = createRoute({
  method: 'get',
  path: '/product/{id}/history',
  tags: ['Products'],
  summary: 'List who changed what of a product, newest first (admins)',
  middleware: [identify, admit(may.manageProducts), maybeOlder] as const,
  request: { params, query: pageQuery },
  responses: {
    200: json(
      z.array(auditEvent),
      'The next page in Link (rel=next), the number of all entries in X-Total-Count',
    ),
    ...problems(401, 403, 404, 422),
  },
})

export const products = createRouter()
  .openapi(listRoute, async c => {
    const ctx = c.get('ctx')
    const { q, limit, cursor, updatedSince, ...filter } = c.req.valid('query')
    const wish = wishOf({ limit, cursor, updatedSince })
    const page = isOfChanges(wish)
      ? await listChangedProducts(ctx, filter, wish)
      : await listManagedProducts(ctx, { ...filter, search: q }, wish)
    const headers = pageHeaders(c.req.url, managedQuery.shape, page)
    return c.json(await presentManaged(ctx, page.products), 200, headers)
  })
  .openapi(getRoute, async c => {
    const row = await getProduct(c.get('ctx'), c.req.valid('param').id)
    return c.json(await presentOne(c.get('ctx'), row), 200, { etag: tagProduct(row) })
  })
  .openapi(editRoute, async c => {
    const ctx = c.get('ctx')
    const row = await editProduct(ctx, {
      id: c.req.valid('param').id,
      version: readVersion(c.req.valid('header')['if-match']),
      edit: toEdit(c.req.valid('json')),
    })
    return c.json(await presentOne(ctx, row), 200, { etag: tagProduct(row) })
  })
  .openapi(editManyRoute, async c => {
    const { ids, ...change } = c.req.valid('json')
    const changed = await editProducts(c.get('ctx'), ids, toEditOfEach(change))
    return c.json({ acknowledged: true as const, changed }, 200)
  })
  .openapi(historyRoute, async c => {
    const { limit, cursor } = c.req.valid('query')
    const page = await listHistory(c.get('ctx'), c.req.valid('param').id, { limit, after: cursor })
    const events: AuditEvent[] = page.events.map(presentAuditEvent)
    return c.json(events, 200, pageHeaders(c.req.url, pageQuery.shape, page))
  })
