import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { QuoteStatus } from '#contract/quotes/states.ts'
import { quoteLines, quotes, users } from '#db/schema.ts'
import { isOfChanges, type ListedPage, type ListWish, readChanged } from '../changes.ts'
import type { Context } from '../context.ts'
import type { PageWish } from '../counted-page.ts'
import { countUpTo } from '../counted-page.ts'
import { may, requireRight } from '../rights.ts'
import type { QuoteRecord } from './record.ts'
import { isInState } from './validity.ts'

/** A quote in a list. */
export interface ListedQuote extends QuoteRecord {
  readonly userName: string
  readonly userEmail: string
  /** The name of its first line, how many lines it has, and how many pieces. */
  readonly firstName: string
  readonly lineCount: number
  readonly pieces: number
}

interface QuotePage extends ListedPage {
  readonly quotes: readonly ListedQuote[]
}

/** The actor's own quotes, newest first. */
export function listOwnQuotes(ctx: Context, page: PageWish): Promise<QuotePage> {
  requireRight(ctx.actor, may.askForQuote(ctx.actor))
  return selectPage(ctx, eq(quotes.userId, ctx.actor.id), page)
}

/** Everybody's quotes, or those in one state, or of the account with this address, newest first, or those that changed since a moment. */
export async function listQuotes(
  ctx: Context,
  { status, customer }: { readonly status?: QuoteStatus | undefined; readonly customer?: string | undefined },
  wish: ListWish,
): Promise<QuotePage> {
  requireRight(ctx.actor, may.answerQuotes(ctx.actor))
  const isTheirs =
    customer === undefined
      ? undefined
      : sql`${quotes.userId} = (select id from users where email = ${customer})`
  const matching = and(status && isInState(status, ctx.now()), isTheirs)
  if (!isOfChanges(wish)) return selectPage(ctx, matching, wish)
  const read = (ids: string[]) => selectQuotes(ctx, inArray(quotes.id, ids))
  const { rows, ...page } = await readChanged(ctx, quotes, matching, wish, read, ({ id }) => id)
  return { quotes: rows, ...page }
}

const firstName = sql<string>`(select name from ${quoteLines} first where first.quote_id = ${quotes.id} order by first.position limit 1)`

function selectQuotes({ db }: Context, matching: SQL | undefined) {
  const ofLines = (figure: SQL) =>
    sql<number>`(select ${figure} from ${quoteLines} l where l.quote_id = ${quotes.id})`
  return db
    .select({
      ...getTableColumns(quotes),
      userName: users.name,
      userEmail: users.email,
      firstName,
      lineCount: ofLines(sql`count(*)::int`),
      pieces: ofLines(sql`sum(l.quantity)::float8`),
    })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.userId))
    .where(matching)
}

async function selectPage(ctx: Context, matching: SQL | undefined, page: PageWish): Promise<QuotePage> {
  const [rows, total] = await Promise.all([
    selectQuotes(ctx, and(matching, page.after === undefined ? undefined : isOlderThan(page.after)))
      .orderBy(desc(quotes.createdAt), desc(quotes.id))
      .limit(page.limit + 1),
    countUpTo(ctx.db, ctx.db.select({ id: quotes.id }).from(quotes).where(matching)),
  ])
  const found = rows.slice(0, page.limit)
  return {
    quotes: found,
    total,
    next: rows.length > found.length ? found.at(-1)?.id : undefined,
  }
}

function isOlderThan(cursor: string): SQL {
  return sql`(${quotes.createdAt}, ${quotes.id}) < (select ${quotes.createdAt}, ${quotes.id} from ${quotes} where ${quotes.id} = ${cursor})`
}
