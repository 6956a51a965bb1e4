import { type Phrase, say } from '#contract/phrase.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { shipOrder } from './ship.ts'

interface Shipped {
  readonly id: string
  /** Why it was not shipped; undefined if it is, now or before. */
  readonly reason: Phrase | undefined
}

/** Marks each of these orders as shipped that can be, one after the other; harmless to repeat. Tells why the others cannot. */
export async function shipOrders(ctx: Context, ids: readonly string[]): Promise<Shipped[]> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  const shipped: Shipped[] = []
  for (const id of ids) {
    const reason = await shipOrder(ctx, id).then(() => undefined, explain)
    shipped.push({ id, reason })
  }
  return shipped
}

function explain(error: unknown): Phrase {
  const refusal = error instanceof DomainError ? error.refusal : undefined
  if (refusal?.kind === 'conflict') return refusal.message
  if (refusal?.kind === 'not-found') return say`There is no such order`
  throw error
}
