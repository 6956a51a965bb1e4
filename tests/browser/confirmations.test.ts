import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { ratedProduct } from '#contract/reviews/reviews.ts'
import { expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { newProductForm } from '../support/forms.ts'
import { looksOf } from '../support/looks.ts'
import { drawCertificate } from '../support/lots.ts'
import { post, seeToast, signInAsAdmin } from '../support/person.ts'

afterAll(closeWindows)

test.each(looksOf('narrow'))(
  'an owner confirms RoHS with a document, which stands at the part, and an origin by one press, and undoes it (%j)',
  look =>
    visit(look, async ({ page, context, expectStatus }) => {
      expectStatus(422)
      await signInAsAdmin(context)
      const name = `Secret washer ${crypto.randomUUID()}`
      const form = { ...newProductForm({ productname: name, image: '/favicon.svg' }), material: 'Secret' }
      const { insertedId: id } = inserted.parse(await post(context, '/product', form))
      const read = async () => ratedProduct.parse(await (await context.request.get(`/service/${id}`)).json())

      await page.goto('/dashboard/products/papers?subject=rohs', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: `Confirm … of ${name}` }).click()
      const dialog = page.getByRole('dialog', { name: `RoHS of ${name}` })
      const choose = (buffer: Buffer) =>
        dialog.getByLabel('Document').setInputFiles({ name: 'RoHS.pdf', mimeType: 'application/pdf', buffer })
      await choose(Buffer.from('no PDF'))
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await dialog.getByRole('alert').getByText('must be a PDF').waitFor()
      await expectAccessibleInBothThemes(page)
      await choose(drawCertificate(name))
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await seeToast(page, `RoHS of ${name} is confirmed`)
      await expectToFit(page, look.width)

      await page.goto('/dashboard/products/papers?subject=origin', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: `Confirm Germany of ${name}` }).click()
      await seeToast(page, `Country of origin of ${name} is confirmed`)
      expect((await read()).countryOfOrigin).toBe('DE')
      await page.getByRole('button', { name: `Undo of ${name}` }).click()
      await seeToast(page, `Country of origin of ${name} is to be confirmed`)
      expect((await read()).countryOfOrigin).toBeNull()

      await page.goto(`/parts/fasteners/${id}`, { waitUntil: 'networkidle' })
      const papers = page.getByRole('region', { name: 'Papers' })
      await papers.getByText('conforms', { exact: true }).waitFor()
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        papers.getByRole('link', { name: 'RoHS: document (PDF)' }).click(),
      ])
      expect(saved.suggestedFilename()).toBe('declaration-rohs.pdf')
      expect(await readFile(await saved.path())).toEqual(drawCertificate(name))
    }),
)
