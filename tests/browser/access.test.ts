import { afterAll, describe, expect, test } from 'vitest'
import { closeWindows, origin, shareWindow, visit } from '../support/browser.ts'
import { signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

const administration = [
  '/dashboard/users',
  '/dashboard/customers',
  '/dashboard/staff',
  '/dashboard/roles',
  '/dashboard/api-keys',
  '/dashboard/webhooks',
  '/dashboard/settings',
  '/dashboard/products',
  '/dashboard/products/import',
  '/dashboard/products/7',
  '/dashboard/addproduct',
  '/dashboard/lots',
  '/dashboard/lots/7',
  '/dashboard/products/papers',
  '/dashboard/counting',
  '/dashboard/counting/7',
  '/dashboard/purchasing',
  '/dashboard/purchasing/orders',
  '/dashboard/purchasing/orders/7',
  '/dashboard/purchasing/suppliers',
  '/dashboard/purchasing/suppliers/7',
  '/dashboard/delivery',
  '/dashboard/messages',
  '/dashboard/messages/7',
  '/dashboard/message-templates',
  '/dashboard/reviews',
  '/dashboard/orders',
  '/dashboard/money',
  '/dashboard/audit',
  '/dashboard/sales',
  '/dashboard/handbook',
  '/dashboard/handbook/warehouse',
]
const personal = [
  ...administration,
  '/dashboard',
  '/dashboard/myprofile',
  '/dashboard/addreview',
  '/dashboard/payment/7',
  '/addreview',
  '/myprofile',
]

describe('signed out', () => {
  const visitSignedOut = shareWindow({})

  test.each(personal)("%s says 'Please log in' and remembers the page", path =>
    visitSignedOut(async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      expect(answer?.request().redirectedFrom()).toBeNull()
      await page.getByRole('heading', { name: 'Please log in' }).waitFor()
      await page
        .getByRole('main')
        .getByRole('link', { name: /log in/i })
        .click()
      await page.waitForURL(`${origin}/login?from=${encodeURIComponent(path)}`)
    }),
  )
})

describe('a customer', () => {
  const visitAsCustomer = shareWindow({}, signInAsNew)

  test.each(administration)("sees 'Admins only' on %s, which sends no admin calls", path =>
    visitAsCustomer(async ({ page }) => {
      // A call refused by the shop would make this a 500.
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await page.getByRole('heading', { name: 'Admins only' }).waitFor()
      const menu = page.getByRole('navigation', { name: 'Dashboard' })
      const entries = await menu.getByRole('link').allInnerTexts()
      expect(entries.slice(0, 3)).toEqual(['My Order', 'My Profile', 'Product Review'])
      expect(entries).not.toContain('Users')
      expect(entries).not.toContain('Add Product')
    }),
  )

  test('is taken to the login on signing out, and nothing of theirs stays', () =>
    visit({}, async ({ page, context }) => {
      const { name } = await signInAsNew(context, 'Margaret Hamilton')
      await page.goto('/dashboard')
      await page.getByText(name).first().waitFor()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await page.waitForURL(`${origin}/login`)
      const menu = page.getByRole('navigation', { name: 'Main' })
      await menu.getByRole('link', { name: 'Login' }).waitFor()
      expect(await menu.getByRole('link', { name: 'Dashboard' }).count()).toBe(0)
      await page.goBack()
      await page.getByRole('heading', { name: 'Please log in' }).waitFor()
      expect(await page.getByText(name).count()).toBe(0)
    }))
})
