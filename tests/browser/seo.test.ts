import { expect, test } from 'vitest'
import { origin } from '../support/browser.ts'

/** Pages as a crawler sees them. */
async function read(path: string): Promise<string> {
  return (await fetch(origin + path)).text()
}

test('the home page describes the organisation and three products with their prices', async () => {
  const html = await read('/home')
  expect(html).toContain(`<link rel="canonical" href="${origin}/"/>`)
  const data = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  )
  expect(data.map(entry => entry['@type']).sort()).toEqual(['Organization', 'Product', 'Product', 'Product'])
  for (const entry of data.filter(known => known['@type'] === 'Product')) {
    expect(entry.offers).toMatchObject({ price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'EUR' })
    expect(new URL(entry.image).origin).toBe(origin)
  }
})

test.each(['/', '/about', '/blogs', '/portfolio', '/docs'])(
  '%s has a description and a picture, and may be indexed',
  async path => {
    const html = await read(path)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html).toContain(`content="${origin}/og.png"`)
    expect(html).not.toContain('noindex')
    expect(await read('/sitemap.xml')).toContain(`<loc>${origin}${path}</loc>`)
  },
)

test.each(['/login', '/signup', '/dashboard', '/dashboard/messages', '/myprofile', '/addreview', '/nowhere'])(
  '%s is excluded from search engines',
  async path => expect(await read(path)).toMatch(/<meta name="robots" content="noindex"/),
)

test('the icons in the manifest exist', async () => {
  const answer = await fetch(`${origin}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const { icons } = await answer.json()
  for (const { src, type } of icons)
    expect((await fetch(origin + src)).headers.get('content-type'), src).toContain(type)
})
