import { type AuditPage, listAuditEvents } from '../audit.ts'
import type { Context } from '../context.ts'
import { getProduct } from './list.ts'

/** Who changed what of a product, newest first. `after` is the last id of the page before. */
export async function listHistory(
  ctx: Context,
  productId: string,
  page: { limit: number; after?: string | undefined },
): Promise<AuditPage> {
  await getProduct(ctx, productId)
  return listAuditEvents(ctx, { subject: `product ${productId}` }, page)
}
