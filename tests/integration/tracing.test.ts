import { Agent, createServer, type IncomingMessage, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { context, diag } from '@opentelemetry/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { openProvider } from '#server/tracing/provider.ts'
import {
  type BuiltShop,
  buildShop,
  findFreePort,
  type ShopProcess,
  startShop,
} from '../support/built-shop.ts'
import { startCollector } from '../support/collector.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { listen } from '../support/listen.ts'

const PATIENCE = { timeout: 30_000 }
/** On Linux all of 127.0.0.0/8 is this machine. */
const PROXY = '127.0.0.2'
/** What waits at most, and some batches that are under way. */
const MOST_KEPT = 2_048 + 3 * 512

const collector = await startCollector()
const nobody = await findFreePort()
let database: TestDatabase
let builtShop: BuiltShop
let shop: ShopProcess
const agent = new Agent({ keepAlive: true, maxSockets: 20 })

beforeAll(async () => {
  database = await createTestDatabase({ catalogue: 'small' })
  builtShop = await buildShop()
  const env = {
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: PROXY,
    OIDC_ISSUER: `http://127.0.0.1:${nobody}`,
    OIDC_CLIENT_ID: 'the-shop',
    OIDC_CLIENT_SECRET: 'a secret',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_SERVICE_NAME: 'hardware',
    // Read by the libraries alone.
    OTEL_EXPORTER_OTLP_TIMEOUT: '2000',
  }
  shop = await startShop(builtShop, { port: await findFreePort(), env })
}, 120_000)

afterAll(async () => {
  agent.destroy()
  await shop?.stop()
  await collector.close()
  await database?.close()
  await builtShop?.remove()
})

interface Asked {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly form?: object
  /** The address it is sent from. */
  readonly from?: string
}

async function ask(
  path: string,
  { method = 'GET', headers = {}, form, from }: Asked = {},
): Promise<IncomingMessage> {
  const body = form && JSON.stringify(form)
  const typed = body === undefined ? headers : { 'content-type': 'application/json', ...headers }
  return new Promise((resolve, reject) => {
    const asking = send(
      {
        host: '127.0.0.1',
        port: new URL(shop.origin).port,
        path,
        method,
        headers: typed,
        localAddress: from,
        agent,
      },
      answer => {
        answer.on('end', () => resolve(answer))
        answer.resume()
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

const findSpans = (isWanted: (attributes: Readonly<Record<string, string>>, name: string) => boolean) =>
  collector.spans.filter(({ attributes, name }) => isWanted(attributes, name))
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const traceparent = `00-${TRACE}-${PARENT}-01`

test('a request continues the trace of a trusted proxy, and its statements are in it, without values', async () => {
  const email = 'traced@example.com'
  const form = { name: 'Ada', email, password: 'correct horse battery' }
  const headers = { traceparent, origin: shop.origin, 'x-request-id': 'signing-up-1' }
  const answer = await ask('/api/auth/sign-up/email?q=a-secret', {
    method: 'POST',
    headers,
    form,
    from: PROXY,
  })
  expect(answer.statusCode).toBe(200)
  const findOwn = () => collector.spans.filter(({ traceId }) => traceId === TRACE)
  await expect.poll(() => findOwn().map(({ name }) => name), PATIENCE).toContain('POST /api/auth/*')
  const root = findOwn().find(({ name }) => name === 'POST /api/auth/*')
  expect(root).toMatchObject({
    parentSpanId: PARENT,
    attributes: {
      'http.request.method': 'POST',
      'http.response.status_code': '200',
      'parts_hub.request': 'signing-up-1',
      'parts_hub.call': 'POST /api/auth/sign-up',
    },
  })
  const statements = findOwn().filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  expect(statements.map(({ name }) => name)).toContain('count_attempt')
  expect(statements.every(({ parentSpanId }) => parentSpanId === root?.spanId)).toBe(true)
  expect(JSON.stringify(collector.spans)).not.toMatch(/traced@|correct horse|a-secret/)
})

test('the mail that it asked for is sent as a part of a worker, and names it', async () => {
  const findMail = () =>
    findSpans(
      (attributes, name) =>
        name === 'send verify-email' && attributes['parts_hub.request'] === 'signing-up-1',
    )
  await expect.poll(findMail, PATIENCE).toHaveLength(1)
  const [mail] = findMail()
  await expect
    .poll(() => collector.spans.find(({ spanId }) => spanId === mail?.parentSpanId), PATIENCE)
    .toMatchObject({
      name: 'worker mail',
      attributes: { 'parts_hub.worker': 'mail' },
    })
})

test('others than a trusted proxy cannot name a trace', async () => {
  const mine = TRACE.replace('4b', '5c')
  const headers = { traceparent: `00-${mine}-${PARENT}-01` }
  await ask('/service/of-a-stranger', { headers })
  await expect
    .poll(() => findSpans(({ 'parts_hub.call': call }) => call === 'GET /service/of-a-stranger'), PATIENCE)
    .toHaveLength(1)
  expect(collector.spans.some(({ traceId }) => traceId === mine)).toBe(false)
})

test('a call of another service is a span with its host, also one that fails', async () => {
  const form = { provider: 'oidc', callbackURL: '/home' }
  await ask('/api/auth/sign-in/social', { method: 'POST', headers: { origin: shop.origin }, form })
  const findCalls = () => findSpans(attributes => attributes['server.address'] === '127.0.0.1')
  await expect.poll(() => findCalls().length, PATIENCE).toBeGreaterThan(0)
  expect(findCalls()[0]).toMatchObject({
    name: 'GET 127.0.0.1',
    attributes: { 'error.type': expect.any(String) },
  })
})

test('the service is called as the operator calls it', () => {
  expect(collector.resources[0]).toMatchObject({
    'service.name': 'hardware',
    'service.version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    'deployment.environment.name': 'test',
  })
})

test('traces are sent in the format that all collectors take, unless JSON is asked for', async () => {
  const taken: { type: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    taken.push({ type: request.headers['content-type'], body: await text(request) })
    response.end()
  })
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await listen(server)}` }).sight
    .tracing
  if (!config) throw new Error('there is no tracing')
  const provider = openProvider(config, { warn: () => undefined })
  try {
    provider.getTracer('test').startSpan('a span of the test').end()
    await provider.shutdown()
  } finally {
    for (const name of Object.keys(config.environment)) delete process.env[name]
    context.disable()
    diag.disable()
    server.close()
  }
  expect(taken).toEqual([
    { type: 'application/x-protobuf', body: expect.stringContaining('a span of the test') },
  ])
})

test('while the collector is silent, everything is answered and only so many spans are kept; then it goes on', async () => {
  collector.fallSilent()
  collector.spans.length = 0
  const statuses = await Promise.all(
    Array.from({ length: 6_000 }, async () => (await ask('/parts')).statusCode),
  )
  expect(statuses.every(status => status === 200)).toBe(true)
  await expect.poll(() => shop.output(), PATIENCE).toContain('traces are not sent')
  collector.wake()
  await expect.poll(() => collector.spans.length, PATIENCE).toBeGreaterThan(0)
  await sleep(3_000)
  expect(collector.spans.length).toBeLessThanOrEqual(MOST_KEPT)
  await ask('/service/afterwards')
  await expect
    .poll(() => findSpans(({ 'parts_hub.call': call }) => call === 'GET /service/afterwards'), PATIENCE)
    .toHaveLength(1)
})
