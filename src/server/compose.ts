import type { Logger } from 'pino'
import { createPasswordHasher } from '#adapters/argon2.ts'
import { renderInvoice } from '#adapters/pdf.ts'
import { renderImage } from '#adapters/sharp.ts'
import { createApi } from '#api/app.ts'
import { Cache } from '#api/cache.ts'
import type { DeniedRequest } from '#api/denied-request.ts'
import type { CachedAnswer } from '#api/environment.ts'
import type { SignInChoice } from '#contract/sign-in.ts'
import type { Database } from '#db/client.ts'
import type { Actor, Context, Topic } from '#domain/context.ts'
import { createOrderMailRenderer } from '#domain/orders/mail-texts.ts'
import { createActorFinder } from '#identity/actor.ts'
import { type Auth, createAuth } from '#identity/auth.ts'
import { type AuthSecrets, createSignatureRenewal } from '#identity/auth-secrets.ts'
import { createOwnerProof } from '#identity/owner-proof.ts'
import type { SandboxControls } from '#stand-ins/stripe-sandbox.ts'
import type { WebhookSender } from '#stand-ins/stripe-sandbox-webhooks.ts'
import { composeCards } from './compose-cards.ts'
import { composeImages } from './compose-images.ts'
import { composeMail } from './compose-mail.ts'
import { composeSignIn } from './compose-sign-in.ts'
import { composeWorkers } from './compose-workers.ts'
import type { Config } from './config.ts'
import { describeFault } from './faults.ts'
import { atMost, InFlight } from './in-flight.ts'
import { type CachedPage, PageCache } from './page-cache.ts'
import type { Worker } from './workers.ts'

/** How long another instance's change may go unseen here, in ms. Changes of this process show at once. */
const CACHE_MAX_AGE_MS = 1_000

const MB = 1024 * 1024
const CACHED_ANSWERS_BYTES = 64 * MB
const CACHED_PAGES_BYTES = 16 * MB

/** Where the card service's stand-in calls from. */
const OWN_ADDRESS = '127.0.0.1'

/** Everything the front serves, built once. */
export interface Shop {
  readonly config: Config
  readonly log: Logger
  readonly api: ReturnType<typeof createApi>
  readonly auth: Auth
  /** The card service's stand-in as browsers reach it; undefined where the real one is configured. */
  readonly sandbox: ((request: Request) => Promise<Response>) | undefined
  /** The OpenID provider's stand-in as browsers reach it; undefined where a real one is configured. */
  readonly openIdStandIn: ((request: Request) => Promise<Response>) | undefined
  /** The OpenID providers people may choose. */
  readonly signInWith: readonly SignInChoice[]
  /** Sends the stand-in's webhooks; undefined where the real card service is configured. */
  readonly webhookSender: WebhookSender | undefined
  /** Lets things happen at the card service's stand-in; undefined where the real one is configured. */
  readonly sandboxControls: SandboxControls | undefined
  /** What the shop itself acts with, on nobody's behalf. */
  readonly context: () => Context
  readonly pages: PageCache
  /** Work beside the requests; whoever opens the shop starts it. */
  readonly workers: readonly Worker[]
  /** Where whoever hands the shop a request adds the answer that is being made. */
  readonly inFlight: InFlight
  /**
   * Begins nothing more beside the requests and waits until everything that was begun has ended, `graceMs` at most. Afterwards the
   * database may be closed.
   */
  readonly close: (graceMs: number) => Promise<void>
  readonly reportFault: (error: unknown, request?: Request) => void
  /** Signs anew what an older secret of the sign-in has signed; to be applied to every request first. */
  readonly renewSignatures: (request: Request) => Request
  readonly reportDenied: (denied: DeniedRequest) => void
}

export interface ComposeInput {
  readonly config: Config
  readonly db: Database
  readonly authSecrets: AuthSecrets
  readonly log: Logger
  /** The clock; the machine's own where none is given. */
  readonly now?: () => Date
  /** Signs the webhooks of the card service's stand-in; made up where none is given. */
  readonly sandboxWebhookSecret?: string | undefined
}

/** The only place that builds the parts of the shop and gives them to each other. */
export function composeShop({
  config,
  db,
  authSecrets,
  log,
  now = () => new Date(),
  sandboxWebhookSecret,
}: ComposeInput): Shop {
  const { origin, origins } = config
  const inFlight = new InFlight()
  const { providers, openIdStandIn } = composeSignIn(config, db)
  const onMailQueued = () => changed('mails')
  const auth = createAuth({
    db,
    secrets: authSecrets,
    origin,
    origins,
    log,
    providers,
    passwords: createPasswordHasher(),
    onMailQueued,
  })
  const reportFault = (error: unknown, request?: Request) =>
    log.error(
      {
        fault: describeFault(error),
        method: request?.method,
        path: request && new URL(request.url).pathname,
      },
      'a call failed',
    )
  const reportDenied = (denied: DeniedRequest) => log.warn(denied, 'a call was refused')
  const { cards, sandbox, sweepSandbox, webhookSender, sandboxControls } = composeCards(config, {
    db,
    onError: reportFault,
    webhookSecret: sandboxWebhookSecret,
    callShop: request => inFlight.add(callShop(request)),
  })
  const callShop = async (request: Request) => api.fetch(request, { clientAddress: OWN_ADDRESS })
  const context = (): Context => contextFor(null)
  const workers = composeWorkers({
    db,
    mail: composeMail(config, log),
    word: createOrderMailRenderer({
      db,
      origin: config.origin,
      sellerName: config.billing.seller.name,
      timeZone: config.billing.timeZone,
      renderInvoice,
    }),
    sweepSandbox,
    log,
    reportFault,
    context,
  })
  const images = composeImages(config)
  const catalogAnswers = new Cache<CachedAnswer>({
    maxAgeMs: CACHE_MAX_AGE_MS,
    maxBytes: CACHED_ANSWERS_BYTES,
    sizeOf: ({ body }) => body.maxBytes,
  })
  const pages = new PageCache(
    new Cache<CachedPage>({
      maxAgeMs: CACHE_MAX_AGE_MS,
      maxBytes: CACHED_PAGES_BYTES,
      sizeOf: ({ body }) => body.maxBytes,
    }),
  )
  const changed = (topic: Topic) => {
    if (topic === 'mails') return workers.mail.nudge()
    if (topic === 'payments') return workers.webhooks.nudge()
    if (topic === 'catalog') catalogAnswers.drop()
    pages.drop()
  }
  const contextFor = (actor: Actor | null, address: string | null = null): Context => ({
    actor,
    address,
    db,
    cards,
    images,
    renderImage,
    renderInvoice,
    changed,
    now,
    orderHoldHours: config.orderHoldHours,
    maxUnpaidOrders: config.maxUnpaidOrders,
    billing: config.billing,
    contactTo: config.mail.contactTo,
  })
  const findActor = createActorFinder(auth, db, config)
  const api = createApi({
    origins: config.origins,
    mode: config.mode,
    findActor,
    proveOwner: createOwnerProof(auth, db),
    contextFor,
    catalogAnswers,
    reportFault,
    reportDenied,
  })
  const signInWith = providers.map(({ id }) => id)
  const allWorkers: readonly Worker[] = [...Object.values(workers), ...(webhookSender ? [webhookSender] : [])]
  async function close(graceMs: number): Promise<void> {
    const stopped = Promise.all(allWorkers.map(worker => worker.stop(graceMs)))
    await Promise.all([atMost(graceMs, stopped), inFlight.settle(graceMs)])
  }
  return {
    config,
    log,
    api,
    auth,
    sandbox,
    openIdStandIn,
    signInWith,
    pages,
    reportFault,
    renewSignatures: createSignatureRenewal(authSecrets),
    reportDenied,
    webhookSender,
    sandboxControls,
    context,
    workers: allWorkers,
    inFlight,
    close,
  }
}
