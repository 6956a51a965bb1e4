import { afterAll, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { order } from '#contract/orders/orders.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { post, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

const isCheap = ({ min, available, price, tiers }: Product) =>
  min === 1 && available >= 5 && price < 100 && tiers.length === 0

test('somebody who is signed out has a link mailed, and follows the order without seeing anything personal', () =>
  visit({}, ({ context: buyersWindow, page: buyers }) =>
    visit({}, async ({ page, expectStatus }) => {
      expectStatus(404)
      const { email } = await signInAsNew(buyersWindow, 'Ada Byron')
      const part = await findProduct(buyers, isCheap)
      const form = { ...newCheckoutForm([[part, 2]]), deliveryAddress: newAddressForm() }
      const { insertedId } = inserted.parse(await post(buyersWindow, '/checkout', form))
      const { number } = order.parse(await (await buyersWindow.request.get(`/order/${insertedId}`)).json())

      await page.goto('/', { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: 'Follow an order' }).click()
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await page.getByText('Please enter the number of the order').waitFor()
      await expectAccessible(page)
      await page.getByLabel('Order number').fill(number)
      await page.getByLabel('Email').fill(email)
      await page.keyboard.press('Enter')
      const said = page.getByRole('status').filter({
        hasText: `If ${number} was ordered with ${email}, a link is on its way.`,
      })
      await said.waitFor()
      expect(await said.evaluate(each => each === document.activeElement)).toBe(true)

      const link = await findMailedLink(email, 'order-tracking')
      const { pathname, hash } = new URL(link)
      const headers = (await page.request.get(pathname)).headers()
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
      await page.goto(pathname + hash, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()
      await page.getByText(/expected (Mon|Tue|Wed|Thu|Fri)/).waitFor()
      await page.evaluate(() => window.location.assign('#main'))
      await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()
      const shown = await page.getByRole('main').innerText()
      expect(shown).toContain(part.name)
      // Other tests sell parts of all names.
      const others = shown.replaceAll(part.name, '').replaceAll(/\s+/g, ' ')
      expect(others).not.toMatch(/Byron|Lindengasse|Wien|Austria|@|€/)
      await expectAccessibleInBothThemes(page)
      await expectToFit(page, 375)

      await page.goto('/track#no-token-of-any-order', { waitUntil: 'networkidle' })
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByRole('alert').filter({ hasText: 'This link shows no order' }).waitFor()
      await expectAccessible(page)
    }),
  ))
