import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { renderImage } from '../adapters/sharp.ts'
import { createStripeCards } from '../adapters/stripe.ts'
import { createApi } from '../api/app.ts'
import type { KeptAnswer } from '../api/environment.ts'
import { Kept } from '../api/kept.ts'
import type { Database } from '../db/client.ts'
import type { Actor, Context, Topic } from '../domain/context.ts'
import { createActorFinder } from '../identity/actor.ts'
import { type Auth, createAuth } from '../identity/auth.ts'
import { createStripeSandbox } from '../stand-ins/stripe-sandbox.ts'
import { composeImages } from './compose-images.ts'
import { composeMail } from './compose-mail.ts'
import { composeWorkers } from './compose-workers.ts'
import type { Config } from './config.ts'
import { describeFault } from './faults.ts'
import { type KeptPage, PageCache } from './page-cache.ts'
import type { Worker } from './workers.ts'

/** How long another instance's change may go unseen here, in ms. Changes of this process show at once. */
const KEPT_MAX_AGE_MS = 1_000

/** Everything the front serves, built once. */
export interface Shop {
  readonly config: Config
  readonly log: Logger
  readonly api: ReturnType<typeof createApi>
  readonly auth: Auth
  /** The card service's stand-in as browsers reach it; undefined where the real one is configured. */
  readonly sandbox: ((request: Request) => Promise<Response>) | undefined
  readonly pages: PageCache
  /** Work beside the requests; whoever opens the shop starts and stops it. */
  readonly workers: readonly Worker[]
  readonly reportFault: (error: unknown, request?: Request) => void
}

export interface ComposeInput {
  readonly config: Config
  readonly db: Database
  readonly authSecret: string
  readonly log: Logger
}

/** The only place that builds the parts of the shop and gives them to each other. */
export function composeShop({ config, db, authSecret, log }: ComposeInput): Shop {
  const auth = createAuth({ db, secret: authSecret, origin: config.origin, origins: config.origins, log })
  const reportFault = (error: unknown, request?: Request) =>
    log.error(
      {
        fault: describeFault(error),
        method: request?.method,
        path: request && new URL(request.url).pathname,
      },
      'a call failed',
    )
  const { cards, sandbox, sweepSandbox } = composeCards(config, db, reportFault)
  const workers = composeWorkers({ db, mail: composeMail(config, log), sweepSandbox, log, reportFault })
  const images = composeImages(config)
  const catalogAnswers = new Kept<KeptAnswer>({ maxAgeMs: KEPT_MAX_AGE_MS, maxEntries: 500 })
  const pages = new PageCache(new Kept<KeptPage>({ maxAgeMs: KEPT_MAX_AGE_MS, maxEntries: 50 }))
  const changed = (topic: Topic) => {
    if (topic === 'mails') return workers.mail.nudge()
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
    changed,
    now: () => new Date(),
    orderHoldHours: config.orderHoldHours,
    contactTo: config.mail.contactTo,
  })
  const findActor = createActorFinder(auth, db)
  const api = createApi({
    origins: config.origins,
    findActor,
    contextFor,
    catalogAnswers,
    reportFault,
  })
  return { config, log, api, auth, sandbox, pages, reportFault, workers: Object.values(workers) }
}

function composeCards(config: Config, db: Database, onError: (error: unknown) => void) {
  if (config.stripe)
    return { cards: createStripeCards(config.stripe), sandbox: undefined, sweepSandbox: undefined }
  // Nobody outside this process knows the key: over HTTP only what a client secret allows can be done.
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`
  const { fetch, sweep } = createStripeSandbox({ db, secretKey, onError })
  const cards = createStripeCards({ secretKey, publishableKey: null, fetch })
  return { cards, sandbox: fetch, sweepSandbox: sweep }
}
