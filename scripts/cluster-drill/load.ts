import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { connectDatabase } from '#db/client.ts'
import { payments } from '#db/schema.ts'
import { Customer, noCounts, type Purchase, type TestPart } from '../../tests/support/torture/customer.ts'
import { findLost, plan, readStatuses, stock } from '../../tests/support/torture/purchases.ts'

const LOOK_EVERY_MS = 20
const NEWS_WITHIN_MS = 10_000
/** Answers that were on their way when the primary was struck have come by then. */
const ON_THE_WAY_MS = 300
const BOOKS_WITHIN_MS = 90_000
const FINISHED_WITHIN_MS = 60_000

/** Customers of several instances who book, pay and cancel without a pause, and repeat under their key what was not answered. */
export class Load {
  readonly counts = noCounts()
  readonly #byInstance: Customer[][] = []
  #owner: Customer | undefined
  #parts: readonly TestPart[] = []
  /** The longest time in which nobody at one of the instances was told that an order is booked, in ms. */
  longestPauseMs = 0

  /** Signs an admin in, who adds what is bought, and `each` customers at every instance. */
  async open(origins: readonly string[], admin: { email: string; password: string }, each: number) {
    const [first = ''] = origins
    const owner = new Customer(admin.email, this.counts)
    await owner.signIn(first, { isNew: false, password: admin.password })
    this.#owner = owner
    this.#parts = await stock(owner)
    for (const origin of origins) {
      const customers = Array.from(
        { length: each },
        () => new Customer(`${crypto.randomUUID()}@example.com`, this.counts),
      )
      for (const customer of customers) await customer.signIn(origin)
      this.#byInstance.push(customers)
    }
  }

  get purchases(): Purchase[] {
    return this.#byInstance.flat().flatMap(customer => customer.purchases)
  }

  /** Everybody buys until `signal` ends it. */
  async rush(signal: AbortSignal): Promise<void> {
    const isOver = () => signal.aborted
    this.longestPauseMs = 0
    const buying = this.#byInstance.flat().map(async customer => {
      while (!isOver()) await customer.buy(plan(this.#parts), isOver)
    })
    const watching = this.#byInstance.map(customers => this.#watchPauses(customers, isOver))
    await Promise.all([...buying, ...watching])
  }

  async #watchPauses(customers: readonly Customer[], isOver: () => boolean): Promise<void> {
    const countBooked = () => customers.flatMap(({ purchases }) => purchases.filter(isBooked)).length
    let last = { booked: countBooked(), at: performance.now() }
    while (!isOver()) {
      await sleep(LOOK_EVERY_MS)
      const [booked, at] = [countBooked(), performance.now()]
      this.longestPauseMs = Math.max(this.longestPauseMs, at - last.at)
      if (booked > last.booked) last = { booked, at }
    }
  }

  /** The customers of one instance go on at this address. */
  send(instance: number, origin: string): void {
    for (const customer of this.#byInstance[instance] ?? []) customer.goTo(origin)
  }

  /** How long until what the owner adds at the first instance is found at another one, in ms. Throws after 10 s. */
  async measureNews(origin: string): Promise<number> {
    // Without digits, and letters that searches read as grades or dimensions.
    const word = crypto
      .randomUUID()
      .replaceAll(/./g, sign => 'ghijklmnopqrstuv'.charAt(Number.parseInt(sign, 16) || 0))
    const name = `News ${word}`
    const facts = {
      min: 1,
      available: 1,
      price: 1,
      image: '/favicon.svg',
      description: '',
      category: 'fasteners',
    }
    await this.#owner?.addProduct({ productname: name, ...facts })
    const began = performance.now()
    while (performance.now() - began < NEWS_WITHIN_MS) {
      const answer = await fetch(`${origin}/service?q=${encodeURIComponent(name)}`)
      if ((await answer.text()).includes(name)) return performance.now() - began
      await sleep(LOOK_EVERY_MS)
    }
    throw new Error(`${origin} does not show what was added elsewhere`)
  }

  /** Call when the primary has just been struck: how long until a booking is acknowledged by every instance, in ms. Throws after 90 s. */
  async awaitBookings(): Promise<number> {
    const began = performance.now()
    await sleep(ON_THE_WAY_MS)
    const known = new Set(this.purchases.filter(isBooked))
    const isSelling = (customers: readonly Customer[]) =>
      customers.some(({ purchases }) => purchases.some(each => isBooked(each) && !known.has(each)))
    while (!this.#byInstance.every(isSelling)) {
      if (performance.now() - began > BOOKS_WITHIN_MS) throw new Error('nothing is booked any more')
      await sleep(LOOK_EVERY_MS)
    }
    return performance.now() - began
  }

  /** Continues all that was interrupted. */
  async finish(): Promise<void> {
    const end = performance.now() + FINISHED_WITHIN_MS
    await Promise.all(
      this.#byInstance.flat().map(async customer => {
        for (const purchase of customer.purchases)
          await customer.finish(purchase, () => performance.now() > end)
      }),
    )
  }

  /**
   * What was acknowledged and is not in the books, as sentences: orders, their states, and a payment of each that the customer was told is paid. An order
   * that nobody knows was booked twice. Who has paid and left without telling is not missed here, but counted in `unreported`.
   */
  async compare(url: string): Promise<{ lost: string[]; unreported: number }> {
    const database = connectDatabase(url, { max: 1 })
    try {
      const books = await readStatuses(database.db)
      const rows = await database.db
        .select({ orderId: payments.orderId })
        .from(payments)
        .where(eq(payments.status, 'succeeded'))
      const paid = new Set(rows.map(({ orderId }) => orderId))
      const isUnreported = ({ isCharged, isPaid, orderId = '' }: Purchase) =>
        isCharged === true && isPaid !== true && books.get(orderId) === 'booked'
      const told = this.purchases.filter(each => !isUnreported(each))
      const known = new Set(this.purchases.map(({ orderId }) => orderId))
      return {
        lost: [
          ...findLost(told, books),
          ...told.flatMap(({ isPaid, orderId = '' }) =>
            isPaid && !paid.has(orderId) ? [`order ${orderId} has no payment`] : [],
          ),
          ...[...books.keys()].filter(id => !known.has(id)).map(id => `order ${id} is known to nobody`),
        ],
        unreported: this.purchases.length - told.length,
      }
    } finally {
      await database.close()
    }
  }
}

const isBooked = ({ orderId }: Purchase) => orderId !== undefined
