import { createRoute, z } from '@hono/zod-openapi'
import { type KindLink, partKind, partKindQuery } from '#contract/catalog/part-kinds.ts'
import { toEuros } from '#contract/money.ts'
import { kindsOf, listKinds } from '#domain/catalog/part-kinds.ts'
import { cacheAnswer } from '../base/cache-answer.ts'
import { anonymous } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

/** The kinds in which a family lies, from the outermost on. */
export function presentKinds(family: { readonly kind: string | null } | undefined): KindLink[] {
  return kindsOf(family).map(({ id, name }) => ({ _id: id, name }))
}

const listRoute = createRoute({
  method: 'get',
  path: '/kind',
  tags: ['Catalogue'],
  summary: 'List the tree by which parts are chosen: categories, their kinds, and the forms of these',
  middleware: [cacheAnswer(partKindQuery, () => true), anonymous] as const,
  request: { query: partKindQuery },
  responses: { 200: json(z.array(partKind), 'In the order of pages, with what is listed'), ...problems(422) },
})

export const partKinds = createRouter().openapi(listRoute, async c => {
  const kinds = await listKinds(c.get('ctx'), c.req.valid('query').category)
  const body = kinds.map(({ kind: { id, ...kind }, figures }) => ({
    _id: id,
    ...kind,
    families: figures?.families ?? 0,
    sizes: figures?.sizes ?? 0,
    from: figures ? toEuros(figures.fromCents) : null,
    range: figures?.range ?? null,
    image: figures?.image ?? null,
  }))
  return c.json(body, 200)
})
