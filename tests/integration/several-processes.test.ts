import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BuiltShop,
  buildFilledShop,
  findFreePort,
  type ShopProcess,
  startShop,
} from '../support/built-shop.ts'
import { allowFor } from '../support/patience.ts'
import { Customer, noCounts } from '../support/torture/customer.ts'

const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'the admin of several' }
const PATIENCE = { timeout: 45_000 }
/** Of so many new connections one reaches each process, but for one run in millions. */
const VISITS = 24

let builtShop: BuiltShop
let port: number
let shop: ShopProcess

beforeAll(async () => {
  builtShop = await buildFilledShop()
  port = await findFreePort()
})
afterAll(async () => {
  await shop?.stop()
  await builtShop?.remove()
})

async function start(): Promise<void> {
  shop = await startShop(builtShop, { port, env: { ...ADMIN, WORKERS: '2', ACCESS_LOG: 'on' } })
  await expect.poll(countProcesses, PATIENCE).toBe(2)
}

/** What is answered over a connection of its own, which the system hands to any of the processes. */
function visit(path: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  request({ port, path, agent: false }, answer => resolve(text(answer)))
    .once('error', reject)
    .end()
  return promise
}

const visitAll = (path: string) => Promise.all(Array.from({ length: VISITS }, () => visit(path)))

async function countProcesses(): Promise<number> {
  return Number(/^parts_hub_processes (\d+)$/m.exec(await visit('/metrics'))?.[1])
}

/** The processes that the log of requests names from now on, while `act` runs. */
async function findAnswering(act: () => Promise<unknown>): Promise<Set<string>> {
  const before = shop.output().length
  await act()
  const pids = () =>
    new Set(
      shop
        .output()
        .slice(before)
        .match(/(?<="pid":)\d+/g) ?? [],
    )
  await expect.poll(() => pids().size, PATIENCE).toBeGreaterThan(1)
  return pids()
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function findFurther(): Promise<number> {
  const pids = [...(await findAnswering(() => visitAll('/about')))].map(Number)
  const further = pids.find(pid => pid !== shop.child.pid && isAlive(pid))
  if (further === undefined) throw new Error('no further process answers')
  return further
}

describe('two processes at one port', () => {
  test('are there soon after a start with WORKERS=2', start)

  test('both answer, and each shows at once what was changed through the other', async () => {
    const admin = new Customer(ADMIN.ADMIN_EMAIL, noCounts())
    await admin.signIn(shop.origin, { isNew: false, password: ADMIN.ADMIN_PASSWORD })
    const name = 'A part of both'
    const facts = {
      price: 2.5,
      min: 1,
      available: 9,
      image: '/favicon.svg',
      description: '',
      category: 'shipping',
    }
    const _id = await admin.at(shop.origin).addProduct({ productname: name, ...facts })
    const read = async () => new Set(await visitAll(`/service/${_id}`))
    const before = await read()
    expect(before.size).toBe(1)
    const parts = [{ _id, name, price: 2.5 }]
    await admin.buy({ key: crypto.randomUUID(), parts, quantity: 1, plan: 'book' }, () => false)
    await expect
      .poll(async () => (await read()).intersection(before).size, { timeout: allowFor(1_000) })
      .toBe(0)
    expect((await findAnswering(() => visitAll('/about'))).size).toBe(2)
  })

  test('GET /metrics tells the requests of both, whichever answers', async () => {
    const count = async () => {
      const lines = (await visit('/metrics')).matchAll(/^http_requests_total\{route="\/imprint".*\} (\d+)$/gm)
      return [...lines].reduce((sum, [, value]) => sum + Number(value), 0)
    }
    await visitAll('/imprint')
    for (const _ of Array(6)) expect(await count()).toBe(VISITS)
  })

  test('one that is killed is replaced, while the other answers', async () => {
    const killed = await findFurther()
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => isAlive(killed), PATIENCE).toBe(false)
    expect(await visitAll('/about')).toHaveLength(VISITS)
    await expect.poll(countProcesses, PATIENCE).toBe(2)
    expect(await findFurther()).not.toBe(killed)
  })

  test('the shop ends with all of them', async () => {
    const further = await findFurther()
    await shop.stop()
    expect(isAlive(further)).toBe(false)
  })

  test('all of them end with the first, however that ends', async () => {
    await start()
    const further = await findFurther()
    await shop.kill()
    await expect.poll(() => isAlive(further), PATIENCE).toBe(false)
    await start()
  })
})
