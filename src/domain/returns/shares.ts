import { eq, sql } from 'drizzle-orm'
import { addCents, type Cents, cents, subtractCents } from '#contract/money.ts'
import type { RefundedLine } from '#contract/returns/share-of-pieces.ts'
import { shareCents } from '#contract/shares.ts'
import type { Database } from '#db/client.ts'
import { creditLines, credits, transfersBack } from '#db/schema.ts'
import type { OrderLine, OrderRecord } from '../order-life/record.ts'

/**
 * What of an order was given back by line, and what can be. Amounts are what was charged: VAT that was taken off, and a discount for prompt payment,
 * are in none of them.
 */
export interface OrderShares {
  readonly lines: readonly LineShare[]
  /** What of the delivery was not given back. */
  readonly deliveryLeftCents: Cents
}

export interface LineShare extends RefundedLine {
  readonly line: OrderLine
  /** Whether it is less than was ordered for, by a discount. */
  readonly isDiscounted: boolean
}

type Ordered = OrderRecord & { readonly lines: readonly OrderLine[] }

/** Divides what an order came to among its lines and its delivery, and takes off what was given back by line. */
export async function readShares(db: Pick<Database, 'select'>, order: Ordered): Promise<OrderShares> {
  const { id, lines, totalCents, deliveryCents, discountCents } = order
  const shares = shareCents(totalCents, [...lines.map(line => line.totalCents), deliveryCents])
  // What goes back by transfer was given after a discount, as nothing is owed then; anything else before.
  const isAfter = sql<boolean>`exists (select from ${transfersBack} where ${transfersBack.creditId} = ${credits.id})`
  const given = await db
    .select({ id: credits.id, deliveryCents: credits.deliveryCents, isAfter: isAfter.as('is_after') })
    .from(credits)
    .where(eq(credits.orderId, id))
  const givenByLine = await db.select().from(creditLines).where(eq(creditLines.orderId, id))
  const before = new Set(given.filter(credit => !credit.isAfter).map(credit => credit.id))
  const byPlace = Map.groupBy(givenByLine, ({ position }) => position)
  const givenOf = ({ position }: OrderLine) => byPlace.get(position) ?? []
  const beforeOf = (line: OrderLine) => givenOf(line).filter(({ creditId }) => before.has(creditId))
  // A discount is of what had not been given back before.
  const discounts = shareCents(discountCents, [
    ...lines.map((line, index) => subtractCents(shares[index] ?? 0, sumOf(beforeOf(line)))),
    subtractCents(
      shares[lines.length] ?? 0,
      addCents(...given.filter(credit => before.has(credit.id)).map(credit => credit.deliveryCents)),
    ),
  ])
  return {
    lines: lines.map((line, index) => {
      const share = shares[index] ?? 0
      const discount = discounts[index] ?? 0
      const earlier = beforeOf(line)
      return {
        line,
        shareCents:
          discountCents === 0
            ? share
            : raise(
                subtractCents(subtractCents(share, sumOf(earlier)), discount),
                line.quantity,
                countOf(earlier),
              ),
        ordered: line.quantity,
        credited: countOf(givenOf(line)),
        leftCents: subtractCents(subtractCents(share, discount), sumOf(givenOf(line))),
        isDiscounted: discountCents > 0,
      }
    }),
    deliveryLeftCents: subtractCents(
      subtractCents(shares[lines.length] ?? 0, discounts[lines.length] ?? 0),
      addCents(...given.map(credit => credit.deliveryCents)),
    ),
  }
}

type GivenLine = typeof creditLines.$inferSelect

const sumOf = (rows: readonly GivenLine[]) => addCents(...rows.map(({ amountCents }) => amountCents))

const countOf = (rows: readonly GivenLine[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0)

/** What all pieces of a line would come to if those given back before a discount had cost what the others do; never less than these do. */
function raise(restCents: Cents, quantity: number, given: number): Cents {
  if (given >= quantity) return restCents
  const [whole, left] = [BigInt(restCents) * BigInt(quantity), BigInt(quantity - given)]
  return cents(Number((whole + left - 1n) / left))
}
