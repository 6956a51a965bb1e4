import { and, eq, sql } from 'drizzle-orm'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { lots } from '#db/schema.ts'
import { newId } from '../context.ts'
import { conflict, invalid } from '../errors.ts'

interface LotMove {
  readonly productId: string
  readonly number: string
  /** Pieces; negative if they are taken away. */
  readonly change: number
  /** Whether a lot that is not known yet begins. */
  readonly isReceived: boolean
  /** The email address of whoever moves it. */
  readonly person: string
  readonly at: Date
}

/**
 * Adds pieces to a lot of a product, or takes some away, beside the line of the ledger that says so, and returns its id. Its row is locked: who
 * ships of it meanwhile waits. Rejected (invalid) if there is no such lot, and (conflict) if it does not hold as many.
 */
export async function moveLot(
  tx: Transaction,
  { productId, number, change, isReceived, person, at }: LotMove,
): Promise<string> {
  const isIt = and(eq(lots.productId, productId), eq(sql`lower(${lots.number})`, sql`lower(${number})`))
  if (isReceived) {
    const begun = { id: newId(), productId, number, remaining: 0, receivedBy: person, createdAt: at }
    await tx.insert(lots).values(begun).onConflictDoNothing()
  }
  const [lot] = await tx.select().from(lots).where(isIt).for('no key update')
  if (!lot) throw invalid('lot', say`is no lot of this product`)
  const remaining = lot.remaining + change
  if (remaining < 0)
    throw conflict(say`Only ${{ count: lot.remaining }} pieces of this lot are left`, {
      field: 'quantity',
      current: { remaining: lot.remaining },
    })
  if (remaining > MAX_QUANTITY) throw invalid('quantity', say`A lot may have at most ${MAX_QUANTITY} pieces`)
  await tx.update(lots).set({ remaining }).where(eq(lots.id, lot.id))
  return lot.id
}
