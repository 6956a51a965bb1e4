import { afterAll, describe, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { newOrderForm, newProductForm, newReviewForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const { admin } = shop
const bob = await shop.signUp()
const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })

/** The three calls that support a key: a form for each, a change to that form, and the list of what they created. */
const calls = {
  '/order': {
    newForm: async () => newOrderForm(admin, await shop.addProduct(), 2),
    otherwise: { phone: '030 7654321' },
    list: `/order?email=${admin.email}`,
  },
  '/review': { newForm: async () => newReviewForm(), otherwise: { rating: 1 }, list: '/review' },
  '/product': { newForm: async () => newProductForm(), otherwise: { min: 2 }, list: '/service' },
}

describe.each(Object.entries(calls))(
  'POST %s with an Idempotency-Key',
  (path, { newForm, otherwise, list }) => {
    const count = async () => {
      const { body } = await admin.send('GET', list)
      return Array.isArray(body) ? body.length : Number.NaN
    }

    test('repeats its first answer to the same key and body, and does the work once', async () => {
      const [form, key] = [await newForm(), newKey()]
      const before = await count()
      const first = await admin.send('POST', path, form, key)
      expect(first).toMatchObject({ status: 201 })
      const reordered = Object.fromEntries(Object.entries(form).toReversed())
      const again = await admin.send('POST', path, reordered, key)
      expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body })
      expect(await count()).toBe(before + 1)
    })

    test('answers 422 naming the key when the body differs', async () => {
      const [form, key] = [await newForm(), newKey()]
      await admin.send('POST', path, form, key)
      const answer = await admin.send('POST', path, { ...form, ...otherwise }, key)
      expectProblem(answer, 422, ['Idempotency-Key'])
    })

    test('does the work once for twenty identical calls sent at once', async () => {
      const [form, key] = [await newForm(), newKey()]
      const before = await count()
      const twins = await Promise.all(Array.from({ length: 20 }, () => admin.send('POST', path, form, key)))
      expect(new Set(twins.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(twins.map(({ body }) => inserted.parse(body).insertedId)).size).toBe(1)
      expect(await count()).toBe(before + 1)
    })

    test.each([['with space'], ['ü'], ['too long', 'x'.repeat(256)]])(
      'answers 422 naming the key when it is %s',
      async (shown, key = shown) => {
        const answer = await admin.send('POST', path, await newForm(), { 'idempotency-key': key })
        expectProblem(answer, 422, ['Idempotency-Key'])
      },
    )
  },
)

test('POST /order takes stock once for a repeated key', async () => {
  const product = await shop.addProduct({ available: 10 })
  const [form, key] = [newOrderForm(bob, product, 3), newKey()]
  await Promise.all(Array.from({ length: 5 }, () => bob.send('POST', '/order', form, key)))
  expect(await shop.readProduct(product._id)).toMatchObject({ available: 7 })
})

test('POST /order can be tried again with the key of a refused attempt', async () => {
  const product = await shop.addProduct({ available: 10 })
  const key = newKey()
  expectProblem(await bob.send('POST', '/order', newOrderForm(bob, product, 11), key), 409)
  expect(await bob.send('POST', '/order', newOrderForm(bob, product, 10), key)).toMatchObject({ status: 201 })
})

test('a key of one person means nothing to another, nor in another call', async () => {
  const product = await shop.addProduct()
  const key = newKey()
  const answers = [
    await bob.send('POST', '/order', newOrderForm(bob, product), key),
    await admin.send('POST', '/order', newOrderForm(admin, product), key),
    await bob.send('POST', '/review', newReviewForm(), key),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
})
