import { eq } from 'drizzle-orm'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { quotes, users } from '#db/schema.ts'
import type { MailItem, MailTable } from '../mail/blocks.ts'
import { greet } from '../mail/greeting.ts'
import { isCustomerMailKind, isQuoteMailKind, mailKinds, type QuoteMailKind } from '../mail/kinds.ts'
import { type ComposedMail, type ComposeMail, composeLetter } from '../mail/letter.ts'
import { type Wording, withOwnWords } from '../mail/own-words.ts'
import { describeCosts, type MailWords } from '../mail/words.ts'
import { withQuoteLines } from '../quotes/read.ts'
import type { QuoteLine, QuoteRecord } from '../quotes/record.ts'

interface Facts {
  readonly quote: QuoteRecord & { readonly lines: readonly QuoteLine[] }
  readonly customer: { readonly name: string; readonly email: string; readonly emailVerified: boolean }
  /** The shop's public URL. */
  readonly origin: string
  readonly timeZone: string
}

/** Composes the mails about quotes. */
export function createQuoteMailRenderer({
  db,
  ...shop
}: Pick<Facts, 'origin' | 'timeZone'> & Wording & { readonly db: Pick<Database, 'select'> }): ComposeMail {
  return async ({ kind, fields }) => {
    if (!isQuoteMailKind(kind)) throw new Error(`no template for mails of kind ${kind}`)
    const [found] = await db
      .select({ quote: quotes, customer: users })
      .from(quotes)
      .innerJoin(users, eq(users.id, quotes.userId))
      .where(eq(quotes.id, fields.quote ?? ''))
    const [quote] = found ? await withQuoteLines(db, [found.quote]) : []
    if (!found || !quote) throw new Error('the quote of a mail is gone')
    const { customer } = found
    return wordQuoteMail(kind, { ...shop, quote, customer }, shop)
  }
}

/** A mail about a quote. */
export function wordQuoteMail(kind: QuoteMailKind, facts: Facts, wording: Wording): ComposedMail {
  const { quote, customer } = facts
  const { sellerName, language, ownWords } = wording
  const own = isCustomerMailKind(kind) ? ownWords?.(kind) : undefined
  const figures = { shop: sellerName, number: quote.number, total: { cents: quote.totalCents } }
  const greeting = greet(customer.name, mailKinds[kind].to === 'customer' && customer.emailVerified)
  return composeLetter(withOwnWords(words[kind](facts), own, figures), { greeting, sellerName, language })
}

const words: Readonly<Record<QuoteMailKind, (facts: Facts) => MailWords>> = {
  'owner-quote-requested': ({ quote, customer, origin }) => ({
    subject: say`A better price is asked for: ${quote.number}`,
    blocks: [
      say`${customer.email} asks for a better price.`,
      say`${quote.question}`,
      describe(quote),
      {
        text: say`Answer with your prices, or decline:`,
        href: `${origin}/dashboard/requests/${quote.id}`,
        action: say`Answer`,
      },
    ],
  }),
  'quote-offered': ({ quote, origin, timeZone }) => ({
    subject: say`Your quote ${quote.number}`,
    blocks: [
      say`Thank you for your request. These are our prices:`,
      describe(quote),
      ...(quote.answer ? [say`${quote.answer}`] : []),
      {
        text: say`They are kept until ${quote.validUntil ? { day: quote.validUntil, timeZone } : say`we say otherwise`}. Pieces are not reserved. Order at these prices with one click:`,
        href: `${origin}/dashboard/quotes/${quote.id}`,
        action: say`Order at these prices`,
      },
      { text: say`The quote as a PDF:`, href: `${origin}/quote/${quote.id}/pdf`, action: say`Open the PDF` },
    ],
  }),
  'quote-declined': ({ quote, origin }) => ({
    subject: say`Your request ${quote.number}`,
    blocks: [
      say`Thank you for your request. We are sorry that we cannot offer you a better price.`,
      { facts: [[say`Reason`, say`${quote.answer}`]] },
      describe(quote),
      {
        text: say`You can see your request, and take our prices of today, here:`,
        href: `${origin}/dashboard/quotes/${quote.id}`,
        action: say`See the request`,
      },
    ],
  }),
}

/** How many lines a mail lists; the page has them all. */
const MAX_LISTED = 20

function describe(quote: Facts['quote']): MailTable<Phrase> {
  const { lines } = quote
  const more = lines.length - MAX_LISTED
  const rest = say`and ${more} more`
  return {
    items: [
      ...lines.slice(0, MAX_LISTED).map(describeLine),
      ...(more > 0 ? [{ name: rest, detail: say``, text: rest }] : []),
    ],
    facts: [...describeCosts(quote), [say`Number`, say`${quote.number}`]],
  }
}

function describeLine({ name, quantity, unitPriceCents, wantedUnitCents }: QuoteLine): MailItem<Phrase> {
  const count = { count: quantity }
  const wanted = wantedUnitCents === null ? '' : say`, wanted at ${{ cents: wantedUnitCents }}`
  const price = say`at ${{ cents: unitPriceCents }}${wanted}`
  return { name: say`${name}`, detail: say`${count} ${price}`, text: say`${count} x ${name} ${price}` }
}
