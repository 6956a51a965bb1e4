import { z } from 'zod'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { euros, integer } from '../common.ts'
import { newReceipt, purchaseOrderEdit } from './purchase-orders.ts'
import { MAX_LEAD_DAYS } from './states.ts'
import { supplierNumber } from './supplies.ts'

/* What is typed: an empty field stands for what is not known. */

/** A field that is empty, or what the wire takes. */
const emptyOr = (schema: z.ZodType) =>
  z.string().superRefine((typed, ctx) => {
    if (typed.trim() === '') return
    const message = schema.safeParse(typed).error?.issues[0]?.message
    if (message !== undefined) ctx.addIssue({ code: 'custom', message })
  })

/** What is sent of a field that may be empty. */
export const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed)

const pieces = integer(1, MAX_QUANTITY)

/** How a size is bought. */
export const suppliesForm = z.object({
  reorderPoint: emptyOr(integer(0, MAX_QUANTITY)),
  orderUpTo: emptyOr(pieces),
  suppliers: z.array(
    z.object({
      supplier: z.string(),
      number: supplierNumber,
      price: emptyOr(euros),
      pack: pieces,
      minimum: pieces,
      leadDays: emptyOr(integer(0, MAX_LEAD_DAYS)),
    }),
  ),
})
export type SuppliesForm = z.input<typeof suppliesForm>

/** A draft of an order. A line that was there is named by its product, a new one by its SKU. */
export const purchaseForm = z.object({
  lines: z.array(
    z.object({
      product: z.string(),
      sku: z.string().trim().min(1, 'must name a product'),
      pieces,
      price: emptyOr(euros),
    }),
  ),
  expectedOn: z.string(),
  note: purchaseOrderEdit.shape.note,
})
export type PurchaseForm = z.input<typeof purchaseForm>

/** What has come: the lines are those of the order. */
export const receiptForm = newReceipt.pick({ note: true }).extend({
  lines: z.array(newReceipt.shape.lines.element.omit({ product: true })),
  more: z.boolean(),
})
export type ReceiptForm = z.input<typeof receiptForm>
