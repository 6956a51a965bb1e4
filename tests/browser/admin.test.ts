import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { Alert } from '#contract/desk/alerts.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { inventAccount, post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

test('an admin makes somebody else an admin, who then sees the admin pages', () =>
  visit({}, async ({ page, context }) => {
    await visit({}, async ({ page: theirs, context: theirContext }) => {
      const { email } = await signInAsNew(theirContext, 'Next Keeper')
      await signInAsAdmin(context)
      await page.goto('/dashboard')
      const menu = page.getByRole('navigation', { name: 'Dashboard' })
      const groups = menu.getByRole('list', { name: 'Customers' }).getByRole('link')
      // Behind some, how many wait.
      const names = (await groups.allInnerTexts()).map(name => name.split(/\s/)[0])
      expect(names).toEqual(['Customers', 'Messages', 'Reviews', 'Users'])
      await menu.getByRole('link', { name: 'Users' }).click()
      await page.getByLabel('Search by email').fill(email)
      const row = page.getByRole('row').filter({ hasText: email })
      await row.getByRole('button', { name: 'Make Admin' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Make Admin' }).click()
      await seeToast(page, 'Successfully made an admin')
      await row.getByText('Admin', { exact: true }).waitFor()
      await row.getByRole('button', { name: 'Make Admin' }).waitFor({ state: 'detached' })
      await theirs.goto('/dashboard/users')
      await theirs.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
    })
  }))

test('an admin suspends a person, who is signed out and told so at the login, and lifts the suspension', () =>
  visit({}, async ({ page, context }) => {
    await visit({}, async ({ page: theirs, context: theirContext, expectStatus }) => {
      expectStatus(403)
      const { email, password } = await signInAsNew(theirContext, 'Kept Out')
      await signInAsAdmin(context)
      await page.goto(`/dashboard/users?email=${encodeURIComponent(email)}`)
      const row = page.getByRole('row').filter({ hasText: email })
      await row.getByText('Active', { exact: true }).waitFor()
      await row.getByRole('button', { name: 'Suspend' }).click()
      const question = page.getByRole('dialog')
      await question.getByRole('button', { name: 'Suspend' }).click()
      await row.getByText('Suspended', { exact: true }).waitFor()
      await expectAccessible(page)

      const logIn = async () => {
        await theirs.goto('/login')
        await theirs.getByLabel('Email').fill(email)
        await theirs.getByLabel('Password', { exact: true }).fill(password)
        await theirs.getByRole('button', { name: 'Login' }).click()
      }
      await logIn()
      await theirs.getByText(/This account is suspended/).waitFor()
      await row.getByRole('button', { name: 'Lift Suspension' }).click()
      await question.getByRole('button', { name: 'Lift Suspension' }).click()
      await row.getByText('Active', { exact: true }).waitFor()
      await logIn()
      await theirs.waitForURL('**/home')
    })
  }))

test('an admin has to confirm the removal of a person, who is signed out at once', () =>
  visit({}, async ({ page, context }) => {
    await visit({}, async ({ page: theirs, context: theirContext }) => {
      const { email, name } = await signInAsNew(theirContext, 'Leaving Soon')
      await theirs.goto('/dashboard')
      await theirs.getByText(name).first().waitFor()

      await signInAsAdmin(context)
      await page.goto(`/dashboard/users?email=${encodeURIComponent(email)}`)
      const row = page.getByRole('row').filter({ hasText: email })
      const ask = row.getByRole('button', { name: 'Remove User' })
      await ask.click()
      const question = page.getByRole('dialog')
      await question.waitFor()
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Keep' }).click()
      await question.waitFor({ state: 'hidden' })
      await row.waitFor()
      await ask.click()
      await question.getByRole('button', { name: 'Remove User' }).click()
      await seeToast(page, 'Successfully delete an admin')
      await row.waitFor({ state: 'detached' })

      await theirs.reload()
      await theirs.getByRole('heading', { name: 'Please log in' }).waitFor()
    })
  }))

test('an admin cannot remove themselves', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    await page.goto('/dashboard/users')
    const row = page.getByRole('row').filter({ hasText: 'admin@example.com' })
    await row.getByText('You', { exact: true }).waitFor()
    expect(await row.getByRole('button').count()).toBe(0)
  }))

test('an admin removes a review after confirming, and the home page no longer shows it', () =>
  visit({}, async ({ page, context }) => {
    const name = `Rude Writer ${process.pid}`
    const words = `Never buy here, ${inventAccount().email}`
    await visit({}, async ({ context: theirContext }) => {
      await signInAsNew(theirContext, name)
      await post(theirContext, '/review', { rating: 1, review: words })
      await visit({}, async ({ page: visitors }) => {
        await visitors.goto('/home')
        await visitors.getByText(words).first().waitFor({ state: 'attached' })
        await signInAsAdmin(context)
        await page.goto('/dashboard')
        const menu = page.getByRole('navigation', { name: 'Dashboard' })
        await menu.getByRole('link', { name: 'Reviews', exact: true }).click()
        const card = page.getByRole('article').filter({ hasText: words })
        await card.getByRole('button', { name: 'Remove' }).click()
        const question = page.getByRole('dialog')
        await expectAccessible(page)
        await question.getByRole('button', { name: 'Keep' }).click()
        await card.getByRole('button', { name: 'Remove' }).click()
        await question.getByRole('button', { name: 'Remove' }).click()
        await seeToast(page, 'Review removed')
        await card.waitFor({ state: 'detached' })
        await visitors.reload()
        expect(await visitors.getByText(words).count()).toBe(0)
      })
    })
  }))

test('a product added by an admin is the first on the home page at once', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    const name = `Anchor Bolt ${inventAccount().email}`
    await visit({}, async ({ page: visitors }) => {
      await visitors.goto('/')
      await page.goto('/dashboard/addproduct')
      await page.getByLabel('Product name').fill(name)
      await page.getByLabel('Price').fill('2.49')
      await page.getByLabel('Minimum order').fill('10')
      await page.getByLabel('Available').fill('500')
      await page.getByLabel('Standard').fill('DIN 529')
      await fillDimensions(page)
      await page.getByLabel('Image', { exact: true }).fill('/favicon.svg')
      await page.getByRole('button', { name: 'Add product' }).click()
      await seeToast(page, 'Your Item is added !')
      await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('')
      expect(await page.getByRole('listitem', { name: /^Dimension/ }).count()).toBe(0)

      await visitors.goto('/')
      const first = visitors
        .getByRole('region', { name: 'Recenlty Menufectured' })
        .getByRole('article')
        .first()
      await first.getByRole('heading', { name }).waitFor()
      const words = (await first.innerText()).replaceAll(/\s+/g, ' ')
      expect(words).toMatch(/fasteners · DIN 529/i)
      expect(words).toMatch(/Thread 12 mm · Length 160\.5 mm .*€2\.49.*500.*10/)
    })
  }))

/** Adds three rows of dimensions by keyboard, and removes the second one. */
async function fillDimensions(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add a dimension', disabled: false })
  // Keys have no effect until the button is enabled.
  await add.waitFor()
  const rows = [
    ['d', 'Thread', '12'],
    ['x', 'Mistake', '1'],
    ['l', 'Length', '160.5'],
  ] as const
  for (const [index, [symbol, name, value]] of rows.entries()) {
    await add.focus()
    await page.keyboard.press('Enter')
    const row = page.getByRole('listitem', { name: `Dimension ${index + 1}` })
    const first = row.getByLabel('Symbol')
    await expect.poll(() => first.evaluate(element => element === document.activeElement)).toBe(true)
    await first.fill(symbol)
    await row.getByLabel('Dimension', { exact: true }).fill(name)
    await row.getByLabel('Value').fill(value)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove dimension 2' }).click()
  await expect.poll(() => add.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.getByLabel('Value').last().inputValue()).toBe('160.5')
}

test('the add-product form shows what is wrong beside each field, and keeps what was typed', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(409)
    await signInAsAdmin(context)
    const name = `Wing Nut ${inventAccount().email}`
    await post(context, '/product', {
      productname: name,
      price: 1,
      min: 1,
      available: 10,
      image: '/favicon.svg',
    })
    await page.goto('/dashboard/addproduct')
    const submit = page.getByRole('button', { name: 'Add product' })
    await submit.click()
    const first = page.getByLabel('Product name')
    await expect.poll(() => first.evaluate(input => input === document.activeElement)).toBe(true)
    await first.fill(name)
    await page.getByLabel('Price').fill('1.999')
    await page.getByLabel('Minimum order').fill('10')
    await page.getByLabel('Available').fill('500')
    await page.getByLabel('Image', { exact: true }).fill('/favicon.svg')
    await submit.click()
    await page.getByText('Price can be read as 1999 or as 1.999: please write 1999 or 1.99.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Price').fill('1,99')
    await submit.click()
    await page
      .getByText(/A product with this name already exists/)
      .first()
      .waitFor()
    expect(await page.getByLabel('Product name').inputValue()).toBe(name)
    await page.getByLabel('SKU').fill('not a number')
    await submit.click()
    await page
      .getByText('SKU must consist of letters, digits and - . / _.')
      .and(page.locator('[id$=error]'))
      .waitFor()
    expect(new URL(page.url()).origin).toBe(origin)
  }))

test('what is wrong with the shop stands on the desk, with who has acknowledged it', () =>
  visit({ width: 375 }, async ({ page, context }) => {
    const alerts: Alert[] = [
      { kind: 'disk', count: 1, since: '2026-11-27T07:00:00Z', acknowledged: null },
      { kind: 'failed-refunds', count: 3, since: '2026-11-27T08:00:00Z', acknowledged: null },
    ]
    await signInAsAdmin(context)
    // Nothing is wrong with the shop of the tests; the calls have tests of their own.
    await page.route('**/alerts', route => route.fulfill({ json: alerts }))
    await page.route('**/alerts/*/acknowledge', route => {
      const acknowledged = { at: '2026-11-27T08:30:00Z', by: 'jo@example.com' }
      alerts.splice(1, 1, { kind: 'failed-refunds', count: 3, since: '2026-11-27T08:00:00Z', acknowledged })
      return route.fulfill({ json: { acknowledged: true } })
    })
    await page.goto('/dashboard/account')
    await page.getByRole('button', { name: 'Dashboard menu' }).click()
    await page.getByRole('link', { name: 'My Order' }).click()
    const region = page.getByRole('region', { name: 'Alerts' })
    await region.getByText('Refunds that failed (3)').waitFor()
    await expectAccessibleInBothThemes(page)
    await expectToFit(page, 375)
    await region.getByRole('button', { name: 'Acknowledge: Refunds that failed' }).click()
    await seeToast(page, 'Acknowledged.')
    await region.getByText(/acknowledged .* by jo@example.com/).waitFor()
    expect(await region.getByRole('button').count()).toBe(1)
    await region.getByRole('link', { name: 'Refunds that failed' }).click()
    await page.getByRole('heading', { level: 1, name: 'Money' }).waitFor()
  }))
