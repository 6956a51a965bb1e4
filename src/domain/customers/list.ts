import { and, desc, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CustomerState } from '#contract/customers/states.ts'
import { type Cents, cents } from '#contract/money.ts'
import { beginningLike, CUSTOMER_WORDS, splitCustomerWords } from '#db/customer-words.ts'
import { ORDER_CAME } from '#db/indexes.ts'
import { orders, postalAddresses, profiles, users } from '#db/schema.ts'
import type { UserRow } from '../accounts/users.ts'
import { recordAudit } from '../audit.ts'
import { isOfChanges, type ListedPage, type ListWish, readChanged } from '../changes.ts'
import type { Context } from '../context.ts'
import { findCountedPage, type PageWish } from '../counted-page.ts'
import { may, requireRight } from '../rights.ts'

interface CustomerFilter {
  /** Words of name, email address, company, postal address or phone number, each of which may be half typed. */
  readonly q?: string | undefined
  readonly state?: CustomerState | undefined
}

/** A customer with what they have bought. */
export interface ListedCustomer {
  readonly person: UserRow
  /** Of their address book, the address that orders are sent to by default before others; '' where there is none. */
  readonly company: string
  readonly phone: string
  readonly place: string
  readonly country: string
  /** Orders that were paid or put on account and not cancelled since, with VAT. */
  readonly orders: number
  readonly revenueCents: Cents
  /** When they last booked anything, whatever became of it. */
  readonly lastOrderAt: Date | undefined
}

interface CustomerPage extends ListedPage {
  readonly customers: readonly ListedCustomer[]
}

/** More words than an address has are not looked for. */
const MAX_WORDS = 10
/** Words are tried on so many customers at the beginning of the list before the indexes are asked: all that have a common one takes long to find. */
const TRIED = 600
const ROWS_AT_ONCE = 500

/**
 * A page of those who have an account and do not work for the shop, the latest first, or of those whose account, profile or addresses changed since a
 * moment (staff).
 */
export async function listCustomers(
  ctx: Context,
  filter: CustomerFilter,
  wish: ListWish,
): Promise<CustomerPage> {
  requireRight(ctx.actor, may.serveCustomers(ctx.actor))
  if (isOfChanges(wish)) {
    const read = (ids: string[]) => readCustomers(ctx, ids)
    const { rows, ...page } = await readChanged(
      ctx,
      users,
      isCustomer(filter),
      wish,
      read,
      ({ person }) => person.id,
    )
    return { customers: rows, ...page }
  }
  const { ids, total, next } = await findCountedPage(each => findIds(ctx, filter, each), wish)
  return { customers: await readCustomers(ctx, ids), total, next }
}

/** All customers that match, in batches, for a file (staff). The export is audited when it begins. */
export async function* exportCustomers(
  ctx: Context,
  filter: CustomerFilter,
): AsyncGenerator<readonly ListedCustomer[], undefined> {
  requireRight(ctx.actor, may.serveCustomers(ctx.actor))
  await recordAudit(ctx.db, ctx, { action: 'exported', subject: 'customers', after: { ...filter } })
  for (let after: string | undefined; ; ) {
    const ids = await findIds(ctx, filter, { limit: ROWS_AT_ONCE, after })
    if (ids.length > 0) yield await readCustomers(ctx, ids)
    if (ids.length < ROWS_AT_ONCE) return
    after = ids.at(-1)
  }
}

const states: Readonly<Record<CustomerState, SQL>> = {
  'on-account': isNotNull(users.accountLimitCents),
  unconfirmed: sql`not ${users.emailVerified}`,
  suspended: isNotNull(users.suspendedAt),
}

const isCustomer = ({ state }: Pick<CustomerFilter, 'state'>) =>
  and(eq(users.role, 'customer'), state && states[state])

const newestFirst = [desc(users.createdAt), desc(users.id)] as const

/** The ids of the first customers that match, the latest first. */
async function findIds(
  { db }: Pick<Context, 'db'>,
  { q = '', ...filter }: CustomerFilter,
  { limit, after }: PageWish,
): Promise<string[]> {
  const further =
    after === undefined
      ? undefined
      : sql`(${users.createdAt}, ${users.id}) < (select created_at, id from users where id = ${after})`
  const find = async (from: typeof users | SQL, ...which: (SQL | undefined)[]) => {
    const rows = await db
      .select({ id: sql<string>`${users.id}` })
      .from(from)
      .where(and(isCustomer(filter), further, ...which))
      .orderBy(...newestFirst)
      .limit(limit)
    return rows.map(({ id }) => id)
  }
  const queries = splitCustomerWords(q)
    .slice(0, MAX_WORDS)
    .toSorted((one, other) => rarityOf(other) - rarityOf(one))
    .map(beginningLike)
  const [rarest, ...others] = queries
  if (rarest === undefined) return find(users)
  const first: SQLWrapper = db
    .select()
    .from(users)
    .where(further)
    .orderBy(...newestFirst)
    .limit(TRIED)
  const tried = await find(sql`(${first}) as users`, ...queries.map(haveWord))
  return tried.length === limit ? tried : find(users, isFoundBy(rarest), ...others.map(haveWord))
}

/** What is likely to be the rarest word is asked of the indexes: the longest, of which a digit tells as much as four letters of a name or a trade. */
const rarityOf = (word: string) => word.length * (/\d/.test(word) ? 4 : 1)

const have = (table: keyof typeof CUSTOMER_WORDS, query: string) =>
  sql`${sql.raw(CUSTOMER_WORDS[table])} @@ ${query}::tsquery`

/** That a customer has a word that begins like this, in one of the tables. Asked of each alone: `exists` the planner would ask of all addresses first. */
const haveWord = (query: string) => sql`(${have('users', query)}
  or (select bool_or(${have('postal_addresses', query)}) from postal_addresses where user_id = ${users.id})
  or (select bool_or(${have('profiles', query)}) from profiles where user_id = ${users.id}))`

/** The same as a list of ids, for which the planner takes the indexes. */
const isFoundBy = (query: string) => sql`${users.id} = any (array(
  select id from users where ${have('users', query)}
  union select user_id from postal_addresses where ${have('postal_addresses', query)}
  union select user_id from profiles where ${have('profiles', query)}))`

const bought = z.object({
  orders: z.number(),
  revenue: z.number().transform(cents),
  last: z.number().nullable(),
})

/** These customers, in this order, whom the actor may serve. */
export async function readCustomers({ db }: Context, ids: readonly string[]): Promise<ListedCustomer[]> {
  if (ids.length === 0) return []
  const came = sql`${sql.raw(ORDER_CAME)} is not null and status not in ('cancelled', 'expired')`
  const [people, sums, addresses, phones] = await Promise.all([
    db.select().from(users).where(inArray(users.id, ids)),
    db
      .select({
        userId: orders.userId,
        bought: sql`jsonb_build_object('orders', count(*) filter (where ${came} and supplement_of is null),
          'revenue', coalesce(sum(total_cents) filter (where ${came}), 0), 'last', extract(epoch from max(created_at)) * 1000)`,
      })
      .from(orders)
      .where(inArray(orders.userId, ids))
      .groupBy(orders.userId),
    db
      .selectDistinctOn([postalAddresses.userId])
      .from(postalAddresses)
      .where(inArray(postalAddresses.userId, ids))
      .orderBy(
        postalAddresses.userId,
        desc(postalAddresses.isDefaultDelivery),
        desc(postalAddresses.createdAt),
      ),
    db.select().from(profiles).where(inArray(profiles.userId, ids)),
  ])
  const sumOf = new Map(sums.map(each => [each.userId, bought.parse(each.bought)]))
  const addressOf = new Map(addresses.map(address => [address.userId, address]))
  const phoneOf = new Map(phones.map(({ userId, phone }) => [userId, phone]))
  const personOf = new Map(people.map(person => [person.id, person]))
  return ids.flatMap(id => {
    const person = personOf.get(id)
    if (!person) return []
    const address = addressOf.get(id)
    const sum = sumOf.get(id)
    return {
      person,
      company: address?.company ?? '',
      phone: address?.phone || phoneOf.get(id) || '',
      place: address ? `${address.postcode} ${address.city}`.trim() : '',
      country: address?.country ?? '',
      orders: sum?.orders ?? 0,
      revenueCents: sum?.revenue ?? 0,
      lastOrderAt: sum?.last == null ? undefined : new Date(sum.last),
    }
  })
}
