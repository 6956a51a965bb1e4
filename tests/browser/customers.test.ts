import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { looksOf } from '../support/looks.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { inventAccount, post, seeToast, signInAsAdmin } from '../support/person.ts'
import { findProduct } from '../support/products.ts'
import { visitBoth } from '../support/visit-both.ts'

afterAll(closeWindows)

test.each(looksOf('wide'))(
  'an admin books for a customer on the telephone and corrects the address; the customer reads who booked it, and pays (%j)',
  look =>
    visitBoth(look, async (page, admin, { person, context }) => {
      const part = await findProduct(
        admin,
        ({ min, available, price }) => min === 1 && available >= 50 && price < 50,
      )
      const weekly = { name: 'Weekly', lines: [{ product: part._id, quantity: 4 }] }
      await post(context, '/shopping-list', weekly)
      await admin.goto('/dashboard/users', { waitUntil: 'networkidle' })
      await admin.getByLabel('Search by email or name').fill(person.email)
      await admin.getByRole('link', { name: `Book order: ${person.email}` }).click()
      await admin.getByRole('heading', { level: 1, name: 'Book for Grace Hopper' }).waitFor()
      // The same by the list of customers, which sales have, too.
      await admin.getByRole('link', { name: 'All customers' }).click()
      await admin.getByLabel('Search by name, company, address, phone, mail').fill(`grace ${person.email}`)
      await admin.keyboard.press('Enter')
      await admin.getByText('1 customer', { exact: true }).waitFor()
      await expectAccessible(admin)
      await expectToFit(admin, look.width)
      await admin.getByRole('link', { name: 'Grace Hopper', exact: true }).click()
      await admin.getByRole('heading', { level: 1, name: 'Book for Grace Hopper' }).waitFor()
      await admin.getByLabel('New note').fill('Wants one parcel')
      await admin.getByRole('button', { name: 'Add note' }).click()
      await admin.getByText(/^admin@example\.com, /).waitFor()
      await admin.getByText('Weekly', { exact: true }).click()
      await admin.getByText(`4 × ${part.name}`).waitFor()
      await expectAccessibleInBothThemes(admin)
      await expectToFit(admin, look.width)
      const theirs = admin.getByRole('navigation', { name: 'Of this customer' })
      await theirs.getByRole('link', { name: 'Quotes 0' }).click()
      await admin.getByText('0 quotes', { exact: true }).waitFor()
      await admin.getByRole('link', { name: person.email }).click()
      const book = admin.getByRole('button', { name: 'Book for Grace Hopper' })
      expect(await book.isDisabled()).toBe(true)
      await admin.getByLabel('Parts').fill(`${part.sku} 3`)
      await admin.getByRole('button', { name: 'Find these parts' }).click()
      await admin.getByText('1 line ready.').waitFor()
      await admin.getByLabel('Country').selectOption('DE')
      await admin.getByLabel('Postcode').fill('10115')
      await admin.getByLabel('City').fill('Berlin')
      await book.click()
      await admin.getByText('Street is required.').waitFor()
      await admin.getByLabel('Street', { exact: true }).fill('Hauptstr. 1')
      await expectAccessible(admin)
      await expectToFit(admin, look.width)
      await book.click()
      await seeToast(admin, 'It is booked, and the customer gets the mail about it')
      await admin.waitForURL(/\/dashboard\/orders\/[\w-]+$/)
      await admin.getByText('admin@example.com', { exact: true }).waitFor()

      await admin.getByRole('button', { name: 'Change the address' }).click()
      await admin.getByLabel('Street', { exact: true }).fill('Hauptstr. 100')
      await expectAccessible(admin)
      await expectToFit(admin, look.width)
      await admin.getByRole('button', { name: 'Deliver here' }).click()
      await seeToast(admin, 'The order goes to this address')
      await admin.locator(':focus').getByRole('button', { name: 'Change the address' }).waitFor()
      await admin.getByText('Hauptstr. 100').waitFor()

      await page.goto(await findMailedLink(person.email, 'order-booked'), { waitUntil: 'networkidle' })
      await page.getByText(/^Booked for you by the shop on/).waitFor()
      await page.getByText('We changed where it goes for you').waitFor()
      await page.getByText('Hauptstr. 100').waitFor()
      // Of the order; below the page it is the address of this shop, as none other is set.
      expect(await page.getByRole('main').getByText('admin@example.com').count()).toBe(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: `Pay for ${part.name}` }).click()
      await page.waitForURL('**/dashboard/payment/*')
      await payByCard(page, '4242 4242 4242 4242')
      await page.getByText('Congratulations! Your payment is completed.').waitFor()

      await admin.goto('/dashboard/audit?action=order-booked-for', { waitUntil: 'networkidle' })
      const row = admin.getByRole('row').filter({ hasText: `customer: ${person.email}` })
      await row.getByText('Order booked for a customer', { exact: true }).waitFor()
      await row.getByText('admin@example.com', { exact: true }).waitFor()
    }),
)

test('an admin books on account, if the customer may order so, to an address of their book', () =>
  visitBoth({}, async (page, admin, { person, context, adminContext }) => {
    const part = await findProduct(
      admin,
      ({ min, available, price }) => min === 1 && available >= 50 && price < 50,
    )
    const home = { name: 'Grace Hopper', street: 'Hauptstr. 7', postcode: '10115', city: 'Berlin' }
    await post(context, '/address', { ...home, country: 'DE' })
    const terms = { data: { limit: 400, days: 14 }, headers: { origin } }
    const granted = await adminContext.request.put(`/user/on-account/${person.email}`, terms)
    expect(granted.status()).toBe(200)
    await admin.goto(`/dashboard/customers/${encodeURIComponent(person.email)}`, { waitUntil: 'networkidle' })
    const street = admin.getByLabel('Street', { exact: true })
    await expect.poll(() => street.inputValue()).toBe('Hauptstr. 7')
    const book = admin.getByLabel('From their address book')
    await book.selectOption({ label: 'Another address' })
    await expect.poll(() => street.inputValue()).toBe('')
    await book.selectOption({ index: 1 })
    await expect.poll(() => street.inputValue()).toBe('Hauptstr. 7')
    await admin.getByLabel('Parts').fill(`2 ${part.sku}`)
    await admin.getByRole('button', { name: 'Find these parts' }).click()
    await admin.getByText('1 line ready.').waitFor()
    await admin.getByRole('radio', { name: /^On account \(14 days, €400\.00 of €400\.00 left\)/ }).check()
    await expectAccessible(admin)
    await admin.getByRole('button', { name: 'Book for Grace Hopper' }).click()
    await seeToast(admin, 'It is booked, and the customer gets the mail about it')
    await admin.waitForURL(/\/dashboard\/orders\/[\w-]+$/)
    await page.goto(await findMailedLink(person.email, 'order-on-account'), { waitUntil: 'networkidle' })
    await page.getByText(/^Booked for you by the shop on/).waitFor()
    await page.getByText('Hauptstr. 7').waitFor()
  }))

test('an admin cancels an unpaid order after a question, and its customer reads that it was the shop', () =>
  visitBoth({}, async (page, admin, { person, adminContext }) => {
    const part = await findProduct(
      admin,
      ({ min, available, price }) => min === 1 && available >= 50 && price < 50,
    )
    const lines = [{ product: part._id, availability: 1 }]
    const order = { lines, price: part.price, phone: '+49 30 1234567' }
    const path = `/customer/${encodeURIComponent(person.email)}/order`
    const { insertedId: id } = inserted.parse(await post(adminContext, path, order))
    await admin.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
    const ask = admin.getByRole('button', { name: 'Cancel order' })
    await ask.click()
    const question = admin.getByRole('dialog')
    await question.getByRole('button', { name: 'Keep order' }).click()
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => ask.evaluate(button => button === document.activeElement)).toBe(true)
    await ask.click()
    await expectAccessible(admin)
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await seeToast(admin, 'The order is cancelled, and its customer gets a mail')
    await ask.waitFor({ state: 'detached' })
    await admin.locator(':focus').getByText('Cancelled', { exact: true }).waitFor()
    await expectAccessible(admin)

    await page.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
    await page.getByText('We cancelled the order').waitFor()
    await admin.goto('/dashboard/audit?action=order-cancelled', { waitUntil: 'networkidle' })
    const row = admin.getByRole('row').filter({ hasText: `order ${id}` })
    await row.getByText('admin@example.com', { exact: true }).waitFor()
    await row.getByText(`customer: ${person.email}`).waitFor()
  }))

test('who has not confirmed their address can have nothing booked for them, and the page says why', () =>
  visit({}, async ({ page, context }) => {
    const stranger = inventAccount('Not Proven')
    await post(context, '/api/auth/sign-up/email', stranger)
    await signInAsAdmin(context)
    await page.goto(`/dashboard/customers/${encodeURIComponent(stranger.email)}`, {
      waitUntil: 'networkidle',
    })
    await page.getByText('This person has not confirmed their email address yet').waitFor()
    expect(await page.getByLabel('Parts').count()).toBe(0)
    await expectAccessible(page)
  }))
