import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { guardCards } from '#adapters/cards/card-breaker.ts'
import { createStripeCards } from '#adapters/cards/stripe.ts'
import { createEmailJsMail } from '#adapters/mail/emailjs.ts'
import { createOutboxMail } from '#adapters/mail/outbox-files.ts'
import { createSmtpMail } from '#adapters/mail/smtp.ts'
import { createVies } from '#adapters/vies.ts'
import { createWebhookCourier } from '#adapters/webhook-courier.ts'
import { isStaff } from '#contract/accounts/roles.ts'
import { isInEu } from '#contract/countries.ts'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema.ts'
import type { CardService, MailService, VatRegister, WebhookCourier } from '#domain/ports.ts'
import type { OpenIdProvider } from '#identity/openid-providers.ts'
import { createOpenIdStandIn, hasOpenIdStandIn } from '#stand-ins/openid-provider.ts'
import { createStripeSandbox, type SandboxControls } from '#stand-ins/stripe-sandbox.ts'
import { createWebhookSender, type WebhookSender } from '#stand-ins/stripe-sandbox-webhooks.ts'
import { createViesSandbox } from '#stand-ins/vies-sandbox.ts'
import { parseRange } from '../config/client-address.ts'
import type { Config } from '../config/config.ts'
import type { LiveSettings } from '../settings/live-settings.ts'
import type { TraceWork } from '../tracing/tracing.ts'

/** The card service as configured, with the parts that belong to its stand-in, if that is used. */
interface Cards {
  readonly cards: CardService
  readonly sandbox?: (request: Request) => Promise<Response>
  readonly sweepSandbox?: () => Promise<void>
  readonly webhookSender?: WebhookSender
  readonly sandboxControls?: SandboxControls
}

interface CardsInput {
  readonly db: Database
  readonly onError: (error: unknown) => void
  /** Signs the stand-in's webhooks; generated if undefined. */
  readonly webhookSecret: string | undefined
  /** Calls the shop's API in process: the stand-in sends its webhooks there. */
  readonly callShop: (request: Request) => Promise<Response>
}

/** Stripe if it is configured, otherwise its sandbox. */
export function composeCards(config: Config, input: CardsInput): Cards {
  if (config.stripe) return { cards: guardCards(createStripeCards(config.stripe)) }
  const { db, onError, callShop } = input
  // The secrets never leave this process: over HTTP, only what a client secret allows can be done.
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`
  const webhookSecret = input.webhookSecret ?? `whsec_${randomBytes(24).toString('hex')}`
  const webhooks = createWebhookSender({ secret: webhookSecret, deliver: callShop })
  const { fetch, sweep, controls } = createStripeSandbox({
    db,
    secretKey,
    onError,
    webhooks,
    faults: config.sandboxFaults,
  })
  const cards = guardCards(createStripeCards({ secretKey, webhookSecret, publishableKey: null, fetch }))
  return { cards, sandbox: fetch, sweepSandbox: sweep, webhookSender: webhooks, sandboxControls: controls }
}

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

/** The same mail service, whose work is told of. */
export function traceMail(mail: MailService, trace: TraceWork | undefined): MailService {
  return trace ? { send: each => trace(`send ${each.kind}`, () => mail.send(each)) } : mail
}

const GOOGLE_ISSUER = 'https://accounts.google.com'

/** The OpenID providers as configured; in a demo without Google's keys, a stand-in replaces Google. */
export function composeSignIn({ mode, origin, signIn }: Config, db: Database) {
  const { google, oidc } = signIn
  const others: OpenIdProvider[] = oidc ? [{ ...oidc, id: 'oidc', name: 'single sign-on' }] : []
  if (google) {
    const real: OpenIdProvider = { ...google, id: 'google', name: 'Google', issuer: GOOGLE_ISSUER }
    return { providers: [real, ...others], openIdStandIn: undefined }
  }
  if (mode === 'live' || !hasOpenIdStandIn()) return { providers: others, openIdStandIn: undefined }
  const { fetch, ...client } = createOpenIdStandIn({ origin, mayVouchFor: email => isNoStaff(db, email) })
  const standIn: OpenIdProvider = { ...client, id: 'google', name: 'Google' }
  return { providers: [standIn, ...others], openIdStandIn: fetch }
}

async function isNoStaff(db: Database, email: string): Promise<boolean> {
  const [person] = await db.select({ role: users.role }).from(users).where(eq(users.email, email))
  return person === undefined || !isStaff(person.role)
}

/** Of a demo, webhooks may go without encryption, as to a receiver that is being written. */
function composeCourier({ mode, webhookNetworks }: Config): WebhookCourier {
  const networks = webhookNetworks.map(parseRange).filter(range => range !== undefined)
  return createWebhookCourier({ networks, mayBePlain: mode === 'demo' })
}

/** VIES in live mode, its stand-in in the demo. */
function composeVatRegister({ mode }: Config, settings: LiveSettings): VatRegister {
  const findRequester = () => {
    const { country, vatId } = settings.current.billing.seller
    return isInEu(country) && vatId !== '' ? vatId.replaceAll(' ', '') : undefined
  }
  return createVies({ findRequester, ...(mode === 'demo' && { fetch: createViesSandbox() }) })
}

/** What the shop asks of others, and tells them, besides of its card service. */
export function composeOutside(config: Config, settings: LiveSettings) {
  return { vatRegister: composeVatRegister(config, settings), courier: composeCourier(config) }
}
