import { say } from '#contract/phrase.ts'
import { postalAddresses } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { isOwnAddress } from './list.ts'

/**
 * Removes an address of the actor's book; orders keep theirs. No other address becomes a default in its place: where goods go is
 * for the person to say. Rejected: an address of somebody else (not found).
 */
export async function removePostalAddress(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.keepAddresses(ctx.actor))
  const { id: userId } = ctx.actor
  const { rowCount } = await ctx.db.delete(postalAddresses).where(isOwnAddress(userId, id))
  if (rowCount === 0) throw notFound(say`address`)
}
