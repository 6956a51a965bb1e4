import { createRoute, z } from '@hono/zod-openapi'
import { familyId } from '#contract/catalog/catalog.ts'
import { toEuros } from '#contract/money.ts'
import {
  facetsAnswer,
  familyTable,
  searchAnswer,
  searchFilter,
  searchQuery,
  suggestion,
  suggestQuery,
  tableQuery,
} from '#contract/search/search.ts'
import { countFacets } from '#domain/search/facets.ts'
import { searchCatalogue } from '#domain/search/search.ts'
import { suggest } from '#domain/search/suggest.ts'
import { tabulateFamily } from '#domain/search/table.ts'
import { cacheAnswer } from '../base/cache-answer.ts'
import { anonymous } from '../base/guard.ts'
import { ofCatalogue } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { presentProducts } from '../catalog/catalog.ts'
import { countMissed } from './count-missed.ts'

/** All of these answers are. */
const isOfShelf = () => true

const searchRoute = createRoute({
  method: 'get',
  path: '/search',
  tags: ['Catalogue'],
  summary:
    'Search the catalogue by size, standard, SKU or words: how the query was understood, and what was found',
  middleware: [countMissed, cacheAnswer(searchQuery, isOfShelf), anonymous, ofCatalogue] as const,
  request: { query: searchQuery },
  responses: { 200: json(searchAnswer, 'What was found, best first'), ...problems(422) },
})

const facetsRoute = createRoute({
  method: 'get',
  path: '/facets',
  tags: ['Catalogue'],
  summary: 'Count what a search can be narrowed by, each facet under the choices in all others',
  middleware: [cacheAnswer(searchFilter, isOfShelf), anonymous] as const,
  request: { query: searchFilter },
  responses: { 200: json(facetsAnswer, 'The facets'), ...problems(422) },
})

const suggestRoute = createRoute({
  method: 'get',
  path: '/suggest',
  tags: ['Catalogue'],
  summary: 'Suggest families, sizes and standards for a query being typed',
  middleware: [cacheAnswer(suggestQuery, isOfShelf), anonymous] as const,
  request: { query: suggestQuery },
  responses: { 200: json(z.array(suggestion), 'Where to go, best first'), ...problems(422) },
})

const tableRoute = createRoute({
  method: 'get',
  path: '/family/{id}/table',
  tags: ['Catalogue'],
  summary: 'List the sizes of a family as a table of their dimensions, narrowed like a search',
  middleware: [anonymous] as const,
  request: { params: z.object({ id: familyId }), query: tableQuery },
  responses: { 200: json(familyTable, 'Columns and rows'), ...problems(404, 422) },
})

export const search = createRouter()
  .openapi(searchRoute, async c => {
    const ctx = c.get('ctx')
    const query = c.req.valid('query')
    const { found, ...answer } = await searchCatalogue(ctx, query)
    if (query.q !== undefined) c.get('services').missedSearches.learn(query.q, answer)
    const products = await presentProducts(
      ctx,
      found.map(({ product }) => product),
    )
    const hits = found.flatMap(({ hit: { matches, inStock, fromCents, toCents, isSize } }, index) => {
      const product = products[index]
      const figures = { matches, inStock, from: toEuros(fromCents), to: toEuros(toCents), isSize }
      return product ? [{ product, ...figures }] : []
    })
    return c.json({ ...answer, hits }, 200)
  })
  .openapi(facetsRoute, async c => c.json(await countFacets(c.get('ctx'), c.req.valid('query')), 200))
  .openapi(suggestRoute, async c => c.json(await suggest(c.get('ctx'), c.req.valid('query')), 200))
  .openapi(tableRoute, async c =>
    c.json(await tabulateFamily(c.get('ctx'), c.req.valid('param').id, c.req.valid('query')), 200),
  )
