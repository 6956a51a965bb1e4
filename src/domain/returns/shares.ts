import { eq } from 'drizzle-orm'
import { addCents, type Cents, subtractCents } from '#contract/money.ts'
import type { RefundedLine } from '#contract/returns/share-of-pieces.ts'
import { shareCents } from '#contract/shares.ts'
import type { Database } from '#db/client.ts'
import { creditLines, credits } from '#db/schema.ts'
import type { OrderLine, OrderRecord } from '../order-life/record.ts'

/** What of an order was given back by line, and what can be. Amounts are what was charged: VAT that was taken off is in none of them. */
export interface OrderShares {
  readonly lines: readonly LineShare[]
  /** What of the delivery was not given back. */
  readonly deliveryLeftCents: Cents
}

export interface LineShare extends RefundedLine {
  readonly line: OrderLine
}

type Ordered = OrderRecord & { readonly lines: readonly OrderLine[] }

/** Divides what an order came to among its lines and its delivery, and takes off what was given back by line. */
export async function readShares(db: Pick<Database, 'select'>, order: Ordered): Promise<OrderShares> {
  const { id, lines, totalCents, deliveryCents } = order
  const shares = shareCents(totalCents, [...lines.map(line => line.totalCents), deliveryCents])
  const given = await db
    .select({ deliveryCents: credits.deliveryCents })
    .from(credits)
    .where(eq(credits.orderId, id))
  const givenByLine = await db.select().from(creditLines).where(eq(creditLines.orderId, id))
  const byPlace = Map.groupBy(givenByLine, ({ position }) => position)
  return {
    lines: lines.map((line, index) => {
      const before = byPlace.get(line.position) ?? []
      const share = shares[index] ?? 0
      return {
        line,
        shareCents: share,
        ordered: line.quantity,
        credited: before.reduce((sum, { quantity }) => sum + quantity, 0),
        leftCents: subtractCents(share, addCents(...before.map(({ amountCents }) => amountCents))),
      }
    }),
    deliveryLeftCents: subtractCents(
      shares[lines.length] ?? 0,
      addCents(...given.map(credit => credit.deliveryCents)),
    ),
  }
}
