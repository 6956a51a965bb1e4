import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { word } from '#contract/phrase.ts'
import { WebhookNotSent } from '#domain/ports.ts'
import { createWebhookCourier } from './webhook-courier.ts'

const HERE = { address: '127.0.0.0', prefix: 8, family: 'ipv4' } as const
const live = createWebhookCourier({ networks: [], mayBePlain: false })
const demo = createWebhookCourier({ networks: [], mayBePlain: true })
const open = createWebhookCourier({ networks: [HERE], mayBePlain: true })

const seen: string[] = []
const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`)
  if (request.url === '/elsewhere') response.writeHead(302, { location: '/inside' }).end()
  else response.writeHead(200).end('a'.repeat(100_000))
})
const port = await new Promise<number>(resolve => {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    resolve(typeof address === 'object' && address ? address.port : 0)
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const explain = (courier: typeof live, url: string) => {
  const reason = courier.explainRefusal(new URL(url))
  return reason && word(reason)
}
const postTo = (courier: typeof live, url: string) =>
  courier.post({ url: new URL(url), headers: {}, body: '{}', signal: undefined })

test.each([
  ['http://erp.example.com/', 'must begin with https://'],
  ['ftp://erp.example.com/', 'must begin with https://'],
  ['https://user:secret@erp.example.com/', 'must not contain a name or password'],
  ['https://127.0.0.1/', 'must lead to a public address'],
  ['https://2130706433/', 'must lead to a public address'],
  ['https://169.254.169.254/latest/meta-data', 'must lead to a public address'],
  ['https://192.168.1.2/', 'must lead to a public address'],
  ['https://0/', 'must lead to a public address'],
  ['https://[::1]/', 'must lead to a public address'],
  ['https://[::ffff:10.0.0.1]/', 'must lead to a public address'],
  ['https://[fd00::1]/', 'must lead to a public address'],
  ['https://[fe80::1]/', 'must lead to a public address'],
  ['https://[64:ff9b::a00:1]/', 'must lead to a public address'],
  ['https://[2002:a00:1::]/', 'must lead to a public address'],
])('%s %s', (url, reason) => {
  expect(explain(live, url)).toBe(reason)
})

test.each(['https://erp.example.com/', 'https://8.8.8.8/', 'https://[2606:4700::1111]:8443/told?shop=1'])(
  '%s may be told',
  url => {
    expect(explain(live, url)).toBeUndefined()
  },
)

test('a demo may tell without encryption, and whoever allows a network within it', () => {
  expect(explain(demo, 'http://erp.example.com/')).toBeUndefined()
  expect(explain(demo, `http://127.0.0.1:${port}/`)).toBe('must lead to a public address')
  expect(explain(open, `http://127.0.0.1:${port}/`)).toBeUndefined()
  expect(explain(open, 'http://10.0.0.1/')).toBe('must lead to a public address')
})

test.each([`http://localhost:${port}/name`, `http://127.0.0.1:${port}/address`])(
  'nothing is sent to %s, where a name or an address is private',
  async url => {
    await expect(postTo(demo, url)).rejects.toThrow(WebhookNotSent)
    expect(seen.filter(each => each.includes('name') || each.includes('address'))).toEqual([])
  },
)

test('follows no redirect, and reads no more of an answer than its beginning', async () => {
  expect(await postTo(open, `http://127.0.0.1:${port}/elsewhere`)).toMatchObject({ status: 302 })
  const { status, beginning } = await postTo(open, `http://localhost:${port}/long`)
  expect({ status, length: beginning.length }).toEqual({ status: 200, length: 2_000 })
  expect(seen).toEqual(['POST /elsewhere', 'POST /long'])
})

test('says what kept it from an answer', async () => {
  await expect(postTo(open, 'http://127.0.0.1:1/')).rejects.toThrow('No connection (ECONNREFUSED)')
})
