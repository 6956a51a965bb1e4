import { and, type SQL, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import { ORDER_WORDS, splitOrderWords } from '#db/order-words.ts'
import { orderLines, orders, parcels, payments, products } from '#db/schema.ts'
import { type Context, firstIdAt } from '../context.ts'
import { digitsOf, readNumber } from '../numbers.ts'

/** More words than a name has are not looked for. */
const MAX_WORDS = 10
/** Shorter words are looked for as they are: too many begin like them. */
const MIN_PREFIX = 3

const DAY_MS = 24 * 60 * 60 * 1000

const words = sql.raw(ORDER_WORDS)

interface WordsWish {
  readonly q?: string | undefined
  /** Where they go, as ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
  readonly payment?: PaymentMethod | undefined
}

/** A span of time in which orders were placed. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

export const isPlacedIn = ({ from, to }: Span): SQL => sql`${orders.createdAt} between ${from} and ${to}`

interface Words {
  /** Whether one of them is the name of something: an order's number, the SKU of a part. */
  readonly hasNames: boolean
  /** That orders have all of them; `span` says when they were placed, where that is known, so that less is read. */
  readonly have: (span?: Span) => SQL[]
}

/**
 * Which orders have all these words: in what `ORDER_WORDS` holds, where the last one may be half typed, or in full as a number, the SKU or
 * the customer's own number of a part, the transaction that paid, or the number of a parcel; and its marks. To be used where `orders` is
 * the only table.
 */
export async function readWords(ctx: Context, { q = '', country, payment }: WordsWish): Promise<Words> {
  const typed = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const named = typed.length > 0 ? await findNamed(ctx, typed) : new Map<string, Named[]>()
  const asked = [
    ...(country === undefined ? [] : [quote(`@${country}`)]),
    ...(payment === undefined ? [] : [quote(`#${payment}`)]),
    ...toQueries(typed.filter(word => !named.has(word))),
  ]
  const haveName = (word: string, of: readonly Named[], span: Span | undefined) => {
    const byWord = sql`select id from ${orders} where ${and(matches(toQueries([word])), span && isPlacedIn(span))}`
    const selects = [...of.map(select => select(span)), byWord]
    return sql`${orders.id} in (${sql.join(selects, sql` union all `)})`
  }
  return {
    hasNames: named.size > 0,
    have: span => [
      ...(asked.length > 0 ? [matches(asked)] : []),
      ...Array.from(named, ([word, of]) => haveName(word, of, span)),
    ],
  }
}

/** Selects the ids of the orders that are named so, at least of those placed in the span. */
type Named = (span: Span | undefined) => SQL

const matches = (asked: readonly string[]): SQL => sql`${words} @@ ${asked.join(' & ')}::tsquery`

/** The words that are the name of something, each with the queries of the orders that it names. */
async function findNamed(ctx: Context, typed: readonly string[]): Promise<ReadonlyMap<string, Named[]>> {
  const numbers = typed.flatMap(word => {
    const number = readNumber(word)
    return number ? [{ word, ...number }] : []
  })
  const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`
  const ofLines = (which: SQL) => sql`select ${orderLines.orderId} from ${orderLines} where ${which}`
  const hasSku = (word: SQL) => sql`lower(${products.sku}) = lower(${word})`
  const hasOwnNumber = (word: SQL) =>
    sql`${orderLines.ownNumber} <> '' and lower(${orderLines.ownNumber}) = lower(${word})`
  const paid = (word: SQL) => sql`${payments.intentId} = ${word} and ${payments.status} = 'succeeded'`
  const isParcel = (word: SQL) => sql`${parcels.number} = upper(${word})`
  const { rows } = await ctx.db.execute<{
    kind: 'sku' | 'own-number' | 'transaction' | 'parcel' | 'number'
    word: string
  }>(sql`
    select 'sku' as kind, word from unnest(${list(typed)}) word where exists (select 1 from ${products} where ${hasSku(sql`word`)})
    union all select 'own-number', word from unnest(${list(typed)}) word where exists (select 1 from ${orderLines} where ${hasOwnNumber(sql`word`)})
    union all select 'transaction', word from unnest(${list(typed)}) word where exists (select 1 from ${payments} where ${paid(sql`word`)})
    union all select 'parcel', word from unnest(${list(typed)}) word where exists (select 1 from ${parcels} where ${isParcel(sql`word`)})
    union all select 'number', word from unnest(${list(numbers.map(({ word }) => word))}, ${list(numbers.map(({ digits }) => digits))},
        ${list(numbers.map(({ pattern }) => pattern))}) as named (word, digits, pattern)
      where exists (select 1 from ${orders} where ${isNumbered(sql`digits`, sql`pattern`)} limit 1)`)
  const queryOf = {
    sku: (word: string, span: Span | undefined) =>
      ofLines(
        sql`${orderLines.productId} in (select ${products.id} from ${products} where ${hasSku(sql`${word}`)})${span ? sql` and ${isMadeIn(span)}` : sql``}`,
      ),
    'own-number': (word: string) => ofLines(hasOwnNumber(sql`${word}`)),
    transaction: (word: string) =>
      sql`select ${payments.orderId} from ${payments} where ${paid(sql`${word}`)}`,
    parcel: (word: string) => sql`select ${parcels.orderId} from ${parcels} where ${isParcel(sql`${word}`)}`,
    number: (word: string) => {
      const { digits, pattern } = readNumber(word) ?? { digits: '', pattern: '' }
      return sql`select id from ${orders} where ${isNumbered(sql`${digits}`, sql`${pattern}`)}`
    },
  }
  const found = new Map<string, Named[]>()
  for (const { kind, word } of rows)
    found.set(word, [...(found.get(word) ?? []), span => queryOf[kind](word, span)])
  return found
}

/** An id begins with the moment it was made at: long before or after its order was placed it was not. */
function isMadeIn({ from, to }: Span): SQL {
  const [first, last] = [from.getTime() - DAY_MS, to.getTime() + DAY_MS].map(firstIdAt)
  return sql`${orderLines.orderId} >= ${first} and ${orderLines.orderId} < ${last}`
}

const isNumbered = (digits: SQL, pattern: SQL) =>
  sql`${digitsOf(orders.number)} = ${digits} and ${orders.number} like ${pattern}`

/** Words as they are asked for: the last one may be half typed. */
function toQueries(typed: readonly string[]): string[] {
  return typed.map((word, place) => readingsOf(word, place === typed.length - 1 ? beginning : quote))
}

/** An email address by its two parts; a word with other signs amid it as it is, as a domain is, or by its parts. */
function readingsOf(word: string, askFor: (word: string) => string): string {
  const whole = word.toLowerCase().split('@').filter(Boolean)
  const parts = word.includes('@') ? [] : splitOrderWords(word)
  const readings =
    parts.length > 1
      ? [whole.map(askFor), parts.map(quote)]
      : [(parts.length > 0 ? parts : whole).map(askFor)]
  return `(${readings.map(reading => reading.join(' & ') || quote(word)).join(' | ')})`
}

const beginning = (word: string) => (word.length < MIN_PREFIX ? quote(word) : `${quote(word)}:*`)

/** A lexeme as the text of a tsquery: https://www.postgresql.org/docs/18/datatype-textsearch.html#DATATYPE-TSQUERY */
const quote = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`
