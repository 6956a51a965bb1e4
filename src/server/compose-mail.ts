import { join } from 'node:path'
import type { Logger } from 'pino'
import { createEmailJsMail } from '#adapters/emailjs.ts'
import { createOutboxMail } from '#adapters/outbox-files.ts'
import { createSmtpMail } from '#adapters/smtp.ts'
import type { Database } from '#db/client.ts'
import { isQuoteMailKind, ruleOf } from '#domain/mail/kinds.ts'
import type { RenderMail } from '#domain/mail/send.ts'
import { createOrderMailRenderer } from '#domain/orders/mail-texts.ts'
import type { MailService, RenderPaper } from '#domain/ports.ts'
import { createQuoteMailRenderer } from '#domain/quotes/mail-texts.ts'
import { createBackInStockRenderer } from '#domain/stock-watches/mail-text.ts'
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

/** Composes the mails that are queued without text, each kind by its own renderer. */
export function composeMailTexts(
  { origin, billing }: Config,
  db: Database,
  renderPaper: RenderPaper,
): RenderMail {
  const { seller, timeZone } = billing
  const shop = { db, origin, sellerName: seller.name }
  const renderBackInStock = createBackInStockRenderer(shop)
  const renderOrderMail = createOrderMailRenderer({ ...shop, timeZone, renderPaper })
  const renderQuoteMail = createQuoteMailRenderer({ ...shop, timeZone })
  return mail => {
    if (ruleOf(mail.kind)?.about === 'product') return renderBackInStock(mail)
    return (isQuoteMailKind(mail.kind) ? renderQuoteMail : renderOrderMail)(mail)
  }
}
