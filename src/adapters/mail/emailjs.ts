import { MailNotTaken, type MailService, type OutgoingMail } from '#domain/ports.ts'

export interface EmailJsOptions {
  readonly serviceId: string
  readonly templateId: string
  readonly userId: string
  readonly endpoint?: string
  readonly timeoutMs?: number
}

const ENDPOINT = 'https://api.emailjs.com/api/v1.0/email/send'
const TIMEOUT_MS = 30_000

/**
 * Mail through EmailJS, which fills in a template of the account. The template has the fields of the contact form by
 * their names, and for every mail `to_email`, `reply_to`, `subject`, `message`, `message_id` and `request_id`. The account must allow
 * calls from non-browser applications (Account, Security). In place of attachments, the message gets links.
 * https://www.emailjs.com/docs/rest-api/send/
 */
export function createEmailJsMail(options: EmailJsOptions): MailService {
  const { serviceId, templateId, userId, endpoint = ENDPOINT, timeoutMs = TIMEOUT_MS } = options
  return {
    async send(mail) {
      const template_params = {
        to_email: mail.recipient,
        reply_to: mail.replyTo ?? '',
        subject: mail.subject,
        message: withLinks(mail),
        message_id: mail.id,
        request_id: mail.requestId ?? '',
        ...mail.fields,
      }
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          service_id: serviceId,
          template_id: templateId,
          user_id: userId,
          template_params,
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      }).catch((error: unknown) => {
        throw new MailNotTaken('EmailJS is not responding', { cause: error })
      })
      // Its responses are a line of text.
      const answer = await response.text().catch(() => '')
      if (!response.ok) throw new MailNotTaken(`EmailJS ${response.status}: ${answer.slice(0, 300)}`)
    },
  }
}

function withLinks({ body, attachments }: OutgoingMail): string {
  const links = attachments.map(({ filename, link }) => `\n${filename}: ${link}\n`)
  return [body, ...links].join('')
}
