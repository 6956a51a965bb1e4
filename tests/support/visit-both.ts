import type { BrowserContext, Page } from 'playwright-core'
import { type Look, visit } from './browser.ts'
import { findMailedLink } from './mailed-link.ts'
import { type Account, signInAsAdmin, signInAsNew } from './person.ts'

/** A customer with a confirmed address, in one window, and an admin in another. */
export function visitBoth(
  look: Look,
  journey: (
    page: Page,
    admin: Page,
    facts: {
      person: Account
      context: BrowserContext
      adminContext: BrowserContext
      /** Of the admin's window. */
      expectStatus: (status: number) => void
      /** Of the customer's. */
      expectStatusOfCustomer: (status: number) => void
    },
  ) => Promise<void>,
) {
  return visit(look, ({ page: admin, context: adminContext, expectStatus }) =>
    visit(look, async ({ page, context, expectStatus: expectStatusOfCustomer }) => {
      await signInAsAdmin(adminContext)
      const person = await signInAsNew(context, 'Grace Hopper')
      await page.goto(await findMailedLink(person.email, 'verify-email'), { waitUntil: 'networkidle' })
      await journey(page, admin, { person, context, adminContext, expectStatus, expectStatusOfCustomer })
    }),
  )
}
