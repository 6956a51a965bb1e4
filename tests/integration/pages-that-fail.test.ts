import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { openTestShop } from '../support/shop.ts'

const rendering = new EventTarget()
const shop = await openTestShop({
  front: {
    renderPage: async ({ url, signal }) => {
      if (url.endsWith('/imprint')) {
        rendering.dispatchEvent(new Event('begun'))
        // As the framework does when its request ends.
        await once(signal, 'abort')
        throw signal.reason
      }
      throw new TypeError('of undefined (reading secrets)')
    },
    assetsDir: undefined,
  },
})
afterAll(() => shop.close())

test.each(['/home', '/about?utm=1', '/dashboard', '/parts/fasteners'])(
  'GET %s that cannot be rendered answers 500 with a document that says so and no more, to visitors and the signed-in; the fault is in the log',
  async path => {
    for (const who of [shop.newVisitor(), shop.admin]) {
      const answer = await who.fetch(path, { headers: { accept: 'text/html' } })
      expect(answer.status).toBe(500)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const html = await answer.text()
      expect(html).toContain('<h1>Something went wrong on our side</h1>')
      expect(html).not.toContain('secrets')
      expect(html).not.toContain('http-equiv="refresh"')
      expect(shop.faults.splice(0)).toEqual([expect.stringContaining('of undefined (reading secrets)')])
    }
  },
)

test('GET /imprint of somebody who leaves while it is rendered is no fault of the shop', async () => {
  for (const who of [shop.newVisitor(), shop.admin]) {
    const leaving = new AbortController()
    const begun = once(rendering, 'begun')
    const answer = who.fetch('/imprint', { headers: { accept: 'text/html' }, signal: leaving.signal })
    await begun
    // The server's adapter words it so.
    leaving.abort('Error: aborted')
    expect((await answer).body).toBeNull()
    expect(shop.faults).toEqual([])
  }
})
