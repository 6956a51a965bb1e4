import { randomBytes } from 'node:crypto'
import { guardCards } from '#adapters/card-breaker.ts'
import { createStripeCards } from '#adapters/stripe.ts'
import type { Database } from '#db/client.ts'
import type { CardService } from '#domain/ports.ts'
import { createStripeSandbox, type SandboxControls } from '#stand-ins/stripe-sandbox.ts'
import { createWebhookSender, type WebhookSender } from '#stand-ins/stripe-sandbox-webhooks.ts'
import type { Config } from './config.ts'

/** The card service as configured, with the parts that belong to its stand-in, if that is used. */
export interface Cards {
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
