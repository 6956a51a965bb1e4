import { inArray } from 'drizzle-orm'
import { addCapped, type Cents, toEuros } from '#contract/money.ts'
import { shareCents } from '#contract/shares.ts'
import { netPriceOf, splitVat } from '#contract/tax/tax.ts'
import { products } from '#db/schema.ts'
import type { PricedBasket, PricedLine } from '../basket/price.ts'
import type { Context } from '../context.ts'
import { proposeCustomsCode } from '../declarations/customs-code.ts'
import { findPartNumbersOf } from '../part-numbers/find.ts'

/** A line of a bill of materials: of a basket or a list, with what an engineer asks of a part. */
export interface BillLine extends PricedLine {
  /** What the actor calls the part; undefined if nothing. */
  readonly ownNumber: string | undefined
  readonly standard: string | null
  readonly customsCode: string | null
  readonly countryOfOrigin: string | null
  /** A customs code that nobody has confirmed; null where there is one, or none is proposed. */
  readonly proposedCode: string | null
  /** Null where it is no longer sold. */
  readonly net: BillPrice | null
}

interface BillPrice {
  /** What a piece costs without VAT, in euros with up to four decimals. */
  readonly eachEuros: number
  /** The line's share of the net total. */
  readonly cents: Cents
}

/** A bill of materials. Its sums are of all its lines, whether they can be ordered just now or not. */
export interface Bill {
  readonly lines: readonly BillLine[]
  readonly netCents: Cents
  readonly weightGrams: number
  /** How many of its lines have a weight that is not known. */
  readonly unweighed: number
}

/** The bill of materials of what is priced, without what is saved for later: one statement, and one for the actor's own numbers. */
export async function composeBill(ctx: Context, priced: PricedBasket): Promise<Bill> {
  const lines = priced.lines.filter(({ isSaved }) => !isSaved)
  const ids = lines.map(({ product }) => product.id)
  const [facts, numbers] = await Promise.all([readFactsOf(ctx, ids), findPartNumbersOf(ctx, ctx.actor, ids)])
  const { vatPercent } = ctx.billing
  const sold = lines.filter(({ product }) => product.archivedAt === null)
  const { netCents } = splitVat(addCapped(...sold.map(({ totalCents }) => totalCents)), vatPercent)
  const shares = divide(netCents, sold)
  const shown = lines.map(line => {
    const { product, unitPriceCents } = line
    const cents = shares.get(product.id)
    const found = facts.get(product.id)
    const { standard = null, customsCode = null, countryOfOrigin = null } = found ?? {}
    const proposedCode = found && customsCode === null ? (proposeCustomsCode(found)?.code ?? null) : null
    const ownNumber = numbers.get(product.id)
    const eachEuros = netPriceOf(toEuros(unitPriceCents), vatPercent)
    const net = cents === undefined ? null : { eachEuros, cents }
    return {
      ...line,
      ownNumber,
      standard,
      customsCode,
      countryOfOrigin,
      proposedCode,
      net,
    }
  })
  const grams = lines.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0)
  return {
    lines: shown,
    netCents,
    // Without the dust of binary floating point.
    weightGrams: Math.round(grams * 1000) / 1000,
    unweighed: lines.filter(({ weightGrams }) => weightGrams === null).length,
  }
}

/** What each line has of the net total, by its product. Lines that cost nothing leave nothing to divide. */
function divide(netCents: Cents, lines: readonly PricedLine[]): ReadonlyMap<string, Cents> {
  const gross = lines.map(({ totalCents }) => totalCents)
  const shares = gross.some(amount => amount > 0) ? shareCents(netCents, gross) : gross
  return new Map(
    lines.flatMap(({ product }, at) => (shares[at] === undefined ? [] : [[product.id, shares[at]]])),
  )
}

async function readFactsOf({ db }: Pick<Context, 'db'>, ids: readonly string[]) {
  const { id, standard, model, material, dimensions, customsCode, countryOfOrigin } = products
  const rows = await db
    .select({
      id,
      standard,
      model,
      material,
      dimensions,
      customsCode,
      countryOfOrigin,
    })
    .from(products)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}
