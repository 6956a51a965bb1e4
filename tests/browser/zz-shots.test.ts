import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { expectAccessible, expectToFit, turnTheme } from '../support/accessibility.ts'
import { closeWindows, origin } from '../support/browser.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { post } from '../support/person.ts'
import { findProduct } from '../support/products.ts'
import { visitBoth } from '../support/visit-both.ts'

afterAll(closeWindows)
test.each([
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 375 },
] as const)('shots %j', look =>
  visitBoth(look, async (page, admin, { person, context, adminContext }) => {
    const part = await findProduct(
      page,
      ({ min, available, price }) => min === 1 && available >= 50 && price < 20,
    )
    const two = await findProduct(
      page,
      ({ _id, min, available, price }) => _id !== part._id && min === 1 && available >= 50 && price < 20,
    )
    await adminContext.request.put(`/user/on-account/${encodeURIComponent(person.email)}`, {
      headers: { origin },
      data: { limit: 400, days: 14 },
    })
    const form = {
      ...newCheckoutForm([
        [part, 3],
        [two, 2],
      ]),
      deliveryAddress: newAddressForm(),
      paymentMethod: 'account',
    }
    const id = inserted.parse(await post(context, '/checkout', form)).insertedId
    const other = inserted.parse(await post(context, '/checkout', form)).insertedId
    const dir = '/tmp/ship-shots'
    const shot = async (p: typeof page, name: string) => {
      for (const theme of ['light', 'dark'] as const) {
        await turnTheme(p, theme)
        await expectAccessible(p)
        await expectToFit(p, look.width)
        await p.screenshot({ path: `${dir}/${name}-${look.width}-${theme}.png`, fullPage: true })
      }
    }
    await admin.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
    await shot(admin, 'admin-before')
    await post(adminContext, `/order/${id}/shipments`, {
      shipped: 0,
      lines: [{ line: 0, pieces: 2 }],
      parcels: [{ carrier: 'dhl', number: '00340434161094042557' }],
    })
    await admin.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
    await shot(admin, 'admin-part')
    await page.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
    await shot(page, 'customer-part')
    const outbox = inject('outboxDir')
    let token = ''
    for (let time = 0; time < 60 && !token; time += 1) {
      for (const file of readdirSync(outbox)) {
        const body = readFileSync(join(outbox, file), 'utf8').replaceAll('=\r\n', '')
        if (body.includes(id)) token = /track#([\w-]{32})/.exec(body)?.[1] ?? token
      }
      await new Promise(resolve => setTimeout(resolve, 500))
    }
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.goto(`/track#${token}`, { waitUntil: 'networkidle' })
    await page.getByText('What has been shipped').waitFor()
    await shot(page, 'track-part')
    await post(adminContext, `/order/${id}/shipments`, { shipped: 2, parcels: [] })
    await page.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
    await shot(page, 'customer-all')
    await admin.goto(`/dashboard/orders?q=${encodeURIComponent(person.email)}`, { waitUntil: 'networkidle' })
    await admin
      .getByRole('checkbox', { name: /^Select PH-/ })
      .first()
      .check()
    await admin.getByRole('button', { name: 'Mark as shipped' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
    await admin.getByText('1 order is shipped.').waitFor()
    await shot(admin, 'list-undo')
    void other
  }),
)
