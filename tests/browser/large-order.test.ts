import type { BrowserContext } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { product } from '#contract/catalog/catalog.ts'
import { CONFIRM_FIRST } from '#contract/orders/limits.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { looksOf } from '../support/looks.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

/** A product and a quantity of it that costs more than EUR 1,000. */
async function findLargeOrder(context: BrowserContext): Promise<{ id: string; quantity: number }> {
  const shelf = z.array(product).parse(await (await context.request.get('/service')).json())
  const enough = ({ price, min }: { price: number; min: number }) => Math.max(min, Math.ceil(1000.01 / price))
  const chosen = shelf.find(each => enough(each) <= each.available)
  if (!chosen) throw new Error('nothing on the shelf comes to more than EUR 1,000')
  return { id: chosen._id, quantity: enough(chosen) }
}

test.each(looksOf('narrow'))(
  'an order for more than EUR 1,000 asks to confirm the address first, beside the total (%j)',
  look =>
    visit(look, async ({ page, context, expectStatus }) => {
      expectStatus(403)
      const person = await signInAsNew(context)
      const { id, quantity } = await findLargeOrder(context)
      await page.goto(`/purchase/${id}`)
      const notice = page.getByText(CONFIRM_FIRST).and(page.locator('[id$=error]'))
      expect(await notice.count()).toBe(0)
      const field = page.getByLabel('Availability (quantity to order)')
      // Repeated, as the page may not have been ready for input.
      await expect
        .poll(async () => {
          await field.fill('')
          await field.fill(String(quantity))
          return notice.count()
        })
        .toBe(1)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await page.getByRole('alert').filter({ hasText: CONFIRM_FIRST }).first().waitFor()
      expect(await field.inputValue()).toBe(String(quantity))

      await page.getByRole('button', { name: 'Send the link again' }).click()
      await page.getByText(`A new link is on its way to ${person.email}.`).waitFor()
      await expectAccessible(page)

      const other = await context.newPage()
      await other.goto(await findMailedLink(person.email, 'verify-email'))
      await other.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
      await other.close()
      await page.getByRole('button', { name: 'Place Order' }).click()
      await page.getByRole('link', { name: 'Pay now' }).click()
      await page.getByLabel('Card number').waitFor()
    }),
)
