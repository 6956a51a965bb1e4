import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId } from '#contract/common.ts'
import { toCsv } from '#contract/csv.ts'
import {
  newPartNumbers,
  ownPartNumber,
  type PartNumber,
  partNumberChange,
  partNumberList,
  partNumberQuery,
} from '#contract/part-numbers/part-numbers.ts'
import { forgetPartNumber } from '#domain/part-numbers/forget.ts'
import {
  listPartNumbers,
  type PartNumberRow,
  readAllPartNumbers,
  readPartNumber,
} from '#domain/part-numbers/read.ts'
import { rememberPartNumbers } from '#domain/part-numbers/remember.ts'
import { setPartNumber } from '#domain/part-numbers/set.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const tags = ['Part numbers']
const params = z.object({ id: entityId })

function presentPartNumber({ id, number, name, sku, size, category, familyId }: PartNumberRow): PartNumber {
  return { _id: id, number, name, sku, size, category, family: familyId }
}

const listRoute = createRoute({
  method: 'get',
  path: '/part-number',
  tags,
  summary: 'List your own part numbers, or those that contain a text',
  middleware: [identify, admit(may.keepPartNumbers)] as const,
  request: { query: partNumberQuery },
  responses: { 200: json(partNumberList, 'A page of them, in their order'), ...problems(401, 422) },
})

const rememberRoute = createRoute({
  method: 'post',
  path: '/part-number',
  tags,
  summary: 'Remember your own numbers of several products, all or none',
  middleware: [identify, admit(may.keepPartNumbers)] as const,
  request: { body: jsonBody(newPartNumbers) },
  responses: { 200: json(acknowledged, 'Remembered'), ...problems(401, 409, 422) },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/part-number.csv',
  tags,
  summary: 'Export your own part numbers as a file that can be imported again',
  middleware: [identify, admit(may.keepPartNumbers)] as const,
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401),
  },
})

const readRoute = createRoute({
  method: 'get',
  path: '/part-number/{id}',
  tags,
  summary: 'Get your own number of a product, by its id',
  middleware: [identify, admit(may.keepPartNumbers)] as const,
  request: { params },
  responses: { 200: json(ownPartNumber, 'The number, or null'), ...problems(401, 404) },
})

const setRoute = createRoute({
  method: 'put',
  path: '/part-number/{id}',
  tags,
  summary: 'Set your own number of a product; it is printed on the papers of orders from now on',
  middleware: [identify, admit(may.keepPartNumbers)] as const,
  request: { params, body: jsonBody(partNumberChange) },
  responses: { 200: json(acknowledged, 'Remembered'), ...problems(401, 404, 409, 422) },
})

const forgetRoute = createRoute({
  method: 'delete',
  path: '/part-number/{id}',
  tags,
  summary: 'Forget your own number of a product',
  middleware: [identify, admit(may.keepPartNumbers)] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'Forgotten'), ...problems(401, 404) },
})

const done = { acknowledged: true } as const

export const partNumbers = createRouter()
  .openapi(listRoute, async c => {
    const { total, rows } = await listPartNumbers(c.get('ctx'), c.req.valid('query'))
    return c.json({ total, partNumbers: rows.map(presentPartNumber) }, 200)
  })
  .openapi(rememberRoute, async c => {
    const { partNumbers: wanted } = c.req.valid('json')
    const named = wanted.map(({ product: key, number }, index) => {
      return { key, number, field: `partNumbers.${index}.product` }
    })
    await rememberPartNumbers(c.get('ctx'), named)
    return c.json(done, 200)
  })
  .openapi(exportRoute, async c => {
    const rows = await readAllPartNumbers(c.get('ctx'))
    const cells = rows.map(({ id, sku, number, name }) => [sku ?? id, number, name])
    return c.body(toCsv([['sku', 'own number', 'name'], ...cells]), 200, fileHeaders('part-numbers.csv', CSV))
  })
  .openapi(readRoute, async c =>
    c.json({ number: await readPartNumber(c.get('ctx'), c.req.valid('param').id) }, 200),
  )
  .openapi(setRoute, async c => {
    const { id } = c.req.valid('param')
    await setPartNumber(c.get('ctx'), id, c.req.valid('json').number)
    return c.json(done, 200)
  })
  .openapi(forgetRoute, async c => {
    await forgetPartNumber(c.get('ctx'), c.req.valid('param').id)
    return c.json(done, 200)
  })
