import { afterAll, expect, test } from 'vitest'
import type { AuthSecret } from '#identity/auth-secrets.ts'
import { readLink } from '../support/mails.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'
import { showNextCode } from '../support/totp.ts'
import { turnOnTwoSteps } from '../support/two-step.ts'

const FIRST: AuthSecret = { version: 1, value: 'a secret of the tests alone, no other' }
const SECOND: AuthSecret = { version: 2, value: 'what the tests take after a rotation' }
const THIRD: AuthSecret = { version: 3, value: 'and what they take after another one' }

const shop = await openTestShop()
afterAll(() => shop.close())

test('sessions, mailed links, authenticator codes and recovery codes survive two rotations', async () => {
  shop.changeSecrets([FIRST])
  const person = await shop.signUp()
  const { totpURI, backupCodes } = await turnOnTwoSteps(person)
  const link = await readLink(shop, person.email, 'verify-email')

  shop.changeSecrets([SECOND, FIRST])
  expect(await person.send('GET', `/profile/${person.email}`)).toMatchObject({ status: 200 })
  expect((await person.fetch(link)).headers.get('location')).toBe('/email-confirmed')
  expect((await person.send('GET', '/api/auth/get-session')).body).toMatchObject({
    user: { emailVerified: true },
  })
  const visitor = shop.newVisitor()
  const signIn = { email: person.email, password: PASSWORD }
  await visitor.send('POST', '/api/auth/sign-in/email', signIn)

  shop.changeSecrets([THIRD, SECOND, FIRST])
  const code = await visitor.send('POST', '/api/auth/two-factor/verify-totp', { code: showNextCode(totpURI) })
  expect(code).toMatchObject({ status: 200 })
  const other = shop.newVisitor()
  await other.send('POST', '/api/auth/sign-in/email', signIn)
  const recovered = await other.send('POST', '/api/auth/two-factor/verify-backup-code', {
    code: backupCodes[0],
  })
  expect(recovered).toMatchObject({ status: 200 })
  expect(await other.send('GET', `/profile/${person.email}`)).toMatchObject({ status: 200 })
})

test('a session signed with a secret that is no longer listed is rejected', async () => {
  shop.changeSecrets([FIRST])
  const person = await shop.signUp()
  shop.changeSecrets([SECOND])
  expect(await person.send('GET', `/profile/${person.email}`)).toMatchObject({ status: 401 })
})
