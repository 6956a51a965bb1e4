import type { Context } from '../context.ts'
import { describeOrder } from '../invoices/describe-order.ts'
import { findDispatch } from '../invoices/supply.ts'
import { getOrder } from '../order-life/read.ts'
import type { PaperFile } from '../paper.ts'
import { composePaper } from '../papers/compose.ts'

/**
 * The confirmation of the actor's own order (or any, for admins) as a PDF, dated as it was booked, with the day of supply once it is shipped;
 * for anyone else there is none.
 */
export async function readConfirmation(ctx: Context, orderId: string): Promise<PaperFile> {
  const order = await getOrder(ctx, orderId)
  const content = describeOrder(order, order.lines, { billing: ctx.billing, at: order.createdAt })
  const paidAt = order.paidAt?.toISOString()
  const dispatch = await findDispatch(ctx.db, order.id)
  const paper = composePaper('confirmation', order.number, {
    ...content,
    ...(paidAt && { paidAt }),
    ...(dispatch && { supply: { at: dispatch.toISOString() } }),
  })
  return { name: `order-${order.number}.pdf`, bytes: await ctx.renderPaper(paper) }
}
