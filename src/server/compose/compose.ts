import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createPasswordHasher } from '#adapters/argon2.ts'
import { writeCii } from '#adapters/e-invoice/cii.ts'
import { renderLogo } from '#adapters/images/logo.ts'
import { renderShareImage } from '#adapters/images/share-image.ts'
import { renderImage, renderPhoto } from '#adapters/images/sharp.ts'
import { createTextFiles } from '#adapters/text-files.ts'
import { createApi } from '#api/app.ts'
import { describeCall } from '#api/base/describe-denied-request.ts'
import type { CachedAnswer, DeniedRequest, Reads } from '#api/base/environment.ts'
import { Cache } from '#api/caching/cache.ts'
import { RevisedCache } from '#api/caching/revised-cache.ts'
import type { SignInChoice } from '#contract/accounts/sign-in.ts'
import type { Language } from '#contract/language.ts'
import { onBehalfOf } from '#db/asker.ts'
import type { Database } from '#db/client.ts'
import type { Replicas } from '#db/replicas.ts'
import type { Actor, Context, Topic } from '#domain/context.ts'
import { DispatchGauge } from '#domain/delivery/dispatch-gauge.ts'
import type { PasswordHasher } from '#domain/ports.ts'
import { ShelfKeeper } from '#domain/search/shelf-keeper.ts'
import { createFinders, type FindPerson } from '#identity/actor.ts'
import { type Auth, createAuth } from '#identity/auth.ts'
import { type AuthSecrets, createSignatureRenewal } from '#identity/auth-secrets.ts'
import { createOwnerProof } from '#identity/owner-proof.ts'
import type { SandboxControls } from '#stand-ins/stripe-sandbox.ts'
import type { WebhookSender } from '#stand-ins/stripe-sandbox-webhooks.ts'
import type { Config } from '../config/config.ts'
import { atMost, InFlight } from '../in-flight.ts'
import type { HoledPage } from '../kept-pages/holed-page.ts'
import { OgPictures } from '../kept-pages/og-pictures.ts'
import { type CachedPage, PageCache } from '../kept-pages/page-cache.ts'
import { PageStore } from '../kept-pages/page-store.ts'
import { Sitemaps } from '../kept-pages/sitemaps.ts'
import { noteActor } from '../requests/seen-request.ts'
import { LiveSettings } from '../settings/live-settings.ts'
import type { TraceWork } from '../tracing/tracing.ts'
import type { WalArchive } from '../wal-archive/archive-log.ts'
import { Announcements, type SharedTopic } from './announcements.ts'
import { describeFault } from './faults.ts'
import { composeFiles } from './images.ts'
import { composePapers } from './papers.ts'
import { composePresses, createPartFileMaker, type ProductPresses } from './presses.ts'
import { Quarantine, releaseOnceUnmarked } from './quarantine.ts'
import { composeCards, composeMail, composeOutside, composeSignIn, traceMail } from './services.ts'
import { Tally } from './tally.ts'
import type { Worker } from './worker.ts'
import { composeWorkers } from './workers.ts'

/** How long a change that was not announced may go unseen, one made by hand in the database, in ms. Changes by this process show at once. */
const CACHE_MAX_AGE_MS = 1_000

const MB = 1024 * 1024
const CACHED_ANSWERS_BYTES = 32 * MB
const CACHED_SEARCHES_BYTES = 32 * MB
const CACHED_ONES_BYTES = 8 * MB
const CACHED_PAGES_BYTES = { visitors: 12 * MB, signedIn: 4 * MB } as const
const CACHED_CATALOGUE_BYTES = { visitors: 48 * MB, signedIn: 16 * MB } as const
/** Pages of the catalogue and searches are made anew when what they are about changes; what else they say may be this old, in ms. */
const CATALOGUE_MAX_AGE_MS = 60_000

/** The texts that come with the shop. */
const GIVEN_TEXTS = join(import.meta.dirname, '../../../texts')

/** The address that the card service's stand-in calls from. */
const OWN_ADDRESS = '127.0.0.1'

/** Everything the front serves, built once. */
export interface Shop extends ProductPresses {
  readonly config: Config
  readonly log: Logger
  /** The languages of pages and calls besides English. */
  readonly languages: readonly Language[]
  readonly api: ReturnType<typeof createApi>
  readonly auth: Auth
  readonly findPerson: FindPerson
  /** The card service's stand-in as browsers reach it; undefined if the real one is configured. */
  readonly sandbox: ((request: Request) => Promise<Response>) | undefined
  /** The OpenID provider's stand-in as browsers reach it; undefined if a real one is configured. */
  readonly openIdStandIn: ((request: Request) => Promise<Response>) | undefined
  /** The OpenID providers people may choose. */
  readonly signInWith: readonly SignInChoice[]
  /** Sends the stand-in's webhooks; undefined if the real card service is configured. */
  readonly webhookSender: WebhookSender | undefined
  /** Triggers events at the card service's stand-in; undefined if the real one is configured. */
  readonly sandboxControls: SandboxControls | undefined
  /** The context for the shop's own work, on nobody's behalf. */
  readonly context: () => Context
  /** Whether this is a restored copy, which keeps still. */
  readonly isQuarantined: () => boolean
  readonly db: Database
  /** What may be read from replicas; undefined if there are none, as these are. */
  readonly reads: Reads | undefined
  readonly replicas: Replicas | undefined
  readonly tally: Tally
  /** Undefined if the log of the database is not archived by this process. */
  readonly walArchive: Pick<WalArchive, 'readAge'> | undefined
  /** The catalogue in memory. */
  readonly shelf: ShelfKeeper
  /** What is kept for visitors. */
  readonly pages: PageCache
  /** What is kept for the signed-in, by their kind. */
  readonly personalPages: PageStore<HoledPage>
  readonly sitemaps: Sitemaps
  readonly ogPictures: OgPictures
  /** Background work; whoever opens the shop starts it. */
  readonly workers: readonly Worker[]
  /** The configuration as it stands; whoever opens the shop has it read what the desk has changed. */
  readonly settings: LiveSettings
  /** Whether requests wait for a connection to the database. */
  readonly isDatabaseBusy: () => boolean
  /** Tracks the responses in progress; whoever passes the shop a request adds its response. */
  readonly inFlight: InFlight
  /** Starts no further background work and waits for what is under way, at most `graceMs`. */
  readonly stopWorkers: (graceMs: number) => Promise<unknown>
  /** Call once no request can come: waits for everything that was started, at most `graceMs`. Afterwards the database may be closed. */
  readonly close: (graceMs: number) => Promise<void>
  readonly reportFault: (error: unknown, request?: Request) => void
  /** Re-signs whatever an older sign-in secret has signed; apply to every request first. */
  readonly renewSignatures: (request: Request) => Request
  readonly reportDenied: (denied: DeniedRequest) => void
}

export interface ComposeInput {
  readonly config: Config
  readonly db: Database
  readonly authSecrets: AuthSecrets
  readonly log: Logger
  /** The clock; by default the machine's. */
  readonly now?: () => Date
  /** Whether the database is marked as a restored copy; false by default. */
  readonly isRestored?: boolean | undefined
  readonly walArchive?: Shop['walArchive']
  /** Replicas of the database, to read from; none by default. */
  readonly replicas?: Replicas | undefined
  /** Signs the webhooks of the card service's stand-in; generated by default. */
  readonly sandboxWebhookSecret?: string | undefined
  /** The languages that pages and calls are answered in besides English; none by default. */
  readonly languages?: readonly Language[] | undefined
  /** The language of its mails; English by default. */
  readonly language?: Language | undefined
  /** By default Argon2id with the work that production needs. */
  readonly passwords?: PasswordHasher | undefined
  /** Tells of background work and of mails; by default nobody is told. */
  readonly trace?: TraceWork | undefined
}

/** The only place that builds the parts of the shop and injects them into each other. */
export function composeShop({
  config,
  db,
  authSecrets,
  log,
  now = () => new Date(),
  isRestored = false,
  walArchive,
  replicas,
  sandboxWebhookSecret,
  languages = [],
  language,
  passwords = createPasswordHasher(),
  trace,
}: ComposeInput): Shop {
  const { origin, origins } = config
  const inFlight = new InFlight()
  const quarantine = new Quarantine(isRestored)
  const tally = new Tally()
  const findGivenText = createTextFiles({ own: join(config.dataDir, 'texts'), given: GIVEN_TEXTS })
  const settings = new LiveSettings(config, db, {
    findGivenText,
    warn: problem => log.warn({ problem }, 'a setting of the desk does not fit the environment'),
  })
  const dispatching = new DispatchGauge({ db, now, settings: () => settings.current })
  const { providers, openIdStandIn } = composeSignIn(config, db)
  const onMailQueued = () => changed('mails')
  const auth = createAuth({
    db,
    secrets: authSecrets,
    origin,
    findSellerName: () => settings.current.billing.seller.name,
    origins,
    log,
    providers,
    passwords,
    onMailQueued,
    onCleared: () => changed('reviews'),
    onFailedSignIn: failed => {
      tally.failedSignIns += 1
      log.warn(failed, 'a sign-in failed')
    },
  })
  const reportFault = (error: unknown, request?: Request) =>
    log.error(
      {
        fault: describeFault(error),
        call: request && describeCall(request.method, new URL(request.url).pathname),
      },
      'a call failed',
    )
  const reportDenied = (denied: DeniedRequest) => log.warn(denied, 'a call was refused')
  const papers = composePapers({ settings, db, origin, language, now, reportFault })
  const presses = composePresses(reportFault)
  const {
    cards: openCards,
    sandbox,
    sweepSandbox,
    webhookSender,
    sandboxControls,
  } = composeCards(config, {
    db,
    onError: reportFault,
    webhookSecret: sandboxWebhookSecret,
    // As over HTTP: each has an id of its own.
    callShop: request =>
      inFlight.add(onBehalfOf({ kind: 'request', id: randomUUID() }, () => callShop(request))),
  })
  const cards = quarantine.guardCards(openCards)
  const callShop = async (request: Request) => api.fetch(request, { clientAddress: OWN_ADDRESS })
  const context = (): Context => contextFor(null)
  const reads = replicas && {
    older: replicas.database(),
    catalogue: replicas.database(() => shelf.changedAt),
  }
  const shelf: ShelfKeeper = new ShelfKeeper(db, reportFault, reads?.older)
  const workers = composeWorkers({
    db,
    mail: traceMail(composeMail(config, log), trace),
    mailConnections: config.mail.connections,
    renderMail: papers.renderMail,
    sweepSandbox,
    log,
    reportFault,
    context,
    shelf,
    settings,
    onSettingsChanged: () => readAgain('settings'),
    config,
    tally,
    trace,
  })
  const files = composeFiles(config)
  const outside = composeOutside(config, settings)
  const sizeOf = ({ body }: CachedAnswer | CachedPage) => body.maxBytes
  const catalogAnswers = new Cache<CachedAnswer>({
    maxAgeMs: CACHE_MAX_AGE_MS,
    maxBytes: CACHED_ANSWERS_BYTES,
    sizeOf,
  })
  const shelfAnswers = new RevisedCache<CachedAnswer>(shelf, {
    maxAgeMs: CATALOGUE_MAX_AGE_MS,
    maxBytes: CACHED_SEARCHES_BYTES,
    sizeOf,
  })
  const oneAnswers = new RevisedCache<CachedAnswer>(shelf, {
    maxAgeMs: CACHE_MAX_AGE_MS,
    maxBytes: CACHED_ONES_BYTES,
    sizeOf,
  })
  const keepPages = <Page>(readers: 'visitors' | 'signedIn', sizeOfPage: (page: Page) => number) => ({
    pages: new Cache<Page>({
      maxAgeMs: CACHE_MAX_AGE_MS,
      maxBytes: CACHED_PAGES_BYTES[readers],
      sizeOf: sizeOfPage,
    }),
    ofCatalogue: new RevisedCache<Page>(shelf, {
      maxAgeMs: CATALOGUE_MAX_AGE_MS,
      maxBytes: CACHED_CATALOGUE_BYTES[readers],
      sizeOf: sizeOfPage,
    }),
  })
  const pages = new PageCache(keepPages<CachedPage>('visitors', sizeOf))
  const personalPages = new PageStore(keepPages<HoledPage>('signedIn', ({ bytes }) => bytes))
  const changed = (topic: Topic) => {
    if (topic === 'webhooks' || topic === 'mails' || topic === 'stock') workers.outgoing.nudge()
    if (topic === 'webhooks') return
    if (topic === 'mails') return workers.mail.nudge()
    if (topic === 'payments') return workers.webhooks.nudge()
    if (topic === 'stock') return workers.watches.nudge()
    readAgain(topic)
    announcements.tell(topic)
  }
  const readAgain = (topic: SharedTopic) => {
    shelf.noteChange()
    if (topic === 'catalog') catalogAnswers.drop()
    const isOnEach = topic === 'settings'
    if (isOnEach) oneAnswers.drop()
    for (const kept of [pages, personalPages]) kept.drop({ isOnEach })
  }
  const announcements = new Announcements(db, {
    reportFault,
    onHeard: topic => {
      readAgain(topic)
      workers.shelf.nudge()
      workers.settings.nudge()
    },
  })
  const contextFor = (actor: Actor | null, address: string | null = null): Context => ({
    actor,
    address,
    db,
    cards,
    ...outside,
    ...files,
    renderImage,
    renderPhoto,
    renderLogo,
    renderPaper: paper => papers.print(paper, actor?.key?.id ?? actor?.id),
    writeElectronicInvoice: writeCii,
    findText: settings.findText,
    previewMail: papers.previewMail,
    shelf,
    changed,
    now,
    ...settings.facts,
    dispatching,
  })
  const { findPerson, findActor } = createFinders(auth, { db, origin, mode: config.mode, onFound: noteActor })
  const api = createApi({
    origins: config.origins,
    mode: config.mode,
    languages,
    findActor,
    proveOwner: createOwnerProof(auth, db),
    contextFor,
    reads,
    catalogAnswers,
    oneAnswers,
    shelfAnswers,
    makePartFile: createPartFileMaker(presses, context, origin),
    missedSearches: tally.missedSearches,
    visits: tally.visits,
    reportFault,
    reportDenied,
  })
  const signInWith = providers.map(({ id }) => id)
  const { shelf: shelfWorker, ...otherWorkers } = workers
  const release = releaseOnceUnmarked(quarantine, {
    db,
    reportFault,
    onReleased: () => {
      for (const kept of [pages, personalPages]) kept.drop()
      log.info('the quarantine is over')
    },
  })
  const allWorkers: readonly Worker[] = [
    shelfWorker,
    announcements,
    ...(isRestored ? [release] : []),
    ...[...Object.values(otherWorkers), ...(webhookSender ? [webhookSender] : [])].map(worker =>
      quarantine.holdBack(worker),
    ),
  ]
  const stopWorkers = (graceMs: number) => Promise.all(allWorkers.map(worker => worker.stop(graceMs)))
  async function close(graceMs: number): Promise<void> {
    const end = performance.now() + graceMs
    await Promise.all([stopWorkers(graceMs), inFlight.settle(graceMs)])
    await atMost(
      end - performance.now(),
      Promise.all([shelf, papers, ...Object.values(presses)].map(each => each.close())),
    )
  }
  return {
    config,
    log,
    languages,
    api,
    auth,
    findPerson,
    sandbox,
    openIdStandIn,
    signInWith,
    db,
    reads,
    replicas,
    tally,
    walArchive,
    shelf,
    pages,
    personalPages,
    sitemaps: new Sitemaps(origin, () => ({ ...context(), db: reads?.older ?? db })),
    ogPictures: new OgPictures(context, renderShareImage),
    ...presses,
    reportFault,
    renewSignatures: createSignatureRenewal(authSecrets),
    reportDenied,
    webhookSender,
    sandboxControls,
    context,
    isQuarantined: () => quarantine.isOn,
    workers: allWorkers,
    settings,
    isDatabaseBusy: db.isBusy,
    inFlight,
    stopWorkers,
    close,
  }
}
