import type { Context } from '../context.ts'
import { noonOf } from '../days.ts'
import type { PaperFile } from '../paper.ts'
import { getPurchaseOrder, totalOf } from './purchase-orders.ts'

/** An order to a supplier as a PDF (buyers); a draft says that it is one. Rejected (not found) if there is none of this id. */
export async function readPurchasePaper(ctx: Context, id: string): Promise<PaperFile> {
  const order = await getPurchaseOrder(ctx, id)
  const { number, state, expectedOn, note, lines, supplierName, supplierAddress } = order
  const { seller, timeZone } = ctx.billing
  const address = supplierAddress.split('\n').map(line => line.trim())
  const bytes = await ctx.renderPaper({
    kind: 'purchase-order',
    seller,
    timeZone,
    madeAt: (order.sentAt ?? order.createdAt).toISOString(),
    number,
    isDraft: state === 'draft',
    recipient: [supplierName, ...address.filter(Boolean)],
    expectedAt: expectedOn === null ? '' : noonOf(expectedOn),
    note,
    lines: lines.map(({ name, sku, number: theirs, quantity, priceCents }) => ({
      name,
      sku: sku ?? '',
      number: theirs,
      quantity,
      priceCents,
    })),
    totalCents: totalOf(lines),
  })
  return { name: `${number}.pdf`, bytes }
}
