import type { Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin } from '../support/browser.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { looksOf } from '../support/looks.ts'
import { post, seeToast } from '../support/person.ts'
import { findProduct } from '../support/products.ts'
import { visitBoth } from '../support/visit-both.ts'

afterAll(closeWindows)

test.each(looksOf('wide'))(
  'the owner goes from what waits to the orders, finds some by a word, prints their labels, ships them at once, undoes that, ships one in parts, and notes something on it (%j)',
  look =>
    visitBoth(look, async (page, admin, { person, context, adminContext, expectStatus }) => {
      const word = `werk${person.email.replaceAll(/\W/g, '')}`
      const part = await findProduct(
        page,
        ({ min, available, price }) => min === 1 && available >= 50 && price < 50,
      )
      await adminContext.request.put(`/user/on-account/${encodeURIComponent(person.email)}`, {
        headers: { origin },
        data: { limit: 400, days: 14 },
      })
      const form = {
        ...newCheckoutForm([[part, 3]]),
        deliveryAddress: { ...newAddressForm(), company: `${word} GmbH` },
        paymentMethod: 'account',
        customerReference: 'PO 4711',
      }
      const first = inserted.parse(await post(context, '/checkout', form)).insertedId
      const second = inserted.parse(await post(context, '/checkout', form)).insertedId

      await admin.goto('/dashboard', { waitUntil: 'networkidle' })
      await expectAccessible(admin)
      await admin
        .getByRole('region', { name: 'What waits' })
        .getByRole('link', { name: /To ship/ })
        .click()
      await admin.waitForURL(/state=to-ship/)
      await admin
        .getByRole('checkbox', { name: /^Select PH-/ })
        .first()
        .waitFor()
      await admin.keyboard.press('/')
      await admin.keyboard.type(word.slice(0, -2))
      await admin.keyboard.press('Enter')
      await admin.getByText('2 orders', { exact: true }).waitFor()
      await expectToFit(admin, look.width)
      await expectAccessibleInBothThemes(admin)

      await admin.getByText('Columns', { exact: true }).first().click()
      await admin.getByRole('checkbox', { name: 'Reference' }).check()
      await admin.getByText('PO 4711').first().waitFor()
      await admin.getByText('Views', { exact: true }).click()
      await admin.getByLabel('Save what is shown as').fill('Our works')
      await admin.getByRole('button', { name: 'Save', exact: true }).click()

      await admin.getByRole('checkbox', { name: 'Select all on this page' }).check()
      const seeSaved = async (press: Locator, name: RegExp | string) => {
        const [file] = await Promise.all([admin.waitForEvent('download'), press.click()])
        expect(file.suggestedFilename()).toMatch(name)
      }
      await admin.getByRole('button', { name: 'Labels' }).click()
      const labels = admin.getByRole('dialog')
      const place = labels.getByLabel('First free label')
      const save = labels.getByRole('button', { name: 'Save as PDF' })
      await place.fill('25')
      await save.click()
      await labels.getByText('First free label must be at most 24.').waitFor()
      await expectAccessible(admin)
      await place.fill('4')
      await seeSaved(save, 'address-labels.pdf')
      await labels.waitFor({ state: 'detached' })
      const shipBoth = async () => {
        await admin.getByRole('button', { name: 'Mark as shipped' }).click()
        const question = admin.getByRole('dialog')
        await question.getByText('Mark 2 orders as shipped?').waitFor()
        await expectAccessible(admin)
        await question.getByRole('button', { name: 'Mark as shipped' }).click()
        await seeToast(admin, '2 orders are shipped')
        await admin.getByRole('heading', { name: 'No order matches' }).waitFor()
      }
      await shipBoth()
      await expectAccessible(admin)
      await admin.getByRole('button', { name: 'Undo' }).click()
      await admin.getByText('2 shipments are undone.').waitFor()
      await admin.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await shipBoth()
      await admin.getByRole('link', { name: 'Clear filters' }).first().click()
      await admin.getByRole('list', { name: 'Saved views' }).getByRole('link', { name: 'Our works' }).click()
      await admin.waitForURL(/state=to-ship/)
      await admin.goto(`/dashboard/orders?q=${word}`, { waitUntil: 'networkidle' })
      await admin.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await admin.getByRole('button', { name: 'Pick list' }).click()
      await admin.getByText(/^Left out, as there is nothing to send now: PH-[\d-]+, PH-[\d-]+\.$/).waitFor()
      await admin.getByText('Ship by a list of parcels').first().click()
      await admin
        .getByRole('textbox', { name: 'Numbers of parcels' })
        .fill('order;carrier;number\nPH-1999-000001;DHL;00340434')
      await admin.getByRole('button', { name: 'Note and mark as shipped' }).click()
      await admin.getByText('Line 2, PH-1999-000001: There is no such order.').waitFor()
      await expectAccessible(admin)
      await expectToFit(admin, look.width)
      await admin.goto(`/dashboard/orders?q=${word}`, { waitUntil: 'networkidle' })
      const focused = () => admin.evaluate(() => document.activeElement?.getAttribute('href'))
      await admin.keyboard.press('j')
      expect(await focused()).toBe(`/dashboard/orders/${second}`)
      await admin.keyboard.press('j')
      expect(await focused()).toBe(`/dashboard/orders/${first}`)
      await admin.keyboard.press('k')
      await admin.keyboard.press('Enter')
      await admin.waitForURL(`**/dashboard/orders/${second}`)

      await seeSaved(admin.getByRole('button', { name: 'Packing slip', exact: true }), /^packing-slip-PH-/)
      const timeline = admin.getByRole('region', { name: 'Timeline' })
      await timeline.getByText('Order shipped').first().waitFor()
      await timeline.getByText('admin@example.com', { exact: true }).first().waitFor()
      const shipments = admin.getByRole('region', { name: 'Shipments' })
      await seeSaved(
        shipments.getByRole('button', { name: 'Packing slip of shipment 1' }),
        /^packing-slip-PH-.*-1/,
      )
      await shipments.getByRole('button', { name: 'Undo shipment 1' }).click()
      await seeToast(admin, 'The shipment is undone')
      await timeline.getByText('Shipment undone').first().waitFor()

      const shipping = shipments.getByRole('form', { name: 'Ship' })
      const pieces = shipping.getByRole('textbox').first()
      expect(await pieces.inputValue()).toBe('3')
      await pieces.fill('4')
      await shipping.getByRole('textbox', { name: 'Number of the parcel' }).fill('!')
      await shipping.getByRole('button', { name: 'Ship' }).click()
      await shipping.getByText('Number must have 4 to 40 letters, digits and dashes.').waitFor()
      await shipping.getByRole('textbox', { name: 'Number of the parcel' }).fill('0190 5432 1')
      await shipping.getByLabel('Carrier').selectOption('GLS')
      expectStatus(422)
      await shipping.getByRole('button', { name: 'Ship' }).click()
      await shipping.getByText('Pieces must be at most 3: no more are left.').waitFor()
      await pieces.fill('2')
      await shipping.getByRole('button', { name: 'Ship' }).click()
      await shipments.getByRole('link', { name: 'GLS 019054321' }).waitFor()
      await admin.getByText('Partly shipped').first().waitFor()
      await expectAccessibleInBothThemes(admin)
      await shipments.getByText('Add a parcel').click()
      const more = shipments.getByRole('form', { name: 'Add a parcel to shipment 1' })
      await more.getByRole('button', { name: 'Add parcel' }).click()
      await more.getByText('Number must have 4 to 40 letters, digits and dashes.').waitFor()
      await more.getByRole('textbox', { name: 'Number' }).fill('00340434')
      await more.getByRole('button', { name: 'Add parcel' }).click()
      await shipments.getByRole('link', { name: 'DHL 00340434' }).waitFor()
      const notes = admin.getByRole('region', { name: 'Notes' })
      await notes.getByRole('button', { name: 'Add note' }).click()
      await notes.getByText('New note must not be blank.').waitFor()
      await notes.getByRole('textbox', { name: 'New note' }).fill('Calls before noon')
      await notes.getByRole('button', { name: 'Add note' }).click()
      await notes.getByRole('listitem').getByText('Calls before noon').waitFor()
      expect(await notes.getByRole('textbox', { name: 'New note' }).inputValue()).toBe('')
      await expectAccessible(admin)
      await expectToFit(admin, look.width)
      await page.goto(`/dashboard/orders/${second}`, { waitUntil: 'networkidle' })
      await page.getByRole('region', { name: 'What has happened' }).waitFor()
      const sent = page.getByRole('region', { name: 'What has been shipped' })
      const followed = sent.getByRole('link', { name: 'GLS 019054321' })
      expect(await followed.getAttribute('href')).toBe('https://gls-group.com/track/019054321')
      await sent.getByRole('heading', { name: 'Still to come' }).waitFor()
      await expectAccessible(page)
      await expectToFit(page, look.width)
      expect(await page.getByText('Calls before noon').count()).toBe(0)
    }),
)
