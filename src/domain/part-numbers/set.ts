import { getProduct } from '../catalog/list.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { rememberPartNumbers } from './remember.ts'

/** Sets the actor's own number of a product. Rejects (not found) what is no product. */
export async function setPartNumber(ctx: Context, productId: string, number: string): Promise<void> {
  requireRight(ctx.actor, may.keepPartNumbers(ctx.actor))
  const { id: key } = await getProduct(ctx, productId)
  await rememberPartNumbers(ctx, [{ key, number, field: 'number' }])
}
