import { createRoute, z } from '@hono/zod-openapi'
import { familyId } from '#contract/catalog/catalog.ts'
import {
  type Family,
  type FamilyWithSizes,
  family,
  familyChange,
  familyQuery,
  familyWithSizes,
  newFamily,
  newSizes,
  newSizesQuery,
  type OtherSizes,
  otherSizes,
  type SizeLink,
  sizesAdded,
} from '#contract/catalog/families.ts'
import { toColumns } from '#contract/catalog/plain-facts.ts'
import { keepTiers } from '#contract/catalog/price-tiers.ts'
import { entityId, inserted } from '#contract/common.ts'
import { toEuros } from '#contract/money.ts'
import { addSizes } from '#domain/catalog/add-sizes.ts'
import { editFamily } from '#domain/catalog/edit-family.ts'
import { addFamily, type FamilyRow, getFamily, listFamilies } from '#domain/catalog/families.ts'
import { findOtherSizes } from '#domain/catalog/other-sizes.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { cacheAnswer, keepOne } from '../base/cache-answer.ts'
import { anonymous, identify } from '../base/guard.ts'
import { ofCatalogue } from '../base/older-reads.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { ifMatch, isKnown, requireIfMatch, tagFamily } from '../caching/etag.ts'
import { presentKinds } from './part-kinds.ts'

function presentFamily(row: FamilyRow): Family {
  return {
    _id: row.id,
    name: row.name,
    summary: row.summary,
    category: row.category,
    kind: row.kind,
    kinds: presentKinds(row),
    standard: row.standard,
    count: row.listed,
    from: toEuros(row.fromCents),
    to: toEuros(row.toCents),
  }
}

type FoundSizes = NonNullable<Awaited<ReturnType<typeof findOtherSizes>>>

function presentOtherSizes({ family: of, count, grades, near, smaller, larger }: FoundSizes): OtherSizes {
  return {
    family: { _id: of.id, name: of.name },
    count,
    grades: grades.map(presentLink),
    near: near.map(presentLink),
    smaller: smaller ? presentLink(smaller) : null,
    larger: larger ? presentLink(larger) : null,
  }
}

function presentLink({ id, name, sku, size, grade }: FoundSizes['near'][number]): SizeLink {
  return { label: size ?? name, grade, sku: sku ?? id }
}

const params = z.object({ id: familyId })

const listRoute = createRoute({
  method: 'get',
  path: '/family',
  tags: ['Catalogue'],
  summary: 'List the families of products, by category and name',
  middleware: [anonymous, ofCatalogue] as const,
  responses: { 200: json(z.array(family), 'All families with a size that is sold') },
})

const getRoute = createRoute({
  method: 'get',
  path: '/family/{id}',
  tags: ['Catalogue'],
  summary: 'Get a family with all its sizes in short',
  middleware: [keepOne(familyQuery, { tellsAll: false }), anonymous, ofCatalogue] as const,
  request: { params, query: familyQuery },
  responses: { 200: json(familyWithSizes, 'The family'), ...problems(404, 422) },
})

const otherSizesRoute = createRoute({
  method: 'get',
  path: '/service/{id}/sizes',
  tags: ['Catalogue'],
  summary: 'Find the other sizes of a product: one up, one down, those around, the same size in other grades',
  middleware: [cacheAnswer(z.object({})), anonymous, ofCatalogue] as const,
  request: { params: z.object({ id: entityId }) },
  responses: { 200: json(otherSizes.nullable(), 'null: it has no family'), ...problems(404) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/family',
  tags: ['Products'],
  summary: 'Add a family, to which products can then belong (admins)',
  middleware: [identify, admit(may.manageProducts)] as const,
  request: { body: jsonBody(newFamily) },
  responses: { 201: json(inserted, 'Its address'), ...problems(401, 403, 409, 422) },
})

const editRoute = createRoute({
  method: 'patch',
  path: '/family/{id}',
  tags: ['Products'],
  summary: 'Edit a family as it was seen: its name, its text, its kind, the size that leads it (admins)',
  middleware: [identify, admit(may.manageProducts)] as const,
  request: {
    params,
    headers: ifMatch('the ETag of the family'),
    body: jsonBody(familyChange),
  },
  responses: {
    200: json(family, 'The family as it is now, with its new ETag'),
    ...problems(401, 403, 404, 412, 422, 428),
  },
})

const addSizesRoute = createRoute({
  method: 'post',
  path: '/family/{id}/sizes',
  tags: ['Products'],
  summary:
    'Add sizes to a family, all that it has not yet or none; what is not given is as of another size; with dry_run=true only say which (admins)',
  middleware: [identify, admit(may.manageProducts)] as const,
  request: { params, query: newSizesQuery, body: jsonBody(newSizes) },
  responses: {
    200: json(sizesAdded, 'Nothing was added: it was only asked, or the family has them all'),
    201: json(sizesAdded, 'Their ids, in the order given'),
    ...problems(401, 403, 404, 409, 422),
  },
})

export const families = createRouter()
  .openapi(listRoute, async c => {
    const rows = await listFamilies(c.get('ctx'))
    return c.json(rows.map(presentFamily), 200)
  })
  .openapi(getRoute, async c => {
    const { sizes: withSizes = true } = c.req.valid('query')
    const found = await getFamily(c.get('ctx'), c.req.valid('param').id, { withSizes })
    const sizes = found.sizes.map(({ id, priceCents, minQuantity: min, leads: _leads, ...size }) => ({
      _id: id,
      ...size,
      price: toEuros(priceCents),
      min,
    }))
    const leading = found.sizes.find(({ leads }) => leads)?.id ?? null
    const body: FamilyWithSizes = {
      ...presentFamily(found.family),
      leading,
      sizes: withSizes ? sizes : [],
    }
    return c.json(body, 200, { etag: tagFamily(found.family) })
  })
  .openapi(otherSizesRoute, async c => {
    const found = await findOtherSizes(c.get('ctx'), c.req.valid('param').id)
    return c.json(found && presentOtherSizes(found), 200)
  })
  .openapi(editRoute, async c => {
    const { id } = c.req.valid('param')
    const seenTag = requireIfMatch(c.req.valid('header')['if-match'])
    const row = await editFamily(c.get('ctx'), {
      id,
      isAsSeen: seen => isKnown(tagFamily(seen), seenTag),
      edit: c.req.valid('json'),
    })
    return c.json(presentFamily(row), 200, { etag: tagFamily(row) })
  })
  .openapi(addRoute, async c => {
    const { standard = null, kind = null, ...input } = c.req.valid('json')
    await addFamily(c.get('ctx'), { ...input, kind, standard })
    return c.json({ acknowledged: true as const, insertedId: input.id }, 201)
  })
  .openapi(addSizesRoute, async c => {
    const { like, sizes } = c.req.valid('json')
    const { ids, existing } = await addSizes(c.get('ctx'), {
      familyId: c.req.valid('param').id,
      like,
      isDryRun: c.req.valid('query').dry_run,
      sizes: sizes.map(({ productname, price, min, step, tiers, ...size }) => ({
        ...toColumns(size),
        name: productname,
        priceCents: price,
        minQuantity: min,
        packStep: step,
        priceTiers: tiers && keepTiers(tiers),
      })),
    })
    const body = {
      acknowledged: true as const,
      insertedIds: [...ids],
      existing: existing.map(({ id, ...size }) => ({ _id: id, ...size })),
    }
    return ids.length > 0 ? c.json(body, 201) : c.json(body, 200)
  })
