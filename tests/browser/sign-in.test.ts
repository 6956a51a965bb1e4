import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { expectFocusKept } from '../support/focus.ts'
import { looksOf } from '../support/looks.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { inventAccount, post, seeToast, signInAsNew } from '../support/person.ts'
import { showCode, showNextCode } from '../support/totp.ts'

afterAll(closeWindows)

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
}

const section = (page: Page, name: string) => page.getByRole('region', { name })

test.each(looksOf('wide'))('a person continues with Google and lands on the page they asked for (%j)', look =>
  visit(look, async ({ page }) => {
    const { name, email } = inventAccount('Ada Byron')
    await page.goto('/all-products')
    await page.getByRole('button', { name: 'continue with google', exact: true }).click()
    await page.waitForURL(url => url.pathname.startsWith('/openid/'))
    await expectAccessible(page)
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Menufectured Tools' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/all-products')
    await page.goto('/dashboard/account')
    await section(page, 'Linked accounts').getByText('linked', { exact: true }).waitFor()
    await expectAccessible(page)
  }),
)

test('an error from Google is shown in red on the login, and nothing is lost', () =>
  visit({}, async ({ page }) => {
    await page.goto('/signup?from=%2Fblogs')
    await page.getByRole('button', { name: 'continue with google', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(url => url.pathname === '/login' && url.searchParams.get('from') === '/blogs')
    await page.getByRole('alert').filter({ hasText: 'You cancelled the sign-in.' }).waitFor()
    await expectAccessible(page)
  }))

test('a forgotten password is reset by the mailed link', () =>
  visit({ theme: 'dark', width: 375 }, async ({ page, context, expectStatus }) => {
    expectStatus(400)
    const account = inventAccount()
    await post(context, '/api/auth/sign-up/email', account)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?', exact: true }).click()
    await page.waitForURL(`${origin}/forgot-password`)
    await expectAccessible(page)
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await page.getByText('Check your email').waitFor()
    await expectAccessible(page)

    await page.goto(await findMailedLink(account.email, 'reset-password'))
    const field = page.getByLabel('New password')
    await field.fill('password1234')
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByRole('alert').filter({ hasText: 'This password is too common' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show' }).click()
    expect(await field.getAttribute('type')).toBe('text')
    const password = 'quite another long phrase'
    await field.fill(password)
    await page.getByRole('button', { name: 'Set password' }).click()
    await seeToast(page, 'Your new password is set. Please log in with it.')
    await page.waitForURL(`${origin}/login`)
    await logIn(page, { email: account.email, password })
    await page.waitForURL(`${origin}/home`)
  }))

test('an address is confirmed by the mailed link', () =>
  visit({}, async ({ page, context }) => {
    const { email } = await signInAsNew(context)
    await page.goto('/dashboard/account')
    await page.getByText('Please confirm your address.').waitFor()
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('A new link is on its way').waitFor()
    await page.goto(await findMailedLink(email, 'verify-email'))
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Sign-in & security' }).click()
    await section(page, 'Email address').getByText('Confirmed', { exact: true }).waitFor()
  }))

test.each(looksOf('narrow'))(
  'an address is confirmed by logging in on a device that is not signed in (%j)',
  look =>
    visit(look, async ({ page, context }) => {
      const account = inventAccount()
      await post(context, '/api/auth/sign-up/email', account)
      await page.goto(await findMailedLink(account.email, 'verify-email'))
      await page.getByRole('heading', { level: 1, name: 'Confirm your address' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Log in and confirm' }).click()
      await logIn(page, account)
      await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
      await page.goto('/dashboard/account')
      await section(page, 'Email address').getByText('Confirmed', { exact: true }).waitFor()
    }),
)

test('the link of an account that somebody else created shows its reader how to take it over', () =>
  visit({}, async ({ page, context }) => {
    const stranger = inventAccount()
    await post(context, '/api/auth/sign-up/email', stranger)
    const link = await findMailedLink(stranger.email, 'verify-email')
    await signInAsNew(context)
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'This link is for another account' }).waitFor()
    await expectAccessible(page)
    // Its page may still read the basket of who was signed in.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto(link)
    await page.getByRole('link', { name: 'Set a new password' }).click()
    await page.getByRole('heading', { level: 1, name: 'Forgot password?' }).waitFor()
  }))

test('two-step sign-in is turned on, asked for, and turned off', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(401)
    const account = await signInAsNew(context)
    await page.goto('/dashboard/account')
    const twoStep = section(page, 'Two-step sign-in')
    await twoStep.getByLabel('Your password').fill(account.password)
    await twoStep.getByRole('button', { name: 'Turn on' }).click()
    const secret = (await twoStep.locator('code').innerText()).trim()
    const code = () => showCode(`otpauth://totp/x?secret=${secret}`)
    await expectAccessible(page)
    await twoStep.getByLabel('Code').fill(code())
    await twoStep.getByRole('button', { name: 'Confirm' }).click()
    const recovery = section(page, 'Your recovery codes')
    const first = await recovery.getByRole('listitem').first().innerText()
    await expectAccessible(page)
    await recovery.getByRole('button', { name: 'I have saved them' }).click()
    await twoStep.getByText('On', { exact: true }).waitFor()

    await signOut(page)
    await logIn(page, account)
    await page.getByRole('heading', { level: 1, name: 'Second step' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Code').fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').filter({ hasText: 'This code is incorrect.' }).waitFor()
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(first)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(`${origin}/home`)

    await page.goto('/dashboard/account')
    await twoStep.getByLabel('Your password').fill(account.password)
    await twoStep.getByRole('button', { name: 'Turn off' }).click()
    await seeToast(page, 'Two-step sign-in is off')
    await twoStep.getByText('Off', { exact: true }).waitFor()
  }))

test('the second step is also required after Google, and a code works once', () =>
  visit({ theme: 'dark', width: 375 }, async ({ page, context, expectStatus }) => {
    expectStatus(401)
    const { name, email, password } = await signInAsNew(context)
    await page.goto(await findMailedLink(email, 'verify-email'))
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    const { totpURI } = z
      .object({ totpURI: z.string() })
      .parse(await post(context, '/api/auth/two-factor/enable', { password }))
    const used = showCode(totpURI)
    await post(context, '/api/auth/two-factor/verify-totp', { code: used })
    await context.clearCookies()

    await page.goto('/all-products')
    await page.getByRole('button', { name: 'continue with google', exact: true }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Second step' }).waitFor()
    await expectAccessible(page)
    const enter = async (code: string) => {
      await page.getByLabel('Code').fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await enter(used)
    await page.getByRole('alert').filter({ hasText: 'This code has already been used.' }).waitFor()
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    expect(new URL(page.url()).searchParams.get('from')).toBe('/all-products')
    await page.goto('/login?step=second&from=%2Fall-products')
    await enter(showNextCode(totpURI))
    await page.getByRole('heading', { level: 1, name: 'Menufectured Tools' }).waitFor()
  }))

/** A virtual authenticator that stores passkeys and reports that it has verified the user. */
async function plugInAuthenticator(page: Page) {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devices, authenticatorId }
}

test('a passkey is added, used to sign in, and removed', () =>
  visit({}, async ({ page, context }) => {
    await plugInAuthenticator(page)
    await signInAsNew(context)
    await page.goto('/dashboard/account')
    const passkeys = section(page, 'Passkeys')
    await passkeys.getByLabel('Device name').fill('My test device')
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await passkeys.getByText('My test device').waitFor()
    await expectAccessible(page)
    await signOut(page)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.waitForURL(`${origin}/home`)
    await page.goto('/dashboard/account')
    await passkeys.getByRole('button', { name: 'Remove' }).click()
    await seeToast(page, 'Passkey removed')
    await expectFocusKept(page)
    await expect.poll(() => passkeys.getByText('My test device').count()).toBe(0)
  }))

test.each(looksOf('narrow'))(
  'a passkey is added after typing the password again if the sign-in is long ago (%j)',
  look =>
    visit(look, async ({ page, context, expectStatus }) => {
      expectStatus(403)
      expectStatus(400)
      await plugInAuthenticator(page)
      const { password } = await signInAsNew(context)
      await page.goto('/dashboard/account')
      let asked = 0
      await page.route('**/api/auth/passkey/generate-register-options', route => {
        asked += 1
        return asked > 2
          ? route.continue()
          : route.fulfill({ status: 403, json: { code: 'PASSWORD_NEEDED', message: 'Please' } })
      })
      const passkeys = section(page, 'Passkeys')
      await passkeys.getByLabel('Device name').fill('After a while')
      const add = passkeys.getByRole('button', { name: 'Add a passkey' })
      await add.click()
      const dialog = page.getByRole('dialog', { name: 'Please confirm it’s you' })
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      expect(await passkeys.getByLabel('Device name').inputValue()).toBe('After a while')

      await add.click()
      const field = dialog.getByLabel('Your password')
      await field.fill('not the password')
      await page.keyboard.press('Enter')
      await dialog.getByText('This is not your current password.').waitFor()
      await expectAccessible(page)
      await field.fill(password)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await seeToast(page, 'Passkey added')
      await passkeys.getByText('After a while').waitFor()
      expect(await dialog.count()).toBe(0)
    }),
)

test('a passkey whose device did not verify the user signs nobody in', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(401)
    const { devices, authenticatorId } = await plugInAuthenticator(page)
    await signInAsNew(context)
    await page.goto('/dashboard/account')
    const passkeys = section(page, 'Passkeys')
    await passkeys.getByLabel('Device name').fill('Left on a table')
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await passkeys.getByText('Left on a table').waitFor()
    await signOut(page)
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    // As a browser would that requires less than the shop's own page does.
    const statuses = await page.evaluate(async () => {
      const options = await (await fetch('/api/auth/passkey/generate-authenticate-options')).json()
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
      const credential = await navigator.credentials.get({
        publicKey: { ...publicKey, userVerification: 'discouraged' },
      })
      if (!(credential instanceof PublicKeyCredential)) throw new Error('there is no passkey')
      const answer = await fetch('/api/auth/passkey/verify-authentication', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ response: credential.toJSON() }),
      })
      const session = await (await fetch('/api/auth/get-session')).json()
      return { answer: answer.status, session }
    })
    expect(statuses).toEqual({ answer: 401, session: null })
  }))

test('an address is changed with the password and the link mailed to the new one', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(400)
    const { email, password } = await signInAsNew(context)
    const next = `next-${email}`
    await page.goto('/dashboard/account')
    const address = section(page, 'Email address')
    const ask = async (typed: string) => {
      await address.getByLabel('New address').fill(next)
      await address.getByLabel('Password to confirm the change').fill(typed)
      await address.getByRole('button', { name: 'Change address' }).click()
    }
    await ask('not the password')
    await address.getByRole('alert').filter({ hasText: 'This is not your current password.' }).waitFor()
    await expectAccessible(page)
    await ask(password)
    await seeToast(page, `Check your email: we sent a link to ${next}`)
    await page.goto(await findMailedLink(next, 'email-change'))
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    await page.goto('/dashboard/account')
    await address.getByText(next, { exact: true }).waitFor()
  }))

test('other sessions are listed and ended', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(401)
    const account = await signInAsNew(context)
    const { email, password } = account
    await visit({}, async other => {
      await post(other.context, '/api/auth/sign-in/email', { email, password })
    })
    await page.goto('/dashboard/account')
    const sessions = section(page, 'Where you are signed in')
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2)
    await sessions.getByText('this device', { exact: true }).waitFor()
    await sessions.getByRole('button', { name: 'End all other sessions' }).click()
    await seeToast(page, 'All other sessions ended')
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)
  }))
