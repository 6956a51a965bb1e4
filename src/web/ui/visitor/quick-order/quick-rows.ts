import { parseCount } from '#contract/amounts.ts'
import { fitQuantity } from '#contract/basket/terms.ts'
import { MAX_QUANTITY, tierOf } from '#contract/catalog/price-tiers.ts'
import { addCapped, multiplyCents, toCents, toEuros } from '#contract/money.ts'
import type { QuickLine, QuickPart } from '#contract/quick-order/quick-order.ts'
import { formatCount } from '../../base/figures/format.ts'
import type { Addition } from '../../basket/basket-change.ts'
import { formatPieces } from '../../product/offer/pieces.ts'
import { isSoldOut, mostPieces } from '../../product/offer/quantities.ts'

/** A line of the list with what the person has chosen and typed since. */
export interface QuickRow {
  readonly line: QuickLine
  /** The name of the file that it is from; '' for the pasted list. */
  readonly file: string
  /** The id of the candidate that was chosen; null while it is in doubt. */
  readonly chosen: string | null
  /** The quantity as typed; null: what the list says, in whole packs. */
  readonly typed: string | null
  /** Whether what the list calls the product is to be remembered as the person's own number. */
  readonly isRemembered: boolean
}

/** Tells rows apart: a line of a list is in one row alone. */
export function keyOf({ line, file }: QuickRow): string {
  return `${line.lines[0] ?? 0} ${file}`
}

export function toRow(line: QuickLine, file = ''): QuickRow {
  return { line, file, chosen: null, typed: null, isRemembered: line.ownNumber !== '' }
}

/** The product that a row orders; undefined while that is in doubt. */
export function partOf({ line, chosen }: QuickRow): QuickPart | undefined {
  return line.part ?? line.candidates.find(({ _id }) => _id === chosen)
}

/** How many a row orders: what was typed, else what the list says, in whole packs; undefined if that is no quantity. */
export function quantityOf(row: QuickRow, part: QuickPart): number | undefined {
  const wanted = row.typed === null ? row.line.quantity : parseCount(row.typed)
  if (wanted === undefined || wanted < 1 || wanted > MAX_QUANTITY) return undefined
  return fitQuantity(wanted, part)
}

/** What a piece costs at this quantity, in euros. */
export function unitPriceAt({ price, tiers }: QuickPart, quantity: number): number {
  return tierOf(tiers, quantity)?.price ?? price
}

/** What pieces come to, in euros: in whole cents. */
export function totalAt(part: QuickPart, quantity: number): number {
  return toEuros(multiplyCents(toCents(unitPriceAt(part, quantity)), quantity))
}

/** Why other pieces are ordered than were asked for: '1 becomes 50: packs of 50'; undefined if they are the same. */
export function describeFit(asked: number, { min, step }: QuickPart): string | undefined {
  const fitted = fitQuantity(asked, { min, step })
  if (fitted === asked) return undefined
  const reasons = [
    asked < min && min !== step && `the minimum order is ${formatPieces(min)}`,
    step > 1 && `packs of ${formatCount(step)}`,
    step === 1 && min === step && `the minimum order is ${formatPieces(min)}`,
  ].filter(reason => reason !== false)
  return `${formatCount(asked)} becomes ${formatCount(fitted)}: ${reasons.join(', ')}`
}

/** Why a product cannot be put into the basket; undefined if it can. */
export function describeObstacle(part: QuickPart): string | undefined {
  if (part.archived) return 'This part is no longer made.'
  return isSoldOut(part) ? 'Sold out.' : undefined
}

/** A row that can be put into the basket. */
export interface ReadyRow {
  readonly row: QuickRow
  readonly part: QuickPart
  readonly quantity: number
  /** In euros. */
  readonly total: number
}

export function readyRows(rows: readonly QuickRow[]): ReadyRow[] {
  return rows.flatMap(row => {
    const part = partOf(row)
    const quantity = part && quantityOf(row, part)
    const isReady = quantity !== undefined && part && quantity <= mostPieces(part)
    return part && isReady && !describeObstacle(part)
      ? { row, part, quantity, total: totalAt(part, quantity) }
      : []
  })
}

/** What rows come to together, in euros. */
export function totalOf(ready: readonly ReadyRow[]): number {
  return toEuros(addCapped(...ready.map(({ total }) => toCents(total))))
}

/** The lines for the basket, each product once. */
export function toAdditions(ready: readonly ReadyRow[]): Addition[] {
  const sums = new Map<string, number>()
  for (const { part, quantity } of ready) sums.set(part._id, (sums.get(part._id) ?? 0) + quantity)
  return [...sums].map(([product, quantity]) => ({ product, quantity: Math.min(quantity, MAX_QUANTITY) }))
}

/** What the list calls a product that may be remembered as the person's own number; '' if nothing, or if it is known already. */
export function newNumberOf({ line }: QuickRow, part: QuickPart): string {
  const written = line.ownNumber || (line.match === null && !/\s/.test(nameOf(line)) ? nameOf(line) : '')
  const isUsable = written !== '' && written.length <= 60 && /\p{N}/u.test(written)
  return isUsable && written !== part.ownNumber && written !== part.sku ? written : ''
}

/** What the line says beside its quantity, where that stands at its end: '4711-A 20'. */
function nameOf({ text, quantities: [quantity] }: QuickLine): string {
  const end = ` ${quantity}`
  return quantity !== null && text.endsWith(end) ? text.slice(0, -end.length) : text
}
