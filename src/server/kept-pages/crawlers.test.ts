import { expect, test } from 'vitest'
import { writeIndex, writeRobots, writeSitemap } from './crawlers.ts'

const ORIGIN = 'https://shop.example.com'

test('robots are kept out of personal pages, and given the sitemap', () => {
  const lines = writeRobots(ORIGIN).split('\n')
  for (const path of ['/dashboard', '/api/', '/sandbox/']) expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

test('a sitemap has full addresses, and when each page was changed if that is known', () => {
  const changedAt = new Date('2026-03-04T05:06:07Z')
  const xml = writeSitemap(ORIGIN, [{ path: '/blogs' }, { path: '/parts/a&b', changedAt }])
  expect(xml).toContain(`<url><loc>${ORIGIN}/blogs</loc></url>`)
  expect(xml).toContain(
    `<url><loc>${ORIGIN}/parts/a&amp;b</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod></url>`,
  )
})

test('the index has the full address of every sitemap', () => {
  expect(writeIndex(ORIGIN, ['/sitemaps/1.xml'])).toContain(
    `<sitemap><loc>${ORIGIN}/sitemaps/1.xml</loc></sitemap>`,
  )
})
