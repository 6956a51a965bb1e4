import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, email } from '#contract/common.ts'
import { type Encoding, encodings } from '#contract/csv.ts'
import { MAX_PART_NUMBERS, partNumberText } from '#contract/part-numbers/part-numbers.ts'
import { say } from '#contract/phrase.ts'
import { uploadedQuickOrder } from '#contract/quick-order/quick-order.ts'
import { LIST_TOO_LARGE, MAX_LIST_BYTES, uploadedList } from '#contract/quick-order/uploaded-lists.ts'
import { findCustomer } from '#domain/customers/find.ts'
import { invalid } from '#domain/errors.ts'
import { countImport, importPartNumbers } from '#domain/part-numbers/import.ts'
import { countList, readQuickOrder } from '#domain/quick-order/read.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { countFirst, identify } from '../base/guard.ts'
import { limitUpload } from '../base/limit-upload.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import type { TextRow } from '../base/text-row.ts'
import { openRows, readFirstRows } from '../tables/open-rows.ts'
import { presentQuickOrder } from './quick-order.ts'

/** Anybody may send one: far less than a table of products. */
const LIMITS = { sheet: 16 * 2 ** 20, text: 4 * 2 ** 20 }
/** Templates list many parts of which few are wanted. */
const MAX_ROWS = MAX_PART_NUMBERS + 1

const limitList = limitUpload('file', MAX_LIST_BYTES, LIST_TOO_LARGE)

const body = { required: true, content: { 'multipart/form-data': { schema: uploadedList } } }

const quickOrderRoute = createRoute({
  method: 'post',
  path: '/quick-order/file',
  tags: ['Basket'],
  summary:
    'Read a list of parts from a CSV file or the first sheet of a workbook (.xlsx), and find what each line means',
  middleware: [identify, countFirst(countList), limitList] as const,
  request: { body },
  responses: { 200: json(uploadedQuickOrder, 'What the lines mean'), ...problems(413, 422, 429) },
})

const customersQuickOrderRoute = createRoute({
  method: 'post',
  path: '/customer/{email}/quick-order/file',
  tags: ['Customers'],
  summary:
    'Read a list of parts from a CSV file or the first sheet of a workbook (.xlsx), also by the own part numbers of a customer (staff)',
  middleware: [identify, admit(may.serveCustomers), countFirst(countList), limitList] as const,
  request: { params: z.object({ email }), body },
  responses: {
    200: json(uploadedQuickOrder, 'What the lines mean'),
    ...problems(401, 403, 404, 413, 422, 429),
  },
})

const partNumbersRoute = createRoute({
  method: 'post',
  path: '/part-number/import',
  tags: ['Part numbers'],
  summary: 'Remember your own part numbers as a CSV file or a workbook (.xlsx) has them, all or none',
  middleware: [identify, admit(may.keepPartNumbers), countFirst(countImport), limitList] as const,
  request: { body },
  responses: {
    200: json(
      acknowledged.extend({ count: z.int(), encoding: z.enum(encodings).nullable() }),
      'How many parts have a number by this',
    ),
    ...problems(401, 409, 413, 422, 429),
  },
})

export const uploadedLists = createRouter()
  .openapi(quickOrderRoute, async c => {
    const { rows, encoding } = await readFile(c.req.valid('form').file)
    const ctx = c.get('ctx')
    const list = await readQuickOrder(ctx, rows, { field: 'file', customer: ctx.actor })
    return c.json({ ...presentQuickOrder(ctx, list), encoding }, 200)
  })
  .openapi(customersQuickOrderRoute, async c => {
    const ctx = c.get('ctx')
    const customer = await findCustomer(ctx, c.req.valid('param').email)
    const { rows, encoding } = await readFile(c.req.valid('form').file)
    const list = await readQuickOrder(ctx, rows, { field: 'file', customer })
    return c.json({ ...presentQuickOrder(ctx, list), encoding }, 200)
  })
  .openapi(partNumbersRoute, async c => {
    const { rows, encoding } = await readFile(c.req.valid('form').file)
    const count = await importPartNumbers(c.get('ctx'), rows, findFault)
    return c.json({ acknowledged: true as const, count, encoding }, 200)
  })

async function readFile(
  file: File,
): Promise<{ readonly rows: readonly TextRow[]; readonly encoding: Encoding | null }> {
  const { encoding, readRows } = await openRows(await file.bytes(), LIMITS)
  const rows = await readFirstRows(readRows(), MAX_ROWS)
  if (rows.length > MAX_ROWS) throw invalid('file', say`must have at most ${MAX_ROWS} rows`)
  return { rows, encoding }
}

function findFault(number: string): string | undefined {
  return partNumberText.safeParse(number).error?.issues[0]?.message
}
