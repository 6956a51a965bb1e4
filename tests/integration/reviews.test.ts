import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { brief, newReviewForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const ada = await shop.signUp({ name: 'Ada Byron' })
const visitor = shop.newVisitor()

describe('POST /review', () => {
  test('answers 201 with the id, and GET /review shows it under the name in the session', async () => {
    const form = newReviewForm({
      name: 'The Queen',
      rating: '5',
      review: '  Sturdy.\nShort bolts, though.  ',
    })
    const { status, body } = await ada.send('POST', '/review', form)
    expect({ status, body }).toEqual({
      status: 201,
      body: { acknowledged: true, insertedId: expect.any(String) },
    })
    const { body: reviews } = await visitor.send('GET', '/review')
    expect(reviews).toContainEqual({
      _id: expect.any(String),
      name: 'Ada Byron',
      rating: 5,
      review: 'Sturdy.\nShort bolts, though.',
      address: 'Dhaka, Bangladesh',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      product: null,
      bought: false,
      staff: false,
      editedAt: null,
    })
  })

  test.each([1, 5])('answers 201 for the rating %d', async rating => {
    expect(await ada.send('POST', '/review', newReviewForm({ rating }))).toMatchObject({ status: 201 })
  })

  test.each(
    [0, 6, -1, 4.5, '4.5', '', 'five', null, true, [3], 1e300, undefined].map(value => ({
      value,
      shown: brief(value),
    })),
  )('answers 422 naming rating when it is $shown', async ({ value: rating }) => {
    expectProblem(await ada.send('POST', '/review', newReviewForm({ rating })), 422, ['rating'])
  })

  test.each(
    ['', ' \n\t', 'x'.repeat(2001), 'a\0b', null, 7, undefined].map(value => ({
      value,
      shown: brief(value),
    })),
  )('answers 422 naming review when it is $shown', async ({ value: review }) => {
    expectProblem(await ada.send('POST', '/review', newReviewForm({ review })), 422, ['review'])
  })

  test('answers 422 naming both fields when both are missing', async () => {
    expectProblem(await ada.send('POST', '/review', {}), 422, ['rating', 'review'])
  })

  test('answers 201 without name and address', async () => {
    expect(await ada.send('POST', '/review', { rating: 3, review: 'Good.' })).toMatchObject({ status: 201 })
  })

  test('stores markup and all scripts as plain text', async () => {
    const review = '<img src=x onerror=alert(1)> Größe für 寿司 🔩 "\' --'
    await ada.send('POST', '/review', newReviewForm({ review }))
    const { body } = await visitor.send('GET', '/review')
    expect(body).toContainEqual(expect.objectContaining({ review }))
  })
})

describe('POST /review beyond 5 an hour', () => {
  test('answers 429 for that person only; a repeat of a stored review gets the same answer as before', async () => {
    const [bob, carl] = [await shop.signUp(), await shop.signUp()]
    const write = (person: typeof bob, key: string) =>
      person.send('POST', '/review', newReviewForm(), { 'idempotency-key': key })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, time) => write(bob, `key-${time}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    const kept = answers.findIndex(({ status }) => status === 201)
    expect(await write(bob, `key-${kept}`)).toMatchObject({ status: 201, body: answers[kept]?.body })
    const refused = await bob.send('POST', '/review', newReviewForm())
    expectProblem(refused, 429)
    expect(refused.body).toMatchObject({ detail: expect.stringMatching(/^Please wait \d+ minutes/) })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await write(carl, 'key')).toMatchObject({ status: 201 })
  })
})

describe('GET /review', () => {
  test('answers the oldest first, and a new one last at once', async () => {
    const texts = ['first of three', 'second of three', 'third of three']
    const author = await shop.signUp()
    for (const review of texts) await author.send('POST', '/review', newReviewForm({ review }))
    const { status, body } = await visitor.send('GET', '/review')
    expect(status).toBe(200)
    expect(Array.isArray(body) ? body.slice(-3) : body).toMatchObject(texts.map(review => ({ review })))
  })

  test('answers the newest first, in pages, on request', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five']
    const author = await shop.signUp()
    for (const review of texts) await author.send('POST', '/review', newReviewForm({ review }))
    const first = await visitor.send('GET', '/review?sort=newest&limit=3&unknown=1')
    expect(first.body).toMatchObject(['five', 'four', 'three'].map(review => ({ review })))
    const whole = await visitor.send('GET', '/review')
    expect(first.headers.get('x-total-count')).toBe(String(Object(whole.body).length))
    const next = /^<(\/review\?[^<>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect(next).not.toContain('unknown')
    expect((await visitor.send('GET', next)).body).toMatchObject([{ review: 'two' }, { review: 'one' }, {}])
  })

  test.each(['sort=best', 'limit=0', 'limit=201', 'limit=x', 'cursor=%00'])(
    'answers 422 to ?%s',
    async query => {
      expectProblem(await visitor.send('GET', `/review?${query}`), 422, [query.replace(/=.*/, '')])
    },
  )

  test('keeps the reviews of a removed person', async () => {
    const leaver = await shop.signUp({ name: 'Leaver' })
    await leaver.send('POST', '/review', newReviewForm())
    await shop.admin.send('DELETE', `/admin/${leaver.email}`)
    const { body } = await visitor.send('GET', '/review')
    expect(body).toContainEqual(expect.objectContaining({ name: 'Leaver' }))
  })
})

describe('DELETE /review/{id}', async () => {
  const author = await shop.signUp({ name: 'Rival' })
  const write = async () => {
    const { body } = await author.send('POST', '/review', newReviewForm({ review: 'Buy at our rival' }))
    return inserted.parse(body).insertedId
  }
  const listIds = async () =>
    z
      .array(z.object({ _id: z.string() }))
      .parse((await visitor.send('GET', '/review')).body)
      .map(({ _id }) => _id)

  test('removes it for an admin; the audit trail names its author, but not its text', async () => {
    const [id, other] = [await write(), await write()]
    expect(await shop.admin.send('DELETE', `/review/${id}`)).toMatchObject({
      status: 200,
      body: { acknowledged: true },
    })
    const ids = await listIds()
    expect(ids).not.toContain(id)
    expect(ids).toContain(other)
    expectProblem(await shop.admin.send('DELETE', `/review/${id}`), 404)
    const { body } = await shop.admin.send('GET', '/audit?action=review-removed')
    expect(body).toEqual([
      expect.objectContaining({
        person: shop.admin.email,
        subject: `review ${id}`,
        before: { name: 'Rival', rating: expect.any(Number), createdAt: expect.any(String) },
      }),
    ])
  })

  test('answers 403 to another customer, and the review stays; its author may remove it', async () => {
    const id = await write()
    expectProblem(await ada.send('DELETE', `/review/${id}`), 403)
    expect(await listIds()).toContain(id)
    expect(await author.send('DELETE', `/review/${id}`)).toMatchObject({ status: 200 })
    expect(await listIds()).not.toContain(id)
  })

  test('answers 409 to its author while it is hidden', async () => {
    const id = await write()
    await shop.admin.send('PUT', `/review/${id}/hidden`, { reason: 'Advertising' })
    expectProblem(await author.send('DELETE', `/review/${id}`), 409)
    expect(await shop.admin.send('DELETE', `/review/${id}`)).toMatchObject({ status: 200 })
  })
})
