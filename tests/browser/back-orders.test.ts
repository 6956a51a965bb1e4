import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { fillAddress } from '../support/fill-address.ts'
import { newProductForm } from '../support/forms.ts'
import { looksOf } from '../support/looks.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

test.each(looksOf('narrow'))(
  'the owner sells a size beyond its stock, a customer reads by when it leaves before they pay, and it is sent once it has come (%j)',
  look =>
    visit(look, async ({ page, context }) => {
      const unique = crypto.randomUUID().slice(0, 8)
      const [name, sku] = [`Patient pin ${unique}`, `WAIT-${unique.toUpperCase()}`]
      const check = async () => {
        await expectAccessibleInBothThemes(page)
        await expectToFit(page, look.width)
      }

      await signInAsAdmin(context)
      const form = newProductForm({ productname: name, sku, available: 2, min: 1, image: '/favicon.svg' })
      const { insertedId: id } = inserted.parse(await post(context, '/product', form))
      await page.goto(`/dashboard/products/${id}`, { waitUntil: 'networkidle' })
      await page.getByLabel('Lead time beyond stock').fill('10')
      await page.getByRole('button', { name: 'Save details' }).click()
      await seeToast(page, 'Product saved')

      await page.goto('about:blank')
      await context.clearCookies()
      await signInAsNew(context)
      await page.goto(`/purchase/${id}?quantity=5`, { waitUntil: 'networkidle' })
      const promise = page.getByText(/^2 pieces in stock, the other 3 leave the works by \d+ \w+ \d{4}\.$/)
      const promised = await promise.innerText()
      await check()
      await post(context, '/basket', { lines: [{ product: id, quantity: 5 }] })
      await page.goto('/checkout', { waitUntil: 'networkidle' })
      await page.getByText(promised).waitFor()
      await fillAddress(page)
      await page.getByRole('button', { name: 'Book and pay' }).click()
      await payByCard(page, '4242 4242 4242 4242')
      await page.goto('/dashboard', { waitUntil: 'networkidle' })
      await page
        .getByRole('link', { name: new RegExp(`PH-|${name}`) })
        .first()
        .click()
      await page.getByText(promised).waitFor()
      await check()

      await page.goto('about:blank')
      await context.clearCookies()
      await signInAsAdmin(context)
      await page.goto(`/dashboard/orders?q=${sku}`, { waitUntil: 'networkidle' })
      await page.getByText(`Waits for 3 of ${sku}`).waitFor()
      await check()
      await page.getByRole('link', { name: /^PH-/ }).first().click()
      await page.getByText(`Waits for 3 pieces of ${sku}`).waitFor()
      expect(await page.getByRole('button', { name: 'Mark as shipped' }).count()).toBe(0)
      await check()
      await page.getByRole('form', { name: 'Ship' }).getByRole('button', { name: 'Ship' }).click()
      await seeToast(page, 'It is shipped')
      await post(context, `/product/${id}/movements`, { reason: 'received', quantity: 3, note: '' })
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Mark as shipped' }).click()
      await seeToast(page, 'The order is marked as shipped')
    }),
)
