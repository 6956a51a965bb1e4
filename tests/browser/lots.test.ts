import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { order as orderShape } from '#contract/orders/orders.ts'
import { expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows } from '../support/browser.ts'
import { newAddressForm, newCheckoutForm, newProductForm } from '../support/forms.ts'
import { looksOf } from '../support/looks.ts'
import { drawCertificate } from '../support/lots.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { post, seeToast } from '../support/person.ts'
import { visitBoth } from '../support/visit-both.ts'

afterAll(closeWindows)

test.each(looksOf('narrow'))(
  'a lot is received with its certificate and packed from, its customer saves the certificate, and a recall finds them (%j)',
  look =>
    visitBoth(look, async (page, admin, { context, adminContext, expectStatus }) => {
      expectStatus(422)
      const form = newProductForm({
        productname: `Lifting eye ${crypto.randomUUID()}`,
        image: '/favicon.svg',
      })
      const { insertedId } = inserted.parse(await post(adminContext, '/product', form))
      const part = product.parse(await (await page.request.get(`/service/${insertedId}`)).json())
      const [older, newer] = ['older', 'newer'].map(name => `${name} ${crypto.randomUUID().slice(0, 8)}`)
      if (!older || !newer) throw new Error('two lots')
      await admin.goto(`/dashboard/products/${part._id}`, { waitUntil: 'networkidle' })
      const receive = admin.getByRole('form', { name: 'Move stock' })
      for (const [number, pieces] of [
        [older, '2'],
        [newer, '20'],
      ] as const) {
        await receive.getByLabel('Quantity').fill(pieces)
        await receive.getByLabel('Lot').fill(number)
        await receive.getByRole('button', { name: 'Change stock' }).click()
        await admin.getByRole('link', { name: number, exact: true }).waitFor()
      }
      await receive.getByLabel('Reason').selectOption('Counted')
      await receive.getByLabel('Lot').waitFor({ state: 'detached' })
      const upload = admin.getByLabel(`Add the certificate of lot ${older}`)
      const file = { name: 'certificate.pdf', mimeType: 'application/pdf' }
      await upload.setInputFiles({ ...file, buffer: Buffer.from('no PDF') })
      await seeToast(admin, 'The certificate must be a PDF.')
      await upload.setInputFiles({ ...file, buffer: drawCertificate(older) })
      await seeToast(admin, `The certificate of lot ${older} is kept`)
      await admin.getByLabel(`Replace the certificate of lot ${older}`).waitFor()
      await expectAccessibleInBothThemes(admin)
      await expectToFit(admin, look.width)

      const wish = { ...newCheckoutForm([[part, 5]]), deliveryAddress: newAddressForm() }
      const id = inserted.parse(await post(context, '/checkout', wish)).insertedId
      await page.goto(`/dashboard/payment/${id}`, { waitUntil: 'networkidle' })
      await payByCard(page, '4242 4242 4242 4242')
      await page.getByText('Congratulations! Your payment is completed.').waitFor()
      const { number } = orderShape.parse(await (await context.request.get(`/order/${id}`)).json())

      await admin.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
      const shipping = admin.getByRole('form', { name: 'Ship' })
      const [ofOlder, ofNewer] = [older, newer].map(name => shipping.getByLabel(`Lot ${name}`))
      const counts = async () => [await ofOlder?.inputValue(), await ofNewer?.inputValue()]
      expect(await counts()).toEqual(['2', '3'])
      await shipping.getByLabel(part.name).fill('4')
      await expect.poll(counts).toEqual(['2', '2'])
      await ofNewer?.fill('3')
      await shipping.getByRole('button', { name: 'Ship' }).click()
      await shipping.getByText('Pieces must be at most 2: no more leave.').waitFor()
      await expectAccessibleInBothThemes(admin)
      await expectToFit(admin, look.width)
      await ofNewer?.fill('1')
      await shipping.getByRole('button', { name: 'Ship' }).click()
      await seeToast(admin, 'It is shipped')
      const shipments = admin.getByRole('region', { name: 'Shipments' })
      await shipments.getByText(`1 of lot ${newer}`).waitFor()

      await page.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
      const own = page.getByRole('region', { name: 'What has been shipped' })
      await own.getByText(`1 of lot ${newer}`).waitFor()
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        own.getByRole('link', { name: `Certificate 3.1 (PDF) of lot ${older}` }).click(),
      ])
      expect(saved.suggestedFilename()).toBe(`certificate-${older.replace(' ', '-')}.pdf`)
      expect(await readFile(await saved.path())).toEqual(drawCertificate(older))
      const [declared] = await Promise.all([
        page.waitForEvent('download'),
        own.getByRole('link', { name: `Declaration 2.1 (PDF) of ${part.name}` }).click(),
      ])
      expect(declared.suggestedFilename()).toBe(`declaration-2.1-${number}-1.pdf`)
      await expectAccessibleInBothThemes(page)
      await expectToFit(page, look.width)

      await admin.goto('/dashboard/lots', { waitUntil: 'networkidle' })
      await admin.getByLabel('Number of the lot, or SKU').fill(older)
      await admin.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await admin.getByText('1 lot', { exact: true }).waitFor()
      await expectAccessibleInBothThemes(admin)
      await expectToFit(admin, look.width)
      await admin.getByRole('link', { name: older, exact: true }).click()
      await admin.getByText('1 shipment has pieces of it').waitFor()
      await admin.getByText('Grace Hopper').waitFor()
      await expectAccessibleInBothThemes(admin)
      await expectToFit(admin, look.width)
      const [list] = await Promise.all([
        admin.waitForEvent('download'),
        admin.getByRole('link', { name: 'Export CSV' }).click(),
      ])
      expect(await readFile(await list.path(), 'utf8')).toContain(`"${number}",`)
      await admin.getByRole('link', { name: number }).click()
      await admin.waitForURL(`**/dashboard/orders/${id}#shipments`)
    }),
)
