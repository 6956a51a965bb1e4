import type { BrowserContext } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { product } from '#contract/catalog.ts'
import { inserted } from '#contract/common.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { closeBrowser, visit } from '../support/browser.ts'
import { newOrderForm } from '../support/forms.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { type Account, post, signInAsNew } from '../support/person.ts'

afterAll(closeBrowser)

/** Books just enough of something to come above EUR 1,000; answers the order's id. */
async function bookMuch(context: BrowserContext, person: Account): Promise<string> {
  const shelf = z.array(product).parse(await (await context.request.get('/service')).json())
  const enough = ({ price, min }: { price: number; min: number }) => Math.max(min, Math.ceil(1000.01 / price))
  const chosen = shelf.find(each => enough(each) <= each.available)
  if (!chosen) throw new Error('nothing on the shelf comes to more than EUR 1,000')
  const order = newOrderForm(person, chosen, enough(chosen))
  const total = Math.round(order.price * 100) / 100
  return inserted.parse(await post(context, '/order', { ...order, price: total })).insertedId
}

test.each([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 375 },
] as const)(
  'who pays more than EUR 1,000 confirms their address first, by a link that is sent again (%j)',
  look =>
    visit(look, async ({ page, context, expectStatus }) => {
      expectStatus(403)
      const person = await signInAsNew(context)
      const id = await bookMuch(context, person)
      await page.goto(`/dashboard/payment/${id}`)
      const notice = page.getByRole('alert').filter({ hasText: 'confirm' })
      await notice.waitFor()
      expect(await notice.innerText()).toContain('1,000')
      expect(await page.getByLabel('Card number').count()).toBe(0)
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Send the link again' }).click()
      await page.getByText(`A new link is on its way to ${person.email}.`).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Try again' }).click()
      await notice.waitFor()

      const other = await context.newPage()
      await other.goto(await findMailedLink(person.email, 'verify-email'))
      await other.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
      await other.close()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByLabel('Card number').waitFor()
      expect(await notice.count()).toBe(0)
    }),
)
