import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { describeCalls } from '../support/described-calls.ts'
import { listen } from '../support/listen.ts'
import { openTestShop } from '../support/shop.ts'

/** How often each call is asked by a client that leaves: by turns a customer and an admin. */
const TIMES = Number(process.env.DISCONNECTS ?? 2)
/** The longest that a client stays, in ms: longer than most calls take. */
const LONGEST_MS = 40
const AT_ONCE = 8

const shop = await openTestShop()
const owner = await shop.signUp({ isConfirmed: true })
const server = createServer(shop.listener)
const port = await listen(server)
const complaints = vi.spyOn(console, 'error')
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await shop.close()
})

const calls = await describeCalls(shop, owner)
const LEAVING = {
  'while it is answered': { asked: calls, cut: (body: Buffer) => body },
  'before it has sent everything': {
    asked: calls.filter(({ method }) => method !== 'GET'),
    cut: (body: Buffer) => body.subarray(0, body.length / 2),
  },
}

/** Calls, and leaves at a random moment. */
async function callAndLeave(
  { method, path, headers = {}, json, fileField }: (typeof calls)[number],
  cookie: string,
  cut: (body: Buffer) => Buffer,
): Promise<void> {
  const form = `--x\r\ncontent-disposition: form-data; name="${fileField}"; filename="a.csv"\r\n\r\n${'1,2\r\n'.repeat(20_000)}--x--`
  const body = Buffer.from(fileField === undefined ? JSON.stringify(json ?? {}) : form)
  const type = fileField === undefined ? 'application/json' : 'multipart/form-data; boundary=x'
  const isRead = method === 'GET'
  const call = request({
    port,
    host: '127.0.0.1',
    method,
    path,
    agent: false,
    headers: {
      ...headers,
      origin: 'http://localhost:3000',
      cookie,
      'accept-encoding': 'gzip, br',
      ...(!isRead && { 'content-type': type, 'content-length': body.length }),
    },
  })
  const answered = new Promise<void>(resolve => {
    call.on('response', response => {
      response.on('error', () => undefined)
      // Some read what comes, some do not.
      if (Math.random() < 0.5) response.resume()
      resolve()
    })
    call.on('close', resolve)
  })
  call.on('error', () => undefined)
  if (isRead) call.end()
  else call.write(cut(body))
  // Some leave when the answer begins.
  if (Math.random() < 0.5) await Promise.race([answered, sleep(1_000)])
  else await sleep(Math.random() * LONGEST_MS)
  call.destroy()
}

test.each(Object.entries(LEAVING))(
  'a client that leaves any call at any moment, %s, is no fault of the shop',
  async (_, { asked, cut }) => {
    const clients = asked.flatMap(call =>
      Array.from({ length: TIMES }, (_each, time) => ({
        call,
        who: time % 2 ? shop.admin : owner,
      })),
    )
    const each = async () => {
      for (let client = clients.pop(); client; client = clients.pop())
        await callAndLeave(client.call, client.who.cookie, cut)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, each))
    // Whatever was begun ends before this is answered.
    await shop.admin.send('GET', '/service')
    await sleep(300)
    expect(shop.faults.splice(0)).toEqual([])
    expect(complaints.mock.calls).toEqual([])
  },
)
