import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { quotes, users } from '#db/schema.ts'
import { greet } from '../mail/greeting.ts'
import { isQuoteMailKind, mailKinds, type QuoteMailKind } from '../mail/kinds.ts'
import type { RenderMail } from '../mail/send.ts'
import { describeCosts, euros, formatCount, formatDate, type MailWords } from '../mail/words.ts'
import { withQuoteLines } from './read.ts'
import type { QuoteLine, QuoteRecord } from './record.ts'

interface Facts {
  readonly quote: QuoteRecord & { readonly lines: readonly QuoteLine[] }
  readonly customer: { readonly name: string; readonly email: string }
  /** The shop's public URL. */
  readonly origin: string
  readonly timeZone: string
}

/** Composes the mails about quotes, in English and plain text. */
export function createQuoteMailRenderer({
  db,
  sellerName,
  ...shop
}: Pick<Facts, 'origin' | 'timeZone'> & {
  readonly db: Pick<Database, 'select'>
  readonly sellerName: string
}): RenderMail {
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
    const { subject, blocks } = words[kind]({ ...shop, quote, customer })
    const greeting = greet(customer.name, mailKinds[kind].to === 'customer' && customer.emailVerified)
    const body = [greeting, ...blocks, sellerName].join('\n\n')
    return { subject: subject.replaceAll(/\s+/g, ' '), body: `${body}\n`, attachments: [] }
  }
}

const words: Readonly<Record<QuoteMailKind, (facts: Facts) => MailWords>> = {
  'owner-quote-requested': ({ quote, customer, origin }) => ({
    subject: `A better price is asked for: ${quote.number}`,
    blocks: [
      `${customer.email} asks for a better price.`,
      quote.question,
      describe(quote),
      `Answer with your prices, or decline:\n${origin}/dashboard/requests/${quote.id}`,
    ],
  }),
  'quote-offered': ({ quote, origin, timeZone }) => ({
    subject: `Your quote ${quote.number}`,
    blocks: [
      'Thank you for your request. These are our prices:',
      describe(quote),
      ...(quote.answer ? [quote.answer] : []),
      `They are kept until ${quote.validUntil ? formatDate(quote.validUntil, timeZone) : 'we say otherwise'}. Pieces are not reserved. Order at these prices with one click:\n${origin}/dashboard/quotes/${quote.id}`,
      `The quote as a PDF:\n${origin}/quote/${quote.id}/pdf`,
    ],
  }),
  'quote-declined': ({ quote, origin }) => ({
    subject: `Your request ${quote.number}`,
    blocks: [
      'Thank you for your request. We are sorry that we cannot offer you a better price.',
      `Reason: ${quote.answer}`,
      describe(quote),
      `You can see your request, and take our prices of today, here:\n${origin}/dashboard/quotes/${quote.id}`,
    ],
  }),
}

/** How many lines a mail lists; the page has them all. */
const MAX_LISTED = 20

function describe(quote: Facts['quote']): string {
  const { lines } = quote
  const more = lines.length - MAX_LISTED
  return [
    ...lines.slice(0, MAX_LISTED).map(describeLine),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...describeCosts(quote),
    `Number: ${quote.number}`,
  ].join('\n')
}

function describeLine({ name, quantity, unitPriceCents, wantedUnitCents }: QuoteLine): string {
  const wanted = wantedUnitCents === null ? '' : `, wanted at ${euros(wantedUnitCents)}`
  return `${formatCount(quantity)} x ${name} at ${euros(unitPriceCents)}${wanted}`
}
