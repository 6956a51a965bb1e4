import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { expect } from 'vitest'
import { createPasswordHasher } from '#adapters/argon2.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { inserted } from '#contract/common.ts'
import type { Language } from '#contract/language.ts'
import { markQuarantine } from '#db/backup/marks.ts'
import { users } from '#db/schema.ts'
import type { PasswordHasher } from '#domain/ports.ts'
import { type AuthSecrets, firstVersion } from '#identity/auth-secrets.ts'
import { composeShop } from '#server/compose/compose.ts'
import { readConfig } from '#server/config/config.ts'
import { createApp, createFront, type FrontOptions } from '#server/front/front.ts'
import { type Caller, createCaller } from './caller.ts'
import { createTestDatabase } from './database.ts'
import { newProductForm, type ProductForm } from './forms.ts'
import { createRegister } from './register.ts'

export const ORIGIN = 'http://localhost:3000'
/** Generous for a busy machine: everything that uses the database has to end before it is closed. */
const CLOSING_MS = 30_000
export const PASSWORD = 'correct horse battery'

export interface Person extends Caller {
  readonly id: string
  readonly name: string
  readonly email: string
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is not there')
  return value
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** Signing people up would otherwise take much of the tests' time. */
const quickPasswords = createPasswordHasher({ memory: 8, passes: 1, parallelism: 1 })

let people = 0

/**
 * The shop's calls on a database of its own, through the same front as in production, without a build or a port. Unpaid orders and
 * payments are unlimited, and the owner is told of no new orders and mails about shipments leave at once, unless `env` says otherwise: most tests book a lot for one person. Passwords are hashed with little work unless
 * `passwords` says otherwise.
 */
export async function openTestShop(
  options: {
    env?: Record<string, string>
    now?: () => Date
    webhookSecret?: string | undefined
    passwords?: PasswordHasher
    reachDatabase?: (url: string) => Promise<string>
    /** Whether it sells all products of the demo; none by default. */
    hasCatalogue?: boolean
    /** The pages; by default each says no more than its path. */
    front?: FrontOptions
    /** In which calls are answered besides English. */
    languages?: readonly Language[]
    /** The language of mails. */
    language?: Language
    /** Whether it is a restored copy; marked so, as `npm run restore` does. */
    isRestored?: boolean
    /** What archives the log. */
    walArchive?: { readAge: () => number | undefined }
  } = {},
) {
  const database = await createTestDatabase({
    reach: options.reachDatabase,
    catalogue: options.hasCatalogue ? 'full' : undefined,
  })
  if (options.isRestored) await markQuarantine(database.url)
  const dataDir = await mkdtemp(join(tmpdir(), 'parts-hub-shop-'))
  const quiet = { MAX_UNPAID_ORDERS: '0', NEW_ORDER_MAILS: 'off', SHIPMENT_UNDO_MINUTES: '0' }
  const config = readConfig({ DATA_DIR: dataDir, ...quiet, ...options.env })
  const faults: string[] = []
  const warnings: string[] = []
  const notes: string[] = []
  const collectLine = (line: string) => {
    const { level } = JSON.parse(line)
    if (level < 40) notes.push(line)
    else (level < 50 ? warnings : faults).push(line)
  }
  const log = pino({}, { write: collectLine })
  const renderPage = async (request: Request) => new Response(`page ${new URL(request.url).pathname}`)
  const compose = (authSecrets: AuthSecrets) => {
    const composed = composeShop({
      config,
      db: database.db,
      authSecrets,
      log,
      isRestored: options.isRestored,
      walArchive: options.walArchive,
      ...(options.now && { now: options.now }),
      sandboxWebhookSecret: options.webhookSecret,
      passwords: options.passwords ?? quickPasswords,
      languages: options.languages,
      language: options.language,
    })
    return { composed, answer: createApp(composed, options.front ?? { renderPage, assetsDir: undefined }) }
  }
  const { composed: shop, answer: firstApp } = compose(firstVersion('a secret of the tests alone, no other'))
  let app = firstApp
  const serve = async (request: Request, clientAddress: string) =>
    shop.inFlight.add(
      Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: clientAddress } } })),
    )
  const newVisitor = () => createCaller(serve, config.origin)

  /** Signs up a new person; `isConfirmed` also confirms their address. */
  async function signUp(who: { name?: string; email?: string; isConfirmed?: boolean } = {}): Promise<Person> {
    people += 1
    const { name = `Person ${people}`, email = `person-${people}@example.com`, isConfirmed = false } = who
    const caller = newVisitor()
    for (const [path, form] of [
      ['/api/auth/sign-up/email', { name, email, password: PASSWORD }],
      ['/api/auth/sign-in/email', { email, password: PASSWORD }],
    ] as const) {
      expect(await caller.send('POST', path, form)).toMatchObject({ status: 200 })
    }
    const [row] = await database.db.select().from(users).where(eq(users.email, email.toLowerCase()))
    if (!row) throw new Error('nobody was signed up')
    if (isConfirmed) await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, row.id))
    return Object.assign(caller, { id: row.id, name: row.name, email: row.email })
  }

  async function giveRole(person: Person, role: Role): Promise<Person> {
    await database.db.update(users).set({ role }).where(eq(users.id, person.id))
    return person
  }
  const makeAdmin = (person: Person) => giveRole(person, 'admin')

  const admin = await makeAdmin(await signUp({ name: 'Wanda Keeper' }))

  async function addProduct(fields: Partial<ProductForm> = {}) {
    const form = newProductForm(fields)
    const { status, body } = await admin.send('POST', '/product', form)
    expect({ status, body }).toMatchObject({ status: 201 })
    return register.readProduct(inserted.parse(body).insertedId)
  }

  const register = createRegister(newVisitor())

  return {
    ...register,
    database,
    /** Restarts the shop with these sign-in secrets; people keep their cookies. */
    changeSecrets(authSecrets: AuthSecrets): void {
      app = compose(authSecrets).answer
    },
    /** Logged errors of the shop. A test that provokes one removes it. */
    faults,
    /** Logged warnings of the shop, one per line. */
    warnings,
    /** What the shop logged besides, one per line. */
    notes,
    /** The admin who adds the products. */
    admin,
    newVisitor,
    signUp,
    makeAdmin,
    giveRole,
    addProduct,
    /** Its parts, as the front has them. */
    composed: shop,
    /** The folder for files. */
    dataDir,
    /** The same shop over HTTP. */
    listener: createFront(shop, { renderPage, assetsDir: undefined }).listener,
    /** The background workers; a test that needs one starts it. */
    workers: shop.workers,
    /** The context in which the workers act. */
    context: shop.context,
    /** Delivers the card service's pending webhooks at once. */
    sendWebhooks: async () => {
      await shop.inFlight.add(Promise.resolve(shop.webhookSender?.sendAll()))
    },
    /** Things that happen at the stand-in of the card service without a call of the shop. */
    get atCardService() {
      return required(shop.sandboxControls)
    },
    /** Throws if the shop logged an error that no test expected. */
    async close() {
      await shop.close(CLOSING_MS)
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
      if (faults.length > 0) throw new Error(`the shop reported faults:\n${faults.join('')}`)
    },
  }
}
