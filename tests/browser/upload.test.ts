import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { drawPlain, takePhoto } from '../support/images.ts'
import { inventAccount, seeToast, signInAsAdmin } from '../support/person.ts'

afterAll(closeWindows)

const upload = (page: Page) => page.getByLabel('Upload a picture')
const address = (page: Page) => page.getByLabel('Image', { exact: true })

const HOSTED = /^\/images\/[\w-]+-1280\.webp$/

async function openForm(page: Page): Promise<void> {
  await page.goto('/dashboard/addproduct')
  await page.getByRole('button', { name: 'Add product' }).and(page.locator(':enabled')).waitFor()
}

test('an admin uploads a picture, adds the product, and visitors see it in a modern format', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    const name = `Photographed Bolt ${inventAccount().email}`
    await openForm(page)
    await page.getByLabel('Product name').fill(name)
    await page.getByLabel('Price').fill('2.49')
    await page.getByLabel('Minimum order').fill('10')
    await page.getByLabel('Available').fill('500')
    const photo = await takePhoto(1500, 2000)
    await upload(page).setInputFiles({ name: 'bolt.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.getByText('bolt.jpg is uploaded.').waitFor()
    expect(await address(page).inputValue()).toMatch(HOSTED)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add product' }).click()
    await seeToast(page, 'Your Item is added !')
    await expect.poll(() => address(page).inputValue()).toBe('')
    await page.getByText('bolt.jpg is uploaded.').waitFor({ state: 'detached' })

    await page.goto('/')
    const picture = page.getByRole('img', { name })
    await picture.scrollIntoViewIfNeeded()
    await page.waitForFunction(
      image => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      await picture.elementHandle(),
    )
    expect(await picture.evaluate(image => image instanceof HTMLImageElement && image.currentSrc)).toMatch(
      /-640\.avif$/,
    )
  }))

test('a picture can be dropped onto the form', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    await openForm(page)
    const bytes = [...(await drawPlain('png', { width: 1400, height: 900 }))]
    const dropped = await page.evaluateHandle(content => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(content)], 'dropped.png', { type: 'image/png' }))
      return transfer
    }, bytes)
    await upload(page).locator('xpath=../..').dispatchEvent('dragover', { dataTransfer: dropped })
    await upload(page).locator('xpath=../..').dispatchEvent('drop', { dataTransfer: dropped })
    await page.getByText('dropped.png is uploaded.').waitFor()
    expect(await address(page).inputValue()).toMatch(HOSTED)
  }))

test('a file that is not a picture, or too large, is refused beside the field', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(422)
    await signInAsAdmin(context)
    await openForm(page)
    await address(page).fill('/favicon.svg')
    const text = { name: 'bolt.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
    await upload(page).setInputFiles(text)
    await page.getByText('The picture must be a JPEG, PNG, WebP, AVIF or GIF picture.').waitFor()
    expect(await upload(page).getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)
    const large = { name: 'bolt.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024) }
    await upload(page).setInputFiles(large)
    await page.getByText('The picture must have at most 10 MB.').waitFor()
    expect(await address(page).inputValue()).toBe('/favicon.svg')
  }))

test('an upload shows its progress and can be cancelled', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    await openForm(page)
    await page.route('**/image', () => {})
    const photo = await takePhoto(800, 600)
    await upload(page).setInputFiles({ name: 'slow.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.getByRole('progressbar', { name: 'Upload of slow.jpg' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add product' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('button', { name: 'Add product' }).isDisabled()).toBe(false)
  }))

test('a failed upload says so and can be tried again', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(503)
    await signInAsAdmin(context)
    await openForm(page)
    await page.route('**/image', route => route.fulfill({ status: 503, body: 'gone' }), { times: 1 })
    const photo = await takePhoto(1300, 1400)
    await upload(page).setInputFiles({ name: 'again.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('again.jpg is uploaded.').waitFor()
    expect(await address(page).inputValue()).toMatch(HOSTED)
    expect(new URL(page.url()).origin).toBe(origin)
  }))
