import type { Database } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import type { Customer, Purchase, TestPart } from './customer.ts'

const PLANS = ['book', 'cancel', 'charge', 'charge', 'pay', 'pay', 'pay'] as const

/** Adds the parts that are bought: three that never run out, and one that does. */
export async function stock(admin: Customer): Promise<TestPart[]> {
  const parts: TestPart[] = []
  for (const [index, available] of [1_000_000, 1_000_000, 1_000_000, 500].entries()) {
    const [name, price] = [`Tortured part ${index}`, 9.95 + index]
    const facts = { min: 1, available, image: '/favicon.svg', description: '', category: 'fasteners' }
    const _id = await admin.addProduct({ productname: name, price, ...facts })
    parts.push({ _id, name, price })
  }
  return parts
}

/** What somebody buys, at random. */
export function plan(parts: readonly TestPart[]): Purchase {
  const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]
  const [first, chosen] = [Math.floor(Math.random() * parts.length), pick(PLANS)]
  if (!chosen) throw new Error('nothing to choose from')
  // One to three parts, from a random one on and around.
  const inCircle = [...parts.slice(first), ...parts.slice(0, first)]
  const wanted = inCircle.slice(0, 1 + Math.floor(Math.random() * 3))
  return {
    key: crypto.randomUUID(),
    parts: wanted,
    quantity: 1 + Math.floor(Math.random() * 3),
    plan: chosen,
  }
}

export const countPaid = (purchases: readonly Purchase[]) => purchases.filter(({ isPaid }) => isPaid).length

/** The states of all orders, by id. */
export async function readStatuses(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ id: orders.id, status: orders.status }).from(orders)
  return new Map(rows.map(({ id, status }) => [id, status]))
}

/** Acknowledged facts that are missing from the books. */
export function findLost(purchases: readonly Purchase[], books: ReadonlyMap<string, string>): string[] {
  return purchases.flatMap(({ key, orderId, isRefused, isCharged, isCancelled }) => {
    if (orderId === undefined) return isRefused ? [] : [`purchase ${key} was never answered`]
    const status = books.get(orderId)
    const wanted = isCharged ? 'paid' : isCancelled ? 'cancelled' : 'booked'
    return status === wanted ? [] : [`order ${orderId} is ${status}, not ${wanted}`]
  })
}

/** What had been acknowledged of these purchases, whatever else was going on, and is missing from a copy of the shop. */
export function findMissing(acknowledged: readonly Purchase[], books: ReadonlyMap<string, string>): string[] {
  return acknowledged.flatMap(({ orderId, isPaid, isCancelled }) => {
    if (orderId === undefined) return []
    const [status, wanted] = [books.get(orderId), isPaid ? 'paid' : isCancelled ? 'cancelled' : undefined]
    const isThere = wanted === undefined ? status !== undefined : status === wanted
    return isThere ? [] : [`order ${orderId} is ${status}, not ${wanted ?? 'there'}`]
  })
}
