import { createTransport } from 'nodemailer'
import { MailNotTaken, type MailService } from '#domain/ports.ts'
import { toMessage } from './mail-message.ts'

export interface SmtpOptions {
  /** In nodemailer's format: smtp://user:password@host:587, smtps://… */
  readonly url: string
  /** The sender: an address, or `Name <address>`. */
  readonly from: string
  /**
   * Whether mail is sent only over TLS 1.2 or later, to a server with a valid certificate, whatever the parameters of
   * `url` say. Otherwise TLS is used if the server offers it.
   */
  readonly mustEncrypt: boolean
  /** How long one mail may take, in ms. */
  readonly timeoutMs?: number
}

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
const TOTAL_MS = 90_000

/** https://nodemailer.com/smtp */
const TLS_ONLY = {
  requireTLS: true,
  ignoreTLS: false,
  opportunisticTLS: false,
  tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
} as const

/** Mail through any SMTP server. */
export function createSmtpMail({ url, from, mustEncrypt, timeoutMs = TOTAL_MS }: SmtpOptions): MailService {
  const transport = createTransport({
    url: mustEncrypt ? keepName(url) : url,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    ...(mustEncrypt && TLS_ONLY),
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...toMessage(mail, from), signal: AbortSignal.timeout(timeoutMs) })
      } catch (error) {
        throw new MailNotTaken(describe(error), { cause: error })
      }
    },
  }
}

/**
 * The URL without its parameters, which nodemailer ranks above its options; only the name with which the shop greets the
 * server is kept.
 */
function keepName(address: string): string {
  const url = new URL(address)
  const name = url.searchParams.get('name')
  url.search = name === null ? '' : String(new URLSearchParams({ name }))
  return url.href
}

/** The server's message; omitted if a password was being sent. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'SMTP: unknown error'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : ''
  if (code === 'EAUTH') return `SMTP ${status}: the mail server did not accept the name and the password`
  return `SMTP ${code}: ${error.message}`
}
