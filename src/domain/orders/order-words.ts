import { type SQL, sql } from 'drizzle-orm'
import { ORDER_WORDS, splitOrderWords } from '#db/order-words.ts'
import { orderLines, orders, payments, products } from '#db/schema.ts'
import type { Context } from '../context.ts'

/** More words than a name has are not looked for. */
const MAX_WORDS = 10
/** Shorter words are looked for as they are: too many begin like them. */
const MIN_PREFIX = 3
/** An order is called by its number of one of so many years. */
const YEARS = 10

const words = sql.raw(ORDER_WORDS)

/** Which orders have this mark of `ORDER_WORDS`: '#account', '@DE'. */
export const isMarked = (mark: string): SQL => sql`${words} @@ ${quote(mark)}::tsquery`

/**
 * Which orders have all these words: in what `ORDER_WORDS` holds, where words may be half typed, or in full as a number, the SKU or the
 * customer's own number of a part, or the transaction that paid. To be used where `orders` is the only table.
 */
export async function haveWords(ctx: Context, text: string): Promise<SQL[]> {
  const typed = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const named = await findNamed(ctx, typed)
  const plain = typed.filter(word => !named.has(word))
  return [
    ...(plain.length > 0 ? [sql`${words} @@ ${plain.map(toQuery).join(' & ')}::tsquery`] : []),
    ...[...named].map(([word, found]) => {
      const byWord = sql`select id from ${orders} where ${words} @@ ${toQuery(word)}::tsquery`
      return sql`${orders.id} in (${sql.join([...found, byWord], sql` union all `)})`
    }),
  ]
}

/** The words that are the name of something, each with the queries of the orders that it names. */
async function findNamed(ctx: Context, typed: readonly string[]): Promise<ReadonlyMap<string, SQL[]>> {
  const numbers = typed.flatMap(word => numbersOf(word, ctx.now()).map(number => ({ word, number })))
  const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`
  const ofLines = (which: SQL) => sql`select ${orderLines.orderId} from ${orderLines} where ${which}`
  const hasSku = (word: SQL) => sql`lower(${products.sku}) = lower(${word})`
  const hasOwnNumber = (word: SQL) =>
    sql`${orderLines.ownNumber} <> '' and lower(${orderLines.ownNumber}) = lower(${word})`
  const paid = (word: SQL) => sql`${payments.intentId} = ${word} and ${payments.status} = 'succeeded'`
  const { rows } = await ctx.db.execute<{
    kind: 'sku' | 'own-number' | 'transaction' | 'number'
    word: string
  }>(sql`
    select 'sku' as kind, word from unnest(${list(typed)}) word where exists (select 1 from ${products} where ${hasSku(sql`word`)})
    union all select 'own-number', word from unnest(${list(typed)}) word where exists (select 1 from ${orderLines} where ${hasOwnNumber(sql`word`)})
    union all select 'transaction', word from unnest(${list(typed)}) word where exists (select 1 from ${payments} where ${paid(sql`word`)})
    union all select 'number', word from unnest(${list(numbers.map(({ word }) => word))}, ${list(numbers.map(({ number }) => number))}) as named (word, number)
      where exists (select 1 from ${orders} where ${orders.number} = named.number)`)
  const queryOf = {
    sku: (word: string) =>
      ofLines(
        sql`${orderLines.productId} in (select ${products.id} from ${products} where ${hasSku(sql`${word}`)})`,
      ),
    'own-number': (word: string) => ofLines(hasOwnNumber(sql`${word}`)),
    transaction: (word: string) =>
      sql`select ${payments.orderId} from ${payments} where ${paid(sql`${word}`)}`,
    number: (word: string) =>
      sql`select id from ${orders} where ${orders.number} = any(${list(numbersOf(word, ctx.now()))})`,
  }
  const found = new Map<string, SQL[]>()
  for (const { kind, word } of rows) found.set(word, [...(found.get(word) ?? []), queryOf[kind](word)])
  return found
}

/** The numbers that may be meant by 'PH-2026-000123', '2026-123' or '123'. */
function numbersOf(word: string, now: Date): string[] {
  const [, year, digits] = /^(?:PH-)?(?:(\d{4})-)?(\d{1,15})$/i.exec(word) ?? []
  if (digits === undefined) return []
  const newest = now.getUTCFullYear() + 1
  const years = year === undefined ? Array.from({ length: YEARS }, (_, before) => newest - before) : [year]
  return years.map(each => `PH-${each}-${digits.padStart(6, '0')}`)
}

/** A word as it is asked for: both parts of an email address, and what has signs amid it as one or in its parts. */
function toQuery(word: string): string {
  const whole = word.toLowerCase().split('@').filter(Boolean)
  const parts = splitOrderWords(word.replaceAll('@', ' '))
  const readings = [whole, parts].filter(reading => reading.length > 0)
  if (readings.length === 0) return quote(word)
  return `(${readings.map(reading => reading.map(beginning).join(' & ')).join(' | ')})`
}

const beginning = (word: string) => (word.length < MIN_PREFIX ? quote(word) : `${quote(word)}:*`)

/** A lexeme as the text of a tsquery: https://www.postgresql.org/docs/18/datatype-textsearch.html#DATATYPE-TSQUERY */
const quote = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`
