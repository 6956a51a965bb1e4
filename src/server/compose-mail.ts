import { join } from 'node:path'
import type { Logger } from 'pino'
import { createEmailJsMail } from '#adapters/emailjs.ts'
import { createOutboxMail } from '#adapters/outbox-files.ts'
import { createSmtpMail } from '#adapters/smtp.ts'
import type { Database } from '#db/client.ts'
import { createOrderMailRenderer } from '#domain/letters/orders.ts'
import { createQuoteMailRenderer } from '#domain/letters/quotes.ts'
import { createBackInStockRenderer } from '#domain/letters/stock-watches.ts'
import { readBlocks } from '#domain/mail/blocks.ts'
import { toHtml } from '#domain/mail/html.ts'
import { isQuoteMailKind, ruleOf } from '#domain/mail/kinds.ts'
import type { ComposedMail } from '#domain/mail/letter.ts'
import type { QueuedMail, RenderMail } from '#domain/mail/send.ts'
import type { MailService, RenderPaper } from '#domain/ports.ts'
import type { Config } from './config.ts'

/**
 * The mail service as configured: EmailJS for the contact form, SMTP for everything else; if only one is configured, it
 * does both.
 */
export function composeMail({ mail, mode, dataDir }: Config, log: Pick<Logger, 'info'>): MailService {
  const { from, smtp, emailJs } = mail
  const bySmtp = smtp && createSmtpMail({ ...smtp, from, mustEncrypt: mode === 'live' })
  const byEmailJs = emailJs && createEmailJsMail(emailJs)
  if (bySmtp && byEmailJs) return { send: each => (each.kind === 'contact' ? byEmailJs : bySmtp).send(each) }
  return (
    bySmtp ??
    byEmailJs ??
    createOutboxMail({
      folder: join(dataDir, 'outbox'),
      from,
      onMail: written => log.info(written, 'a mail was written to the outbox'),
    })
  )
}

/**
 * Renders mails: those that were queued without text are composed, each kind by its own words; of those with a text, earlier ones included, the text
 * is what is made into HTML.
 */
export function composeMailTexts(
  { origin, billing }: Config,
  db: Database,
  renderPaper: RenderPaper,
): RenderMail {
  const { seller, timeZone } = billing
  const shop = { db, origin, sellerName: seller.name }
  const composeBackInStock = createBackInStockRenderer(shop)
  const composeOrderMail = createOrderMailRenderer({ ...shop, timeZone, renderPaper })
  const composeQuoteMail = createQuoteMailRenderer({ ...shop, timeZone })
  async function compose(mail: QueuedMail): Promise<ComposedMail> {
    const { kind, subject, body } = mail
    const rule = ruleOf(kind)
    if (subject !== null && body !== null) {
      const blocks = readBlocks(body, { origin, action: rule?.action })
      return { subject, body, blocks, attachments: [] }
    }
    if (rule?.about === 'product') return composeBackInStock(mail)
    return (isQuoteMailKind(kind) ? composeQuoteMail : composeOrderMail)(mail)
  }
  return async mail => {
    const { blocks, ...composed } = await compose(mail)
    return { ...composed, html: toHtml({ subject: composed.subject, blocks }, { origin, seller }) }
  }
}
