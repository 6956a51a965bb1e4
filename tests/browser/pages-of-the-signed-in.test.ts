import { afterAll, expect, test } from 'vitest'
import { partPath } from '#contract/catalog/addresses.ts'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { holdBack } from '../support/hold-back.ts'
import { signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'
import { expectStill, heightOf, watchShifts } from '../support/shifts.ts'

afterAll(closeWindows)

const pathOf = ({ _id, sku, category, variants }: Awaited<ReturnType<typeof findProduct>>) =>
  partPath({ _id, sku, category, family: variants?.family ?? null })

test('home, a family, a part and a plain page name each of two people, and browsers take them over without a complaint', () =>
  visit({}, ({ page, context }) =>
    visit({}, async ({ page: other, context: otherContext }) => {
      const part = await findProduct(page, ({ variants }) => variants !== null)
      const people = [
        { page, name: `Zoë "Z" O'Neill & Sons <b>` },
        { page: other, name: '🔩 </script> Żółć \\' },
      ]
      await signInAsNew(context, people[0]?.name)
      await signInAsNew(otherContext, people[1]?.name)
      for (const path of ['/', `/parts/${part.variants?.family}`, pathOf(part), '/about'])
        for (const { page: window, name } of [...people, ...people]) {
          await window.goto(path, { waitUntil: 'networkidle' })
          await window.getByTitle(name, { exact: true }).waitFor()
          expect(await window.getByTitle(name, { exact: true }).innerText()).toBe(name)
        }
      // The browser knows who it is without asking.
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('heading', { name: 'My Order' }).waitFor()
    }),
  ))

test.each([1280, 375])(
  'at a width of %i, whether a part can be reviewed is read after its page: nothing moves, nothing is offered before, and a failure is said there',
  width =>
    visit({ width }, async ({ page, context, expectStatus }) => {
      expectStatus(500)
      await watchShifts(page)
      await signInAsNew(context)
      const path = pathOf(await findProduct(page, ({ min, available }) => available >= min))
      const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
      const answer = reviews.getByText('You can review this part once you have bought it.')
      const offer = reviews.getByRole('link', { name: 'Write a review' })

      const release = await holdBack(page, /\/my-reviews\?/)
      await page.goto(path)
      await reviews.scrollIntoViewIfNeeded()
      const height = await heightOf(reviews)
      expect([await answer.isVisible(), await offer.isVisible()]).toEqual([false, false])
      release()
      await answer.waitFor()
      expect(await heightOf(reviews)).toBe(height)
      expect(await offer.isVisible()).toBe(false)
      await expectStill(page)
      await expectAccessible(page)

      const fail = await holdBack(page, /\/my-reviews\?/, { isFailing: true })
      await page.reload()
      const heightBefore = await heightOf(reviews)
      fail()
      await reviews.getByText('Your own review could not be read.').waitFor()
      expect(await heightOf(reviews)).toBe(heightBefore)
      await expectAccessible(page)
      await expectToFit(page, width)
      await page.unroute(/\/my-reviews\?/)
      await reviews.getByRole('button', { name: 'Try again' }).click()
      await answer.waitFor()
    }),
)
