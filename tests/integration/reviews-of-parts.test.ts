import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { auditEvent } from '#contract/audit/audit.ts'
import { inserted } from '#contract/common.ts'
import { managedReview, ownReviews, ratedProduct, review } from '#contract/reviews/reviews.ts'
import { newReviewForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const { admin } = shop
const visitor = shop.newVisitor()

type Part = Awaited<ReturnType<typeof shop.addProduct>>

async function buy(person: Person, part: Part) {
  const order = await shop.book(person, part)
  await shop.pay(person, order)
  return order
}

/** A person who has bought this part. */
async function signUpBuyer(part: Part, name?: string): Promise<Person> {
  const person = await shop.signUp(name === undefined ? {} : { name })
  await buy(person, part)
  return person
}

const write = (person: Person, part: Part, fields: Record<string, unknown> = {}) =>
  person.send('POST', '/review', newReviewForm({ product: part._id, ...fields }))

/** Writes a review of a part and returns its id. */
async function publish(person: Person, part: Part, fields: Record<string, unknown> = {}): Promise<string> {
  const answer = await write(person, part, fields)
  expect(answer).toMatchObject({ status: 201 })
  return inserted.parse(answer.body).insertedId
}

const listOf = async (part: Part) =>
  z.array(review).parse((await visitor.send('GET', `/review?product=${part._id}`)).body)

const readRating = async (part: Part) =>
  ratedProduct.parse((await visitor.send('GET', `/service/${part._id}`)).body).rating

const readOwn = async (person: Person, query = '') =>
  ownReviews.parse((await person.send('GET', `/my-reviews${query}`)).body)

describe('POST /review of a product', () => {
  test('answers 201 to who has paid for it; everybody reads it as bought, of this product', async () => {
    const part = await shop.addProduct({ sku: 'PH-R-1' })
    const buyer = await signUpBuyer(part, 'Buyer of Bolts')
    const id = await publish(buyer, part, { rating: 4 })
    expect(await listOf(part)).toEqual([
      {
        _id: id,
        name: 'Buyer of Bolts',
        rating: 4,
        review: 'Fits as it should.',
        address: 'Dhaka, Bangladesh',
        createdAt: expect.any(String),
        product: { _id: part._id, name: part.name, sku: 'PH-R-1', category: 'fasteners', family: null },
        bought: true,
        staff: false,
        editedAt: null,
      },
    ])
    const { body: all } = await visitor.send('GET', '/review')
    expect(all).toContainEqual(expect.objectContaining({ _id: id }))
  })

  test('answers 403 to who has not bought it, has not paid yet, or was refunded in full', async () => {
    const part = await shop.addProduct()
    const [stranger, unpaid, refunded] = [await shop.signUp(), await shop.signUp(), await shop.signUp()]
    await shop.book(unpaid, part)
    const order = await buy(refunded, part)
    await admin.send('POST', `/order/${order._id}/refund`, { amount: order.price, reason: 'Broken' })
    for (const person of [stranger, unpaid, refunded]) {
      const answer = await write(person, part)
      expectProblem(answer, 403)
      expect(answer.body).toMatchObject({ detail: 'You can review parts you have bought.' })
    }
    expect(await listOf(part)).toEqual([])
  })

  test('answers 201 to who has the parts already, although a piece of the price was refunded', async () => {
    const part = await shop.addProduct()
    const buyer = await shop.signUp()
    const order = await buy(buyer, part)
    await admin.send('POST', `/order/${order._id}/refund`, { amount: 0.01, reason: 'Late' })
    await shop.giveAddress(buyer, order._id)
    await admin.send('POST', `/order/${order._id}/ship`)
    expect(await write(buyer, part)).toMatchObject({ status: 201 })
  })

  test('answers 403 for another size of the family than the one bought', async () => {
    await admin.send('POST', '/family', { id: 'rated-pins', name: 'Pin', category: 'fasteners' })
    const small = await shop.addProduct({ family: 'rated-pins', size: '4' })
    const large = await shop.addProduct({ family: 'rated-pins', size: '8' })
    const buyer = await signUpBuyer(small)
    expectProblem(await write(buyer, large), 403)
    const id = await publish(buyer, small)
    expect(await listOf(small)).toMatchObject([{ _id: id, product: { family: 'rated-pins' } }])
    expect(await listOf(large)).toEqual([])
  })

  test.each(['nothing', '%00', '', 7])('answers 422 naming product when it is %j', async product => {
    const person = await shop.signUp()
    expectProblem(await person.send('POST', '/review', newReviewForm({ product })), 422, ['product'])
  })

  test('answers 409 with the first one to a second review of the same product', async () => {
    const part = await shop.addProduct()
    const buyer = await signUpBuyer(part)
    const id = await publish(buyer, part)
    const answer = await write(buyer, part, { rating: 1 })
    expectProblem(answer, 409)
    expect(answer.body).toMatchObject({
      detail: 'You have already reviewed this part: please edit that review.',
      current: { review: id },
    })
    expect(await listOf(part)).toMatchObject([{ _id: id, rating: 4 }])
  })

  test('stores one of ten written at once, and answers the others 409', async () => {
    const part = await shop.addProduct()
    const buyer = await signUpBuyer(part)
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(buyer, part)))
    const stored = answers.filter(({ status }) => status === 201)
    expect(stored).toHaveLength(1)
    for (const answer of answers) if (answer.status !== 201) expectProblem(answer, 409)
    expect(await listOf(part)).toHaveLength(1)
  })

  test('repeats its answer to the same key; a refused attempt does not count as one of five', async () => {
    const part = await shop.addProduct()
    const buyer = await signUpBuyer(part)
    const key = { 'idempotency-key': 'of-a-part' }
    const send = () => buyer.send('POST', '/review', newReviewForm({ product: part._id }), key)
    const [first, again] = [await send(), await send()]
    expect(first).toMatchObject({ status: 201 })
    expect(again).toMatchObject({ status: 201, body: first.body })
    for (let time = 0; time < 6; time++) expectProblem(await write(buyer, part), 409)
    for (let time = 0; time < 4; time++)
      expect(await buyer.send('POST', '/review', newReviewForm())).toMatchObject({ status: 201 })
    expectProblem(await buyer.send('POST', '/review', newReviewForm()), 429)
  })
})

describe('PATCH /review/{id}', async () => {
  const part = await shop.addProduct()
  const author = await signUpBuyer(part)
  const id = await publish(author, part)

  test('changes rating or text for its author, and everybody reads that it was edited', async () => {
    expect(await author.send('PATCH', `/review/${id}`, { rating: 4 })).toMatchObject({ status: 200 })
    expect(await listOf(part)).toMatchObject([{ rating: 4, editedAt: null }])
    expect(await author.send('PATCH', `/review/${id}`, { rating: 2 })).toMatchObject({ status: 200 })
    await author.send('PATCH', `/review/${id}`, { review: ' Bent after a week. ' })
    expect(await listOf(part)).toMatchObject([
      { rating: 2, review: 'Bent after a week.', editedAt: expect.any(String), bought: true },
    ])
  })

  test('answers 403 to others, admins included', async () => {
    for (const person of [await shop.signUp(), admin])
      expectProblem(await person.send('PATCH', `/review/${id}`, { rating: 1 }), 403)
  })

  test.each([
    [{}, ['body']],
    [{ rating: 0 }, ['rating']],
    [{ rating: 6, review: ' ' }, ['rating', 'review']],
    [{ product: 'another' }, ['product']],
    [{ name: 'Somebody else' }, ['name']],
  ])('answers 422 to %j', async (change, fields) => {
    expectProblem(await author.send('PATCH', `/review/${id}`, change), 422, fields)
  })

  test.each(['nothing', '%00'])('answers 404 for %s', async unknown => {
    expectProblem(await author.send('PATCH', `/review/${unknown}`, { rating: 1 }), 404)
  })

  test('answers 429 to more than 20 an hour, and keeps the last that was stored', async () => {
    const other = await shop.addProduct()
    const writer = await signUpBuyer(other)
    const edited = await publish(writer, other)
    for (let time = 1; time <= 20; time++)
      expect(await writer.send('PATCH', `/review/${edited}`, { review: `Edit ${time}` })).toMatchObject({
        status: 200,
      })
    expectProblem(await writer.send('PATCH', `/review/${edited}`, { review: 'Edit 21' }), 429)
    expect(await listOf(other)).toMatchObject([{ review: 'Edit 20' }])
  })
})

describe('PUT /review/{id}/hidden', async () => {
  const part = await shop.addProduct()
  const author = await signUpBuyer(part)
  const id = await publish(author, part, { rating: 1 })
  const hide = (reason: unknown) => admin.send('PUT', `/review/${id}/hidden`, { reason })
  const show = () => admin.send('DELETE', `/review/${id}/hidden`)
  const listManaged = async (query: string) =>
    z.array(managedReview).parse((await admin.send('GET', `/review/managed?${query}`)).body)
  const readAudit = async () => (await admin.send('GET', `/audit?person=${id}`)).body

  test('hides it from everybody but admins and its author, who read why, until it is shown again', async () => {
    expect(await hide('Names a person')).toMatchObject({ status: 200, body: { acknowledged: true } })
    expect(await listOf(part)).toEqual([])
    expect(await readRating(part)).toBeNull()
    const { body, headers } = await visitor.send('GET', '/review')
    expect(body).not.toContainEqual(expect.objectContaining({ _id: id }))
    expect(headers.get('x-total-count')).toBe(String(Object(body).length))
    expect(await listManaged(`product=${part._id}`)).toMatchObject([{ _id: id, hidden: 'Names a person' }])
    expect((await readOwn(author)).reviews).toMatchObject([{ _id: id, hidden: 'Names a person' }])
    await show()
    expect(await listOf(part)).toMatchObject([{ _id: id }])
    expect(await listManaged(`product=${part._id}`)).toMatchObject([{ _id: id, hidden: null }])
  })

  test('lists the hidden ones alone, or the others, on request', async () => {
    await hide('Names a person')
    const hidden = await listManaged('hidden=true')
    expect(hidden.map(({ _id }) => _id)).toEqual([id])
    const shown = await listManaged('hidden=false&limit=200')
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(each => each.hidden !== null)).toEqual([])
    await show()
  })

  test('stays hidden when its author edits it, does not exist for other customers, and cannot be written anew', async () => {
    await hide('Insults')
    await author.send('PATCH', `/review/${id}`, { rating: 2 })
    expect(await listOf(part)).toEqual([])
    expectProblem(await (await shop.signUp()).send('PATCH', `/review/${id}`, { rating: 1 }), 404)
    expectProblem(await author.send('DELETE', `/review/${id}`), 409)
    expectProblem(await write(author, part), 409)
    await show()
  })

  test('each change leaves one row in the audit trail; a repeat leaves none', async () => {
    const before = z.array(z.unknown()).parse(await readAudit()).length
    await hide('Insults')
    await hide('Insults')
    await hide('Insults and names a person')
    await show()
    await show()
    const events = z.array(auditEvent).parse(await readAudit())
    expect(events.slice(0, events.length - before)).toMatchObject([
      { action: 'review-shown', before: { reason: 'Insults and names a person' }, person: admin.email },
      {
        action: 'review-hidden',
        before: { reason: 'Insults' },
        after: { reason: 'Insults and names a person' },
      },
      { action: 'review-hidden', before: null, after: { reason: 'Insults' } },
    ])
  })

  test.each(['', ' ', 'x'.repeat(501), null, undefined, 7])(
    'answers 422 naming reason when it is %j',
    async reason => {
      expectProblem(await hide(reason), 422, ['reason'])
    },
  )

  test.each(['PUT', 'DELETE'])('%s answers 404 for a review that does not exist', async method => {
    const json = method === 'PUT' ? { reason: 'Insults' } : undefined
    expectProblem(await admin.send(method, '/review/nothing/hidden', json), 404)
  })
})

describe('GET /my-reviews', () => {
  test("lists one's own reviews and what one has bought, the last first; of one product on request", async () => {
    const [first, second] = [await shop.addProduct(), await shop.addProduct()]
    const person = await signUpBuyer(first)
    await buy(person, second)
    await buy(person, second)
    const ofPart = await publish(person, first)
    const ofShop = inserted.parse((await person.send('POST', '/review', newReviewForm())).body).insertedId
    expect(await readOwn(person)).toMatchObject({
      reviews: [
        { _id: ofShop, product: null, hidden: null },
        { _id: ofPart, product: { _id: first._id }, hidden: null },
      ],
      bought: [{ _id: second._id }, { _id: first._id }],
    })
    expect(await readOwn(person, `?product=${first._id}`)).toMatchObject({
      reviews: [{ _id: ofPart }],
      bought: [{ _id: first._id }],
    })
    expect(await readOwn(await shop.signUp())).toEqual({ reviews: [], bought: [] })
  })
})

describe('GET /review?product=', () => {
  test('pages through the reviews of one product only', async () => {
    const part = await shop.addProduct()
    const ids: string[] = []
    for (let person = 0; person < 3; person++) ids.push(await publish(await signUpBuyer(part), part))
    const query = `/review?sort=newest&limit=2&product=${part._id}`
    const { body, headers } = await visitor.send('GET', query)
    expect(body).toMatchObject([{ _id: ids[2] }, { _id: ids[1] }])
    expect(headers.get('x-total-count')).toBe('3')
    const next = /^<([^<>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? ''
    expect((await visitor.send('GET', next)).body).toMatchObject([{ _id: ids[0] }])
  })

  test('answers an empty list for a product without reviews, and 422 for what is no id', async () => {
    expect(await visitor.send('GET', '/review?product=unknown')).toMatchObject({ status: 200, body: [] })
    expectProblem(await visitor.send('GET', '/review?product=%00'), 422, ['product'])
  })
})

describe('GET /service/{id}', async () => {
  const part = await shop.addProduct()
  const writers = await Promise.all(Array.from({ length: 4 }, () => signUpBuyer(part)))

  test('answers the average to one decimal, and another ETag after each change of a rating', async () => {
    const [first, second, third] = writers
    if (!first || !second || !third) throw new Error('nobody has bought it')
    const readTag = async () => (await visitor.send('GET', `/service/${part._id}`)).headers.get('etag')
    const tags = [await readTag()]
    await publish(first, part, { rating: 5 })
    tags.push(await readTag())
    const changed = await publish(second, part, { rating: 4 })
    const hidden = await publish(third, part, { rating: 4 })
    expect(await readRating(part)).toEqual({ average: 4.3, count: 3, stars: [0, 0, 0, 2, 1] })
    tags.push(await readTag())
    await second.send('PATCH', `/review/${changed}`, { rating: 1 })
    tags.push(await readTag())
    await admin.send('PUT', `/review/${hidden}/hidden`, { reason: 'Insults' })
    expect(await readRating(part)).toEqual({ average: 3, count: 2, stars: [1, 0, 0, 0, 1] })
    tags.push(await readTag())
    expect(new Set(tags).size).toBe(tags.length)
    const known = { 'if-none-match': tags.at(-1) ?? '' }
    expect(await visitor.send('GET', `/service/${part._id}`, undefined, known)).toMatchObject({ status: 304 })
  })

  test('answers the same, rating included, to the SKU as to the id', async () => {
    const rated = await shop.addProduct({ sku: 'RATED-1' })
    await publish(await signUpBuyer(rated), rated, { rating: 3 })
    const byId = await visitor.send('GET', `/service/${rated._id}`)
    expect(byId).toMatchObject({ status: 200, body: { rating: { average: 3, count: 1 } } })
    expect((await visitor.send('GET', '/service/rated-1')).body).toEqual(byId.body)
  })

  test('the ETag of a rated product still names the version of an edit', async () => {
    const etag = (await visitor.send('GET', `/service/${part._id}`)).headers.get('etag') ?? ''
    const answer = await admin.send(
      'PATCH',
      `/product/${part._id}`,
      { finish: 'Bright' },
      { 'if-match': etag },
    )
    expect(answer).toMatchObject({ status: 200 })
  })

  test('the rating is always that of the reviews that are shown, whatever is written, edited, hidden or removed', async () => {
    const act = fc.record({
      writer: fc.nat(writers.length - 1),
      what: fc.constantFrom('write', 'edit', 'hide', 'show', 'remove'),
      rating: fc.integer({ min: 1, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async acts => {
        await shop.database.pool.query('delete from rate_limits')
        for (const { writer, what, rating } of acts) {
          const person = writers[writer]
          if (!person) throw new Error('nobody has bought it')
          const [mine] = (await readOwn(person, `?product=${part._id}`)).reviews
          const path = `/review/${mine?._id ?? 'none'}`
          if (what === 'write') await write(person, part, { rating })
          if (what === 'edit') await person.send('PATCH', path, { rating })
          if (what === 'hide') await admin.send('PUT', `${path}/hidden`, { reason: 'Insults' })
          if (what === 'show') await admin.send('DELETE', `${path}/hidden`)
          if (what === 'remove') await person.send('DELETE', path)
          const ratings = (await listOf(part)).map(each => each.rating)
          const sum = ratings.reduce((total, each) => total + each, 0)
          const shown = await readRating(part)
          expect(shown?.count ?? 0).toBe(ratings.length)
          expect(Math.abs((shown?.average ?? 0) * ratings.length - sum)).toBeLessThanOrEqual(
            0.05 * ratings.length + 1e-9,
          )
        }
      }),
      { numRuns: 12 },
    )
  })
})
