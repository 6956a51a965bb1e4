import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId } from '#contract/common.ts'
import { type Phrase, phraseOf, say } from '#contract/phrase.ts'
import { findCarrier } from '#contract/shipments/carriers.ts'
import {
  type ListedParcels,
  listedParcels,
  MAX_LISTED_PARCELS,
  NO_CARRIER,
  NO_NUMBER,
  parcelList,
  parcelsOfOrder,
  trackingNumber,
} from '#contract/shipments/parcels.ts'
import { invalid } from '#domain/errors.ts'
import { may } from '#domain/rights.ts'
import { noteParcels } from '#domain/shipments/note-parcels.ts'
import { type ListedParcel, shipByList } from '#domain/shipments/ship-many.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { wordFor } from '../base/language.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { readFirstRows } from '../tables/open-rows.ts'
import { openCsv } from '../tables/read-csv.ts'

const COLUMNS = ['order', 'carrier', 'number'] as const

const noteRoute = createRoute({
  method: 'put',
  path: '/order/{id}/parcels',
  tags: ['Orders'],
  summary: 'Note all parcels that an order is sent in, in the place of those noted before (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { params: z.object({ id: entityId }), body: jsonBody(parcelsOfOrder) },
  responses: { 200: json(acknowledged, 'They are noted'), ...problems(401, 403, 404, 409, 422) },
})

const listRoute = createRoute({
  method: 'post',
  path: '/order/parcels',
  tags: ['Orders'],
  summary: `Note parcels of many orders by CSV, and mark the orders as shipped (staff); at most ${MAX_LISTED_PARCELS} lines`,
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { body: jsonBody(parcelList) },
  responses: { 200: json(listedParcels, 'What became of each line'), ...problems(401, 403, 422) },
})

/** A line with the parcel that it names, or with what is wrong with it. */
interface Line {
  readonly line: number
  readonly order: string
  readonly parcel?: ListedParcel
  readonly fault?: Phrase
}

/** The lines of a list, by its headings. Rejected (invalid) as a whole without them, and beyond the most lines. */
async function readList(list: string): Promise<Line[]> {
  const { readRows } = openCsv(new TextEncoder().encode(list))
  const [heading, ...rows] = await readFirstRows(readRows(), MAX_LISTED_PARCELS + 1)
  const headings = heading?.cells.map(cell => cell.trim().toLowerCase()) ?? []
  if (COLUMNS.some(column => headings.indexOf(column) < 0))
    throw invalid('list', say`must begin with a line that names the columns: order, carrier, number`)
  if (rows.length > MAX_LISTED_PARCELS)
    throw invalid('list', say`must have at most ${{ count: MAX_LISTED_PARCELS }} lines`)
  const cellOf = (cells: readonly string[], column: (typeof COLUMNS)[number]) =>
    cells[headings.indexOf(column)]?.trim() ?? ''
  return rows.map(({ line, cells }) => {
    const order = cellOf(cells, 'order')
    return { line, order, ...readParcel(order, cellOf(cells, 'carrier'), cellOf(cells, 'number')) }
  })
}

function readParcel(order: string, carrierName: string, typed: string): Pick<Line, 'parcel' | 'fault'> {
  const carrier = findCarrier(carrierName)
  if (!carrier) return { fault: say`Carrier ${phraseOf(NO_CARRIER)}` }
  const number = trackingNumber.safeParse(typed)
  if (!number.success) return { fault: say`Number ${phraseOf(NO_NUMBER)}` }
  return { parcel: { order, carrier, number: number.data } }
}

export const parcels = createRouter()
  .openapi(noteRoute, async c => {
    await noteParcels(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').parcels)
    return c.json({ acknowledged: true as const }, 200)
  })
  .openapi(listRoute, async c => {
    const lines = await readList(c.req.valid('json').list)
    const named = lines.flatMap(({ parcel }) => parcel ?? [])
    const outcomes = (await shipByList(c.get('ctx'), named)).values()
    const answer: ListedParcels = {
      lines: lines.map(({ line, order, parcel, fault }) => {
        const reason = parcel ? outcomes.next().value : fault
        return { line, order, isNoted: reason === undefined, reason: reason ? wordFor(c, reason) : null }
      }),
    }
    return c.json(answer, 200)
  })
