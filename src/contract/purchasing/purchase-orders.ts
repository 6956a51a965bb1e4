import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { isInOrderOfChange, updatedSince } from '../changes.ts'
import { entityId, euros, inEuros, integer, isOneLine, isoTime, optionalText, text } from '../common.ts'
import { printed } from '../printable.ts'
import { MAX_PURCHASE_LINES, purchaseStates } from './states.ts'

const pieces = integer(1, MAX_QUANTITY)
const expectedOn = z.iso
  .date('must be a date like 2027-03-31')
  .nullable()
  .meta({ description: 'the day on which the goods should come; null: not known' })

/** What is ordered of a size, which is named by its id or its SKU. */
const newLine = z
  .strictObject({
    product: entityId.optional(),
    sku: text(60).optional(),
    pieces,
    price: euros.nullable().optional().meta({
      description:
        'of a piece, in euros without VAT; null: not agreed; without it as agreed with the supplier',
    }),
  })
  .refine(({ product, sku }) => (product === undefined) !== (sku === undefined), {
    path: ['sku'],
    message: 'must name a product, unless its id does',
  })

const lines = z
  .array(newLine, 'must be a list of lines')
  .max(MAX_PURCHASE_LINES, `must have at most ${MAX_PURCHASE_LINES} lines`)
const note = printed(optionalText(1000)).meta({ description: 'the supplier reads it' })

/** A draft of an order to a supplier. */
export const newPurchaseOrder = z.strictObject({
  supplier: entityId,
  lines: lines.optional().default([]),
  expectedOn: expectedOn.optional().default(null),
  note,
})

/** A draft as it is edited: as a whole. */
export const purchaseOrderEdit = z.strictObject({ lines, expectedOn, note })

/** The draft as it was sent. */
export const purchaseSending = z.strictObject({
  version: integer(1, 1_000_000_000).meta({
    description: 'of the draft; if somebody has edited it since, it is not sent',
  }),
})

/** When the goods should come, as the supplier says. */
export const purchaseExpectation = z.strictObject({ expectedOn })

const received = z.int().meta({ description: 'pieces that have come' })

export const purchaseOrder = z
  .object({
    _id: entityId,
    number: z.string().meta({ description: "'PO-2027-000012', counted without gaps" }),
    state: z.enum(purchaseStates),
    supplier: z.object({ _id: entityId, name: z.string(), email: z.string(), address: z.string() }),
    expectedOn: z.string().nullable(),
    note: z.string(),
    version: z.int().meta({ description: 'for If-Match' }),
    createdAt: isoTime,
    createdBy: z.string().meta({ description: 'the email address of whoever made it' }),
    sentAt: isoTime.nullable(),
    endedAt: isoTime.nullable().meta({ description: 'when all had come, or it was closed or cancelled' }),
    total: inEuros.nullable().meta({ description: 'in euros without VAT; null: a price is not agreed' }),
    lines: z.array(
      z.object({
        product: entityId,
        name: z.string(),
        sku: z.string().nullable(),
        number: z.string().meta({ description: 'what the supplier calls it' }),
        shelfPlace: z.string().nullable(),
        pieces: z.int(),
        received,
        price: inEuros.nullable(),
      }),
    ),
  })
  .meta({ id: 'PurchaseOrder' })
export type PurchaseOrder = z.infer<typeof purchaseOrder>

/** The same in the list. */
export const listedPurchaseOrder = purchaseOrder
  .pick({
    _id: true,
    number: true,
    state: true,
    expectedOn: true,
    createdAt: true,
    sentAt: true,
    total: true,
  })
  .extend({
    supplier: z.object({ _id: entityId, name: z.string() }),
    lines: z.int(),
    pieces: z.int(),
    received,
    late: z.boolean().meta({ description: 'whether its goods should have come by now' }),
  })
  .meta({ id: 'ListedPurchaseOrder' })
export type ListedPurchaseOrder = z.infer<typeof listedPurchaseOrder>

/** Which: by a part of the number or of the supplier's name, or by the SKU of a line; by state; those of a supplier. */
export const purchaseOrderQuery = z
  .object({
    q: optionalText(100),
    state: z
      .enum([...purchaseStates, 'late'], `must be one of ${purchaseStates.join(', ')}, late`)
      .optional(),
    supplier: entityId.optional(),
    updatedSince: updatedSince('orders that changed since, their lines or what has come of them, without q'),
    limit: integer(1, MAX_PAGE).optional().default(50),
    cursor: entityId.optional(),
  })
  .refine(...isInOrderOfChange)

/** What has come of an order to a supplier. */
export const newReceipt = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        product: entityId,
        pieces: integer(0, MAX_QUANTITY),
        lot: optionalText(60)
          .refine(isOneLine, 'must be one line')
          .meta({ description: "the number that its maker gave the lot of these pieces; '': of none" }),
      }),
      'must be a list of lines',
    )
    .min(1, 'must have at least one line')
    .max(MAX_PURCHASE_LINES, `must have at most ${MAX_PURCHASE_LINES} lines`),
  note: optionalText(300).meta({ description: 'the number of the delivery note' }),
  more: z
    .boolean('must be true or false')
    .optional()
    .default(false)
    .meta({ description: 'whether more than was ordered is taken; otherwise it is refused' }),
})
