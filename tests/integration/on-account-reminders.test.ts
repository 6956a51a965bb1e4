import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { type OwedReport, owedReport } from '#contract/on-account/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import { mails, orders } from '#db/schema.ts'
import { remindDebtors } from '#domain/on-account/remind.ts'
import { forgetCustomers } from '#domain/own-data/forget-customers.ts'
import { openAccountShop } from '../support/on-account.ts'
import { expectProblem } from '../support/problems.ts'
import { PASSWORD } from '../support/shop.ts'

const shop = await openAccountShop()
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.newDebtor({ limit: 100_000 })
const book = async (person = ada) =>
  shop.bookOnAccount(person, await shop.addProduct({ price: 10, available: 100 }), 2)
const eventsOf = async ({ _id }: Order) =>
  (await shop.readTimeline(_id)).flatMap(({ source, kind }) =>
    source === 'mail' || source === 'colleague' ? [] : kind,
  )

describe('reminders', () => {
  test('are sent a day after the last day, and a week and two later; then the owner is told; each once', async () => {
    const debtor = await shop.newDebtor({ limit: 100, days: 10 })
    const [owed, settled] = [await book(debtor), await book(debtor)]
    await shop.ship(owed)
    const remind = () =>
      Promise.all([1, 2, 3].map(() => remindDebtors(shop.context()))).then(sent =>
        sent.reduce((sum, each) => sum + each, 0),
      )
    shop.clock.forward({ hours: 10 * 24 })
    await remind()
    await shop.settle(settled)
    expect((await shop.readLetters(owed)).map(({ kind }) => kind)).not.toContain('account-reminder')
    const count = async (order: Order) =>
      (await shop.readLetters(order)).filter(({ kind }) => kind === 'account-reminder').length
    for (const [hours, reminders] of [
      [38, 1],
      [6 * 24, 1],
      [24, 2],
      [7 * 24, 3],
      [6 * 24, 3],
    ] as const) {
      shop.clock.forward({ hours })
      await remind()
      expect(await count(owed)).toBe(reminders)
    }
    shop.clock.forward({ hours: 24 })
    await remind()
    shop.clock.forward({ hours: 40 * 24 })
    await remind()
    const letters = (await shop.readLetters(owed)).slice(2)
    expect(letters.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 3 }, () => 'account-reminder'),
      'owner-overdue',
    ])
    expect(letters.map(({ recipient }) => recipient)).toEqual([
      debtor.email,
      debtor.email,
      debtor.email,
      'owner@example.com',
    ])
    expect(new Set(letters.map(({ subject, body }) => `${subject}\n${body}`)).size).toBe(4)
    expect(letters[0]?.subject).toMatch(/^A reminder of your payment: invoice \d+$/)
    expect(letters[2]?.subject).toMatch(/^Last reminder/)
    for (const { attached } of letters.slice(0, 3)) expect(attached).toHaveLength(1)
    expect((await eventsOf(owed)).slice(-4)).toEqual(['reminded', 'reminded', 'reminded', 'owner-told'])
    const { body } = await shop.admin.send('GET', `/money/owed?person=${encodeURIComponent(debtor.email)}`)
    expect(owedReport.parse(body).orders).toMatchObject([{ order: owed._id, reminders: 3 }])
    expect(await count(settled)).toBe(0)
  })

  test('GET /money/owed sums up what the chosen person owes, and still names everybody who owes', async () => {
    const [one, other] = [await shop.newDebtor({ days: 90 }), await shop.newDebtor({ days: 90 })]
    const { price } = await book(one)
    await book(other)
    const { body } = await shop.admin.send('GET', `/money/owed?person=${encodeURIComponent(one.email)}`)
    const { open, overdue, people } = owedReport.parse(body)
    expect({ open, overdue }).toEqual({ open: price, overdue: 0 })
    expect(people.map(({ person }) => person)).toEqual(expect.arrayContaining([one.email, other.email]))
  })

  test('keep a week between them after a time in which the shop did not run', async () => {
    const order = await book(await shop.newDebtor({ days: 1 }))
    shop.clock.forward({ hours: 60 * 24 })
    await remindDebtors(shop.context())
    await remindDebtors(shop.context())
    const reminders = async () =>
      (await shop.readLetters(order)).filter(({ kind }) => kind === 'account-reminder').length
    expect(await reminders()).toBe(1)
    shop.clock.forward({ hours: 7 * 24 })
    await remindDebtors(shop.context())
    expect(await reminders()).toBe(2)
  })

  test('thank, if the payment arrives while one waits to be sent', async () => {
    const order = await book(await shop.newDebtor({ days: 1 }))
    shop.clock.forward({ hours: 3 * 24 })
    await remindDebtors(shop.context())
    await shop.settle(order)
    const reminder = (await shop.readLetters(order)).find(({ kind }) => kind === 'account-reminder')
    expect(reminder?.body).toContain('Meanwhile your payment has arrived.')
    expect(reminder?.body).not.toContain('Please transfer')
  })
})

describe('GET /money/owed', () => {
  const readOwed = async (query = ''): Promise<OwedReport> =>
    owedReport.parse((await shop.admin.send('GET', `/money/owed${query}`)).body)

  test('lists what is owed by person and order, and what of it is overdue', async () => {
    const before = await readOwed()
    const person = await shop.newDebtor({ days: 5 })
    const [late, early, paid] = [await book(person), await book(person), await book(person)]
    await shop.settle(paid)
    await shop.ship(late)
    await db
      .update(orders)
      .set({ dueAt: new Date(shop.clock.now().getTime() - 3 * 24 * 60 * 60 * 1000) })
      .where(eq(orders.id, late._id))
    const now = await readOwed(`?person=${encodeURIComponent(person.email)}`)
    expect(now).toMatchObject({ open: 40, overdue: 20 })
    const all = await readOwed()
    expect(all).toMatchObject({ open: before.open + 40, overdue: before.overdue + 20 })
    expect(now.people).toContainEqual({ person: person.email, open: 40, overdue: 20 })
    expect(now.total).toBe(2)
    expect(now.orders).toMatchObject([
      { order: late._id, isShipped: true, daysOverdue: 3, amount: 20, person: person.email },
      { order: early._id, isShipped: false, daysOverdue: 0 },
    ])
    const overdue = await readOwed(`?person=${encodeURIComponent(person.email)}&state=overdue&limit=1`)
    expect(overdue.orders.map(({ order }) => order)).toEqual([late._id])
    expect((await readOwed(`?person=${encodeURIComponent(person.email)}&page=2`)).orders).toEqual([])
  })

  test('answers 422 for a state it does not know', async () => {
    expectProblem(await shop.admin.send('GET', '/money/owed?state=lost'), 422, ['state'])
  })

  test('GET /money counts them by state, and none of their money as received by card', async () => {
    const report = async () => (await shop.admin.send('GET', '/money')).body as never
    const before: { totals: { received: number; orders: Record<string, number> } } = await report()
    const order = await book()
    await shop.settle(order)
    const after: typeof before = await report()
    expect(after.totals.received).toBe(before.totals.received)
    expect(after.totals.orders.paid).toBe((before.totals.orders.paid ?? 0) + 1)
  })
})

test('who closes the account keeps owing: name and address stay until it is paid and shipped, reminders go on', async () => {
  const person = await shop.newDebtor({ days: 1 })
  const order = await book(person)
  expect(await person.send('DELETE', '/my-account', { password: PASSWORD })).toMatchObject({ status: 200 })
  shop.clock.forward({ hours: 3 * 24 })
  await remindDebtors(shop.context())
  await shop.ship(order)
  await forgetCustomers(db, shop.clock.now())
  expect(await shop.readOrder(shop.admin, order._id)).toMatchObject({ userEmail: person.email })
  const kinds = (await shop.readLetters(order)).map(({ kind }) => kind)
  expect(kinds).toContain('account-reminder')
  await shop.settle(order)
  await db
    .update(mails)
    .set({ sentAt: new Date() })
    .where(eq(sql`${mails.fields} ->> 'order'`, order._id))
  await forgetCustomers(db, shop.clock.now())
  expect(await shop.readOrder(shop.admin, order._id)).toMatchObject({
    userEmail: 'deleted-account@example.invalid',
    deliveryAddress: null,
  })
})
