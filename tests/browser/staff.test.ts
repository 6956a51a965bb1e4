import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { inventAccount, post, seeToast } from '../support/person.ts'
import { findProduct } from '../support/products.ts'
import { visitBoth } from '../support/visit-both.ts'

afterAll(closeWindows)

test('an owner invites somebody for the warehouse, who joins, sees only what is theirs, ships an order, may not refund it, and has lost all that as soon as the role is taken', () =>
  visitBoth({}, async (page, admin, { person, context, adminContext }) => {
    const part = await findProduct(
      page,
      ({ min, available, price }) => min === 1 && available >= 50 && price < 50,
    )
    await adminContext.request.put(`/user/on-account/${encodeURIComponent(person.email)}`, {
      headers: { origin },
      data: { limit: 400, days: 14 },
    })
    const form = {
      ...newCheckoutForm([[part, 3]]),
      deliveryAddress: newAddressForm(),
      paymentMethod: 'account',
    }
    const order = inserted.parse(await post(context, '/checkout', form)).insertedId

    const account = inventAccount('Wim Packer')
    await admin.goto('/dashboard')
    const adminMenu = admin.getByRole('navigation', { name: 'Dashboard' })
    await adminMenu.getByRole('link', { name: 'Staff' }).click()
    const inviting = admin.getByRole('form', { name: 'Invite somebody' })
    await inviting.getByLabel('Email').fill(account.email)
    await inviting.getByLabel('Role').selectOption('Warehouse')
    await inviting.getByRole('button', { name: 'Invite' }).click()
    await seeToast(admin, 'The invitation is on its way')
    await admin.getByRole('button', { name: `Send again: ${account.email}` }).waitFor()
    await expectAccessibleInBothThemes(admin)
    await admin.goto('/dashboard/roles')
    await expectAccessible(admin)
    await admin.goto('/dashboard/staff')

    await visit(
      { width: 375, theme: 'dark' },
      async ({ page: theirs, context: theirContext, expectStatus }) => {
        await theirs.goto(await findMailedLink(account.email, 'staff-invitation'))
        await theirs.getByText(/The role: Warehouse\./).waitFor()
        await expectAccessible(theirs)
        await theirs.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
        await theirs.getByLabel('Name').fill(account.name)
        await theirs.getByLabel('Email').fill(account.email)
        await theirs.getByLabel('Password', { exact: true }).fill(account.password)
        await theirs.getByRole('button', { name: 'Sign Up' }).click()
        await theirs.waitForURL(/\/login/)
        // The address changes before the page does, whose form has a password too.
        await theirs.getByRole('button', { name: 'Login' }).waitFor()
        await theirs.getByLabel('Password', { exact: true }).fill(account.password)
        await theirs.getByRole('button', { name: 'Login' }).click()
        await theirs.waitForURL(/\/join/)
        await theirs.getByRole('button', { name: 'Accept' }).click()
        await theirs.waitForURL('**/dashboard')

        const waiting = theirs.getByRole('region', { name: 'What waits' })
        await waiting.getByRole('link', { name: /To ship/ }).waitFor()
        expect(await waiting.getByRole('link').count()).toBe(3)
        for (const path of ['/dashboard/money', '/dashboard/users', '/dashboard/audit', '/dashboard/staff']) {
          await theirs.goto(path)
          await theirs.getByRole('heading', { name: 'Admins only' }).waitFor()
        }
        await theirs.goto('/dashboard/roles')
        await theirs.getByText('Yours: Warehouse.').waitFor()
        await expectToFit(theirs, 375)
        await expectAccessible(theirs)
        await theirs.goto('/dashboard/products')
        await theirs.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
        await theirs.goto(`/dashboard/products/${part._id}`)
        await theirs.getByRole('heading', { name: 'Stock', exact: true }).waitFor()
        await expectAccessible(theirs)
        await theirs.goto('/dashboard/returns')
        await theirs.getByRole('heading', { level: 1, name: 'Returns' }).waitFor()
        await theirs.getByLabel('Number of the return or its order').waitFor()
        expect(await theirs.getByRole('navigation', { name: 'States of returns' }).count()).toBe(0)
        await theirs.goto('/dashboard/orders')
        await theirs
          .getByRole('checkbox', { name: /^Select PH-/ })
          .first()
          .waitFor()
        expect(await theirs.getByRole('link', { name: 'Export CSV' }).count()).toBe(0)
        expect(await theirs.getByRole('main').innerText()).not.toContain('€')

        await theirs.goto(`/dashboard/orders/${order}`)
        await theirs.getByRole('heading', { level: 1, name: /^Order PH-/ }).waitFor()
        expect(await theirs.getByRole('main').innerText()).not.toContain('€')
        await expectToFit(theirs, 375)
        await expectAccessible(theirs)
        await theirs.getByRole('button', { name: 'Mark as shipped' }).click()
        await seeToast(theirs, 'The order is marked as shipped')
        await theirs.getByRole('heading', { name: 'Shipment 1' }).waitFor()
        await theirs.getByRole('main').getByText(account.email).waitFor()

        const refund = await theirContext.request.post(`/order/${order}/refund`, {
          headers: { origin },
          data: { amount: 1, reason: 'Late' },
        })
        expect(refund.status()).toBe(403)

        await admin.reload()
        await admin.getByLabel(`Role of ${account.email}`).selectOption('No role')
        await seeToast(admin, `${account.email} has no role any more`)
        expectStatus(403)
        expectStatus(404)
        await theirs.goto('/dashboard/orders')
        await theirs.getByRole('heading', { name: 'Admins only' }).waitFor()
        await theirs.goto(`/dashboard/orders/${order}`)
        await theirs.getByRole('heading', { name: 'Order not found' }).waitFor()
      },
    )
    expect(await admin.getByLabel(`Role of ${account.email}`).count()).toBe(0)
  }))

test('an owner makes an API key, with which a program calls, sees when it was used, and revokes it', () =>
  visitBoth({}, async (_, admin) => {
    const call = (secret: string) =>
      fetch(`${origin}/order/managed`, { headers: { authorization: `Bearer ${secret}` } })
    await admin.goto('/dashboard/api-keys')
    await admin.getByLabel('Name').fill('Scanner at the gate')
    await admin.getByLabel('Role').selectOption('Warehouse')
    await admin.getByLabel('Valid for').selectOption('30 days')
    await admin.getByRole('button', { name: 'Make the key' }).click()
    const secret = await admin.getByRole('form', { name: 'Make an API key' }).locator('code').innerText()
    const row = admin.getByRole('row').filter({ hasText: 'Scanner at the gate' })
    await row.getByText('Never').waitFor()
    await expectAccessibleInBothThemes(admin)
    expect((await call(secret)).status).toBe(200)
    await admin.reload()
    expect(await admin.getByText(secret).count()).toBe(0)
    expect(await row.getByText('Never').count()).toBe(0)
    await row.getByRole('button', { name: 'Revoke: Scanner at the gate' }).click()
    await expectAccessible(admin)
    await admin.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await seeToast(admin, 'The API key ‘Scanner at the gate’ is revoked')
    await row.getByText('Revoked').waitFor()
    expect((await call(secret)).status).toBe(401)
  }))

test('an owner has a program told of what happens, sees what it was told, and has it told again', () =>
  visitBoth({}, async (_, admin, { expectStatus }) => {
    expectStatus(422)
    await admin.goto('/dashboard/webhooks')
    const form = admin.getByRole('form', { name: 'Add an endpoint' })
    await form.getByLabel('Address').fill('http://192.168.0.1/told')
    for (const kind of ['order.', 'shipment.', 'refund.'])
      for (const box of await form
        .getByRole('checkbox', { name: new RegExp(kind.replace('.', '\\.')) })
        .all())
        await box.uncheck()
    await form.getByRole('button', { name: 'Add the endpoint' }).click()
    await form.getByText('Address must lead to a public address.').waitFor()
    // Nobody answers there.
    const url = 'http://nobody.invalid/told'
    await form.getByLabel('Address').fill(url)
    await form.getByRole('button', { name: 'Add the endpoint' }).click()
    expect(await form.locator('code', { hasText: 'whsec_' }).innerText()).toMatch(/^whsec_/)
    const endpoint = admin.getByRole('table', { name: 'Endpoints' }).getByRole('row').filter({ hasText: url })
    await endpoint.getByText('stock.changed').waitFor()
    const part = await findProduct(admin, ({ available }) => available > 10)
    await post(admin.context(), `/product/${part._id}/movements`, { reason: 'received', quantity: 1 })
    await admin.goto('/dashboard/webhooks?state=waiting')
    const told = admin.getByRole('table', { name: 'Webhooks' }).getByRole('row').filter({ hasText: url })
    const failed = told.filter({ hasText: 'No connection' })
    // Without a line to the world, a name is looked up for as long as the machine's resolver waits.
    await expect
      .poll(
        async () => {
          await admin.reload()
          return failed.count()
        },
        { timeout: 40_000 },
      )
      .toBeGreaterThan(0)
    await failed.first().getByRole('checkbox').check()
    await admin.getByRole('button', { name: 'Send again' }).click()
    await seeToast(admin, '1 webhook is sent again')
    await expectAccessibleInBothThemes(admin)
    await endpoint.getByRole('button', { name: `Remove: ${url}` }).click()
    await expectAccessible(admin)
    await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await seeToast(admin, 'The endpoint is removed')
    await told.first().waitFor({ state: 'detached' })
  }))
