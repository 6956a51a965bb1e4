import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { product } from '#contract/catalog/catalog.ts'
import { textNames } from '#contract/texts/text-names.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'

afterAll(closeWindows)

/** Pages as a crawler sees them. */
async function read(path: string): Promise<string> {
  return (await fetch(origin + path)).text()
}

/** The linked data of a page. */
function linkedDataOf(html: string) {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  )
}

const placesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place)

/** Every address in the sitemaps. */
async function readSitemaps(): Promise<string[]> {
  const files = placesIn(await read('/sitemap.xml'))
  const texts = await Promise.all(files.map(file => read(new URL(file).pathname)))
  return texts.flatMap(placesIn)
}

test('the home page describes the organisation and three products with their prices', async () => {
  const html = await read('/home')
  expect(html).toContain(`<link rel="canonical" href="${origin}/"/>`)
  const data = linkedDataOf(html)
  expect(data.map(entry => entry['@type']).sort()).toEqual(['Organization', 'Product', 'Product', 'Product'])
  for (const entry of data.filter(known => known['@type'] === 'Product')) {
    expect(entry.offers).toMatchObject({ price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'EUR' })
    expect(new URL(entry.image).origin).toBe(origin)
    // The offer leads to the public page of this very part, which offers the same.
    const page = await fetch(entry.offers.url, { redirect: 'manual' })
    expect([page.status, new URL(entry.offers.url).pathname.split('/')[1]]).toEqual([200, 'parts'])
    const part = linkedDataOf(await page.text()).find(known => known['@type'] === 'Product')
    expect(part).toMatchObject({ name: entry.name, sku: entry.sku, offers: entry.offers })
  }
})

test.each([
  '/',
  '/about',
  '/blogs',
  '/portfolio',
  '/docs',
  '/quick-order',
  ...textNames.map(name => `/${name}`),
])('%s has a description and a picture, and may be indexed', async path => {
  const html = await read(path)
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).toContain(`content="${origin}/og.png"`)
  expect(html).not.toContain('noindex')
  expect(await readSitemaps()).toContain(origin + path)
})

test.each(['/login', '/signup'])('%s may be found by who looks for it, without what follows', async path => {
  const html = await read(`${path}?from=%2Fmyprofile`)
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).not.toContain('noindex')
  expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`)
})

test.each(['/dashboard', '/dashboard/messages', '/myprofile', '/addreview', '/nowhere'])(
  '%s is excluded from search engines',
  async path => expect(await read(path)).toMatch(/<meta name="robots" content="noindex"/),
)

/** A family with several sizes, and one of them. */
async function findFamily() {
  const families = z
    .array(z.object({ _id: z.string(), name: z.string(), count: z.int() }))
    .parse(await (await fetch(`${origin}/family`)).json())
  const family = families.find(({ count }) => count > 1)
  if (!family) throw new Error('the shop has no family')
  return { family, leading: product.parse(await (await fetch(`${origin}/service/${family._id}`)).json()) }
}

/** Texts of links that say nothing of where they lead, of those that Lighthouse looks for. */
const SAYS_NOTHING =
  /^(?:click here|click this|go|here|information|learn more|more|more info|right here|start|this)$/i

/** What Lighthouse's audits for search engines look at, in the page as the browser has it. */
function readAudits(page: Page) {
  return page.evaluate(() => {
    const attributes = (selector: string, name: string) =>
      Array.from(document.querySelectorAll(selector), element => element.getAttribute(name))
    const links = Array.from(document.querySelectorAll('a'), link => ({
      href: link.getAttribute('href') ?? '',
      text: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
    }))
    return {
      title: document.title,
      descriptions: attributes('meta[name=description]', 'content'),
      canonicals: attributes('link[rel=canonical]', 'href'),
      robots: attributes('meta[name=robots]', 'content'),
      viewports: attributes('meta[name=viewport]', 'content'),
      language: document.documentElement.lang,
      headings: Array.from(document.querySelectorAll('h1'), heading => heading.textContent),
      picturesWithoutAlt: document.querySelectorAll('img:not([alt])').length,
      links,
    }
  })
}

test('each public page of the catalogue passes the audits for search engines', () =>
  visit({}, async ({ page }) => {
    const { family, leading } = await findFamily()
    const paths = [
      '/parts',
      '/parts/hand-tools',
      '/parts/hand-tools/sockets',
      `/parts/${family._id}`,
      `/parts/${family._id}/${leading.sku}`,
    ]
    const titles = new Set<string>()
    for (const path of paths) {
      const answer = await page.goto(path, { waitUntil: 'networkidle' })
      expect(answer?.status(), path).toBe(200)
      const { title, headings, links, descriptions, ...audits } = await readAudits(page)
      expect(audits, path).toEqual({
        canonicals: [origin + path],
        robots: [],
        viewports: [expect.stringContaining('width=device-width')],
        language: 'en',
        picturesWithoutAlt: 0,
      })
      expect(descriptions, path).toEqual([expect.stringMatching(/^.{50,170}$/s)])
      expect(headings, path).toHaveLength(1)
      titles.add(title)
      const isCrawlable = ({ href, text }: { href: string; text: string }) =>
        /^(?:\/|https?:|#|mailto:|tel:)/.test(href) && text !== '' && !SAYS_NOTHING.test(text)
      expect(
        links.filter(link => !isCrawlable(link)),
        path,
      ).toEqual([])
    }
    expect(titles.size).toBe(paths.length)
  }))

test('crawlers may read the catalogue, and are told of it', async () => {
  const robots = await read('/robots.txt')
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const [, path = ''] of robots.matchAll(/^Disallow: *(\S+)$/gm))
    expect('/parts'.startsWith(path)).toBe(false)
  const places = await readSitemaps()
  for (const path of ['/parts', '/parts/hand-tools', '/parts/hand-tools/sockets'])
    expect(places).toContain(origin + path)
})

test('the page of a category says where it lies, to people and to search engines', async () => {
  const html = await read('/parts/hand-tools')
  const [crumbs] = linkedDataOf(html)
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Parts', item: `${origin}/parts` },
      { position: 2, name: 'Hand tools', item: `${origin}/parts/hand-tools` },
    ],
  })
  const shown = html.slice(html.indexOf('aria-label="Breadcrumbs"'), html.indexOf('<h1'))
  expect(shown).toMatch(/<a [^>]*href="\/parts"[^>]*>Parts<\/a>.*aria-current="page"[^>]*>Hand tools</s)
})

test('the page of a kind, and those of its families, say where they lie', async () => {
  const path = `${origin}/parts/hand-tools/sockets`
  const [crumbs] = linkedDataOf(await read('/parts/hand-tools/sockets'))
  expect(crumbs.itemListElement[2]).toMatchObject({ position: 3, name: 'Sockets', item: path })
  const [ofFamily] = linkedDataOf(await read('/parts/hexagon-sockets-1-2-inch'))
  expect(ofFamily.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Parts',
    'Hand tools',
    'Sockets',
    'Six-point sockets',
    'Socket 1/2 inch',
  ])
})

test('the page of a family describes it, its sizes and where it lies, with a picture of its own', async () => {
  const { family } = await findFamily()
  const path = `/parts/${family._id}`
  const html = await read(path)
  expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`)
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).not.toContain('noindex')
  expect(html).toContain(`content="${origin}/og/${family._id}.jpg"`)
  const picture = await fetch(`${origin}/og/${family._id}.jpg`)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  const [crumbs, group] = linkedDataOf(html)
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: family._id, name: family.name })
  const places = await readSitemaps()
  expect(places).toContain(origin + path)
  for (const { url } of group.hasVariant) expect(places).toContain(url)
})

test('the page of a size describes its offer, and that of a narrowed table is not for search engines', async () => {
  const { family, leading } = await findFamily()
  const path = `/parts/${family._id}/${leading.sku}`
  const html = await read(path)
  expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`)
  expect(html).not.toContain('noindex')
  const part = linkedDataOf(html).find(entry => entry['@type'] === 'Product')
  expect(part).toMatchObject({
    sku: leading.sku,
    inProductGroupWithID: family._id,
    offers: { price: (leading.price * leading.min).toFixed(2), priceCurrency: 'EUR', url: origin + path },
  })
  for (const query of ['?in_stock=true', '?sort=price', '?jump=nothing']) {
    const narrowed = await read(`/parts/${family._id}${query}`)
    expect(narrowed).toContain('<meta name="robots" content="noindex"/>')
    expect(narrowed).toContain(`<link rel="canonical" href="${origin}/parts/${family._id}"/>`)
  }
})

test('the icons in the manifest exist', async () => {
  const answer = await fetch(`${origin}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const { icons } = await answer.json()
  for (const { src, type } of icons)
    expect((await fetch(origin + src)).headers.get('content-type'), src).toContain(type)
})
