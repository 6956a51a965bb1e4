import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { buildFilledShop, findFreePort, type ShopProcess, startShop } from '../support/built-shop.ts'
import { readSetCookies } from '../support/cookies.ts'

/** How often the shop is stopped; ten times by `npm run test:long`. */
const STOPS = Number(process.env.STOPS ?? 1)
/** The longest that it is left alone before, in ms. */
const LONGEST_MS = 1_000

const builtShop = await buildFilledShop()
afterAll(() => builtShop.remove())

interface Call {
  readonly method?: string
  readonly path: string
  readonly body?: object
}

interface Sent extends Call {
  /** Undefined: no answer, or not all of it. */
  status?: number
}

/** Sends calls one after the other over one connection, until it is closed. `sent` has those that were with the shop before `hasStopped`. */
async function keepCalling(
  { origin }: ShopProcess,
  headers: Record<string, string>,
  next: () => Call,
  { sent, hasStopped }: { sent: Sent[]; hasStopped: () => boolean },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let isOpen = true; isOpen; ) {
    const call: Sent = { ...next() }
    const json = call.body && JSON.stringify(call.body)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const asking = request(origin + call.path, {
      agent,
      method: call.method ?? 'GET',
      headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
    })
    asking.on('finish', () => {
      if (!hasStopped()) sent.push(call)
    })
    asking.on('response', response => {
      response.on('error', () => undefined)
      response.on('close', () => {
        if (response.complete) call.status = response.statusCode ?? 0
        resolve(response.complete)
      })
      response.resume()
    })
    asking.on('error', () => resolve(false))
    asking.end(json)
    isOpen = await promise
  }
  agent.destroy()
}

async function signUp({ origin }: ShopProcess) {
  const ada = { name: 'Ada', email: `ada-${Date.now()}@example.com`, password: 'correct horse battery' }
  const headers = { 'content-type': 'application/json', origin }
  const body = JSON.stringify(ada)
  await fetch(`${origin}/api/auth/sign-up/email`, { method: 'POST', headers, body })
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  const cookie = [...readSetCookies(answer)].map(([key, value]) => `${key}=${value}`).join('; ')
  return { ...ada, cookie }
}

/** What a visitor and a customer ask for, each over and over. */
async function listCalls(shop: ShopProcess) {
  const ada = await signUp(shop)
  const headers = { cookie: ada.cookie, origin: shop.origin }
  const products = z.array(
    z.object({ _id: z.string(), name: z.string(), price: z.number(), min: z.number() }),
  )
  const [product] = products.parse(await (await fetch(`${shop.origin}/service?limit=1`)).json())
  if (!product) throw new Error('the shop sells nothing')
  const order = {
    method: 'POST',
    path: '/order',
    body: {
      userName: ada.name,
      userEmail: ada.email,
      orderName: product.name,
      orderDescription: '',
      product: product._id,
      minQuantity: product.min,
      availability: product.min,
      price: product.min * product.price,
      phone: '+49 30 1234567',
    },
  }
  const booked = await fetch(shop.origin + order.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(order.body),
  })
  const { insertedId } = inserted.parse(await booked.json())
  // On a busy machine, the thread that makes papers takes longer to start than the shop has to stop.
  await (await fetch(`${shop.origin}/order/${insertedId}/confirmation`, { headers })).arrayBuffer()
  let number = 0
  const numbered = (path: string) => () => {
    number += 1
    return { path: path + number }
  }
  const visitors: (() => Call)[] = [
    () => ({ path: '/' }),
    () => ({ path: '/parts' }),
    numbered('/parts?q=bolt+'),
    numbered('/search?q=nut+'),
    numbered('/service?limit=3&page='),
  ]
  const customers: (() => Call)[] = [
    () => order,
    () => ({ path: '/dashboard' }),
    () => ({ path: `/order?email=${ada.email}` }),
    () => ({ path: `/order/${insertedId}/confirmation` }),
  ]
  return [
    ...[...visitors, ...visitors].map(next => ({ next, headers: {} })),
    ...[...customers, ...customers].map(next => ({ next, headers })),
  ]
}

test('told to stop at any moment under load, the shop answers all it was asked before, and logs no fault', {
  timeout: STOPS * 90_000,
}, async () => {
  for (let stop = 0; stop < STOPS; stop += 1) {
    const shop = await startShop(builtShop, { port: await findFreePort(), env: { MAX_UNPAID_ORDERS: '0' } })
    let isStopped = false
    const sent: Sent[] = []
    const clients = (await listCalls(shop)).map(({ next, headers }) =>
      keepCalling(shop, headers, next, { sent, hasStopped: () => isStopped }),
    )
    await sleep(Math.random() * LONGEST_MS)
    isStopped = true
    await shop.stop()
    await Promise.all(clients)
    expect(sent.filter(({ status = 599 }) => status >= 500)).toEqual([])
    const complaints = shop
      .output()
      .split('\n')
      .filter(line => /^\{"level":[4-6]0/.test(line))
    expect(complaints).toEqual([])
    expect(shop.output()).toContain('Closing …')
  }
})
