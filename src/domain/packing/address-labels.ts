import { say } from '#contract/phrase.ts'
import { formatPostalAddress } from '../address-forms/format.ts'
import type { Context } from '../context.ts'
import type { OrderRecord } from '../order-life/record.ts'
import type { PaperFile } from '../paper.ts'
import { findOrdersToPack } from './find-orders.ts'

/** Labels with the addresses of these orders, to be sent or sent already, on sheets whose first ones may be used up, as a PDF. */
export async function readAddressLabels(
  ctx: Context,
  { ids, first }: { ids: readonly string[]; first: number },
): Promise<PaperFile> {
  const orders = await findOrdersToPack(ctx, ids, { orShipped: true, objects })
  const bytes = await ctx.renderPaper({
    kind: 'address-labels',
    seller: ctx.billing.seller,
    timeZone: ctx.billing.timeZone,
    madeAt: ctx.now().toISOString(),
    first,
    labels: orders.flatMap(({ number, deliveryAddress: to }) =>
      to ? [{ number, lines: formatPostalAddress(to) }] : [],
    ),
  })
  return { name: 'address-labels.pdf', bytes }
}

/** Nothing is sent to those who pick it up; some were sent before addresses were kept. */
function objects({ number, deliveryAddress, deliveryMethod }: OrderRecord) {
  if (deliveryMethod === 'pick-up') return say`${number} is picked up`
  return deliveryAddress === null ? say`${number} has no address` : undefined
}
