import { z } from 'zod'
import { category } from '../catalog/catalog.ts'
import { entityId, inEuros, integer, isoTime } from '../common.ts'
import { refundStatuses } from '../refunds/states.ts'
import { returnsOfOrder } from '../returns/returns.ts'
import { parcel } from '../shipments/parcels.ts'
import { shippedAndToCome } from '../shipments/shipments.ts'
import { order, orderLine } from './orders.ts'
import { customerEventKinds } from './states.ts'

/** What the address of a line's part is made of, as it is now; null once the product is removed. */
export const lineAddress = {
  category: category.nullable(),
  family: z.string().nullable(),
}

/** The first and the last day on which goods are expected. */
export const expectedWindow = z.object({ from: z.iso.date(), to: z.iso.date() })

/** An invoice, one that corrects it, or a credit note. */
const invoiceFile = z.object({
  order: entityId.meta({ description: 'the order itself, or one that pays for its dearer delivery' }),
  number: z.int(),
  createdAt: isoTime,
  corrects: z.int().nullable().meta({ description: 'the number of the invoice that it replaces' }),
  credits: z
    .int()
    .nullable()
    .meta({ description: 'the number of the invoice that it takes back, in full or in part' }),
  isReplaced: z.boolean(),
  amount: inEuros,
  remains: inEuros.meta({ description: 'what credit notes have left of the invoice, in euros' }),
  hasXRechnung: z.boolean(),
})

/** An order as its own page shows it: everything about it that is for its customer's eyes. */
export const orderDetails = z
  .object({
    order,
    isOwn: z.boolean().meta({ description: 'false for admins who look at the order of somebody else' }),
    isBookedByShop: z.boolean(),
    bookedBy: z
      .string()
      .nullable()
      .meta({ description: 'the email address of the admin who booked it, for admins; null for customers' }),
    lines: z.array(orderLine.extend(lineAddress)),
    net: inEuros,
    vat: inEuros,
    vatPercent: z.number(),
    billTo: z
      .array(z.string())
      .meta({ description: 'the address as its country writes it; none: the delivery address' }),
    expected: expectedWindow.nullable(),
    ...shippedAndToCome,
    parcels: z
      .array(parcel)
      .meta({ description: 'all of the order, also those that are noted before they leave' }),
    ...returnsOfOrder,
    timeline: z.array(
      z.object({
        at: isoTime,
        kind: z.enum(customerEventKinds),
        detail: z.string(),
        byShop: z.boolean().meta({ description: 'whether the shop did it for the customer' }),
      }),
    ),
    refunds: z.array(
      z.object({
        amount: inEuros,
        reason: z.string(),
        status: z.enum(refundStatuses),
        note: z.string().nullable().meta({ description: 'how it was sent another way' }),
        createdAt: isoTime,
      }),
    ),
    transfersBack: z
      .array(
        z.object({ amount: inEuros, reason: z.string(), createdAt: isoTime, sentOn: z.string().nullable() }),
      )
      .meta({ description: 'what goes back by bank transfer; sentOn is null until it has' }),
    owed: inEuros.meta({ description: 'of these refunds what has not been sent yet, in euros' }),
    invoices: z.array(invoiceFile).meta({ description: 'the latest first' }),
  })
  .meta({ id: 'OrderDetails' })
export type OrderDetails = z.infer<typeof orderDetails>

/** As which file an invoice is wanted, and which: without a number, the last one. */
export const invoiceQuery = z.object({
  format: z.enum(['pdf', 'xrechnung']).default('pdf'),
  number: integer(1, 2_147_483_647).optional(),
})
