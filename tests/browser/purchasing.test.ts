import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { newProductForm } from '../support/forms.ts'
import { looksOf } from '../support/looks.ts'
import { post, seeToast, signInAsAdmin } from '../support/person.ts'

afterAll(closeWindows)

test.each(looksOf('narrow'))(
  'a product gets a supplier and a reorder point, is proposed, ordered, received by scanning, and counted (%j)',
  look =>
    visit(look, async ({ page, context, expectStatus }) => {
      expectStatus(409)
      await signInAsAdmin(context)
      const unique = crypto.randomUUID().slice(0, 8)
      const [supplier, sku] = [`Müller ${unique}`, `BUY-${unique.toUpperCase()}`]
      const form = newProductForm({
        productname: `Bought bolt ${unique}`,
        sku,
        available: 5,
        image: '/favicon.svg',
      })
      const { insertedId: id } = inserted.parse(
        await post(context, '/product', { ...form, shelfPlace: `Q-${unique}` }),
      )
      const check = async () => {
        await expectAccessibleInBothThemes(page)
        await expectToFit(page, look.width)
      }

      await page.goto('/dashboard/purchasing/suppliers', { waitUntil: 'networkidle' })
      const adding = page.getByRole('form', { name: 'Add a supplier' })
      await adding.getByRole('textbox', { name: 'Name' }).fill(supplier)
      await adding.getByRole('button', { name: 'Add the supplier' }).click()
      await adding.getByText('Lead time must be a whole number.').waitFor()
      await adding.getByLabel('Lead time in days').fill('18')
      await adding.getByRole('button', { name: 'Add the supplier' }).click()
      await seeToast(page, 'The supplier is added')
      await check()

      await page.goto(`/dashboard/products/${id}`, { waitUntil: 'networkidle' })
      const buying = page.getByRole('form', { name: 'How it is bought' })
      await buying.getByLabel('Reorder point').fill('20')
      await buying.getByRole('button', { name: 'Add a supplier' }).click()
      await buying.getByLabel('Supplier', { exact: true }).selectOption(supplier)
      await buying.getByLabel('Their number').fill(`M-${unique}`)
      await buying.getByLabel('Net per piece').fill('0,50')
      await buying.getByRole('button', { name: 'Save how it is bought' }).click()
      await seeToast(page, 'Saved')
      await check()

      await page.goto('/dashboard/purchasing', { waitUntil: 'networkidle' })
      await check()
      await page.getByRole('button', { name: `Make a draft of an order to ${supplier}` }).click()
      await seeToast(page, 'A draft is made')
      const draft = page.getByRole('form', { name: 'Edit the draft' })
      expect(await draft.getByLabel('Pieces').inputValue()).toBe('15')
      expect(await draft.getByLabel('Net per piece').inputValue()).toBe('0.50')
      await check()
      await draft.getByLabel('Pieces').fill('3')
      await draft.getByRole('button', { name: 'Save, and mark as sent' }).click()
      await seeToast(page, 'The order is marked as sent')

      const receiving = page.getByRole('form', { name: 'Receive goods' })
      const scanner = receiving.getByLabel('Scan')
      const scan = async (code: string) => {
        await scanner.fill(code)
        await scanner.press('Enter')
      }
      await scan(sku.toLowerCase())
      await receiving.getByText(`${sku}: 1 of 3`).waitFor()
      await scan(`M-${unique}`)
      await receiving.getByText(`${sku}: 2 of 3`).waitFor()
      await scan('NOTHING')
      await receiving.getByText('NOTHING is in no line of this order.').waitFor()
      expect(await receiving.getByLabel('Pieces').inputValue()).toBe('2')
      await check()
      await receiving.getByLabel('Pieces').fill('4')
      await receiving.getByLabel('Lot').fill(`L-${unique}`)
      await receiving.getByRole('button', { name: 'Receive', exact: true }).click()
      await receiving.getByText(`Only 3 pieces of ${sku} are still to come`).waitFor()
      await receiving.getByLabel('Take more than was ordered').check()
      await receiving.getByRole('button', { name: 'Receive', exact: true }).click()
      await seeToast(page, 'The goods are in stock')
      await page.getByText('Received', { exact: true }).first().waitFor()
      await receiving.waitFor({ state: 'detached' })

      await page.goto('/dashboard/purchasing/orders', { waitUntil: 'networkidle' })
      await page.getByLabel('Number, supplier, or SKU').fill(sku)
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await page.getByText('1 order', { exact: true }).waitFor()
      await page.getByText('4 of 3').waitFor()
      await check()

      await page.goto('/dashboard/counting', { waitUntil: 'networkidle' })
      await page.getByLabel('Shelf places').fill(`Q-${unique}`)
      await page.getByRole('button', { name: 'Make a list' }).click()
      await page.getByText('0 of 1 entered').waitFor()
      const counting = page.getByRole('form', { name: 'What was counted' })
      await check()
      // A colleague scraps a piece while somebody counts.
      await post(context, `/product/${id}/movements`, { reason: 'scrapped', quantity: 1 })
      await counting.getByLabel('Counted').fill('9')
      await counting.getByLabel('If it differs').selectOption('Damaged')
      const book = counting.getByRole('button', { name: 'Book what was counted' })
      await book.click()
      await counting.getByText('1 piece has left the shelf since the list was printed').waitFor()
      expect(await counting.getByLabel('Counted').inputValue()).toBe('9')
      await check()
      await counting.getByLabel('Counted').fill('7')
      await book.click()
      await page.getByText('1 of 1 entered').waitFor()
      await page.getByText('Damaged', { exact: true }).waitFor()
      await check()
    }),
)
