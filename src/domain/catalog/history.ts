import { type AuditPage, listAuditEvents } from '../audit.ts'
import type { Context } from '../context.ts'
import { getProduct } from './list.ts'

/** Who changed what about a product, newest first. `after` is the last id on the previous page. */
export async function listHistory(
  ctx: Context,
  productId: string,
  page: { limit: number; after?: string | undefined },
): Promise<AuditPage> {
  await getProduct(ctx, productId)
  return listAuditEvents(ctx, { subject: `product ${productId}` }, page)
}
