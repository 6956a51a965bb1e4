import { eq } from 'drizzle-orm'
import { type Phrase, say } from '#contract/phrase.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { addParcels } from './note-parcels.ts'
import { describeParcel, type Parcel, readParcels } from './parcels.ts'
import { shipOrder } from './ship.ts'

interface Shipped {
  readonly id: string
  /** What this has shipped; undefined if it was shipped before, or is not. */
  readonly shipment: string | undefined
  /** Why it was not shipped; undefined if it is, now or before. */
  readonly reason: Phrase | undefined
}

/** A parcel, and the number of its order as a person or a carrier's program wrote it. */
export interface ListedParcel extends Parcel {
  readonly order: string
}

/** Marks each of these orders as shipped that can be, one after the other; harmless to repeat. Tells why the others cannot. */
export async function shipOrders(ctx: Context, ids: readonly string[]): Promise<Shipped[]> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  const shipped: Shipped[] = []
  for (const id of ids) {
    const outcome = await shipOrder(ctx, id).then(
      shipment => ({ shipment, reason: undefined }),
      (error: unknown) => ({ shipment: undefined, reason: explain(error) }),
    )
    shipped.push({ id, ...outcome })
  }
  return shipped
}

/**
 * Notes these parcels at their orders, beside those that they have, and ships what is left of the orders, each in its turn; harmless to
 * repeat: parcels that have left in a shipment ship nothing more. Says for each parcel why not, or why its order is not shipped.
 */
export async function shipByList(
  ctx: Context,
  listed: readonly ListedParcel[],
): Promise<(Phrase | undefined)[]> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  const numberOf = ({ order }: ListedParcel) => order.trim().toUpperCase()
  const reasons = new Map<string, Phrase | undefined>()
  for (const [number, parcels] of Map.groupBy(listed, numberOf)) {
    const [found] = await ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    reasons.set(number, found ? await shipIn(ctx, found.id, parcels) : NO_SUCH_ORDER)
  }
  return listed.map(each => reasons.get(numberOf(each)))
}

async function shipIn(ctx: Context, id: string, parcels: readonly Parcel[]): Promise<Phrase | undefined> {
  const noted = await readParcels(ctx.db, id)
  const sent = new Set(noted.filter(({ shipmentId }) => shipmentId !== null).map(describeParcel))
  if (parcels.every(parcel => sent.has(describeParcel(parcel)))) return undefined
  try {
    // First, so that the mail of the shipment has their numbers.
    await addParcels(ctx, id, parcels)
    await shipOrder(ctx, id)
    return undefined
  } catch (error) {
    return explain(error)
  }
}

const NO_SUCH_ORDER = say`There is no such order`

function explain(error: unknown): Phrase {
  const refusal = error instanceof DomainError ? error.refusal : undefined
  if (refusal?.kind === 'conflict') return refusal.message
  if (refusal?.kind === 'not-found') return NO_SUCH_ORDER
  throw error
}
