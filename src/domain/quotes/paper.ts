import { say } from '#contract/phrase.ts'
import { splitVat } from '#contract/tax/tax.ts'
import type { InvoiceContent } from '#db/tables/invoice-content.ts'
import type { Billing, Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { describeLine, describeTax, nameSeller } from '../invoices/describe-order.ts'
import type { PaperFile } from '../paper.ts'
import { composePaper } from '../papers/compose.ts'
import { getQuote, type QuoteRow } from './read.ts'

/**
 * A quote of the actor (or any, for admins) as a PDF; for anyone else there is none. Rejects (conflict) a request that was not answered
 * with prices.
 */
export async function readQuotePaper(ctx: Context, id: string): Promise<PaperFile> {
  const quote = await getQuote(ctx, id)
  const { offeredAt, validUntil, number } = quote
  if (!offeredAt || !validUntil)
    throw conflict(say`There is no quote yet: this request was not answered with one`)
  const paper = composePaper('quote', number, describeQuote(quote, { billing: ctx.billing, at: offeredAt }), {
    validUntil,
  })
  return { name: `quote-${number}.pdf`, bytes: await ctx.renderPaper(paper) }
}

/** What a paper says of a quote. */
function describeQuote(quote: QuoteRow, { billing, at }: { billing: Billing; at: Date }): InvoiceContent {
  const { userName: name, userEmail: email, vatId, deliveryMethod, deliveryAddress, billingAddress } = quote
  const { vatPercent: percent, totalCents } = quote
  return {
    seller: nameSeller(billing, quote),
    customer: { name, email, ...(vatId !== null && { vatId }) },
    billingAddress,
    deliveryAddress,
    lines: quote.lines.map(describeLine),
    delivery: deliveryMethod === null ? null : { method: deliveryMethod, cents: quote.deliveryCents },
    reliefCents: quote.reliefCents,
    tax: describeTax(quote.taxTreatment, percent, deliveryAddress?.country ?? billing.seller.country),
    ...splitVat(totalCents, percent),
    grossCents: totalCents,
    orderId: '',
    orderNumber: '',
    customerReference: quote.customerReference,
    note: [quote.note, quote.answer].filter(Boolean).join('\n'),
    timeZone: billing.timeZone,
    issuedAt: at.toISOString(),
    orderedAt: at.toISOString(),
  }
}
