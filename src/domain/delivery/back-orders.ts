import { type BackOrder, MAX_BACK_ORDER_DAYS } from '#contract/catalog/back-orders.ts'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import type { products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { openDaysAfter } from './working-days.ts'

/** What the promise depends on besides the product: today, and the opening hours of the works. */
export interface Calendar extends Pick<Context, 'now'> {
  readonly billing: Pick<Context['billing'], 'timeZone' | 'works'>
}

/** The day (YYYY-MM-DD) by which pieces leave the works that are ordered today and take so many working days; undefined for null, and if it is closed for years. */
export function findLeavingDay(calendar: Calendar, workingDays: number | null): string | undefined {
  if (workingDays === null) return undefined
  return openDays(calendar, workingDays)[workingDays - 1]
}

/** These days for each lead time, from one working day on. */
export function leavingDays(calendar: Calendar): string[] {
  return openDays(calendar, MAX_BACK_ORDER_DAYS)
}

function openDays({ billing, now }: Calendar, count: number): string[] {
  return openDaysAfter(dayIn(billing.timeZone, now()), count, billing.works)
}

export type Stocked = Pick<typeof products.$inferSelect, 'available' | 'backOrderDays' | 'backOrdered'>

/** The most pieces of a product that can be ordered, in stock or beyond. */
export function sellableOf({ available, backOrderDays, backOrdered }: Stocked): number {
  return available + (backOrderDays === null ? 0 : Math.max(0, MAX_QUANTITY - backOrdered))
}

/** How many of so many pieces are beyond the stock, and by when they leave the works; null: none, or such pieces are not sold. */
export function promiseBackOrder(calendar: Calendar, product: Stocked, quantity: number): BackOrder | null {
  const { available, backOrderDays } = product
  if (quantity <= available || quantity > sellableOf(product) || backOrderDays === null) return null
  const leavesBy = findLeavingDay(calendar, backOrderDays)
  return leavesBy === undefined ? null : { pieces: quantity - available, leavesBy }
}

/** The last of these days, of lines without one too; undefined if none has one. */
export function lastOf(lines: readonly { readonly leavesBy: string | null }[]): string | undefined {
  return lines
    .flatMap(({ leavesBy }) => leavesBy ?? [])
    .toSorted()
    .at(-1)
}
