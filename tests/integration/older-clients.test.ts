import { afterAll, describe, expect, test } from 'vitest'
import { intent } from '#contract/payments/payments.ts'
import { newOrderForm, newProductForm, newReviewForm } from '../support/forms.ts'
import { ORIGIN, openTestShop, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const part = await shop.addProduct({ price: 1.95, available: 100_000 })

describe('an email address in a query', () => {
  test.each([
    ['encoded', (email: string) => encodeURIComponent(email)],
    ['as it is, its plus read as a space', (email: string) => email],
    ['with an encoded space for its plus', (email: string) => email.replace('+', '%20')],
  ])('GET /order?email= finds the orders of an address with a plus in it, sent %s', async (_, write) => {
    const person = await shop.signUp({ email: `with+plus-${crypto.randomUUID()}@example.com` })
    const { _id } = await shop.book(person, part)
    const answer = await person.send('GET', `/order?email=${write(person.email)}`)
    expect(answer).toMatchObject({ status: 200, body: [{ _id }] })
  })

  test('GET /order?email= answers 422 where spaces make it no address', async () => {
    expect(await ada.send('GET', '/order?email=no%20address')).toMatchObject({ status: 422 })
  })
})

describe('null in optional fields', () => {
  const nothing = (...fields: string[]) => Object.fromEntries(fields.map(field => [field, null]))

  test('POST /order accepts it: the name is that of the session, the product is found by its name', async () => {
    const form = { ...newOrderForm(ada, part), ...nothing(...optional) }
    const { status, body } = await ada.send('POST', '/order', form)
    expect({ status, body }).toMatchObject({ status: 201 })
    const [newest] = (await ada.send('GET', `/order?email=${ada.email}`)).body as unknown[]
    expect(newest).toMatchObject({ userName: ada.name, phone: '', product: part._id })
  })
  const optional = ['userName', 'orderDescription', 'minQuantity', 'phone', 'product']

  test('POST /create-payment-intent accepts it for its order', async () => {
    const { price } = await shop.book(ada, part, 77)
    const answer = await ada.send('POST', '/create-payment-intent', { price, order: null })
    expect(answer).toMatchObject({ status: 200 })
  })

  test('PUT /profile/{email} accepts it: the name stays, the rest is emptied', async () => {
    const fields = nothing('name', 'education', 'linkedin', 'phone')
    expect(await ada.send('PUT', `/profile/${ada.email}`, fields)).toMatchObject({ status: 200 })
    const { body } = await ada.send('GET', `/profile/${ada.email}`)
    expect(body).toEqual({ name: ada.name, email: ada.email, education: '', linkedin: '', phone: '' })
  })

  test.each([
    ['POST', '/review', newReviewForm(nothing('name', 'address')), 201],
    [
      'POST',
      '/contact',
      { ...nothing('first', 'last', 'phone'), email: 'a@example.com', message: 'Hi' },
      201,
    ],
    ['PUT', `/user/${ada.email}`, nothing('email'), 200],
  ])('%s %s accepts it', async (method, path, form, status) => {
    expect(await ada.send(method, path, form)).toMatchObject({ status })
  })

  test('POST /product accepts it', async () => {
    const form = { ...newProductForm(), ...nothing('description', 'category', 'sku', 'dimensions') }
    expect(await shop.admin.send('POST', '/product', form)).toMatchObject({ status: 201 })
  })

  test('does not satisfy required fields', async () => {
    const form = { ...newOrderForm(ada, part), orderName: null, availability: null }
    const { status, body } = await ada.send('POST', '/order', form)
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field: 'orderName' }, { field: 'availability' }] })
  })
})

describe('POST /create-payment-intent without an order id, for several orders of one total', () => {
  const referer = (path: string) => ({ referer: path })
  let quantity = 100

  async function bookTwins(person: Person) {
    quantity += 1
    const older = await shop.book(person, part, quantity)
    const newer = await shop.book(person, part, quantity)
    const ask = async (headers: Record<string, string>) => {
      const { body } = await person.send('POST', '/create-payment-intent', { price: newer.price }, headers)
      return intent.parse(body).clientSecret
    }
    return { older, newer, ask }
  }

  test('pays the order whose payment page asked', async () => {
    const { older, newer, ask } = await bookTwins(ada)
    const secret = await ask(referer(`${ORIGIN}/dashboard/payment/${newer._id}`))
    expect(secret).toBe(await shop.openIntent(ada, newer))
    expect(await ask(referer(`${ORIGIN}/Dashboard/Payment/${newer._id}`))).toBe(secret)
    expect(await ask(referer(`${ORIGIN}/dashboard/payment/${older._id}?a=b`))).not.toBe(secret)
  })

  test.each([
    ['another page', () => `${ORIGIN}/dashboard`],
    ['a page of another site', (id: string) => `https://elsewhere.example/dashboard/payment/${id}`],
    ['no address at all', () => 'about:blank'],
  ])('pays the oldest order where %s asked', async (_, write) => {
    const { older, newer, ask } = await bookTwins(ada)
    expect(await ask(referer(write(newer._id)))).toBe(await shop.openIntent(ada, older))
  })

  test.each([
    ['of an order that is not there', async () => 'no-such-order', 404],
    ["of another person's order", async () => (await bookTwins(await shop.signUp())).newer._id, 404],
    [
      'of an order that was cancelled',
      async (person: Person) => {
        const { _id } = await shop.book(person, part, quantity)
        await person.send('POST', `/order/${_id}/cancel`)
        return _id
      },
      409,
    ],
    [
      'of an order that is paid',
      async (person: Person) => {
        const order = await shop.book(person, part, quantity)
        await shop.pay(person, order)
        return order._id
      },
      409,
    ],
  ])('pays nothing where the page %s asked', async (_, find, status) => {
    const person = await shop.signUp()
    const page = referer(`${ORIGIN}/dashboard/payment/${await find(person)}`)
    const { price } = await shop.book(person, part, quantity)
    expect(await person.send('POST', '/create-payment-intent', { price }, page)).toMatchObject({ status })
  })
})

test('GET /order?email= leaves out orders that ended unpaid, and calls a refunded one paid: nothing offers to pay them', async () => {
  const person = await shop.signUp()
  const [cancelled, refunded] = [await shop.book(person, part), await shop.book(person, part)]
  await person.send('POST', `/order/${cancelled._id}/cancel`)
  const transactionId = await shop.pay(person, refunded)
  const amount = refunded.price
  await shop.admin.send('POST', `/order/${refunded._id}/refund`, { amount, reason: 'Damaged' })
  const { body } = await person.send('GET', `/order?email=${person.email}`)
  expect(body).toMatchObject([{ _id: refunded._id, status: 'refunded', paid: true, transactionId }])
  const { body: seen } = await shop.admin.send('GET', `/order?email=${person.email}`)
  expect(seen).toHaveLength(2)
})

describe('PUT /profile/{email}', () => {
  test.each([
    ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['www.LinkedIn.com/in/ada', 'https://www.LinkedIn.com/in/ada'],
    ['http://linkedin.com/in/ada', 'http://linkedin.com/in/ada'],
  ])('stores the page %s as %s', async (linkedin, kept) => {
    expect(await ada.send('PUT', `/profile/${ada.email}`, { linkedin })).toMatchObject({ status: 200 })
    expect((await ada.send('GET', `/profile/${ada.email}`)).body).toMatchObject({ linkedin: kept })
  })

  test.each(['notlinkedin.com/in/ada', 'javascript:linkedin.com/in/ada', 'linkedin.com.example/in/ada'])(
    'answers 422 naming linkedin when it is %s',
    async linkedin => {
      const { status, body } = await ada.send('PUT', `/profile/${ada.email}`, { linkedin })
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: [{ field: 'linkedin' }] })
    },
  )
})

describe('a path with a trailing slash', () => {
  test.each(['/service/', '/review/', `/order/?email=${ada.email}`])(
    'GET %s answers as without it',
    async path => {
      const { status, body } = await ada.send('GET', path)
      expect({ status, body }).toEqual({ status: 200, body: expect.any(Array) })
    },
  )

  test('POST /order/ books', async () => {
    expect(await ada.send('POST', '/order/', newOrderForm(ada, part))).toMatchObject({ status: 201 })
  })
})
