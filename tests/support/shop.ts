import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { expect } from 'vitest'
import { inserted } from '#contract/common.ts'
import { users } from '#db/schema.ts'
import { type AuthSecrets, firstVersion } from '#identity/auth-secrets.ts'
import { composeShop } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { createApp } from '#server/front.ts'
import { type Caller, createCaller } from './caller.ts'
import { createTestDatabase } from './database.ts'
import { newProductForm, type ProductForm } from './forms.ts'
import { createRegister } from './register.ts'

export const ORIGIN = 'http://localhost:3000'
/** However busy the machine is: what works on the database has ended before it goes. */
const CLOSING_MS = 30_000
export const PASSWORD = 'correct horse battery'

export interface Person extends Caller {
  readonly id: string
  readonly name: string
  readonly email: string
}

function demanded<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is not there')
  return value
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

let people = 0

/**
 * The shop's calls on a database of its own, through the same front as in production, with nothing built and no port. Unpaid
 * orders and payments are not limited unless `env` says so: most tests book much for one person.
 */
export async function openTestShop(
  options: {
    env?: Record<string, string>
    now?: () => Date
    webhookSecret?: string | undefined
    reachDatabase?: (url: string) => Promise<string>
  } = {},
) {
  const database = await createTestDatabase(options.reachDatabase)
  const dataDir = await mkdtemp(join(tmpdir(), 'parts-hub-shop-'))
  const config = readConfig({ DATA_DIR: dataDir, MAX_UNPAID_ORDERS: '0', ...options.env })
  const faults: string[] = []
  const warnings: string[] = []
  const collectLine = (line: string) => (JSON.parse(line).level < 50 ? warnings : faults).push(line)
  const log = pino({ level: 'warn' }, { write: collectLine })
  const renderPage = async (request: Request) => new Response(`page ${new URL(request.url).pathname}`)
  const compose = (authSecrets: AuthSecrets) => {
    const composed = composeShop({
      config,
      db: database.db,
      authSecrets,
      log,
      ...(options.now && { now: options.now }),
      sandboxWebhookSecret: options.webhookSecret,
    })
    return { composed, answer: createApp(composed, { renderPage, assetsDir: undefined }) }
  }
  const { composed: shop, answer: firstApp } = compose(firstVersion('a secret of the tests alone, no other'))
  let app = firstApp
  const serve = async (request: Request, clientAddress: string) =>
    shop.inFlight.add(
      Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: clientAddress } } })),
    )
  const newVisitor = () => createCaller(serve, config.origin)

  /** Somebody who has just signed up; `isConfirmed`: and has confirmed their address. */
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

  async function makeAdmin(person: Person): Promise<Person> {
    await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, person.id))
    return person
  }

  const admin = await makeAdmin(await signUp({ name: 'BuiltShop Admin' }))

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
    /** Goes on as after a restart with these secrets of the sign-in; people keep their cookies. */
    changeSecrets(authSecrets: AuthSecrets): void {
      app = compose(authSecrets).answer
    },
    /** What went wrong on the shop's side. A test that provokes a fault takes it out. */
    faults,
    /** What the shop warned of, line by line. */
    warnings,
    /** The admin who stocks the shelves. */
    admin,
    newVisitor,
    signUp,
    makeAdmin,
    addProduct,
    /** The folder of what is kept in files. */
    dataDir,
    /** The work beside the requests; a test that wants it starts it. */
    workers: shop.workers,
    /** What the workers act with. */
    context: shop.context,
    /** Sends what the card service has to tell, at once. */
    sendWebhooks: async () => {
      await shop.inFlight.add(Promise.resolve(shop.webhookSender?.sendAll()))
    },
    /** What happens at the card service's stand-in without anybody's asking. */
    get atCardService() {
      return demanded(shop.sandboxControls)
    },
    /** Throws where something went wrong on the shop's side that no test expected. */
    async close() {
      await shop.close(CLOSING_MS)
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
      if (faults.length > 0) throw new Error(`the shop reported faults:\n${faults.join('')}`)
    },
  }
}
