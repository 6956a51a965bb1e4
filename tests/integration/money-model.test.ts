import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { examineBooks } from '#domain/doctor/examine.ts'
import { expireOrders } from '#domain/orders/expire.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { sendDueRefunds } from '#domain/payments/refunds.ts'
import { workDueEvents } from '#domain/payments/webhooks.ts'
import { checkAllSettled, checkLives, checkMoney, checkStock, readBooks } from '../support/money/books.ts'
import { anyStep, PRICES, type Step, take } from '../support/money/steps.ts'
import { openMoneyWorld } from '../support/money/world.ts'

/**
 * What people, the card service, time and the network do to the shop, at random and at once, on the real database. MONEY_SECONDS
 * says how long (20), MONEY_SEED repeats a run; a failure prints its seed and the shortest story that fails.
 */
const SECONDS = Number(process.env.MONEY_SECONDS ?? 20)
const seed = Number(process.env.MONEY_SEED ?? Date.now() % 2 ** 31)

const world = await openMoneyWorld()
/** The story under way: the time limit ends the test, not the story. */
let telling: Promise<void> = Promise.resolve()
afterAll(async () => {
  await telling.catch(() => undefined)
  await world.close()
})

interface Round {
  /** Done by several people at once. */
  readonly steps: readonly Step[]
  /** What happens afterwards. */
  readonly afterwards: 'nothing' | 'restart' | 'wait an hour' | 'wait a day'
}

const round: fc.Arbitrary<Round> = fc.record(
  {
    steps: fc.array(anyStep, { minLength: 1, maxLength: 5 }),
    afterwards: fc.oneof(
      { arbitrary: fc.constant('nothing' as const), weight: 12 },
      { arbitrary: fc.constant('restart' as const), weight: 1 },
      { arbitrary: fc.constant('wait an hour' as const), weight: 2 },
      { arbitrary: fc.constant('wait a day' as const), weight: 2 },
    ),
  },
  { noNullPrototype: true },
)
const shelf = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 6 }))
const story = fc.array(round, { minLength: 5, maxLength: 40, size: 'max' })

let done = 0

test(`money and stock are right after every step (MONEY_SEED=${seed})`, {
  timeout: SECONDS * 3000 + 30_000,
}, async () => {
  const end = Date.now() + SECONDS * 1000
  await fc.assert(
    fc.asyncProperty(shelf, story, (available, rounds) => {
      telling = tell(available, rounds)
      return telling
    }),
    {
      seed,
      numRuns: 1_000_000,
      interruptAfterTimeLimit: Math.max(0, end - Date.now()),
      markInterruptAsFailure: false,
    },
  )
  console.log(`${done} random steps, seed ${seed}`)
  expect(done).toBeGreaterThan(0)
})

async function tell([first, second]: [number, number], rounds: readonly Round[]): Promise<void> {
  await world.reset([
    { available: first, priceCents: PRICES[0] ?? 1 },
    { available: second, priceCents: PRICES[1] ?? 1 },
  ])
  let books = await readBooks(world.db)
  for (const each of rounds) {
    const taken = await Promise.allSettled(each.steps.map(step => take(world, step)))
    for (const result of taken) if (result.status === 'rejected') throw result.reason
    done += each.steps.length
    if (each.afterwards === 'restart') await world.restart()
    if (each.afterwards === 'wait an hour') await world.wait(1)
    if (each.afterwards === 'wait a day') await world.wait(25)
    const now = await readBooks(world.db)
    checkStock(now)
    checkMoney(now)
    checkLives(books, now)
    books = now
  }
  await comeToRest()
}

/** Nobody does anything any more, and the workers have had the time they need. */
async function comeToRest(): Promise<void> {
  const ctx = world.contextOf(null)
  for (let times = 0; times < 3; times += 1) {
    await world.wait(3)
    while (world.waitingEvents > 0) await world.deliver(0, { times: 1, isLast: true })
    await workDueEvents(ctx)
    await expireOrders(ctx)
    await reconcile(ctx, { since: new Date(0) })
    await sendDueRefunds(ctx, { limit: 100 })
  }
  const books = await readBooks(world.db)
  checkStock(books)
  checkMoney(books)
  checkAllSettled(books)
  expect((await examineBooks(world.db)).findings).toEqual([])
}
