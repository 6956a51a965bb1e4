import { and, eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { shipmentLots, shipments } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { findCertificate } from '../lots/certify.ts'
import { getOrder } from '../order-life/read.ts'
import type { PaperFile } from '../paper.ts'
import { may } from '../rights.ts'

/**
 * The certificate of a lot of which pieces left for an order, for its customer and for staff. Rejected (not found) for anybody else, for a lot
 * of which the order has none, and if the lot has no certificate.
 */
export async function readCertificateOfOrder(
  ctx: Context,
  { orderId, lotId }: { readonly orderId: string; readonly lotId: string },
): Promise<PaperFile> {
  await getOrder(ctx, orderId, (actor, order) => may.readOrder(actor, order) || may.seeLots(actor))
  const [sent] = await ctx.db
    .select({ lotId: shipmentLots.lotId })
    .from(shipmentLots)
    .innerJoin(shipments, eq(shipments.id, shipmentLots.shipmentId))
    .where(and(eq(shipments.orderId, orderId), eq(shipmentLots.lotId, lotId)))
    .limit(1)
  if (!sent) throw notFound(say`certificate`)
  return findCertificate(ctx, lotId)
}
