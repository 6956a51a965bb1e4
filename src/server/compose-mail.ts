import { join } from 'node:path'
import type { Logger } from 'pino'
import { createEmailJsMail } from '#adapters/emailjs.ts'
import { createOutboxMail } from '#adapters/outbox-files.ts'
import { createSmtpMail } from '#adapters/smtp.ts'
import type { MailService } from '#domain/ports.ts'
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
