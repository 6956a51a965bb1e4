import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { closeWindows, visit } from '../support/browser.ts'
import { post, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

test('whoever forgets the only number of the last page sees the one before; a late answer does not replace what is searched for', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const answer = await page.request.get('/service')
    const products = z.array(z.object({ _id: z.string() })).parse(await answer.json())
    const partNumbers = products.slice(0, 51).map(({ _id: product }, index) => ({
      product,
      number: `N${String(index).padStart(2, '0')}`,
    }))
    expect(partNumbers.length).toBe(51)
    await post(context, '/part-number', { partNumbers })
    await page.goto('/dashboard/lists', { waitUntil: 'networkidle' })
    const forget = page.getByRole('button', { name: /^Forget / })
    const search = page.getByLabel('Search by number, part or SKU')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Page 2 of 2').waitFor()
    await expect.poll(() => forget.count()).toBe(1)
    await forget.click()
    await page.getByText('50 numbers').waitFor()
    await expect.poll(() => forget.count()).toBe(50)

    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/part-number\?(?!.*q=N4)/, async route => {
      await isReleased
      await route.continue()
    })
    const late = page.waitForResponse(/\/part-number\?(?!.*q=N4)/)
    await page.getByRole('button', { name: 'Forget N00' }).click()
    await page.getByText('N00 is forgotten').waitFor()
    await search.fill('N4')
    await page.getByText('10 numbers').waitFor()
    release()
    await (await late).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await forget.count()).toBe(10)
  }))
