import { afterAll, expect, test } from 'vitest'
import { textNames } from '#contract/texts/text-names.ts'
import { closeWindows, visit } from '../support/browser.ts'

afterAll(closeWindows)

test('the footer leads to every text of the shop, without loading the page anew', () =>
  visit({ width: 375 }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
    const footer = page.getByRole('contentinfo')
    for (const [name, title] of [
      ['Terms', 'Terms'],
      ['Privacy', 'Privacy'],
      ['Returns', 'Returns'],
      ['Delivery', 'Delivery'],
      ['Imprint', 'Imprint'],
    ] as const) {
      await footer.getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(await page.title()).toBe(`${title} | Parts Hub`)
    }
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'contact form' }).click()
    await page.waitForURL('**/#contact')
    await page.getByRole('heading', { name: 'Stay connected with us' }).waitFor()
  }))

test('every link of the footer and of the texts leads somewhere', () =>
  visit({}, async ({ page }) => {
    const targets = new Set<string>()
    for (const path of ['/', ...textNames.map(name => `/${name}`)]) {
      await page.goto(path)
      const links = page.locator('main a[href^="/"], footer a[href^="/"]')
      for (const link of await links.all()) targets.add((await link.getAttribute('href')) ?? '')
    }
    expect(targets.size).toBeGreaterThan(textNames.length)
    for (const target of targets) expect((await page.request.get(target)).status(), target).toBe(200)
  }))

test('the texts are read without scripts, and search engines are told of them', () =>
  visit({ hasScripts: false }, async ({ page }) => {
    await page.goto('/privacy')
    await page.getByRole('heading', { level: 2, name: 'Cookies' }).waitFor()
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('Responsible')
    const sitemap = await (await page.request.get('/sitemaps/1.xml')).text()
    for (const name of textNames) expect(sitemap).toContain(`/${name}</loc>`)
  }))

test('visitors get no cookies, as the privacy page says', () =>
  visit({}, async ({ page, context }) => {
    for (const path of ['/', '/parts', '/login', '/privacy'])
      await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByText('Visitors who do not log in get no cookies.').waitFor()
    expect(await context.cookies()).toEqual([])
  }))
