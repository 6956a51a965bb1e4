import { afterAll, expect, test } from 'vitest'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop({
  front: {
    renderPage: async () => {
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
