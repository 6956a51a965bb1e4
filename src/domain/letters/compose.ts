import type { Database } from '#db/client.ts'
import type { Seller } from '#db/tables/invoice-content.ts'
import { type Logo, shownSize } from '../logo.ts'
import { readParagraphs } from '../mail/blocks.ts'
import { toHtml } from '../mail/html.ts'
import { type MailSubject, ruleOf } from '../mail/kinds.ts'
import type { ComposedMail, ComposeMail } from '../mail/letter.ts'
import type { Wording } from '../mail/own-words.ts'
import type { QueuedMail, RenderMail } from '../mail/send.ts'
import type { RenderPaper } from '../ports.ts'
import { createTermsMailRenderer } from './account-terms.ts'
import { createAccountMailRenderer } from './accounts.ts'
import { createAlertsRenderer } from './alerts.ts'
import { createMessageMailRenderer } from './messages.ts'
import { createNewOrdersRenderer } from './new-orders.ts'
import { createOrderMailRenderer } from './orders.ts'
import { createQuoteMailRenderer } from './quotes.ts'
import { createBackInStockRenderer } from './stock-watches.ts'
import { createVatIdMailRenderer } from './vat-ids.ts'

/** What mails call their logo. */
const LOGO = 'logo@shop'

/**
 * Renders mails, each kind by its own words. If an earlier version queued a mail with its text, that is what is made into HTML.
 */
export function createMailRenderer({
  seller,
  ...shop
}: Omit<Wording, 'sellerName'> & {
  readonly db: Pick<Database, 'select' | 'insert'>
  /** The shop's public URL. */
  readonly origin: string
  readonly seller: Seller
  readonly timeZone: string
  readonly renderPaper: RenderPaper
  /** Stands at the head of mails instead of the seller's name. */
  readonly logo?: Logo | undefined
}): RenderMail {
  const { origin, language, logo } = shop
  const named = { ...shop, sellerName: seller.name }
  const composers: Readonly<Record<MailSubject, ComposeMail>> = {
    account: createAccountMailRenderer(named),
    terms: createTermsMailRenderer(named),
    order: createOrderMailRenderer(named),
    'new-orders': createNewOrdersRenderer(shop),
    quote: createQuoteMailRenderer(named),
    product: createBackInStockRenderer(named),
    message: createMessageMailRenderer(named),
    'vat-id': createVatIdMailRenderer(shop),
    alerts: createAlertsRenderer(shop),
  }
  async function compose(mail: QueuedMail): Promise<ComposedMail> {
    const { kind, subject, body } = mail
    if (subject !== null && body !== null)
      return { subject, body, blocks: readParagraphs(body), attachments: [] }
    const rule = ruleOf(kind)
    if (!rule) throw new Error(`no template for mails of kind ${kind}`)
    return composers[rule.about](mail)
  }
  return async mail => {
    const { blocks, ...composed } = await compose(mail)
    const head = { origin, seller, language, logo: logo && { src: `cid:${LOGO}`, ...shownSize(logo) } }
    const html = toHtml({ subject: composed.subject, blocks }, head)
    if (!logo) return { ...composed, html }
    const picture = { id: LOGO, contentType: 'image/png', bytes: Buffer.from(logo.png, 'base64') }
    return { ...composed, html, pictures: [picture] }
  }
}
