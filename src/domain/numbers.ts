import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { dayIn } from './days.ts'

/* Numbers that people call things by: 'PH-2026-000123' is the 123rd order, which came in 2026. Those of invoices have a law of their own (`invoices/make.ts`). */

/** How the numbers of orders, quotes and orders to suppliers begin, as the owner says. Those made before keep theirs, as papers and mails have them. */
export interface NumberPrefixes {
  readonly order: string
  readonly quote: string
  readonly purchase: string
}

/** A number without its digits, made at that moment: 'PH-2026-', the year as in the seller's time zone. */
export const beginNumber = (
  { numberPrefixes, billing }: { numberPrefixes: NumberPrefixes; billing: { readonly timeZone: string } },
  of: keyof NumberPrefixes,
  at: Date,
): string => `${numberPrefixes[of]}-${dayIn(billing.timeZone, at).slice(0, 4)}-`

/** Its digits, of which there are six at least. */
export const padNumber = (digits: number | string): string => String(digits).padStart(6, '0')

/** A whole number with the next digits of a sequence. */
export const nextNumber = (begin: string | SQL, sequence: 'order_numbers' | 'quote_numbers'): SQL<string> =>
  sql`${begin}::text || to_char(nextval(${sequence}::regclass), 'FM999999999000000')`

/** Which number is meant by 'PH-2026-000123', '2026-123' or '123', whatever else it begins with: its digits, and itself for LIKE. */
export function readNumber(word: string): { readonly digits: string; readonly pattern: string } | undefined {
  const [, prefix = '%', year = '%', last] =
    /^(?:([a-z][a-z0-9]{0,7})-)?(?:(\d{4})-)?(\d{1,15})$/i.exec(word) ?? []
  if (last === undefined) return undefined
  const digits = padNumber(last)
  return { digits, pattern: `${prefix.toUpperCase()}-${year}-${digits}` }
}

/** The digits of a number, as the index `orders_digits` has them. */
export const digitsOf = (number: SQLWrapper): SQL => sql`substring(${number} from '[0-9]+$')`
