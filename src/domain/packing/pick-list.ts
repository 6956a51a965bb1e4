import { inArray } from 'drizzle-orm'
import { ENGLISH } from '#contract/language.ts'
import { products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { leftOf, type OrderLine } from '../order-life/record.ts'
import type { PaperFile } from '../paper.ts'
import type { LotOfLine, PickedLine } from '../warehouse-paper.ts'
import { findOrdersToPack, type PackedOrder } from './find-orders.ts'
import { findLots, type LotsOf } from './lots.ts'

/** What is left of these orders, all of them to be sent, to take from the shelves, as a PDF. */
export async function readPickList(ctx: Context, ids: readonly string[]): Promise<PaperFile> {
  const found = await findOrdersToPack(ctx, ids)
  const orders = found.map(order => ({ ...order, lines: order.lines.flatMap(leftOf) }))
  const placeOf = await findPlaces(
    ctx,
    orders.flatMap(({ lines }) => lines),
  )
  const bytes = await ctx.renderPaper({
    kind: 'pick-list',
    seller: ctx.billing.seller,
    timeZone: ctx.billing.timeZone,
    madeAt: ctx.now().toISOString(),
    orders: orders.map(({ number }) => number),
    lines: sumBySize(orders, { placeOf, lotsOf: await findLots(ctx, found) }),
  })
  return { name: 'pick-list.pdf', bytes }
}

type PlaceOf = (line: OrderLine) => string

/** Where the products of these lines are in the warehouse; '' where nobody has said so. */
export async function findPlaces({ db }: Pick<Context, 'db'>, lines: readonly OrderLine[]): Promise<PlaceOf> {
  const ids = new Set(lines.flatMap(({ productId }) => productId ?? []))
  const rows = await db
    .select({ id: products.id, shelfPlace: products.shelfPlace })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const places = new Map(rows.map(({ id, shelfPlace }) => [id, shelfPlace]))
  return ({ productId }) => places.get(productId ?? '') ?? ''
}

/** One line for each size, those without a place last. What was removed from the catalogue is told apart by its name. */
function sumBySize(
  orders: readonly PackedOrder[],
  { placeOf, lotsOf }: { readonly placeOf: PlaceOf; readonly lotsOf: LotsOf },
): PickedLine[] {
  const wanted = orders.flatMap(({ number, lines }) => lines.map(line => ({ number, line })))
  const bySize = Map.groupBy(wanted, ({ line }) => line.productId ?? line.name)
  const lines = [...bySize.values()].flatMap(([first, ...rest]): PickedLine[] => {
    if (!first) return []
    const { sku, name } = first.line
    const shares = [first, ...rest].map(({ number, line: { quantity } }) => ({ number, quantity }))
    return [
      {
        shelfPlace: placeOf(first.line),
        sku: sku ?? '',
        name,
        quantity: shares.reduce((sum, { quantity }) => sum + quantity, 0),
        lots: sumByLot([first, ...rest].flatMap(({ line }) => lotsOf(line))),
        orders: shares,
      },
    ]
  })
  return lines.toSorted(compareWay)
}

/** Each lot once, in the order in which they are taken. Numbers tell the lots of one size apart. */
function sumByLot(lots: readonly LotOfLine[]): LotOfLine[] {
  const byNumber = Map.groupBy(lots, ({ number }) => number)
  return [...byNumber].map(([number, taken]) => ({
    number,
    pieces: taken.reduce((sum, { pieces }) => sum + pieces, 0),
  }))
}

/** A-2 stands before A-12. */
const { compare } = new Intl.Collator(ENGLISH, { numeric: true })

function compareWay(one: PickedLine, other: PickedLine): number {
  const isWithout = Number(one.shelfPlace === '') - Number(other.shelfPlace === '')
  return (
    isWithout ||
    compare(one.shelfPlace, other.shelfPlace) ||
    compare(one.sku, other.sku) ||
    compare(one.name, other.name)
  )
}
