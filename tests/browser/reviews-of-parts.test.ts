import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { review } from '#contract/reviews/reviews.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { expectFocusKept } from '../support/focus.ts'
import { newOrderForm } from '../support/forms.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

test('a customer buys and reviews a part and edits the review; an admin hides it, and its author reads why', () =>
  visit({}, async ({ page, context }) => {
    const { name, email } = await signInAsNew(context, 'Lise Meitner')
    const part = await findProduct(page, isCheap)
    await buy(page, context, { name, email }, part)
    await page.getByRole('link', { name: 'My Order' }).first().click()
    await page.getByRole('link', { name: `Review ${part.name}` }).click()

    const subject = page.getByLabel('What do you review?')
    await expect.poll(() => subject.inputValue()).toBe(part._id)
    expect(await subject.getByRole('option').first().innerText()).toBe('The shop as a whole')
    await rate(page, 4)
    await page.getByLabel('Review', { exact: true }).fill(`Runs true. ${email}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add review' }).click()
    await seeToast(page, "Thank's For Reviews!")
    const [written] = await readReviews(page, part, email)
    expect(written).toMatchObject({ name, rating: 4, bought: true, editedAt: null })

    const own = page.getByRole('region', { name: 'Your reviews' })
    await own.getByText(`Runs true. ${email}`).waitFor()
    await own.getByRole('button', { name: `Edit your review of ${part.name}` }).click()
    await expect.poll(() => page.getByLabel('Review', { exact: true }).inputValue()).toMatch(/^Runs true\./)
    await page.getByLabel('Review', { exact: true }).fill(`Runs true, and quiet. ${email}`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await seeToast(page, 'Your review is changed')
    await own.getByText(/^edited /).waitFor()
    await expectAccessible(page)
    expect(await readReviews(page, part, email)).toMatchObject([
      { review: `Runs true, and quiet. ${email}`, editedAt: expect.any(String) },
    ])
    await own.getByRole('link', { name: part.name }).click()
    const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
    await reviews.getByText(`Runs true, and quiet. ${email}`).waitFor()
    await reviews.getByText(/^\d(\.\d)? of 5, \d+ reviews?$/).waitFor()
    await reviews.getByRole('link', { name: 'Edit your review' }).click()
    await expect.poll(() => subject.inputValue()).toBe(part._id)
    await page.goto('/home')
    const card = page.getByRole('figure').filter({ hasText: email })
    expect(await card.first().innerText()).toContain(`On ${part.name}`)

    await visit({ theme: 'dark' }, async ({ page: admins, context: adminsContext }) => {
      await signInAsAdmin(adminsContext)
      await hideAsAdmin(admins, part, email)
    })
    expect(await readReviews(page, part, email)).toEqual([])
    await page.reload()
    await page.getByRole('region', { name: 'Customer Feedback' }).waitFor()
    expect(await card.count()).toBe(0)
    await page.goto(`/dashboard/addreview?product=${part._id}`)
    await own.getByText('Hidden by the shop: Names an address').waitFor()
    expect(await own.getByRole('button', { name: /^Remove / }).count()).toBe(0)
    await expectAccessible(page)
  }))

/** Finds the review in the list of its part, hides it with a reason, and finds it among the hidden ones. */
async function hideAsAdmin(page: Page, part: Product, words: string): Promise<void> {
  await page.goto('/dashboard/reviews')
  const card = page.getByRole('article').filter({ hasText: words })
  await card.getByRole('link', { name: part.name }).click()
  await page.getByText(`Only of ${part.name}`).waitFor()
  await card.getByRole('button', { name: 'Hide' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Hide' }).click()
  await question.getByText('Reason must not be blank.').waitFor()
  await expectAccessible(page)
  await question.getByLabel('Reason').fill('Names an address')
  await question.getByRole('button', { name: 'Hide' }).click()
  await seeToast(page, 'Review hidden')
  await card.getByText('Hidden: Names an address').waitFor()
  await page.getByLabel('State').selectOption('Hidden')
  await page.getByRole('search').getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/state=hidden/)
  await card.getByRole('button', { name: /^Show again/ }).waitFor()
  await expectAccessible(page)
}

test('what is typed stays when the part is chosen afterwards, and when the part was reviewed in another window', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(409)
    const person = await signInAsNew(context)
    const part = await findProduct(page, isCheap)
    await buy(page, context, person, part)
    await page.goto('/addreview', { waitUntil: 'networkidle' })
    await rate(page, 2)
    const text = page.getByLabel('Review', { exact: true })
    await text.fill('Written before the choice.')
    await page.getByLabel('What do you review?').selectOption(part._id)
    expect(await text.inputValue()).toBe('Written before the choice.')
    await post(context, '/review', { rating: 5, review: 'From another window.', product: part._id })
    await page.getByRole('button', { name: 'Add review' }).click()
    await seeToast(page, 'You have already reviewed this part: please edit that review.')
    const save = page.getByRole('button', { name: 'Save changes' })
    await save.waitFor()
    expect(await text.inputValue()).toBe('Written before the choice.')
    await save.click()
    await seeToast(page, 'Your review is changed')
    const reviews = await readReviews(page, part, 'Written before the choice.')
    expect(reviews).toMatchObject([{ rating: 2 }])

    await page.getByRole('button', { name: `Remove your review of ${part.name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await seeToast(page, 'Review removed')
    await expectFocusKept(page)
    await page.getByRole('region', { name: 'Your reviews' }).waitFor({ state: 'detached' })
  }))

test('who has not bought the part is told so after the login, and can review the shop', () =>
  visit({}, async ({ page, context }) => {
    const part = await findProduct(page, isCheap)
    await page.goto(`/addreview?product=${part._id}`)
    expect(await page.getByRole('link', { name: 'Log in' }).last().getAttribute('href')).toContain(
      encodeURIComponent(`/addreview?product=${part._id}`),
    )
    await signInAsNew(context)
    await page.reload()
    await page.getByText('You can review parts you have bought.').waitFor()
    expect(await page.getByLabel('What do you review?').count()).toBe(0)
    await page.getByRole('button', { name: 'Add review' }).waitFor()
    await expectAccessible(page)
  }))

function isCheap({ min, available, price }: Product): boolean {
  return min === 1 && available >= 3 && price < 100
}

/** Books one piece by a call and pays it on the payment page. */
async function buy(
  page: Page,
  context: BrowserContext,
  person: { name: string; email: string },
  part: Product,
): Promise<void> {
  const { insertedId } = inserted.parse(await post(context, '/order', newOrderForm(person, part)))
  await page.goto(`/dashboard/payment/${insertedId}`)
  await payByCard(page, '4242 4242 4242 4242')
  await page.getByText('Congratulations! Your payment is completed.').waitFor()
}

async function rate(page: Page, stars: number): Promise<void> {
  const raise = page.getByRole('button', { name: 'Raise the rating' })
  for (let star = 0; star < stars; star++) await raise.click()
}

/** The reviews of a part that everybody sees and that contain these words. */
async function readReviews(page: Page, part: Product, words: string) {
  const answer = await page.request.get(`/review?product=${part._id}`)
  return z
    .array(review)
    .parse(await answer.json())
    .filter(({ review: text }) => text.includes(words))
}
