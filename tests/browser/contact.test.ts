import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { inventAccount, seeToast, signInAsAdmin } from '../support/person.ts'

afterAll(closeWindows)

test('a visitor writes to the shop, and an admin reads it under Messages', () =>
  visit({}, async ({ page, context }) => {
    const { email } = inventAccount()
    const text = `A question of <b>${email}</b>`
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Stay connected with us' })
    const send = form.getByRole('button', { name: 'Send message' })
    await send.and(page.locator(':enabled')).waitFor()
    await send.click()
    await form.getByText('Email must be an email address.').waitFor()
    await form.getByText('Message must not be blank.').waitFor()
    await expectAccessible(page)

    await form.getByLabel('First name').fill('Ada')
    await form.getByLabel('Last name').fill('Lovelace')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Message').fill(text)
    await form.getByLabel('Phone').press('Enter')
    await seeToast(page, 'Your opinion submitted')
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('')

    await signInAsAdmin(context)
    await page.goto('/dashboard/messages')
    const row = page.getByRole('row').filter({ hasText: text })
    await row.getByRole('link', { name: 'Ada Lovelace' }).click()
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
    await page.getByRole('region', { name: 'Customer' }).getByText(email).waitFor()
    await page.getByRole('list', { name: 'What was written' }).getByText(text).waitFor()
    await expectAccessible(page)
  }))

test('a message that cannot be sent stays in the form, and can be resent from the toast, which waits for that', () =>
  visit({}, async ({ page, expectStatus }) => {
    expectStatus(429)
    await page.route(`${origin}/contact`, route =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify({ title: 'Too many requests', detail: 'Please wait 7 seconds and try again.' }),
      }),
    )
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Stay connected with us' })
    await form.getByLabel('Email').fill(inventAccount().email)
    await form.getByLabel('Message').fill('Is anybody there?')
    await form.getByRole('button', { name: 'Send message' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Please wait 7 seconds and try again.' })
    await failure.waitFor()
    // A message that closes by itself does so at the end of an animation, and is gone at the end of a second one.
    for (const _ of ['closes', 'goes'])
      await page.evaluate(async () => {
        for (const animation of document.getAnimations()) animation.finish()
        await new Promise(requestAnimationFrame)
      })
    expect(await form.getByLabel('Message').inputValue()).toBe('Is anybody there?')
    await page.unroute(`${origin}/contact`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await seeToast(page, 'Your opinion submitted')
  }))
