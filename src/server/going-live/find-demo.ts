import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { listDemoGoods } from '../seed/demo-goods.ts'
import { seedReviews } from '../seed/reviews.ts'

/** The admin whom every demo begins with, unless ADMIN_EMAIL names another. */
export const DEMO_ADMIN = 'admin@example.com'

/** How much of a demo is in the data. */
export interface FoundDemo {
  readonly admins: number
  readonly payments: number
  readonly goods: number
  readonly reviews: number
}

/** Counts what only a demo has: its admin, payments at the card service's stand-in, its goods as they came, and its reviews. */
export async function findDemo(db: Pick<Database, 'execute'>): Promise<FoundDemo> {
  const isEmpty = (await db.execute(sql`select from products limit 1`)).rows.length === 0
  const { skus } = isEmpty ? { skus: [] } : await listDemoGoods()
  const authors = seedReviews.map(({ name }) => name)
  const texts = seedReviews.map(({ text }) => text)
  const { rows } = await db.execute<{ [what in keyof FoundDemo]: number }>(sql`select
    (select count(*) from users where email = ${DEMO_ADMIN})::int as admins,
    (select count(*) from sandbox.payment_intents)::int as payments,
    (select count(*) from products where version = 1 and lower(sku) = any(${sql.param(skus)}::text[]))::int as goods,
    (select count(*) from reviews where author_name = any(${sql.param(authors)}::text[]) and text = any(${sql.param(texts)}::text[]))::int as reviews`)
  return rows[0] ?? { admins: 0, payments: 0, goods: 0, reviews: 0 }
}

/** How many payments were made at a card service that is no stand-in. */
export async function countRealPayments(db: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ payments: number }>(sql`select count(*)::int as payments from payments
    where not exists (select from sandbox.payment_intents i where i.id = intent_id)`)
  return rows[0]?.payments ?? 0
}

/** What was found, each as the operator is told; empty if nothing was. */
export function describeDemo({ admins, payments, goods, reviews }: FoundDemo): string[] {
  const count = (many: number) => many.toLocaleString('en')
  return [
    admins > 0 && `the account ${DEMO_ADMIN}`,
    payments > 0 && `${count(payments)} of the sandbox's payments`,
    goods > 0 && `${count(goods)} of the demo's goods`,
    reviews > 0 && `${count(reviews)} of the demo's reviews`,
  ].filter(each => each !== false)
}
