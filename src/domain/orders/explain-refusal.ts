import { inArray } from 'drizzle-orm'
import type { BackOrder } from '#contract/catalog/back-orders.ts'
import { addCapped, type Cents, multiplyCents, subtractCents, toEuros } from '#contract/money.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { products } from '#db/schema.ts'
import { unitPriceOf } from '../catalog/packs.ts'
import type { Context } from '../context.ts'
import { noonOf } from '../days.ts'
import { type Calendar, promiseBackOrder } from '../delivery/back-orders.ts'
import { conflict, DomainError } from '../errors.ts'
import { type BookingInput, requirePayable, type WantedLine } from './booking.ts'
import { explainUnpaidLimit, limitUnpaidOrders } from './limits.ts'

/** A wanted line with its product as it is now. */
interface Priced {
  readonly line: WantedLine
  readonly product: typeof products.$inferSelect
}

/** Why a line cannot be booked: its input never fits (invalid), or no longer does (conflict). */
interface Fault {
  readonly kind: 'invalid' | 'conflict'
  readonly field: string
  readonly message: Phrase
  /** The line with its product, if there is one. */
  readonly priced?: Priced
  /** Whether the figures of the line now help to correct the order. */
  readonly isCorrectable?: boolean
}

/** How many faulty lines the text of a refusal describes; its fields name them all. */
const MAX_DESCRIBED = 3

/** Why nothing was booked, by the current figures: every line at fault, or what is wrong with all of them together. */
export async function explainRefusal(
  ctx: Context,
  db: Pick<Database, 'select'>,
  input: BookingInput,
): Promise<DomainError> {
  const checked = await findProducts(db, input.lines)
  const faults = checked.flatMap(({ line, product }) => findFault(ctx, line, product) ?? [])
  if (faults.length > 0) return refuse(faults)
  const lines = checked.flatMap(({ line, product }) => (product ? [{ line, product }] : []))
  const { deliveryCents = 0, reliefCents = 0 } = input
  const totalCents = subtractCents(addCapped(...lines.map(lineCents), deliveryCents), reliefCents)
  const usualCents = reliefCents === 0 ? addCapped(...lines.map(usualLineCents), deliveryCents) : totalCents
  const current = { ...showFigures(lines), total: toEuros(totalCents) }
  if (![totalCents, usualCents].includes(input.totalCents))
    return conflict(describeTotalChange(lines, totalCents, input.totalCents), { field: 'price', current })
  requirePayable({ lines: input.lines, totalCents })
  const { customer } = input
  const limits = limitUnpaidOrders(ctx, customer)
  const beyond = await explainUnpaidLimit(ctx, db, { customer, limits })
  return beyond ?? conflict(say`Somebody else was faster; please try again`, { current })
}

async function findProducts(db: Pick<Database, 'select'>, lines: readonly WantedLine[]) {
  const isById = lines[0]?.productId !== undefined
  const keyOf = ({ productId = '', productName = '' }: WantedLine) => (isById ? productId : productName)
  const found = await db
    .select()
    .from(products)
    .where(inArray(isById ? products.id : products.name, lines.map(keyOf)))
  const byKey = new Map(found.map(product => [isById ? product.id : product.name, product]))
  return lines.map(line => ({ line, product: byKey.get(keyOf(line)) }))
}

/** Why so many pieces of a product are not sold at all, however many there are; undefined if they are. */
export function findMisfit(
  line: Omit<WantedLine, 'agreedCents'>,
  product: Priced['product'] | undefined,
): Fault | undefined {
  const { quantity, path } = line
  const what = `${path}${line.productId === undefined ? 'orderName' : 'product'}`
  if (!product) return { kind: 'invalid', field: what, message: say`There is no such product` }
  const { minQuantity, packStep, archivedAt } = product
  if (archivedAt)
    return {
      kind: 'conflict',
      field: what,
      message: say`This product is no longer made`,
      priced: { line, product },
    }
  const field = `${path}availability`
  if (quantity < minQuantity)
    return { kind: 'invalid', field, message: say`The minimum order is ${minQuantity} pieces` }
  if (quantity % packStep !== 0) {
    const message = say`It is sold in packs: the quantity must be a multiple of ${packStep}`
    return { kind: 'invalid', field, message }
  }
  return undefined
}

function findFault(
  calendar: Calendar,
  line: WantedLine,
  product: Priced['product'] | undefined,
): Fault | undefined {
  const misfit = findMisfit(line, product)
  if (misfit || !product) return misfit
  const { quantity, agreedCents, path } = line
  const { minQuantity, available } = product
  const priced = { line, product }
  const promise = promiseBackOrder(calendar, product, quantity)
  if (quantity > available && !(promise && isAgreed(line, promise))) {
    const message = promise
      ? say`${available} pieces are in stock: the other ${promise.pieces} leave the works by ${{ day: new Date(noonOf(promise.leavesBy)), timeZone: 'UTC' }}, if you agree to wait for them`
      : available < minQuantity
        ? say`This product is sold out`
        : say`Only ${available} pieces are available`
    return { kind: 'conflict', field: `${path}availability`, message, priced, isCorrectable: true }
  }
  if (agreedCents === undefined || [lineCents(priced), usualLineCents(priced)].includes(agreedCents))
    return undefined
  const message = describePriceChange(priced, agreedCents)
  return { kind: 'conflict', field: `${path}price`, message, priced, isCorrectable: true }
}

/** Whether the customer waits for so many pieces, and so long. */
function isAgreed({ backOrder }: WantedLine, { pieces, leavesBy }: BackOrder): boolean {
  return backOrder !== undefined && backOrder.pieces >= pieces && backOrder.leavesBy >= leavesBy
}

/** The refusal that names every line at fault. */
export function refuse(faults: readonly Fault[]): DomainError {
  const fields = faults.map(({ field, message }) => ({ field, message }))
  if (faults.some(({ kind }) => kind === 'invalid')) return new DomainError({ kind: 'invalid', fields })
  const described = faults.slice(0, MAX_DESCRIBED).map(describeFault)
  const more = faults.length - described.length
  const each = { each: described, between: '; ' }
  const message = more > 0 ? say`${each}; and ${more} more` : say`${each}`
  const lines = faults.flatMap(({ priced, isCorrectable = false }) =>
    priced && isCorrectable ? [priced] : [],
  )
  return new DomainError({
    kind: 'conflict',
    message,
    fields,
    ...(lines.length > 0 && { current: showFigures(lines) }),
  })
}

/** With the name of the product, where there may be several. */
const describeFault = ({ message, priced }: Fault): Phrase =>
  priced && priced.line.path !== '' ? say`${priced.product.name}: ${message}` : message

/** What a line comes to now. */
const lineCents = (priced: Priced) => multiplyCents(unitCents(priced), priced.line.quantity)
/** The same without tiers. */
const usualLineCents = ({ line, product }: Priced) =>
  multiplyCents(line.quotedUnitCents ?? product.priceCents, line.quantity)
const unitCents = ({ line, product }: Priced) => line.quotedUnitCents ?? unitPriceOf(product, line.quantity)

/** The figures of each line now, in euros and pieces, by the names of its fields: 'lines.3.available'. */
function showFigures(lines: readonly Priced[]): Record<string, number> {
  const figures = lines.flatMap(priced => {
    const { line, product } = priced
    return [
      [`${line.path}price`, toEuros(unitCents(priced))],
      [`${line.path}min`, product.minQuantity],
      [`${line.path}available`, product.available],
      [`${line.path}total`, toEuros(lineCents(priced))],
    ] as const
  })
  return Object.fromEntries(figures)
}

function describePriceChange(priced: Priced, agreedCents: Cents): Phrase {
  const { quantity } = priced.line
  const pieces = quantity === 1 ? say`1 piece comes` : say`${quantity} pieces come`
  return say`The price has changed: at ${{ cents: unitCents(priced) }} each, ${pieces} to ${{ cents: lineCents(priced) }}, not ${{ cents: agreedCents }}`
}

function describeTotalChange(lines: readonly Priced[], totalCents: Cents, agreedCents: Cents): Phrase {
  const [first] = lines
  return first && first.line.path === ''
    ? describePriceChange(first, agreedCents)
    : say`The order comes to ${{ cents: totalCents }}, not ${{ cents: agreedCents }}`
}
