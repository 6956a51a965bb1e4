import { createRoute, z } from '@hono/zod-openapi'
import {
  type NewProduct,
  newProduct,
  type Product,
  type ProductQuery,
  product,
  productKey,
  productQuery,
  type Variants,
} from '#contract/catalog/catalog.ts'
import { dispatchFacts, makeFacts, readFacts, sizeFacts, toColumns } from '#contract/catalog/plain-facts.ts'
import { keepTiers, showTiers } from '#contract/catalog/price-tiers.ts'
import { inserted } from '#contract/common.ts'
import { toEuros } from '#contract/money.ts'
import { ratedProduct } from '#contract/reviews/reviews.ts'
import { addProduct, type NewProductInput } from '#domain/catalog/add.ts'
import { type FamilyRow, familiesOf } from '#domain/catalog/families.ts'
import { getRatedProduct } from '#domain/catalog/get-rated.ts'
import {
  describeProducts,
  listProducts,
  type ProductFilter,
  type ProductPage,
  type ProductRow,
  readProducts,
} from '#domain/catalog/list.ts'
import type { Context } from '#domain/context.ts'
import { declare } from '#domain/declarations/declare.ts'
import { declareCodes } from '#domain/declarations/declare-codes.ts'
import { findLeavingDay } from '#domain/delivery/back-orders.ts'
import { may } from '#domain/rights.ts'
import { findProducts, readFound, readFoundPage, versionOfFound } from '#domain/search/list-found.ts'
import { admit } from '../base/admit.ts'
import { cacheAnswer, keepOne } from '../base/cache-answer.ts'
import { anonymous, identify, readOnce } from '../base/guard.ts'
import { presentRest, startList, streamRest } from '../base/long-list.ts'
import { ofCatalogue } from '../base/older-reads.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders } from '../base/paging.ts'
import { isKnown, tagProduct } from '../caching/etag.ts'
import { presentKinds } from './part-kinds.ts'

/** Products as everybody sees them, each size with its family. */
export async function presentProducts(ctx: Context, rows: readonly ProductRow[]): Promise<Product[]> {
  const families = await familiesOf(ctx, rows)
  return rows.map(row => presentProduct(row, families.get(row.familyId ?? '')))
}

function presentVariants({ id, name, listed, fromCents, toCents }: FamilyRow): Variants {
  return { family: id, name, count: listed, from: toEuros(fromCents), to: toEuros(toCents) }
}

/** A product as everybody sees it, with its family, if it has one. */
export function presentProduct(row: ProductRow, family: FamilyRow | undefined): Product {
  return {
    _id: row.id,
    name: row.name,
    img: row.image,
    price: toEuros(row.priceCents),
    available: row.available,
    min: row.minQuantity,
    description: row.description,
    category: row.category,
    createdAt: row.createdAt.toISOString(),
    sku: row.sku,
    ...readFacts(makeFacts, row),
    dimensions: row.dimensions.map(({ symbol, name, value, unit }) => ({ symbol, name, value, unit })),
    pictures: [row.image, ...row.furtherImages],
    model: row.model,
    archived: row.archivedAt !== null,
    step: row.packStep,
    backOrderDays: row.backOrderDays,
    tiers: showTiers(row.priceTiers),
    ...readFacts(dispatchFacts, row),
    ...readFacts(sizeFacts, row),
    pictureShows: row.pictureShows,
    variants: family ? presentVariants(family) : null,
  }
}

function toFilter(query: ProductQuery): ProductFilter {
  return {
    category: query.category,
    minPriceCents: query.min_price,
    maxPriceCents: query.max_price,
    inStock: query.in_stock,
    sort: query.sort,
    limit: query.limit,
    after: query.cursor,
    byFamily: true,
  }
}

/** A list of products, read in pages or as a whole. */
interface ProductList {
  readonly readPage: (limit: number) => Promise<ProductPage>
  readonly read: () => AsyncGenerator<ProductRow[]>
  readonly describe: () => Promise<{ total: number; version: string }>
}

function listAll(ctx: Context, filter: ProductFilter): ProductList {
  return {
    readPage: limit => listProducts(ctx, { ...filter, limit }),
    read: () => readProducts(ctx, filter),
    describe: () => describeProducts(ctx, filter),
  }
}

async function listFound(ctx: Context, { cursor: after, ...filter }: ProductQuery): Promise<ProductList> {
  const found = await findProducts(ctx, filter)
  return {
    readPage: limit => readFoundPage(ctx, found, { limit, after }),
    read: () => readFound(ctx, found, after),
    describe: async () => ({ total: found.hits.length, version: `${versionOfFound(found)}.${after ?? ''}` }),
  }
}

function toProductInput(body: NewProduct): NewProductInput {
  const { productname, price, min, step, tiers, family, ...facts } = body
  return {
    ...toColumns(facts),
    name: productname,
    priceCents: price,
    minQuantity: min,
    packStep: step,
    priceTiers: keepTiers(tiers),
    familyId: family,
  }
}

const listRoute = createRoute({
  method: 'get',
  path: '/service',
  tags: ['Catalogue'],
  summary:
    'List products, newest first, each family by one of its sizes; all of them without parameters. With `q`, best first: the size itself that it names, else of each family the size that fits best',
  middleware: [
    cacheAnswer(productQuery, ({ q }) => q !== undefined),
    streamRest,
    anonymous,
    ofCatalogue,
  ] as const,
  request: { query: productQuery },
  responses: {
    200: json(z.array(product), 'The next page in Link (rel=next), the number of all hits in X-Total-Count'),
    ...problems(422),
  },
})

const getRoute = createRoute({
  method: 'get',
  path: '/service/{id}',
  tags: ['Catalogue'],
  summary: 'Get a product by its id or its SKU, or the size that stands for a family by its address',
  middleware: [keepOne(z.object({}), { tellsAll: true }), anonymous, ofCatalogue] as const,
  request: { params: z.object({ id: productKey }) },
  responses: {
    200: json(ratedProduct, 'The product, and in ETag what PATCH /product/{id} asks for in If-Match'),
    304: { description: 'As the ETag in If-None-Match says' },
    ...problems(404),
  },
})

const addRoute = createRoute({
  method: 'post',
  path: '/product',
  tags: ['Catalogue'],
  summary: 'Add a product',
  middleware: [identify, admit(may.addProduct)] as const,
  request: { body: jsonBody(newProduct) },
  responses: { 201: json(inserted, 'Its id'), ...problems(401, 403, 409, 422) },
})

export const catalog = createRouter()
  .openapi(listRoute, async c => {
    const ctx = c.get('ctx')
    const query = c.req.valid('query')
    const list = query.q === undefined ? listAll(ctx, toFilter(query)) : await listFound(ctx, query)
    if (query.limit !== undefined) {
      const page = await list.readPage(query.limit)
      return c.json(
        await presentProducts(ctx, page.products),
        200,
        pageHeaders(c.req.url, productQuery.shape, page),
      )
    }
    const { total, version } = await list.describe()
    const { rows, rest } = await startList(list.read())
    c.set('rest', rest && presentRest(rest, part => presentProducts(ctx, part)))
    // A list too long to be cached and hashed gets an ETag made from the versions of its rows.
    const headers = { 'x-total-count': String(total), ...(rest && { etag: `W/"${version}"` }) }
    return c.json(await presentProducts(ctx, rows), 200, headers)
  })
  .openapi(getRoute, async c => {
    const ctx = c.get('ctx')
    const { product: row, family, rating } = await getRatedProduct(ctx, c.req.valid('param').id)
    const leavesBy = findLeavingDay(ctx, row.backOrderDays) ?? null
    const etag = tagProduct(row, { family, rating, leavesBy })
    const headers = { etag, 'cache-control': 'no-cache' }
    if (isKnown(etag, c.req.header('if-none-match') ?? null)) return c.body(null, 304, headers)
    const presented = { ...presentProduct(row, family), kinds: presentKinds(family), rating }
    const codes = declareCodes(row)
    return c.json({ ...presented, declarations: declare(row), codes, leavesBy }, 200, headers)
  })
  .openapi(addRoute, async c => {
    const body = c.req.valid('json')
    const insertedId = await addProduct(c.get('ctx'), toProductInput(body), readOnce(c, 'product', body))
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
