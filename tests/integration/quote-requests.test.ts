import { afterAll, describe, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import type { Quote } from '#contract/quotes/quotes.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { newAddressForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openQuoteDesk, quoteLinesOf, seen } from '../support/quote-desk.ts'
import { openTestShop } from '../support/shop.ts'

const now = new Date('2026-03-20T15:00:00Z')
const shop = await openTestShop({ now: () => now, env: { SELLER_TIME_ZONE: 'Europe/Vienna' } })
afterAll(() => shop.close())
const { db } = shop.database
const { ask, answer, book, order, read, readMails } = openQuoteDesk(shop)
const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })

describe('a request for a better price', () => {
  test('is answered with prices, of which the customer is told, and ordered at these', async () => {
    const grace = await shop.signUp({ name: 'Grace Hopper', isConfirmed: true })
    const bolt = await shop.addProduct({ productname: 'Bolt', price: 2 })
    const nut = await shop.addProduct({ productname: 'Nut for it', price: 1 })
    const posted = await grace.send('POST', '/quote', {
      lines: [{ product: bolt._id, availability: 40, wantedPrice: 1.5 }, ...quoteLinesOf([[nut, 20]])],
      question: 'We need these each month.',
    })
    const request = await read(grace, inserted.parse(posted.body).insertedId)
    expect(request).toMatchObject({
      status: 'requested',
      total: 100,
      question: 'We need these each month.',
      validUntil: null,
      lines: [{ wantedPrice: 1.5 }, { wantedPrice: null }],
    })
    expectProblem(await order(grace, request), 409)
    expectProblem(await grace.send('GET', `/quote/${request._id}/pdf`), 409)

    expect(await answer(request, [1.6, 0.95], { answer: 'With pleasure.', days: 30 })).toMatchObject({
      status: 200,
    })
    const offered = await read(grace, request._id)
    expect(offered).toMatchObject({
      status: 'offered',
      answer: 'With pleasure.',
      total: 83,
      lastDay: '2026-04-19',
      lines: [
        { unitPrice: 1.6, price: 64, todayPrice: 2 },
        { unitPrice: 0.95, price: 19 },
      ],
    })
    const booked = await book(grace, offered)
    expect(booked).toMatchObject({
      price: 83,
      lines: [
        { name: 'Bolt', unitPrice: 1.6, price: 64 },
        { name: 'Nut for it', unitPrice: 0.95 },
      ],
    })
    expect(await read(grace, request._id)).toMatchObject({ status: 'ordered', order: booked._id })
    await shop.pay(grace, booked)
    expect((await examineBooks(db)).findings).toEqual([])
  })

  test('is mailed to the owner, and its answer or the reason against it to the customer', async () => {
    const grace = await shop.signUp({ name: 'Grace Hopper', isConfirmed: true })
    const bolt = await shop.addProduct({ productname: 'Bolt for a mail', price: 2 })
    const first = await ask(grace, [[bolt, 10]], { question: 'Is there a better price?' })
    const second = await ask(grace, [[bolt, 10]], { question: 'And now?' })
    await answer(first, [1.5])
    const reason = 'We sell it at cost.'
    expect(
      await shop.admin.send('POST', `/quote/${second._id}/decline`, { reason }, seen(second)),
    ).toMatchObject({ status: 200 })
    const mails = await readMails([first, second])
    expect(mails.map(({ kind }) => kind)).toEqual([
      'owner-quote-requested',
      'owner-quote-requested',
      'quote-offered',
      'quote-declined',
    ])
    const [asked, , offered, declined] = mails
    expect(asked?.body).toContain('Is there a better price?')
    expect(asked?.body).toContain(`/dashboard/requests/${first._id}`)
    expect(offered?.recipient).toBe(grace.email)
    expect(offered?.body).toContain('10 x Bolt for a mail at €1.50')
    expect(offered?.body).toContain('kept until 3 April 2026')
    expect(offered?.body).toContain(`/dashboard/quotes/${first._id}`)
    expect(offered?.body).toContain(`/quote/${first._id}/pdf`)
    expect(declined?.body).toContain(reason)
    expect(await read(grace, second._id)).toMatchObject({ status: 'declined', answer: reason })
    expectProblem(await order(grace, second), 409)
  })

  test('is answered once: the second admin hears what the first has done', async () => {
    const bolt = await shop.addProduct({ price: 2 })
    const request = await ask(ada, [[bolt, 10]], { question: 'Less?' })
    const answers = await Promise.all([answer(request, [1.5]), answer(request, [1.2])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const kept = await read(ada, request._id)
    expect([1.5, 1.2]).toContain(kept.lines[0]?.unitPrice)
    expect(kept.version).toBe(request.version + 1)
    expectProblem(await answer(request, [1], {}, { 'if-match': '*' }), 409)
    expectProblem(await shop.admin.send('PUT', `/quote/${request._id}/prices`, { prices: [1] }), 428)
    const declined = { reason: 'No' }
    const stale = await shop.admin.send('POST', `/quote/${request._id}/decline`, declined, seen(request))
    expectProblem(stale, 412)
  })

  test('is taken back by its customer until it is answered', async () => {
    const bolt = await shop.addProduct({ price: 2 })
    const request = await ask(ada, [[bolt, 10]], { question: 'Less?' })
    const withdraw = (wanted: Quote) => ada.send('POST', `/quote/${wanted._id}/withdraw`)
    expect(await withdraw(request)).toMatchObject({ status: 200 })
    expect(await withdraw(request)).toMatchObject({ status: 200 })
    expect(await read(ada, request._id)).toMatchObject({ status: 'withdrawn' })
    expectProblem(await answer(request, [1], {}, { 'if-match': '*' }), 409)
    expectProblem(await withdraw(await ask(ada, [[bolt, 10]])), 409)
  })

  test.each([
    ['prices', { prices: [] }],
    ['prices', { prices: [1, 2] }],
    ['prices.0', { prices: [0] }],
    ['prices.0', { prices: [1.005] }],
    ['price', { prices: [0.04] }],
    ['price', { prices: [500_000] }],
    ['days', { prices: [1], days: 181 }],
    ['answer', { prices: [1], answer: 'x'.repeat(2001) }],
    ['answer', { prices: [1], answer: '同意 👍' }],
  ])('is not answered, naming %s', async (field, form) => {
    const bolt = await shop.addProduct({ price: 2 })
    const request = await ask(await shop.signUp(), [[bolt, 10]], { question: 'Less?' })
    expectProblem(await shop.admin.send('PUT', `/quote/${request._id}/prices`, form, seen(request)), 422, [
      field,
    ])
    expect(await read(shop.admin, request._id)).toMatchObject({ status: 'requested', total: 20 })
  })

  test('keeps delivery and VAT as they were asked for', async () => {
    const nut = await shop.addProduct({ price: 10 })
    const terms = { deliveryAddress: newAddressForm(), vatId: 'ATU12011204', deliveryMethod: 'express' }
    const grace = await shop.signUp({ isConfirmed: true })
    const request = await ask(grace, [[nut, 10]], { ...terms, question: 'Less?' })
    await answer(request, [9])
    const offered = await read(grace, request._id)
    expect(offered).toMatchObject({
      goods: 90,
      delivery: request.delivery,
      taxTreatment: 'reverse-charge',
      vat: 0,
    })
    expect(offered.total).toBeCloseTo(90 + offered.delivery - offered.relief)
    expect(await book(grace, offered)).toMatchObject({ price: offered.total, relief: offered.relief })
  })

  test('is in the audit trail with its prices before and after', async () => {
    const bolt = await shop.addProduct({ price: 2 })
    const request = await ask(ada, [[bolt, 10]], { question: 'Less?' })
    await answer(request, [1.5])
    const { body } = await shop.admin.send('GET', `/audit?action=quote-offered&person=${request.number}`)
    expect(body).toMatchObject([
      { subject: `quote ${request.number}`, before: { prices: [2] }, after: { prices: [1.5], total: 15 } },
    ])
  })
})
