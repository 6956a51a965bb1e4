import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import {
  contactMessages,
  orders,
  products,
  quotes,
  returns,
  shoppingListLines,
  shoppingLists,
  stockWatches,
  users,
} from '#db/schema.ts'
import type { UserRow } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { findCustomer } from './find.ts'
import { readCustomers } from './list.ts'

/** What there is of a customer, and how much of each. */
export interface AboutCustomer {
  /** All that they booked, whatever became of it, without supplements. */
  readonly orders: number
  /** Orders that were paid or put on account and not cancelled since, and their sum with VAT. */
  readonly bought: number
  readonly revenueCents: Cents
  readonly lastOrderAt: Date | undefined
  /** When they last booked themselves, and so accepted the terms. */
  readonly lastOwnOrderAt: Date | undefined
  readonly quotes: number
  readonly returns: number
  readonly messages: number
  /** Products of whose return they want to be told by mail. */
  readonly stockWatches: number
  /** By their names. */
  readonly lists: readonly (typeof shoppingLists.$inferSelect & { readonly lines: number })[]
}

/** How much there is of a customer whom the actor may serve. */
export async function readAbout(ctx: Context, person: UserRow): Promise<AboutCustomer> {
  const { db } = ctx
  const { id, email } = person
  const [[listed], [counted], lists] = await Promise.all([
    readCustomers(ctx, [id]),
    db
      .select({
        orders: sql<number>`(select count(*)::int from ${orders} where user_id = ${id} and supplement_of is null)`,
        lastOwnOrderAt: sql<
          number | null
        >`(select (extract(epoch from max(created_at)) * 1000)::float8 from ${orders} where user_id = ${id} and booked_by is null)`,
        quotes: sql<number>`(select count(*)::int from ${quotes} where user_id = ${id})`,
        returns: sql<number>`(select count(*)::int from ${returns} where order_id = any(array(select id from orders where user_id = ${id})))`,
        messages: sql<number>`(select count(*)::int from ${contactMessages} where email = ${email})`,
        stockWatches: sql<number>`(select count(*)::int from ${stockWatches} where user_id = ${id})`,
      })
      .from(users)
      .where(eq(users.id, id)),
    db
      .select({ list: shoppingLists, lines: count(shoppingListLines.productId) })
      .from(shoppingLists)
      .leftJoin(shoppingListLines, eq(shoppingListLines.listId, shoppingLists.id))
      .where(eq(shoppingLists.userId, id))
      .groupBy(shoppingLists.id)
      .orderBy(asc(sql`lower(${shoppingLists.name})`)),
  ])
  // They have closed their account meanwhile.
  if (!listed || !counted) throw notFound(say`user`)
  return {
    ...counted,
    lastOwnOrderAt: counted.lastOwnOrderAt === null ? undefined : new Date(counted.lastOwnOrderAt),
    bought: listed.orders,
    revenueCents: listed.revenueCents,
    lastOrderAt: listed.lastOrderAt,
    lists: lists.map(({ list, lines }) => ({ ...list, lines })),
  }
}

/** A line of a customer's list, in the quantity that they usually order. */
export interface ListedPart {
  readonly productId: string
  readonly name: string
  readonly sku: string | null
  readonly quantity: number
}

/** What is on one of a customer's lists, as they added it (staff). Rejected (not found) if they have no such list. */
export async function readListOf(ctx: Context, email: string, listId: string): Promise<ListedPart[]> {
  const { id } = await findCustomer(ctx, email)
  const rows = await ctx.db
    .select({
      listId: shoppingLists.id,
      productId: products.id,
      name: products.name,
      sku: products.sku,
      quantity: shoppingListLines.quantity,
    })
    .from(shoppingLists)
    .leftJoin(shoppingListLines, eq(shoppingListLines.listId, shoppingLists.id))
    .leftJoin(products, eq(products.id, shoppingListLines.productId))
    .where(and(eq(shoppingLists.id, listId), eq(shoppingLists.userId, id)))
    .orderBy(asc(shoppingListLines.createdAt), asc(shoppingListLines.productId))
  if (rows.length === 0) throw notFound(say`list`)
  return rows.flatMap(({ productId, name, sku, quantity }) =>
    productId === null || name === null || quantity === null ? [] : [{ productId, name, sku, quantity }],
  )
}
