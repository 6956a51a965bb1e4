import { eq } from 'drizzle-orm'
import { formatCents } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { quotes, users } from '#db/schema.ts'
import type { MailItem, MailTable } from '../mail/blocks.ts'
import { greet } from '../mail/greeting.ts'
import { isQuoteMailKind, mailKinds, type QuoteMailKind } from '../mail/kinds.ts'
import { type ComposeMail, composeLetter } from '../mail/letter.ts'
import { describeCosts, formatCount, formatDate, type MailWords } from '../mail/words.ts'
import { withQuoteLines } from '../quotes/read.ts'
import type { QuoteLine, QuoteRecord } from '../quotes/record.ts'

interface Facts {
  readonly quote: QuoteRecord & { readonly lines: readonly QuoteLine[] }
  readonly customer: { readonly name: string; readonly email: string }
  /** The shop's public URL. */
  readonly origin: string
  readonly timeZone: string
}

/** Composes the mails about quotes, in English. */
export function createQuoteMailRenderer({
  db,
  sellerName,
  ...shop
}: Pick<Facts, 'origin' | 'timeZone'> & {
  readonly db: Pick<Database, 'select'>
  readonly sellerName: string
}): ComposeMail {
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
    const greeting = greet(customer.name, mailKinds[kind].to === 'customer' && customer.emailVerified)
    return composeLetter(words[kind]({ ...shop, quote, customer }), { greeting, sellerName })
  }
}

const words: Readonly<Record<QuoteMailKind, (facts: Facts) => MailWords>> = {
  'owner-quote-requested': ({ quote, customer, origin }) => ({
    subject: `A better price is asked for: ${quote.number}`,
    blocks: [
      `${customer.email} asks for a better price.`,
      quote.question,
      describe(quote),
      {
        text: 'Answer with your prices, or decline:',
        href: `${origin}/dashboard/requests/${quote.id}`,
        action: 'Answer',
      },
    ],
  }),
  'quote-offered': ({ quote, origin, timeZone }) => ({
    subject: `Your quote ${quote.number}`,
    blocks: [
      'Thank you for your request. These are our prices:',
      describe(quote),
      ...(quote.answer ? [quote.answer] : []),
      {
        text: `They are kept until ${quote.validUntil ? formatDate(quote.validUntil, timeZone) : 'we say otherwise'}. Pieces are not reserved. Order at these prices with one click:`,
        href: `${origin}/dashboard/quotes/${quote.id}`,
        action: 'Order at these prices',
      },
      { text: 'The quote as a PDF:', href: `${origin}/quote/${quote.id}/pdf`, action: 'Open the PDF' },
    ],
  }),
  'quote-declined': ({ quote, origin }) => ({
    subject: `Your request ${quote.number}`,
    blocks: [
      'Thank you for your request. We are sorry that we cannot offer you a better price.',
      { facts: [['Reason', quote.answer]] },
      describe(quote),
      {
        text: 'You can see your request, and take our prices of today, here:',
        href: `${origin}/dashboard/quotes/${quote.id}`,
        action: 'See the request',
      },
    ],
  }),
}

/** How many lines a mail lists; the page has them all. */
const MAX_LISTED = 20

function describe(quote: Facts['quote']): MailTable {
  const { lines } = quote
  const more = lines.length - MAX_LISTED
  const rest = `and ${more} more`
  return {
    items: [
      ...lines.slice(0, MAX_LISTED).map(describeLine),
      ...(more > 0 ? [{ name: rest, detail: '', text: rest }] : []),
    ],
    facts: [...describeCosts(quote), ['Number', quote.number]],
  }
}

function describeLine({ name, quantity, unitPriceCents, wantedUnitCents }: QuoteLine): MailItem {
  const count = formatCount(quantity)
  const wanted = wantedUnitCents === null ? '' : `, wanted at ${formatCents(wantedUnitCents)}`
  const price = `at ${formatCents(unitPriceCents)}${wanted}`
  return { name, detail: `${count} ${price}`, text: `${count} x ${name} ${price}` }
}
