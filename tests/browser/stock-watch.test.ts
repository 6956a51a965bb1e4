import type { BrowserContext } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { holdBack } from '../support/hold-back.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { post, signInAsAdmin, signInAsNew } from '../support/person.ts'
import { expectStill, heightOf, watchShifts } from '../support/shifts.ts'

afterAll(closeWindows)

const OFFER = 'Tell me when it is back'

/** Adds a product and sells it out, as an admin in another window; returns its id and what brings it back. */
async function sellOut(admin: BrowserContext): Promise<{ id: string; receive: () => Promise<unknown> }> {
  await signInAsAdmin(admin)
  const name = `Watched bolt ${crypto.randomUUID().slice(0, 8)}`
  const facts = {
    productname: name,
    price: 2.5,
    min: 2,
    available: 2,
    category: 'springs',
    image: '/favicon.svg',
  }
  const { insertedId: id } = z.object({ insertedId: z.string() }).parse(await post(admin, '/product', facts))
  const move = (reason: string, quantity: number) =>
    post(admin, `/product/${id}/movements`, { reason, quantity })
  await move('scrapped', 2)
  return { id, receive: () => move('received', 50) }
}

test('a visitor is led to the login and back, waits for a sold-out product, and is mailed once it is back', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({ width: 375 }, async ({ page, context }) => {
      const { id, receive } = await sellOut(adminWindow)
      const person = await signInAsNew(context)
      await page.goto(await findMailedLink(person.email, 'verify-email'), { waitUntil: 'networkidle' })
      await context.clearCookies()

      await page.goto(`/parts/springs/${id}`)
      await page.getByRole('link', { name: OFFER }).click()
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await page.waitForURL(`**/parts/springs/${id}#watch`)

      await page.getByRole('button', { name: OFFER }).click()
      await page.getByText(`We will email you at ${person.email} when it is back.`).waitFor()
      expect(await page.getByRole('button', { name: 'Purchase' }).count()).toBe(0)
      await expectAccessible(page)
      await expectToFit(page, 375)
      await page.goto(`/purchase/${id}`)
      expect(await page.getByRole('button', { name: 'Place Order' }).isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Do not tell me' }).click()
      await page.getByRole('button', { name: OFFER }).click()
      await page.getByRole('button', { name: 'Do not tell me' }).waitFor()

      await receive()
      expect(await findMailedLink(person.email, 'stock-back')).toContain(id)
      await page.reload()
      await page.getByRole('button', { name: 'Place Order' }).waitFor()
    }),
  ))

test('without a confirmed address a person is told to confirm it first', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({}, async ({ page, context }) => {
      const { id } = await sellOut(adminWindow)
      const { email } = await signInAsNew(context)
      await page.goto(`/purchase/${id}`)
      await page.getByText('once you have confirmed your address').waitFor()
      await page.getByRole('button', { name: 'Send the link again' }).click()
      await page.getByText(`A new link is on its way to ${email}.`).waitFor()
      await expectAccessible(page)
    }),
  ))

test.each([1280, 375])(
  'at a width of %i, who waits for a sold-out part is never offered to wait, and nothing moves when that is known',
  width =>
    visit({}, ({ context: adminWindow }) =>
      visit({ width }, async ({ page, context, expectStatus }) => {
        expectStatus(500)
        await watchShifts(page)
        const { id } = await sellOut(adminWindow)
        const { email } = await signInAsNew(context)
        await page.goto(await findMailedLink(email, 'verify-email'), { waitUntil: 'networkidle' })
        const path = `/parts/springs/${id}`
        const tell = page.getByRole('button', { name: OFFER })
        const forget = page.getByRole('button', { name: 'Do not tell me' })

        const release = await holdBack(page, /\/watch$/)
        await page.goto(path)
        const offer = page.getByRole('region', { name: 'Price and stock' })
        const height = await heightOf(offer)
        expect([await tell.isVisible(), await forget.isVisible()]).toEqual([false, false])
        release()
        await tell.click()
        await page.getByText(`We will email you at ${email} when it is back.`).waitFor()
        await forget.waitFor()
        expect(await heightOf(offer)).toBe(height)

        const releaseAgain = await holdBack(page, /\/watch$/)
        await page.reload()
        const heightAgain = await heightOf(offer)
        expect([await tell.isVisible(), await forget.isVisible()]).toEqual([false, false])
        releaseAgain()
        await forget.waitFor()
        expect(await heightOf(offer)).toBe(heightAgain)
        await expectStill(page)
        await expectAccessible(page)

        const fail = await holdBack(page, /\/watch$/, { isFailing: true })
        await page.reload()
        const heightBefore = await heightOf(offer)
        fail()
        await page.getByText('Whether we will could not be read.').waitFor()
        expect(await heightOf(offer)).toBe(heightBefore)
        await expectAccessible(page)
        await page.unroute(/\/watch$/)
        await page.getByRole('button', { name: 'Try again' }).click()
        await forget.waitFor()
      }),
    ),
)
