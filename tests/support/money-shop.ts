import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { type OrderMoney, orderMoney } from '#contract/payments/payments.ts'
import { stockMovements } from '#db/schema.ts'
import { CardServiceUnavailable } from '#domain/ports.ts'
import { openTestShop } from './shop.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A clock that runs, and that tests can move forward. */
function createClock() {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    forward({ minutes = 0, hours = 0 }: { minutes?: number; hours?: number }): void {
      ahead += minutes * MINUTE_MS + hours * HOUR_MS
    },
  }
}

/** A shop for tests of money, which control its clock, its webhooks and its card service. */
export async function openMoneyShop(options: { env?: Record<string, string>; webhookSecret?: string } = {}) {
  const clock = createClock()
  const { webhookSecret } = options
  const shop = await openTestShop({ env: options.env, now: clock.now, webhookSecret })

  async function readMoney(orderId: string): Promise<OrderMoney> {
    return orderMoney.parse((await shop.admin.send('GET', `/money/orders/${orderId}`)).body)
  }

  return {
    ...shop,
    clock,
    readMoney,
    readTimeline: async (orderId: string) => (await readMoney(orderId)).timeline,
    /** The stock according to the ledger. */
    async countStock(productId: string): Promise<number> {
      const [row] = await shop.database.db
        .select({ pieces: sql<number>`sum(${stockMovements.change})::int` })
        .from(stockMovements)
        .where(sql`${stockMovements.productId} = ${productId}`)
      return row?.pieces ?? Number.NaN
    },
    /** Runs `act` while the card service does not answer. */
    async whileCardsAreUnavailable<T>(act: () => Promise<T>): Promise<T> {
      const away = () => Promise.reject(new CardServiceUnavailable('Stripe: away'))
      const { cards } = shop.context()
      const spies = [
        ...(['findIntent', 'cancelIntent', 'refundIntent'] as const).map(name =>
          vi.spyOn(cards, name).mockImplementation(away),
        ),
        vi.spyOn(cards, 'listIntents').mockImplementation(async function* () {
          yield await away()
        }),
      ]
      try {
        return await act()
      } finally {
        for (const spy of spies) spy.mockRestore()
      }
    },
  }
}
