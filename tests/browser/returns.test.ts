import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { order as orderShape } from '#contract/orders/orders.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows } from '../support/browser.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { drawPlain } from '../support/images.ts'
import { letShipmentsLast } from '../support/let-shipments-last.ts'
import { looksOf } from '../support/looks.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { post, seeToast } from '../support/person.ts'
import { findProduct } from '../support/products.ts'
import { visitBoth } from '../support/visit-both.ts'

afterAll(closeWindows)

test.each(looksOf('wide'))(
  'a customer sends two of three pieces back: asks at the order, prints the slip, and has the money once the owner notes what came and refunds it (%j)',
  look =>
    visitBoth(look, async (page, admin, { context, adminContext, expectStatusOfCustomer }) => {
      const part = await findProduct(
        page,
        ({ min, available, price }) => min === 1 && available >= 50 && price < 50,
      )
      const form = { ...newCheckoutForm([[part, 3]]), deliveryAddress: newAddressForm() }
      const id = inserted.parse(await post(context, '/checkout', form)).insertedId
      await page.goto(`/dashboard/payment/${id}`, { waitUntil: 'networkidle' })
      await payByCard(page, '4242 4242 4242 4242')
      await page.getByText('Congratulations! Your payment is completed.').waitFor()
      await post(adminContext, `/order/${id}/shipments`, { shipped: 0 })
      await letShipmentsLast(id)
      const { number } = orderShape.parse(await (await context.request.get(`/order/${id}`)).json())

      await page.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
      const own = page.getByRole('region', { name: 'Returns' })
      await own.getByText('Send something back').click()
      const ask = own.getByRole('form', { name: 'Send something back' })
      await ask.getByLabel(part.name).fill('2')
      await ask.getByLabel('Reason').selectOption('It is faulty')
      await ask.getByLabel('What we should know').fill('The thread is stripped')
      const photos = ask.getByLabel('Photos (optional)')
      const file = { name: 'thread.jpg', mimeType: 'image/jpeg', buffer: await drawPlain('jpeg') }
      await photos.setInputFiles([file, { ...file, name: 'list.pdf', mimeType: 'application/pdf' }])
      await ask.getByText('list.pdf must be a JPEG, PNG or WebP picture.').waitFor()
      expectStatusOfCustomer(422)
      await photos.setInputFiles({ ...file, name: 'torn.jpg', buffer: file.buffer.subarray(0, 300) })
      await ask.getByRole('button', { name: 'Remove torn.jpg' }).waitFor()
      await expectAccessible(page)
      await ask.getByRole('button', { name: 'Ask for the return' }).click()
      await seeToast(page, 'torn.jpg is damaged; please choose another file.')
      await own.getByText('Return asked for').waitFor()
      const seen = own.getByRole('list', { name: `Photos of ${number}-R1` }).getByRole('img')
      await own.getByLabel('Add photos').setInputFiles({ ...file, buffer: await drawPlain('png') })
      await expect.poll(() => seen.count()).toBe(2)
      await expectAccessibleInBothThemes(page)
      await expectToFit(page, look.width)

      await admin.goto('/dashboard', { waitUntil: 'networkidle' })
      const desk = admin.getByRole('region', { name: 'What waits' })
      await desk.getByRole('link', { name: /^\d+\s*Returns/ }).click()
      await admin.getByRole('link', { name: `${number}-R1` }).click()
      await admin.waitForURL(`**/dashboard/orders/${id}#returns`)
      const returns = admin.getByRole('region', { name: 'Returns' })
      await returns.getByText('The thread is stripped').waitFor()
      const small = returns.getByRole('link', { name: /^1 of 2 of/ })
      const [photo] = await Promise.all([adminContext.waitForEvent('page'), small.click()])
      await photo.waitForLoadState()
      expect(await photo.evaluate(() => document.images[0]?.naturalWidth)).toBe(400)
      await photo.close()
      const agree = returns.getByRole('form', { name: /^Agree/ })
      await agree.getByLabel('Where to send it, and how').fill('To our yard, please')
      await agree.getByRole('button', { name: 'Agree' }).click()
      await seeToast(admin, 'You agreed to the return')
      await expectAccessibleInBothThemes(admin)

      await page.reload({ waitUntil: 'networkidle' })
      await own.getByText('To our yard, please').waitFor()
      const [slip] = await Promise.all([
        page.waitForEvent('download'),
        own.getByRole('link', { name: 'Return slip' }).click(),
      ])
      expect(slip.suggestedFilename()).toBe(`return-slip-${number}-R1.pdf`)

      await returns.getByRole('form', { name: /^Note the arrival/ }).waitFor()
      await admin.setViewportSize({ width: 375, height: 800 })
      await admin.goto('/dashboard/returns?state=agreed', { waitUntil: 'networkidle' })
      await admin.getByLabel('Number of the return or its order').fill(`${number}-R1`)
      await admin.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await admin.getByText('1 return', { exact: true }).waitFor()
      await expectAccessibleInBothThemes(admin)
      await expectToFit(admin, 375)
      const arrival = admin.getByRole('form', { name: `Note the arrival of ${number}-R1` })
      await arrival.getByLabel('Back to the shelf').fill('1')
      await arrival.getByLabel('Scrapped').fill('1')
      await arrival.getByRole('button', { name: 'Note arrival' }).click()
      await seeToast(admin, 'The arrival is noted')
      await admin.getByText('0 returns', { exact: true }).waitFor()
      await admin.setViewportSize({ width: look.width, height: 800 })
      await admin.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
      await returns.getByText('2 arrived, 1 of them scrapped').waitFor()
      await returns.getByLabel(`Refund ${number}-R1`).first().click()
      const refund = returns.getByRole('form', { name: /^Refund/ })
      expect(await refund.getByLabel('Pieces').inputValue()).toBe('2')
      await refund.getByLabel('Reason').fill('The thread was stripped')
      await refund.getByRole('button', { name: 'Refund', exact: true }).click()
      const question = admin.getByRole('dialog')
      await expectAccessible(admin)
      await question.getByRole('button', { name: 'Refund', exact: true }).click()
      await returns.getByText('Return refunded').waitFor()
      await expectToFit(admin, look.width)

      await page.reload({ waitUntil: 'networkidle' })
      await own.getByText('Return refunded').waitFor()
      await page.getByRole('region', { name: 'Refunds' }).getByText('The thread was stripped').waitFor()
      await page.getByRole('region', { name: 'Papers' }).getByText('Credit note').first().waitFor()
      await page.goto('/dashboard', { waitUntil: 'networkidle' })
      await page.getByText('Return refunded').waitFor()
      await admin.goto('/dashboard/returns?state=refunded', { waitUntil: 'networkidle' })
      await admin.getByRole('link', { name: `${number}-R1` }).waitFor()
      await expectAccessibleInBothThemes(admin)
      await expectToFit(admin, look.width)
    }),
)
