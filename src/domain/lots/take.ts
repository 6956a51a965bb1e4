import { and, asc, gt, inArray, or, sql } from 'drizzle-orm'
import { proposeLots } from '#contract/lots/propose.ts'
import { say } from '#contract/phrase.ts'
import type { Database, Transaction } from '#db/client.ts'
import { lots, shipmentLots } from '#db/schema.ts'
import { conflict, invalid } from '../errors.ts'

type LotRow = typeof lots.$inferSelect

/** Pieces of a lot, by its id. */
export interface LotPieces {
  readonly lot: string
  readonly pieces: number
}

/** Pieces of a line of an order that leave in a shipment. */
interface Leaving {
  readonly position: number
  /** Null if the product was removed from the catalogue. */
  readonly productId: string | null
  readonly quantity: number
  /** From which lots, as whoever packs says; undefined: as is proposed, the oldest first. */
  readonly lots?: readonly LotPieces[] | undefined
  /** What refusals call the lots: 'lines.0.lots'. */
  readonly field?: string | undefined
}

/** The lots of these products of which pieces are left, the oldest first. */
export async function readOpenLots(
  db: Pick<Database, 'select'>,
  productIds: readonly (string | null)[],
): Promise<(productId: string | null) => readonly LotRow[]> {
  const ids = new Set(productIds.flatMap(id => id ?? []))
  if (ids.size === 0) return () => []
  const rows = await db
    .select()
    .from(lots)
    .where(and(inArray(lots.productId, [...ids]), gt(lots.remaining, 0)))
    .orderBy(asc(lots.createdAt), asc(lots.id))
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return id => byProduct.get(id ?? '') ?? []
}

/**
 * Takes what leaves in a shipment from the lots that are named, or from those that are proposed; pieces beyond what the lots of a product hold
 * are of none. Rows are locked in the order of their ids, after those of orders and products. Rejected (invalid) for a lot of another product, one
 * that is named twice, and more pieces than leave, and (conflict) for more than a lot holds by now.
 */
export async function takeFromLots(
  tx: Transaction,
  shipmentId: string,
  leaving: readonly Leaving[],
): Promise<void> {
  const held = await lockLots(tx, leaving)
  const taken = leaving.flatMap(({ position, ...line }) =>
    (line.lots ? chooseLots(held, { ...line, lots: line.lots }) : propose(held, line)).map(
      ({ lot, pieces }) => ({ shipmentId, position, lotId: lot, quantity: pieces }),
    ),
  )
  if (taken.length === 0) return
  await tx.insert(shipmentLots).values(taken)
  await tx.execute(sql`
    update ${lots} l set remaining = l.remaining - s.pieces
    from (select lot_id, sum(quantity)::int as pieces from ${shipmentLots} where shipment_id = ${shipmentId} group by lot_id) s
    where l.id = s.lot_id`)
}

/** Gives the pieces of a shipment back to their lots, and forgets that they were of it. Returns how many of which lots. */
export async function giveBackToLots(tx: Transaction, shipmentId: string): Promise<LotPieces[]> {
  const { rows } = await tx.execute<{ lot: string; pieces: number }>(sql`
    with gone as (delete from ${shipmentLots} where shipment_id = ${shipmentId} returning lot_id, quantity),
      back as (select lot_id, sum(quantity)::int as pieces from gone group by lot_id),
      locked as (select l.id from ${lots} l join back on back.lot_id = l.id order by l.id for no key update of l)
    update ${lots} l set remaining = l.remaining + back.pieces from back join locked on locked.id = back.lot_id
    where l.id = back.lot_id returning l.id as lot, back.pieces`)
  return rows
}

/** The lots that these lines may be taken from, the oldest first, with what is left of them as they are taken. */
type Held = Map<string, { row: LotRow; remaining: number }>

async function lockLots(tx: Transaction, leaving: readonly Leaving[]): Promise<Held> {
  const products = new Set(leaving.flatMap(({ productId }) => productId ?? []))
  const named = leaving.flatMap(line => line.lots ?? []).map(({ lot }) => lot)
  if (products.size === 0) return new Map()
  const isNamed = named.length > 0 ? inArray(lots.id, named) : undefined
  const rows = await tx
    .select()
    .from(lots)
    .where(and(inArray(lots.productId, [...products]), or(gt(lots.remaining, 0), isNamed)))
    .orderBy(asc(lots.id))
    .for('no key update')
  const oldestFirst = rows.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  )
  return new Map(oldestFirst.map(row => [row.id, { row, remaining: row.remaining }]))
}

function propose(held: Held, { productId, quantity }: Omit<Leaving, 'position'>): LotPieces[] {
  const open = [...held.values()].filter(({ row }) => row.productId === productId)
  const proposed = proposeLots(
    open.map(({ row, remaining }) => ({ id: row.id, remaining })),
    quantity,
  )
  return proposed.map(({ id, pieces }) => take(held, id, pieces))
}

function chooseLots(
  held: Held,
  {
    productId,
    quantity,
    lots: wanted,
    field = 'lots',
  }: Omit<Leaving, 'position'> & { lots: readonly LotPieces[] },
): LotPieces[] {
  const seen = new Set<string>()
  let left = quantity
  return wanted.flatMap(({ lot, pieces }, place) => {
    const found = held.get(lot)
    if (!found || found.row.productId !== productId)
      throw invalid(`${field}.${place}.lot`, say`is no lot of this product`)
    if (seen.has(lot)) throw invalid(`${field}.${place}.lot`, say`is there twice`)
    seen.add(lot)
    if (pieces > left)
      throw invalid(`${field}.${place}.pieces`, say`must be at most ${{ count: left }}: no more leave`)
    if (pieces > found.remaining)
      throw conflict(say`Only ${{ count: found.remaining }} pieces of lot ${found.row.number} are left`, {
        field: `${field}.${place}.pieces`,
        current: { remaining: found.remaining },
      })
    left -= pieces
    return pieces === 0 ? [] : [take(held, lot, pieces)]
  })
}

function take(held: Held, lot: string, pieces: number): LotPieces {
  const found = held.get(lot)
  if (found) held.set(lot, { ...found, remaining: found.remaining - pieces })
  return { lot, pieces }
}
