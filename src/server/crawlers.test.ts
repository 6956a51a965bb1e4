import { expect, test } from 'vitest'
import { writeRobots, writeSitemap } from './crawlers.ts'

const ORIGIN = 'https://shop.example.com'

test('robots are kept out of personal pages, and given the sitemap', () => {
  const lines = writeRobots(ORIGIN).split('\n')
  for (const path of ['/dashboard', '/api/', '/sandbox/']) expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

test('the sitemap lists public pages only, by their full addresses', () => {
  const places = [...writeSitemap(ORIGIN).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
  expect(places).toContain(`${ORIGIN}/`)
  expect(places).toContain(`${ORIGIN}/blogs`)
  expect(places.filter(place => /dashboard|purchase|login|all-products/.test(String(place)))).toEqual([])
})
