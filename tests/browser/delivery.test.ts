import type { BrowserContext } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { deliveryMethod, deliveryOffers } from '#contract/delivery/delivery.ts'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { seeToast, signInAsAdmin } from '../support/person.ts'

afterAll(closeWindows)

/** What express costs to a country; undefined if it is not offered. */
async function priceTo(context: BrowserContext, country: string): Promise<number | undefined> {
  const answer = await context.request.get(`/delivery?country=${country}&grams=500`)
  const { offers } = deliveryOffers.parse(await answer.json())
  return offers.find(({ method }) => method === 'express')?.price
}

/** Saves express for one country at this price outside the page, as another admin would. */
async function editElsewhere(context: BrowserContext, country: string, price: number): Promise<void> {
  const zones = [{ countries: [country], minDays: 1, maxDays: 2, steps: [{ upTo: null, price }] }]
  const answer = await context.request.put('/delivery/methods/express', {
    headers: { origin, 'if-match': '*' },
    data: { isOffered: true, freeFrom: null, zones },
  })
  expect(answer.status()).toBe(200)
}

async function readExpress(context: BrowserContext) {
  const answer = await context.request.get('/delivery/methods')
  return z
    .array(deliveryMethod)
    .parse(await answer.json())
    .find(({ method }) => method === 'express')
}

test('an owner sets a price for a new zone, is told what is wrong, and keeps what was typed if somebody was faster', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(412)
    expectStatus(422)
    await signInAsAdmin(context)
    await editElsewhere(context, 'FI', 20)
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await menu.getByRole('link', { name: 'Delivery', exact: true }).click()
    const form = page.getByRole('form', { name: 'Express' })
    await form.getByRole('button', { name: 'Add a zone' }).click()
    const zone = form.getByRole('group', { name: 'Zone 2' })
    await zone.getByLabel('Countries').fill('IS, XY')
    await zone.getByLabel('Price in euros').fill('49,50')
    await expectAccessible(page)

    await form.getByRole('button', { name: 'Save express' }).click()
    await zone.getByText('XY is not the code of a country.').waitFor()
    await expect
      .poll(() => zone.getByLabel('Countries').evaluate(field => field === document.activeElement))
      .toBe(true)
    await zone.getByLabel('Countries').fill('is')
    await zone.getByText('Iceland', { exact: true }).waitFor()
    await form.getByRole('button', { name: 'Save express' }).click()
    await seeToast(page, 'Express saved')
    expect(await priceTo(context, 'IS')).toBe(49.5)
    expect(await priceTo(context, 'FI')).toBe(20)

    await editElsewhere(context, 'FI', 22)
    await zone.getByLabel('Price in euros').fill('55')
    await form.getByRole('button', { name: 'Save express' }).click()
    await form.getByText(/Somebody else has edited express meanwhile/).waitFor()
    expect(await zone.getByLabel('Price in euros').inputValue()).toBe('55')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save mine over theirs' }).click()
    await expect.poll(() => priceTo(context, 'IS')).toBe(55)
    expect(await priceTo(context, 'FI')).toBe(20)
  }))

test('on a phone, an owner takes a method out of the offers, and is asked before leaving unsaved changes', () =>
  visit({ width: 375 }, async ({ page, context }) => {
    await signInAsAdmin(context)
    await editElsewhere(context, 'SE', 30)
    await page.goto('/dashboard/delivery', { waitUntil: 'networkidle' })
    const form = page.getByRole('form', { name: 'Express' })
    await form.getByLabel('Offered to customers').uncheck()
    await expectToFit(page, 375)
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await form.getByRole('button', { name: 'Save express' }).click()
    await seeToast(page, 'Express saved')
    expect((await readExpress(context))?.isOffered).toBe(false)
    expect(await priceTo(context, 'SE')).toBeUndefined()
    await editElsewhere(context, 'SE', 30)
  }))
