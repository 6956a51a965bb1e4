import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

const dimensions = [
  { symbol: 'd', name: 'Thread', value: 8, unit: 'mm' },
  { symbol: 'l', name: 'Length', value: 25, unit: 'mm' },
]

test(
  'an owner makes a family of a product and adds sizes to it; a customer chooses one and pays its tier',
  () =>
    visit({}, async ({ page, context, expectStatus }) => {
      expectStatus(422)
      await signInAsAdmin(context)
      const word = `Q${crypto.randomUUID().slice(0, 6)}`
      const { insertedId: id } = z.object({ insertedId: z.string() }).parse(
        await post(context, '/product', {
          productname: `${word} M8 x 25`,
          sku: `${word}-M8X25`,
          price: 2,
          min: 10,
          step: 10,
          available: 500,
          image: '/favicon.svg',
          tiers: [{ from: 100, price: 1.5 }],
          dimensions,
        }),
      )
      await page.goto(`/dashboard/products/${id}`)
      await page.getByLabel('Family name').fill('Screws of a test')
      await page.getByLabel('Address', { exact: true }).fill('Not An Address')
      await page.getByLabel('This size').fill('M8 x 25')
      await page.getByLabel('Kind').selectOption('Nuts: Lock nuts')
      await page.getByRole('button', { name: 'Make a family' }).click()
      await page.getByText(/small letters, digits and single hyphens/).waitFor()
      await page.getByLabel('Address', { exact: true }).fill(word.toLowerCase())
      await page.getByRole('button', { name: 'Make a family' }).click()
      await seeToast(page, 'Family made')

      const form = page.getByRole('form', { name: 'Add sizes' })
      await form.getByLabel('With').selectOption('l: Length')
      expect(await form.getByLabel('Names').inputValue()).toBe(`${word} M{d} x {l}`)
      await form.getByLabel('Values', { exact: true }).fill('8 ten')
      await form.getByText('Please write numbers, or a range as 20-60/10.').waitFor()
      await form.getByLabel('Values', { exact: true }).fill('10, 12')
      await form.getByLabel('Its values').fill('30-50/10')
      await form.getByLabel('Price of each').fill('3.50')
      await expectAccessible(page)
      await form.getByRole('button', { name: 'Add 6 sizes' }).click()
      await seeToast(page, '6 sizes added')
      await page.getByText('7 sizes from €2.00 to €3.50').waitFor()
      await form.getByLabel('Values', { exact: true }).fill('8,5')
      await form.getByText('8,5 can be read as 8 and 5 or as 8.5: please write 8 5 or 8.5.').waitFor()
      await form.getByLabel('Values', { exact: true }).fill('10 12')
      await form.getByLabel('Its values').fill('50 60')
      await form.getByText(`There already, left as they are: ${word} M10 x 50; ${word} M12 x 50`).waitFor()
      await form.getByRole('button', { name: 'Add 2 sizes' }).waitFor()
      await form.getByLabel('Price of each').fill('1,20')
      await form.getByText(/€1.50 from 100 pieces on is not cheaper than €1.20/).waitFor()
      await form.getByRole('checkbox', { name: /^Keep the prices for larger quantities/ }).uncheck()
      await form.getByText(`New: ${word} M10 x 60; ${word} M12 x 60`).waitFor()
      await expectAccessible(page)
      await form.getByLabel('Its values').fill('')
      const family = page.getByRole('form', { name: 'Edit the family' })
      await family.getByLabel('Family name').fill(`${word} screws`)
      await family.getByLabel('What the family is').fill('Screws that this test has made.')
      expect(await family.getByLabel('Kind').inputValue()).toBe('lock-nuts')
      await family.getByLabel('Kind').selectOption('Screws & bolts: Shoulder screws')
      await family.getByRole('button', { name: 'Save family' }).click()
      await seeToast(page, 'Family saved')
      await page.getByText(`${word} screws`, { exact: true }).waitFor()
      const kept = await (await page.request.get(`/family/${word.toLowerCase()}`)).json()
      expect(kept).toMatchObject({ kind: 'shoulder-screws' })
      await page.getByRole('link', { name: 'Show all its sizes' }).click()
      await page.getByText(/^7 products of the family/).waitFor()
      await page.locator('summary', { hasText: 'Columns' }).click()
      await page.getByRole('checkbox', { name: 'Size', exact: true }).check()
      await page.getByRole('columnheader', { name: 'Size' }).waitFor()
      await expectToFit(page, 375)

      const { email } = await signInAsNew(context)
      // The newest come first; its name alone is the beginning of every SKU, and finds all sizes.
      await page.goto('/all-products')
      const card = page.getByRole('article').filter({ hasText: word })
      await card.getByText(/^€/).first().waitFor()
      expect(await card.getByText(/^from /).count()).toBe(0)
      await card.getByRole('link', { name: `One of 7 sizes of ${word} screws` }).waitFor()
      const [title, image, figures] = await Promise.all([
        card.getByRole('heading').innerText(),
        card.getByRole('img').getAttribute('alt'),
        card.getByRole('definition').allInnerTexts(),
      ])
      expect(image).toContain(title)
      expect(figures).toEqual(['€2.00', '500', '10'])
      // Cards without a button offer the family, and say nothing of one size.
      await page.goto(`/parts?min_price=1&sort=newest&view=cards`)
      await card.getByRole('heading', { name: `${word} screws` }).waitFor()
      expect(await card.getByRole('definition').allInnerTexts()).toEqual(['from €2.00', '7', '1 of 7 sizes'])
      await page.goto('/all-products')
      expect(await card.count()).toBe(1)
      await card.getByRole('link', { name: /^Purchase/ }).click()
      const size = page.getByLabel('Size', { exact: true })
      await expect.poll(() => size.locator('option').count()).toBe(7)
      await size.selectOption('M12 x 40')
      await page.getByRole('heading', { level: 1, name: `${word} M12 x 40` }).waitFor()
      await page.getByText('Sold out').first().waitFor()
      await size.selectOption('M8 x 25')
      await page.getByRole('heading', { level: 1, name: `${word} M8 x 25` }).waitFor()

      const quantity = page.getByLabel(/quantity to order/)
      await quantity.fill('15')
      await page.getByText('It is sold in packs of 10: 10 or 20 pieces?').waitFor()
      await quantity.fill('100')
      await expect.poll(() => page.getByLabel('Total price').inputValue()).toBe('€150.00')
      await page.getByText('€1.50€1.2605 a piece').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await page.getByText(/100 pieces booked for you/).waitFor()
      const orders = z
        .array(z.object({ orderName: z.string(), price: z.number() }))
        .parse(await (await context.request.get(`/order?email=${email}`)).json())
      expect(orders).toMatchObject([{ orderName: `${word} M8 x 25`, price: 150 }])
    }),
  180_000,
)
