import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { examineBooks } from '#domain/doctor/examine.ts'
import { expireOrders } from '#domain/orders/expire.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { processDueEvents } from '#domain/payments/webhooks.ts'
import { sendDueRefunds } from '#domain/refunds/send.ts'
import { checkBookkeeping } from '../support/money/bookkeeping.ts'
import {
  checkAllSettled,
  checkLifecycles,
  checkMoney,
  checkStock,
  readBooks,
} from '../support/money/books.ts'
import { anyStep, PRICES, type Step, take } from '../support/money/steps.ts'
import { openMoneyWorld } from '../support/money/world.ts'

/**
 * Random, concurrent actions of people, the card service, time and the network, on a real database. MONEY_STORIES sets the
 * number of stories (25), MONEY_SEED repeats a run; a failure prints its seed and the shortest story that fails.
 */
const STORIES = Number(process.env.MONEY_STORIES ?? 25)
/** The time after which no further story is started, and no failing one shortened; a busy machine runs fewer. */
const LIMIT_MS = Number(process.env.MONEY_SECONDS ?? STORIES + 20) * 1_000
const seed = Number(process.env.MONEY_SEED ?? Date.now() % 2 ** 31)

const world = await openMoneyWorld()
/** The story being run, which a test that fails does not end. */
let running: Promise<void> = Promise.resolve()
afterAll(async () => {
  await running.catch(() => undefined)
  await world.close()
})

interface Round {
  /** Taken by several people at once. */
  readonly steps: readonly Step[]
  /** What happens afterwards. */
  readonly afterwards: Afterwards
}

const AFTERWARDS = {
  nothing: () => undefined,
  restart: () => world.restart(),
  'wait an hour': () => world.wait(1),
  'wait a day': () => world.wait(25),
  'wait a month': () => world.wait(31 * 24),
  'the post is lost': () => world.losePost(),
  'the clock jumps ahead': () => world.setClock(50),
  'the clock falls behind': () => world.setClock(-5),
  'the clock is right': () => world.setClock(0),
} as const
type Afterwards = keyof typeof AFTERWARDS

const WEIGHTS: Partial<Record<Afterwards, number>> = { nothing: 12, 'wait an hour': 2, 'wait a day': 2 }
const afterwards = fc.oneof(
  ...Object.keys(AFTERWARDS)
    .filter((name): name is Afterwards => name in AFTERWARDS)
    .map(name => ({ arbitrary: fc.constant(name), weight: WEIGHTS[name] ?? 1 })),
)

const round: fc.Arbitrary<Round> = fc.record(
  { steps: fc.array(anyStep, { minLength: 1, maxLength: 5 }), afterwards },
  { noNullPrototype: true },
)
const shelf = fc.tuple(
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 0, max: 6 }),
  fc.integer({ min: 0, max: 9 }),
)
const story = fc.array(round, { minLength: 2, maxLength: 16, size: 'max' })
/** Whether the events still undelivered at the end are lost. */
const isPostLost = fc.boolean()

let steps = 0
let stories = 0

test(`money and stock are correct after every round (MONEY_SEED=${seed})`, {
  timeout: LIMIT_MS + 60_000,
}, async () => {
  const began = performance.now()
  await fc.assert(
    fc.asyncProperty(shelf, story, isPostLost, async (available, rounds, isLost) => {
      // Here, not by the library: it would end the first one too, as a failure, where that alone takes so long.
      if (performance.now() > began + LIMIT_MS) return
      running = run(available, rounds, isLost)
      await running
    }),
    { seed, numRuns: STORIES },
  )
  expect(stories).toBeGreaterThan(0)
  console.log(`${stories} random stories of ${steps} steps, seed ${seed}`)
})

async function run(available: readonly number[], rounds: readonly Round[], isLost: boolean): Promise<void> {
  await world.reset(PRICES.map((priceCents, index) => ({ available: available[index] ?? 0, priceCents })))
  let books = await readBooks(world.db)
  for (const each of rounds) {
    const taken = await Promise.allSettled(each.steps.map(step => take(world, step)))
    for (const result of taken) if (result.status === 'rejected') throw result.reason
    steps += each.steps.length
    await AFTERWARDS[each.afterwards]()
    const now = await readBooks(world.db)
    checkStock(now)
    checkMoney(now)
    checkLifecycles(books, now)
    books = now
  }
  if (isLost) world.losePost()
  await settleEverything()
  stories += 1
}

/** Checks the books after nobody does anything any more, the clock is right, and the workers have had enough time. */
async function settleEverything(): Promise<void> {
  const ctx = world.contextOf(null)
  world.setClock(0)
  for (const hours of [3, 60, 3]) {
    await world.wait(hours)
    while (world.waitingEvents > 0) await world.deliver(0, { times: 1, isLast: true })
    await processDueEvents(ctx)
    await expireOrders(ctx)
    await reconcile(ctx)
    await sendDueRefunds(ctx, { limit: 100 })
  }
  const books = await readBooks(world.db)
  checkStock(books)
  checkMoney(books)
  checkAllSettled(books)
  expect((await examineBooks(world.db)).findings).toEqual([])
  await checkBookkeeping(world.contextOf(world.people[0] ?? null))
}
