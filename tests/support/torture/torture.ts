import { setTimeout as sleep } from 'node:timers/promises'
import { requireEmptyDatabase } from '#db/backup/write-rows.ts'
import { connectDatabase, type Database } from '#db/client.ts'
import { findRunningPostgres } from '#db/embedded/running.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { buildFilledShop, buildShop, findFreePort, type ShopProcess, startShop } from '../built-shop.ts'
import { Customer, noCounts, type Purchase } from './customer.ts'
import { countPaid, findLost, plan, readStatuses, stock } from './purchases.ts'
import { endSession, killBackend, killPostmaster } from './victims.ts'

export const VICTIMS = ['shop', 'postgres', 'backend', 'both'] as const
export type Victim = (typeof VICTIMS)[number]
/** Of a PostgreSQL that may run elsewhere. */
export const VICTIMS_ELSEWHERE: readonly Victim[] = ['shop', 'backend']

export interface RoundFigures {
  readonly victim: Victim
  /** Purchases begun in this round, before and after the kill. */
  readonly orders: number
  readonly paid: number
  /** From the kill to the first answer to a booking begun after it, in ms. */
  readonly backAfterMs: number
  readonly retryLater: number
  readonly broken: number
}

const CUSTOMERS = 8
const PAID_WITHIN_MS = 20_000
const ENV = {
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'the admin of the torture',
  MAX_UNPAID_ORDERS: '0',
}

/**
 * A real shop, customers who buy without pause, and random kills. Its PostgreSQL is its own, or the one at `databaseUrl`, which it fills, and of
 * which only sessions can be ended. Throws if that database is not empty. `settings` are more of the shop's.
 */
export async function openTorture({
  databaseUrl,
  settings,
}: {
  databaseUrl?: string | undefined
  settings?: Record<string, string>
} = {}) {
  if (databaseUrl !== undefined) await requireEmptyDatabase(databaseUrl)
  const counts = noCounts()
  const builtShop = await (databaseUrl === undefined ? buildFilledShop() : buildShop())
  const port = await findFreePort()
  const env = { ...ENV, ...settings, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }
  let shop: ShopProcess = await startShop(builtShop, { port, env })
  let isLost = false
  const admin = new Customer(ENV.ADMIN_EMAIL, counts)
  await admin.signIn(shop.origin, { isNew: false, password: ENV.ADMIN_PASSWORD })
  const parts = await stock(admin)
  const customers = Array.from(
    { length: CUSTOMERS },
    (_, index) => new Customer(`c${index}@example.com`, counts),
  )
  for (const customer of customers) await customer.signIn(shop.origin)
  const purchases = () => customers.flatMap(customer => customer.purchases)

  /** All customers buy until it is over. */
  function rush(isOver: () => boolean) {
    return Promise.all(
      customers.map(async customer => {
        while (!isOver()) await customer.buy(plan(parts), isOver)
      }),
    )
  }

  async function kill(victim: Victim): Promise<void> {
    if (victim === 'postgres' || victim === 'both') killPostmaster(builtShop.dataDir)
    if (victim === 'backend') await (databaseUrl ? endSession(databaseUrl) : killBackend(builtShop.dataDir))
    if (victim === 'shop' || victim === 'both') {
      await shop.kill()
      shop = await startShop(builtShop, { port, env })
    }
  }

  /** Kills at a random moment under load, lets all customers finish what was interrupted, and checks that nothing is lost. */
  async function round(victim: Victim): Promise<RoundFigures> {
    const before = { ...counts, orders: purchases().length, paid: countPaid(purchases()) }
    let isOver = false
    const rushing = rush(() => isOver)
    await sleep(200 + Math.random() * 800)
    const killedAt = performance.now()
    const known = new Set(purchases())
    await kill(victim)
    while (!purchases().some(each => each.orderId !== undefined && !known.has(each))) {
      if (performance.now() - killedAt > 60_000)
        throw new Error(`nothing was booked after the ${victim} was killed`)
      await sleep(10)
    }
    const backAfterMs = Math.round(performance.now() - killedAt)
    await sleep(200)
    // On a busy machine the first one may not have come as far.
    while (countPaid(purchases()) === before.paid && performance.now() - killedAt < 60_000) await sleep(10)
    isOver = true
    await rushing
    const patience = performance.now() + 60_000
    await Promise.all(
      customers.map(async customer => {
        for (const each of customer.purchases) await customer.finish(each, () => performance.now() > patience)
      }),
    )
    await check()
    return {
      victim,
      backAfterMs,
      orders: purchases().length - before.orders,
      paid: countPaid(purchases()) - before.paid,
      retryLater: counts.retryLater - before.retryLater,
      broken: counts.broken - before.broken,
    }
  }

  /** Has all customers buy while `act` runs; `act` is told what had been acknowledged before it began. */
  async function whileBuying<T>(act: (acknowledged: readonly Purchase[]) => Promise<T>): Promise<T> {
    const over = new AbortController()
    const rushing = rush(() => over.signal.aborted)
    try {
      const enough = purchases().length + CUSTOMERS * 5
      while (purchases().length < enough) await sleep(10)
      return await act(structuredClone(purchases()))
    } finally {
      over.abort()
      await rushing
    }
  }

  /** Kills the shop and its own PostgreSQL for good, as when their disk is lost. */
  async function lose(): Promise<void> {
    isLost = true
    const killed = shop.kill()
    killPostmaster(builtShop.dataDir)
    await killed
  }

  /** Checks that every acknowledged fact is in the shop, nothing else is, and the doctor finds nothing. */
  async function check(): Promise<void> {
    if (counts.faults.length > 0)
      throw new Error(`the shop answered what it must not:\n${counts.faults.join('\n')}\n${shop.output()}`)
    for (const customer of customers) await checkLast(customer)
    await checkAcknowledged()
    const { findings } = await withDatabase(examineBooks)
    const found = findings.map(({ subject, difference }) => `${subject}: ${difference}`)
    if (found.length > 0) throw new Error(`the doctor found:\n${found.join('\n')}`)
  }

  /** Asked anew each time: after a restart PostgreSQL listens elsewhere. */
  async function findDatabase(): Promise<string> {
    const url = databaseUrl ?? (await findRunningPostgres(builtShop.dataDir))
    if (url === undefined) throw new Error('PostgreSQL is not running')
    return url
  }

  async function withDatabase<T>(act: (db: Database) => Promise<T>): Promise<T> {
    const database = connectDatabase(await findDatabase(), { max: 1 })
    try {
      return await act(database.db)
    } finally {
      await database.close()
    }
  }

  async function checkAcknowledged(): Promise<void> {
    let end = performance.now() + PAID_WITHIN_MS
    let books = await withDatabase(readStatuses)
    const known = new Set(purchases().map(({ orderId }) => orderId))
    const unknown = [...books.keys()].filter(id => !known.has(id))
    if (unknown.length > 0) throw new Error(`booked twice: ${unknown.join(', ')} are known to nobody`)
    let lost = findLost(purchases(), books)
    let isRestarted = false
    // Unreported payments get some time to be booked. An event that the card service lost with the database is made up for by the
    // comparison, which runs every few minutes and at each start.
    while (lost.length > 0 && performance.now() < end) {
      await sleep(200)
      if (performance.now() > end - PAID_WITHIN_MS / 2 && !isRestarted) {
        isRestarted = true
        counts.comparisons += 1
        await shop.stop()
        shop = await startShop(builtShop, { port, env })
        end = performance.now() + PAID_WITHIN_MS
      }
      books = await withDatabase(readStatuses)
      lost = findLost(purchases(), books)
    }
    if (lost.length > 0) throw new Error(`acknowledged and not there:\n${lost.join('\n')}`)
  }

  return {
    counts,
    dataDir: builtShop.dataDir,
    round,
    whileBuying,
    kill,
    lose,
    findDatabase,
    totals: () => ({
      bookings: purchases().filter(({ orderId }) => orderId !== undefined).length,
      payments: countPaid(purchases()),
      charged: purchases().filter(({ isCharged }) => isCharged).length,
      cancelled: purchases().filter(({ isCancelled }) => isCancelled).length,
    }),
    async close(): Promise<void> {
      try {
        if (!isLost) await shop.stop()
      } finally {
        if (databaseUrl === undefined) killPostmaster(builtShop.dataDir)
        await builtShop.remove()
      }
    },
  }
}

/** Checks that the customer can still see their last order. */
async function checkLast(customer: Customer): Promise<void> {
  const id = customer.purchases.findLast(({ orderId }) => orderId !== undefined)?.orderId
  if (id !== undefined && !(await customer.readOrder(id)))
    throw new Error(`order ${id} is not shown to its owner`)
}
