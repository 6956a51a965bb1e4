import { expect, test } from 'vitest'
import { Cache } from '#api/caching/cache.ts'
import { RevisedCache } from '#api/caching/revised-cache.ts'
import { RevisionCounter, type Subject } from '#search/shelf/kept/revisions.ts'
import { type CachedPage, PageCache } from './page-cache.ts'

const MINUTE = 60_000
const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://shop.example.com${path}`, { headers })

/** A cache of pages about a catalogue that the test changes. */
function openCache(maxBytes = 1_000_000) {
  const revisions = new RevisionCounter()
  const limits = { maxAgeMs: MINUTE, maxBytes, sizeOf: ({ body }: CachedPage) => body.maxBytes }
  const known = { revisionOf: (subject: Subject) => revisions.revisionOf(subject), catchUp: () => undefined }
  const pages = new PageCache({
    pages: new Cache(limits),
    ofCatalogue: new RevisedCache(known, limits),
  })
  const render = (path: string, html: string) => pages.reserve(path)(request(path), html, {})
  const find = async (path: string) => (await pages.answerFresh(request(path)))?.text()
  return { pages, revisions, render, find }
}

test('a page of a family is kept until the family changes, whatever else does', async () => {
  const { pages, revisions, render, find } = openCache()
  await render('/parts/hex-keys', 'table')
  await render('/parts/hex-keys/HK-6', 'part')
  revisions.raise({ kind: 'family', id: 'nuts' }, { kind: 'category', category: 'hand-tools' })
  pages.drop()
  expect(await find('/parts/hex-keys')).toBe('table')
  expect(await find('/parts/hex-keys/HK-6')).toBe('part')
  revisions.raise({ kind: 'family', id: 'hex-keys' })
  expect(await find('/parts/hex-keys')).toBeUndefined()
  expect(await find('/parts/hex-keys/HK-6')).toBeUndefined()
})

test('a page whose family changed while it was rendered is sent, but not kept', async () => {
  const { pages, revisions, find } = openCache()
  const keep = pages.reserve('/parts/hex-keys')
  revisions.raise({ kind: 'family', id: 'hex-keys' })
  expect(await (await keep(request('/parts/hex-keys'), 'old', {})).text()).toBe('old')
  expect(await find('/parts/hex-keys')).toBeUndefined()
})

test('the oldest pages of the catalogue make room for new ones', async () => {
  const { render, find } = openCache(20_000)
  for (let index = 0; index < 20; index += 1) await render(`/parts/family-${index}`, 'x'.repeat(1_000))
  expect(await find('/parts/family-0')).toBeUndefined()
  expect(await find('/parts/family-19')).toHaveLength(1_000)
})

test('a cached page answers 304 to its ETag, in every encoding', async () => {
  const { pages, render } = openCache()
  const { headers } = await render('/parts/hex-keys', 'table')
  for (const encoding of ['identity', 'gzip', 'br']) {
    const again = request('/parts/hex-keys', {
      'if-none-match': headers.get('etag') ?? '',
      'accept-encoding': encoding,
    })
    expect((await pages.answerFresh(again))?.status).toBe(304)
  }
  expect((await pages.answerFresh(request('/parts/hex-keys', { 'if-none-match': '"other"' })))?.status).toBe(
    200,
  )
})

test.each([
  ['GET', '/parts/hex-keys', undefined, true],
  ['GET', '/parts/hex-keys?sort=price', undefined, false],
  ['POST', '/parts/hex-keys', undefined, false],
  ['GET', '/parts/hex-keys', 'better-auth.session_token=x', false],
])('%s %s with the cookie %s: %s', (method, path, cookie, isCacheable) =>
  expect(openCache().pages.isCacheable(method, path, cookie)).toBe(isCacheable),
)
