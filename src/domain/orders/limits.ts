import { and, count, eq, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import type { Context, Customer } from '../context.ts'
import { conflict, type DomainError } from '../errors.ts'
import { networkOf } from '../rate-limits.ts'

/** How many unpaid orders a person may have until their address is confirmed. */
const MAX_UNCONFIRMED = 5
/** How long such an order keeps its pieces, in ms. */
const UNCONFIRMED_HOLD_MS = 30 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** The limits for a booking. Null: no limit. */
interface UnpaidLimits {
  readonly ofPerson: number | null
  /** For all unconfirmed accounts on this person's network together; both null if the address is confirmed. */
  readonly network: string | null
  readonly ofNetwork: number | null
  /** How long the order keeps its pieces, in ms. */
  readonly holdMs: number
}

/** How many unpaid orders this customer may have, and how long they are held. */
export function limitUnpaidOrders(
  ctx: Pick<Context, 'maxUnpaidOrders' | 'orderHoldHours' | 'address'>,
  { emailVerified }: Pick<Customer, 'emailVerified'>,
): UnpaidLimits {
  const max = ctx.maxUnpaidOrders
  const unlimited = { ofPerson: null, network: null, ofNetwork: null, holdMs: ctx.orderHoldHours * HOUR_MS }
  if (max === 0) return unlimited
  if (emailVerified) return { ...unlimited, ofPerson: max }
  return {
    ofPerson: Math.min(max, MAX_UNCONFIRMED),
    network: networkOf(ctx),
    ofNetwork: max,
    holdMs: Math.min(unlimited.holdMs, UNCONFIRMED_HOLD_MS),
  }
}

/** The conflict for a booking that exceeded these limits; undefined if they were not the reason. */
export async function explainUnpaidLimit(
  ctx: Pick<Context, 'maxUnpaidOrders' | 'actor'>,
  db: Pick<Database, 'select'>,
  { customer, limits }: { customer: Customer; limits: UnpaidLimits },
): Promise<DomainError | undefined> {
  const { ofPerson, network, ofNetwork } = limits
  const isUnpaid = eq(orders.status, 'booked')
  const [own] = await db
    .select({ all: count() })
    .from(orders)
    .where(and(eq(orders.userId, customer.id), isUnpaid))
  if (ofPerson !== null && own && own.all >= ofPerson) {
    const isOne = ofPerson === 1
    const unpaid = isOne
      ? say`unpaid order; pay or cancel it first`
      : say`unpaid orders; pay or cancel one first`
    const more =
      ofPerson < ctx.maxUnpaidOrders
        ? say`. Once you confirm your address with the link we emailed you, you may have ${ctx.maxUnpaidOrders}`
        : ''
    const who = customer.id === ctx.actor?.id ? say`You have` : say`This customer has`
    return conflict(say`${who} ${own.all} ${unpaid}${more}`)
  }
  if (network === null || ofNetwork === null) return undefined
  const [near] = await db
    .select({ all: count() })
    .from(orders)
    .where(and(eq(orders.unconfirmedNetwork, network), sql`status = 'booked'`))
  if (!near || near.all < ofNetwork) return undefined
  return conflict(
    say`Accounts with unconfirmed addresses have ${near.all} unpaid orders from your network. Please confirm your address with the link we emailed you, then order again`,
  )
}
