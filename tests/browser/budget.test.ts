import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visit } from '../support/browser.ts'

afterAll(closeBrowser)

const MAX_SCRIPT_BYTES = 110_000

test('the home page loads at most 110 kB of JavaScript', () =>
  visit({}, async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', request => {
      if (request.resourceType() === 'script') sizes.push(request.sizes().then(size => size.responseBodySize))
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(10_000)
    expect(total).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  }))
