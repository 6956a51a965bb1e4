import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { openWithoutScripts } from '../support/hold-back.ts'
import { inventAccount, post, signInAsAdmin } from '../support/person.ts'

afterAll(closeWindows)

/** More sizes than the server shows on one page. */
const LENGTHS = Array.from({ length: 65 }, (_, index) => 10 + 2 * index)
const THREADS = [6, 8]

interface MadeFamily {
  readonly id: string
  readonly name: string
  /** Its last size. */
  readonly last: string
}

/** A family of screws of two threads and many lengths, as an owner would add it. */
async function makeFamily(): Promise<MadeFamily> {
  const word = `F${crypto.randomUUID().slice(0, 6)}`
  const id = word.toLowerCase()
  const name = `${word} screw`
  await visit({}, async ({ context }) => {
    await signInAsAdmin(context)
    await post(context, '/family', {
      id,
      name,
      summary: 'Screws that this test has made.',
      category: 'fasteners',
    })
    const tiers = [{ from: 100, price: 1.5 }]
    const common = { price: 2, min: 10, step: 10, available: 500, image: '/favicon.svg', family: id }
    const sizes = THREADS.flatMap(d => LENGTHS.map(l => ({ d, l, size: `M${d} x ${l}` })))
    const [first, ...others] = sizes.map(({ d, l, size }) => ({
      productname: `${name} ${size}`,
      size,
      sku: `${word}-M${d}X${l}`,
      dimensions: { d, l },
    }))
    const dimensions = [
      { symbol: 'd', name: 'Thread', value: 6, unit: 'mm' },
      { symbol: 'l', name: 'Length', value: 10, unit: 'mm' },
    ]
    await post(context, '/product', { ...common, ...first, dimensions, tiers })
    await post(context, `/family/${id}/sizes`, {
      sizes: others.map(size => ({ ...size, price: 2, tiers, available: 500 })),
    })
  })
  return { id, name, last: 'M8 x 138' }
}

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Signs up on the pages, from the login that the person was led to. */
async function signUp(page: Page): Promise<void> {
  const { name, email, password } = inventAccount()
  await post(page.context(), '/api/auth/sign-up/email', { name, email, password })
  await page.context().clearCookies()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

test('a visitor with a phone filters a family, opens a size, and is back at it with the quantity after signing in', async () => {
  const { id, name } = await makeFamily()
  await visit({ width: 375 }, async ({ page }) => {
    await page.goto(`/parts/${id}`)
    await heading(page, name).waitFor()
    await page.getByText('130 sizes', { exact: true }).waitFor()
    await page.getByText('Filter by column').click()
    await page.getByLabel('Thread (d, mm)').fill('8')
    await page.getByLabel('Length (l, mm)').fill('20-30')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await page.getByText('6 of 130 sizes').waitFor()
    expect(await rows(page).count()).toBe(6)
    expect(new URL(page.url()).search).toBe('?thread=8&length=20-30')
    await expectToFit(page, 375)
    await page.getByRole('link', { name: 'M8 x 24' }).click()
    await heading(page, `${name} M8 x 24`).waitFor()
    await page.goBack()
    await page.getByText('6 of 130 sizes').waitFor()
    await page.getByRole('link', { name: 'M8 x 24' }).click()

    const quantity = page.getByLabel('Quantity', { exact: true })
    await quantity.fill('15')
    await page.getByRole('button', { name: 'Purchase' }).click()
    await page.getByText('It is sold in packs of 10: 10 or 20 pieces?').waitFor()
    await quantity.fill('120')
    await page.getByText('Total €180.00€151.26, €1.50€1.2605 a piece').waitFor()
    await expectToFit(page, 375)
    await page.getByRole('button', { name: 'Purchase' }).click()
    await page.waitForURL(/\/login\?/)
    await signUp(page)
    await heading(page, `${name} M8 x 24`).waitFor()
    await expect.poll(() => page.getByLabel(/quantity to order/).inputValue()).toBe('120')
    await expect.poll(() => page.getByLabel('Total price').inputValue()).toBe('€180.00')
  })
})

test('the same by keyboard alone', async () => {
  const { id, name, last } = await makeFamily()
  await visit({}, async ({ page }) => {
    await page.goto(`/parts/${id}`, { waitUntil: 'networkidle' })
    await page.getByText('Filter by column').focus()
    await page.keyboard.press('Enter')
    await tabTo(page, 'Thread (d, mm)')
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await page.getByText('65 of 130 sizes').waitFor()
    await tabTo(page, 'Jump to size')
    await page.keyboard.type('m8x138')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(last)
    await page.keyboard.press('Enter')
    await heading(page, `${name} ${last}`).waitFor()
    await tabTo(page, 'Quantity')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/login\?/)
    await signUp(page)
    await expect.poll(() => page.getByLabel(/quantity to order/).inputValue()).toBe('40')
  })
})

/** Presses Tab until the control with this label has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const control = page.getByLabel(label, { exact: true })
  await control.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the focus never came to ${label}`)
}

/** Waits until the table has all of its sizes: then no links lead to further ones. */
const seeWhole = (page: Page) =>
  page.getByRole('navigation', { name: 'Rows of the table' }).waitFor({ state: 'detached' })

test('many rows are there as they are scrolled to, sorted both ways, and can be copied', async () => {
  const { id, name, last } = await makeFamily()
  await visit({}, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    await page.goto(`/parts/${id}`, { waitUntil: 'networkidle' })
    expect(await rows(page).count()).toBe(50)
    const table = page.getByRole('region', { name: 'Table of sizes' })
    await table.evaluate(region => region.scrollTo(0, 200))
    await seeWhole(page)
    await table.evaluate(region => region.scrollTo(0, region.scrollHeight))
    await page.getByRole('link', { name: last, exact: true }).click()
    await heading(page, `${name} ${last}`).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: last, exact: true }).waitFor()
    await page.getByRole('link', { name: /^Length/ }).click()
    await page.waitForURL(/\?sort=length$/)
    await page.getByRole('link', { name: /^Length/ }).click()
    await page.waitForURL(/\?sort=-length$/)
    await page.locator('th[aria-sort=descending]', { hasText: 'Length' }).waitFor()
    await expect.poll(() => rows(page).first().innerText()).toMatch(/^M[68] x 138/)
    await page.getByRole('button', { name: 'Copy as table' }).click()
    await page.getByText('Table copied').first().waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toHaveLength(131)
    expect(copied.split('\n')[1]).toMatch(/^M[68] x 138\t[68]\t138\t2\.00\t150\.00\t500\t/)
    await page.getByLabel('Jump to size').fill('M14x20')
    await page.getByLabel('Jump to size').press('Enter')
    await page.getByText('There is no size “M14x20” in this table.').waitFor()
  })
})

test('whoever has scrolled the table, or come to it by keyboard, before the scripts have come has all sizes then', async () => {
  const { id } = await makeFamily()
  await visit({}, async ({ page }) => {
    const table = page.getByRole('region', { name: 'Table of sizes' })
    for (const use of [
      () => table.evaluate(region => region.scrollTo(0, 200)),
      () => page.getByText('Filter by column').focus(),
    ]) {
      const letScriptsCome = await openWithoutScripts(page, `/parts/${id}`)
      await use()
      letScriptsCome()
      await seeWhole(page)
    }
  })
})

test('a page is whole without JavaScript: filters, further rows, a jump, the next size, the way to the login', async () => {
  const { id, name, last } = await makeFamily()
  await visit({ hasScripts: false }, async ({ page }) => {
    await page.goto(`/parts/${id}`)
    expect(await rows(page).count()).toBe(50)
    await page.getByRole('link', { name: 'Rows 101–130' }).click()
    await page.getByRole('link', { name: last, exact: true }).waitFor()
    expect(await rows(page).count()).toBe(30)
    await page.getByLabel('Jump to size').fill('M6x10')
    await page.getByRole('button', { name: 'Jump', exact: true }).click()
    await page.waitForURL(/#size-/)
    await page.getByText('Filter by column').click()
    await page.getByLabel('Length (l, mm)').fill('..12')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await page.getByText('4 of 130 sizes').waitFor()
    await page.getByRole('link', { name: 'M6 x 12', exact: true }).click()
    await heading(page, `${name} M6 x 12`).waitFor()
    await page.getByRole('link', { name: /M6 x 14.*one size up/ }).click()
    await heading(page, `${name} M6 x 14`).waitFor()
    await page.getByLabel('Quantity', { exact: true }).fill('50')
    await page.getByRole('button', { name: 'Purchase' }).click()
    await page.waitForURL(/\/login\?/)
    expect(new URL(page.url()).searchParams.get('from')).toMatch(/^\/purchase\/[\w-]+\?quantity=50$/)
  })
})

test('a family with filters and a part are accessible in both themes', async () => {
  const { id } = await makeFamily()
  await visit({}, async ({ page }) => {
    for (const path of [`/parts/${id}?thread=8&length=wide`, `/parts/${id}/${id.toUpperCase()}-M8X40`]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectAccessibleInBothThemes(page)
    }
  })
})

test('an address that is not quite right leads to the right one, and an unknown one is a 404', async () => {
  const { id } = await makeFamily()
  const sku = `F${id.slice(1)}-M8X40`
  const look = async (path: string) => {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  const right = `/parts/${id}/${sku}`
  expect(await look(right)).toEqual([200, null])
  for (const path of [
    `/parts/${id}/${sku.toLowerCase()}`,
    `/parts/fasteners/${sku}`,
    `/parts/nothing/${sku}`,
  ])
    expect(await look(path)).toEqual([301, right])
  for (const path of ['/parts/nothing', `/parts/${id}/nothing`]) expect(await look(path)).toEqual([404, null])
})

test('a price is shown by the next page after it was changed', async () => {
  const { id } = await makeFamily()
  const path = `/parts/${id}/F${id.slice(1)}-M8X40`
  const read = async (of: string) => (await fetch(origin + of)).text()
  expect(await read(path)).toContain('€2.00')
  expect(await read(`/parts/${id}`)).not.toContain('€4.44')
  await visit({}, async ({ context }) => {
    await signInAsAdmin(context)
    const { _id } = z
      .object({ _id: z.string() })
      .parse(await (await context.request.get(`/service/F${id.slice(1)}-M8X40`)).json())
    const answer = await context.request.patch(`/product/${_id}`, {
      data: { price: 4.44 },
      headers: { origin, 'if-match': '*' },
    })
    expect(answer.status()).toBe(200)
  })
  expect(await read(path)).toContain('€4.44')
  expect(await read(`/parts/${id}`)).toContain('€4.44')
})
