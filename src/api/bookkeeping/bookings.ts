import { createRoute, z } from '@hono/zod-openapi'
import { periodQuery } from '#contract/bookkeeping/bookkeeping.ts'
import { exportBookings, requireFewBookings } from '#domain/bookkeeping/bookings.ts'
import { readPeriod, requireOneYear } from '#domain/bookkeeping/period.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { createRouter, problems } from '../base/openapi.ts'
import { streamParts, streamText } from '../base/stream.ts'
import { writeBookings } from './write-bookings.ts'
import { writeDatev } from './write-datev.ts'

const tags = ['Bookkeeping']
const file = { description: 'The file', content: { 'text/csv': { schema: z.string() } } }

const plainRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/bookings.csv',
  tags,
  summary: 'Export the bookings of some days as a CSV file, each with its two accounts (staff)',
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: periodQuery },
  responses: { 200: file, ...problems(401, 403, 422) },
})

const datevRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/datev.csv',
  tags,
  summary: "Export the bookings of some days of a fiscal year in DATEV's format (staff)",
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: periodQuery },
  responses: { 200: file, ...problems(401, 403, 422) },
})

export const bookings = createRouter()
  .openapi(plainRoute, async c => {
    const ctx = c.get('ctx')
    const period = readPeriod(ctx, c.req.valid('query'))
    await requireFewBookings(ctx, period)
    const parts = writeBookings(exportBookings(ctx, period))
    const { reportFault } = c.get('services')
    return c.body(
      streamText(parts, error => reportFault(error, c.req.raw)),
      200,
      fileHeaders(`bookings-${period.from}-${period.to}.csv`, CSV),
    )
  })
  .openapi(datevRoute, async c => {
    const ctx = c.get('ctx')
    const period = requireOneYear(ctx, readPeriod(ctx, c.req.valid('query')))
    await requireFewBookings(ctx, period)
    const { from, to } = period
    const parts = writeDatev(ctx, period, exportBookings(ctx, { from, to }))
    const { reportFault } = c.get('services')
    return c.body(
      streamParts(parts, error => reportFault(error, c.req.raw)),
      200,
      // DATEV's programs look for files by how their names begin.
      fileHeaders(`EXTF_Buchungsstapel-${from}-${to}.csv`, 'text/csv; charset=windows-1252'),
    )
  })
