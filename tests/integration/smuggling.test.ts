import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { user } from '#contract/accounts/users.ts'
import { inserted } from '#contract/common.ts'
import { review } from '#contract/reviews/reviews.ts'
import { newAddressForm, newOrderForm, newProductForm, newReviewForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { intentIdOf } from '../support/register.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const victim = await shop.signUp()
const thief = await shop.signUp()
const product = await shop.addProduct({ price: 9.95, available: 100_000 })
const LONG_AGO = '2001-01-01T00:00:00.000Z'

/** A person as admins see them. */
async function findUser(email: string) {
  const people = z.array(user).parse((await shop.admin.send('GET', '/user')).body)
  return people.find(each => each.email === email)
}

describe('IDOR: with the id of something that belongs to somebody else', () => {
  test.each([
    ['reads the order', 'GET', '', undefined],
    ['takes the invoice', 'GET', '/invoice', undefined],
    ['cancels the order', 'POST', '/cancel', undefined],
    ['says where the order goes', 'PUT', '/delivery', { deliveryAddress: newAddressForm() }],
    ['asks what delivering the order would cost', 'POST', '/delivery/estimate', { country: 'DE' }],
    ['ships the order', 'POST', '/ship', undefined],
    ['sends the money back', 'POST', '/refund', { amount: 0.01, reason: 'mine now' }],
  ])('nobody %s', async (_, method, call, json) => {
    const order = await shop.book(victim, product, 2)
    await shop.pay(victim, order)
    const before = await shop.readOrder(victim, order._id)
    const { status } = await thief.send(method, `/order/${order._id}${call}`, json)
    expect([403, 404]).toContain(status)
    expect(await shop.readOrder(victim, order._id)).toEqual(before)
  })

  test('nobody cancels an unpaid order, and the answer is that for an unknown order', async () => {
    const order = await shop.book(victim, product, 2)
    const cancelOf = (id: string) => thief.send('POST', `/order/${id}/cancel`)
    const [theirs, nowhere] = [await cancelOf(order._id), await cancelOf(crypto.randomUUID())]
    expectProblem(theirs, 404)
    expect(theirs.body).toEqual(nowhere.body)
    expect(await shop.readOrder(victim, order._id)).toMatchObject({ status: 'booked' })
  })

  test("nobody pays another’s order, with either person's payment", async () => {
    const [theirs, mine] = [await shop.book(victim, product, 2), await shop.book(thief, product, 2)]
    const secrets = [await shop.openIntent(victim, theirs), await shop.openIntent(thief, mine)]
    for (const secret of secrets) {
      await shop.confirmCard(secret)
      expectProblem(await shop.reportPayment(thief, theirs._id, intentIdOf(secret)), 404)
    }
    expect(await shop.readOrder(victim, theirs._id)).toMatchObject({ paid: false, transactionId: null })
  })

  test('nobody pays their own order with another’s payment', async () => {
    const [theirs, mine] = [await shop.book(victim, product, 2), await shop.book(thief, product, 2)]
    const transactionId = await shop.pay(victim, theirs)
    await shop.openIntent(thief, mine)
    expectProblem(await shop.reportPayment(thief, mine._id, transactionId), 422, ['transactionId'])
    expect(await shop.readOrder(thief, mine._id)).toMatchObject({ paid: false, transactionId: null })
  })

  test('nobody reads or changes another’s profile', async () => {
    const path = `/profile/${victim.email}`
    const before = (await victim.send('GET', path)).body
    expectProblem(await thief.send('GET', path), 403)
    expectProblem(await thief.send('PUT', path, { name: 'Somebody Else', phone: '+1 555 0100' }), 403)
    expect((await victim.send('GET', path)).body).toEqual(before)
  })
})

describe('role smuggling: nobody becomes an admin', () => {
  const roles = [{ role: 'admin' }, { role: ['admin'] }, { isAdmin: true, admin: true }]

  test.each(roles)('with %j in the sign-up form', async smuggled => {
    const person = shop.newVisitor()
    const form = { name: 'Eve', email: `eve-${crypto.randomUUID()}@example.com`, password: PASSWORD }
    await person.send('POST', '/api/auth/sign-up/email', { ...form, ...smuggled })
    // If the form was refused, the same person signs up without the extra fields.
    await person.send('POST', '/api/auth/sign-up/email', form)
    expect(await person.send('POST', '/api/auth/sign-in/email', form)).toMatchObject({ status: 200 })
    expect((await person.send('GET', `/admin/${form.email}`)).body).toEqual({ admin: false })
    expectProblem(await person.send('GET', '/user'), 403)
  })

  test.each([
    ['PUT', '/user/{email}'],
    ['PUT', '/profile/{email}'],
    ['POST', '/api/auth/admin/set-role'],
  ])('with a role sent along to %s %s', async (method, template) => {
    const person = await shop.signUp()
    const path = template.replace('{email}', person.email)
    for (const smuggled of roles) {
      // Better Auth rejects requests with an address here before it looks at the rest.
      for (const fields of [{}, { email: person.email, userId: person.id }]) {
        const { status } = await person.send(method, path, { name: person.name, ...fields, ...smuggled })
        expect(status).toBeLessThan(500)
      }
      expect(await findUser(person.email)).toMatchObject({ role: 'customer' })
      expectProblem(await person.send('GET', '/user'), 403)
    }
  })
})

describe('mass assignment: fields that are not in the form are ignored', () => {
  test('status, price, owner and times of an order', async () => {
    const fixed = { _id: 'chosen', id: 'chosen', status: 'paid', paid: true, transactionId: 'pi_chosen' }
    const figures = { unitPrice: 0.01, unitPriceCents: 1, totalCents: 1, minQuantity: 0, img: '/chosen.png' }
    const owner = { user_id: victim.id, userId: victim.id, email: victim.email }
    const times = { createdAt: LONG_AGO, created_at: LONG_AGO, expiresAt: '2999-01-01T00:00:00.000Z' }
    const smuggled = { ...fixed, ...figures, ...owner, ...times }
    const answer = await thief.send('POST', '/order', { ...newOrderForm(thief, product, 2), ...smuggled })
    expect(answer).toMatchObject({ status: 201 })
    const order = await shop.readOrder(thief, inserted.parse(answer.body).insertedId)
    const honest = await shop.book(thief, product, 2)
    const { _id, number, createdAt, expiresAt, ...rest } = honest
    expect(order).toMatchObject(rest)
    expect(order._id).not.toBe('chosen')
    expect(order.number < number).toBe(true)
    expect(order.createdAt > LONG_AGO && order.createdAt <= createdAt).toBe(true)
    expect(order.expiresAt <= expiresAt).toBe(true)
    expectProblem(await victim.send('GET', `/order/${order._id}`), 404)
  })

  test('name, id and time of a review', async () => {
    const smuggled = { _id: 'chosen', name: victim.name, authorName: victim.name, userId: victim.id }
    const form = newReviewForm({ ...smuggled, createdAt: LONG_AGO })
    const answer = await thief.send('POST', '/review', form)
    const { insertedId } = inserted.parse(answer.body)
    const reviews = z.array(review).parse((await thief.send('GET', '/review')).body)
    const written = reviews.find(each => each._id === insertedId)
    expect(written).toMatchObject({ name: thief.name })
    expect(written?._id).not.toBe('chosen')
    expect(written?.createdAt).not.toBe(LONG_AGO)
  })

  test('id and time of a product', async () => {
    const smuggled = { _id: product._id, id: product._id, createdAt: LONG_AGO, created_at: LONG_AGO }
    const answer = await shop.admin.send('POST', '/product', { ...newProductForm(), ...smuggled })
    const { insertedId } = inserted.parse(answer.body)
    expect(insertedId).not.toBe(product._id)
    expect((await shop.readProduct(insertedId)).createdAt).not.toBe(LONG_AGO)
  })

  test('emailVerified and id at sign-up', async () => {
    const email = `new-${crypto.randomUUID()}@example.com`
    const smuggled = { emailVerified: true, email_verified: true, id: 'chosen', createdAt: LONG_AGO }
    const form = { name: 'Eve', email, password: PASSWORD, ...smuggled }
    const answer = await shop.newVisitor().send('POST', '/api/auth/sign-up/email', form)
    expect(answer).toMatchObject({ status: 200 })
    const { rows } = await shop.database.pool.query(
      `select 1 from users where email = $1 and (email_verified or id = 'chosen' or created_at < '2002-01-01')`,
      [email],
    )
    expect(rows).toEqual([])
  })
})
