import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const owner = await shop.signUp()
const order = await shop.book(owner, await shop.addProduct())
const other = await shop.signUp()
beforeEach(() => shop.warnings.splice(0))

/** The denied requests in the log, without their times and process. */
const readRefused = () =>
  shop.warnings
    .map(line => JSON.parse(line))
    .filter(({ msg }) => msg === 'a call was refused')
    .map(({ reason, who, call, from }) => ({ reason, who, call, from }))

const from = expect.stringMatching(/^10\./)

test('a call without the right to make it is logged: who, what, from where', async () => {
  expect(await other.send('GET', '/user')).toMatchObject({ status: 403 })
  expect(readRefused()).toEqual([{ reason: 'no right', who: other.id, call: 'GET /user', from }])
})

test('so is asking for something that belongs to somebody else, but not for something that does not exist', async () => {
  const path = `/order/${order._id}`
  expect(await other.send('GET', path)).toMatchObject({ status: 404 })
  expect(await other.send('GET', '/order/no-such-order')).toMatchObject({ status: 404 })
  expect(await owner.send('GET', path)).toMatchObject({ status: 200 })
  expect(readRefused()).toEqual([{ reason: 'not theirs to see', who: other.id, call: `GET ${path}`, from }])
})

test('so is a write from a page of another site', async () => {
  const evil = { origin: 'https://evil.example' }
  expect(await other.send('POST', '/review', { rating: 5, review: 'x' }, evil)).toMatchObject({ status: 403 })
  expect(readRefused()).toEqual([{ reason: 'another site', who: null, call: 'POST /review', from }])
})

test('so are too many attempts', async () => {
  const visitor = shop.newVisitor()
  const wrong = { email: owner.email, password: 'not the password' }
  for (let time = 0; time < 11; time += 1) await visitor.send('POST', '/api/auth/sign-in/email', wrong)
  expect(readRefused()).toEqual([
    { reason: 'too many', who: null, call: 'POST /api/auth/sign-in/email', from },
  ])
})

test('no line contains a name, an email address, a cookie or what was sent', async () => {
  const body = { name: 'Eve', phone: '0123456789' }
  expect(await other.send('PUT', `/profile/${owner.email}`, body)).toMatchObject({ status: 403 })
  const wrong = { password: PASSWORD }
  expect(await other.send('DELETE', `/admin/${owner.email}`, wrong)).toMatchObject({ status: 403 })
  expect(readRefused()).toHaveLength(2)
  const lines = shop.warnings.join('')
  for (const secret of [owner.email, other.email, other.name, '0123456789', PASSWORD, other.cookie])
    expect(lines).not.toContain(secret)
})
