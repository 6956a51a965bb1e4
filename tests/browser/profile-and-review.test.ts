import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { looksOf } from '../support/looks.ts'
import { seeToast, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

const SAVED = 'Your profile is updated'

/** Notes in the page how long it shows this text: a busy machine may tell a test of it late. */
function noteWhenSeen(text: string): void {
  let since: number | undefined
  new MutationObserver(() => {
    const isSeen = document.body?.textContent.includes(text) ?? false
    if (isSeen) since ??= performance.now()
    else if (since !== undefined)
      document.documentElement.dataset.seenForMs ??= String(performance.now() - since)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

test.each(looksOf('narrow'))('a profile is saved, and the new name shown everywhere ($width wide)', look =>
  visit(look, async ({ page, context }) => {
    await signInAsNew(context, 'Before')
    await page.addInitScript(noteWhenSeen, SAVED)
    await page.goto('/dashboard/myprofile')
    await page.getByLabel('Name').fill('After Wards')
    await page.getByLabel('Education').fill('Tool making')
    await page.getByLabel('Phone').fill('+1 212 555 0100')
    await page.getByRole('button', { name: 'Update profile' }).click()
    const toast = await seeToast(page, SAVED)
    const bar = await page.locator('header').first().boundingBox()
    expect((await toast.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    await toast.waitFor({ state: 'detached' })
    // Five seconds, also with reduced motion, as in this window.
    await expect
      .poll(() => page.evaluate(() => Number(document.documentElement.dataset.seenForMs)))
      .toBeGreaterThan(4000)
    if (look.width < 1280) await page.getByRole('banner').locator('summary').click()
    await page.getByRole('banner').getByText('After Wards').filter({ visible: true }).waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Education').inputValue()).toBe('Tool making')
  }),
)

test('a review shows what is wrong until it is complete, then it is the first in the carousel', () =>
  visit({}, async ({ page, context }) => {
    const { name } = await signInAsNew(context, 'Hedy Lamarr')
    await page.goto('/dashboard/addreview')
    const send = page.getByRole('button', { name: 'Add review' })
    const text = page.getByLabel('Review', { exact: true })
    const raise = page.getByRole('button', { name: 'Raise the rating' })
    const complaint = page.getByRole('main').getByRole('alert')
    await send.click()
    expect(await complaint.innerText()).toBe('Please add Ratings & Reviews!')
    await expectAccessible(page)
    await raise.click()
    await send.click()
    await expect.poll(() => complaint.innerText()).toBe('Please add Review!')
    await page.getByRole('button', { name: 'Lower the rating' }).click()
    await text.fill('Holds what it promises.')
    await send.click()
    await expect.poll(() => complaint.innerText()).toBe('Please add Ratings!')
    for (let rating = 1; rating <= 5; rating += 1) await raise.click()
    await raise.click({ force: true })
    await expect.poll(() => page.getByRole('status').getByText('5').count()).toBe(1)
    await page.getByRole('button', { name: 'Lower the rating' }).click()
    await send.click()
    await seeToast(page, "Thank's For Reviews!")
    await expect.poll(() => text.inputValue()).toBe('')

    await page.goto('/')
    const first = page.getByRole('region', { name: 'Customer Feedback' }).getByRole('figure').first()
    expect(await first.innerText()).toMatch(
      new RegExp(`Rating: 4/5[\\s\\S]*Holds what it promises\\.[\\s\\S]*${name}`),
    )
  }))
