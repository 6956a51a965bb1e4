import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { createStripeCards } from '../adapters/stripe.ts'
import { createApi } from '../api/app.ts'
import type { KeptAnswer } from '../api/environment.ts'
import { Kept } from '../api/kept.ts'
import type { Database } from '../db/client.ts'
import type { Actor, Context, Topic } from '../domain/context.ts'
import { findActor } from '../identity/actor.ts'
import { type Auth, createAuth } from '../identity/auth.ts'
import { createStripeSandbox } from '../stand-ins/stripe-sandbox.ts'
import type { Config } from './config.ts'
import { type KeptPage, PageCache } from './page-cache.ts'

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
  readonly findActor: (headers: Headers) => Promise<Actor | null>
  readonly pages: PageCache
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
  const { cards, sandbox } = composeCards(config, db)
  const catalogAnswers = new Kept<KeptAnswer>({ maxAgeMs: KEPT_MAX_AGE_MS, maxEntries: 500 })
  const pages = new PageCache(new Kept<KeptPage>({ maxAgeMs: KEPT_MAX_AGE_MS, maxEntries: 50 }))
  const changed = (topic: Topic) => {
    if (topic === 'catalog') catalogAnswers.drop()
    pages.drop()
  }
  const contextFor = (actor: Actor | null): Context => ({
    actor,
    db,
    cards,
    changed,
    now: () => new Date(),
    orderHoldHours: config.orderHoldHours,
  })
  const identify = (headers: Headers) => findActor(auth, headers)
  const reportFault = (error: unknown, request: Request) =>
    log.error({ err: error, method: request.method, path: new URL(request.url).pathname }, 'a call failed')
  const api = createApi({
    origins: config.origins,
    findActor: identify,
    contextFor,
    catalogAnswers,
    reportFault,
  })
  return { config, log, api, auth, sandbox, findActor: identify, pages }
}

function composeCards(config: Config, db: Database) {
  if (config.stripe) return { cards: createStripeCards(config.stripe), sandbox: undefined }
  // Nobody outside this process knows the key: over HTTP only what a client secret allows can be done.
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`
  const { fetch } = createStripeSandbox({ db, secretKey })
  const cards = createStripeCards({
    secretKey,
    publishableKey: null,
    fetch: (input, init) => fetch(new Request(input, init)),
  })
  return { cards, sandbox: fetch }
}
