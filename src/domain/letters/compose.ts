import type { Database } from '#db/client.ts'
import type { Seller } from '#db/invoice-content.ts'
import { readBlocks } from '../mail/blocks.ts'
import { toHtml } from '../mail/html.ts'
import { type MailSubject, ruleOf } from '../mail/kinds.ts'
import type { ComposedMail, ComposeMail } from '../mail/letter.ts'
import type { QueuedMail, RenderMail } from '../mail/send.ts'
import type { RenderPaper } from '../ports.ts'
import { createOrderMailRenderer } from './orders.ts'
import { createQuoteMailRenderer } from './quotes.ts'
import { createBackInStockRenderer } from './stock-watches.ts'

/**
 * Renders mails: those that were queued without text are composed, each kind by its own words; of those with a text, earlier ones included,
 * the text is what is made into HTML.
 */
export function createMailRenderer({
  seller,
  ...shop
}: {
  readonly db: Pick<Database, 'select' | 'insert'>
  /** The shop's public URL. */
  readonly origin: string
  readonly seller: Seller
  readonly timeZone: string
  readonly renderPaper: RenderPaper
}): RenderMail {
  const { origin } = shop
  const named = { ...shop, sellerName: seller.name }
  const composers: Readonly<Record<MailSubject, ComposeMail>> = {
    order: createOrderMailRenderer(named),
    quote: createQuoteMailRenderer(named),
    product: createBackInStockRenderer(named),
  }
  async function compose(mail: QueuedMail): Promise<ComposedMail> {
    const { kind, subject, body } = mail
    const { about, action } = ruleOf(kind) ?? {}
    if (subject !== null && body !== null)
      return { subject, body, blocks: readBlocks(body, { origin, action }), attachments: [] }
    if (about === undefined) throw new Error(`no template for mails of kind ${kind}`)
    return composers[about](mail)
  }
  return async mail => {
    const { blocks, ...composed } = await compose(mail)
    return { ...composed, html: toHtml({ subject: composed.subject, blocks }, { origin, seller }) }
  }
}
