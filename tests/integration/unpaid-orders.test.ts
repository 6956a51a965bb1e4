import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { orders, users } from '#db/schema.ts'
import type { Answer } from '../support/caller.ts'
import { newOrderForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type Person } from '../support/shop.ts'

const PER_ADDRESS = { 'x-forwarded-for': '203.0.113.7' }
// All callers in the tests have addresses in 10.0.0.0/8.
const shop = await openTestShop({ env: { MAX_UNPAID_ORDERS: '20', TRUSTED_PROXIES: '10.0.0.0/8' } })
afterAll(() => shop.close())

const part = await shop.addProduct({ available: 10_000 })
const order = (person: Person, headers: Record<string, string> = {}) =>
  person.send('POST', '/order', newOrderForm(person, part), headers)
const times = <T>(count: number, act: (time: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, time) => act(time)))
const countOf = (answers: Answer[], status: number) => answers.filter(each => each.status === status).length

const signUpConfirmed = () => shop.signUp({ isConfirmed: true })

describe('POST /order of a person with a confirmed address', () => {
  test('books 20 unpaid orders of 40 sent at once, and answers the others 409 with what to do', async () => {
    const person = await signUpConfirmed()
    const { available } = await shop.readProduct(part._id)
    const answers = await times(40, () => order(person))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([20, 20])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ detail: 'You have 20 unpaid orders; pay or cancel one first' })
    expect((await shop.readProduct(part._id)).available).toBe(available - 20)
  })

  test('books again once one is paid and another cancelled, also under the same Idempotency-Key', async () => {
    const person = await signUpConfirmed()
    const [first, second] = [await shop.book(person, part), await shop.book(person, part)]
    expect(countOf(await times(18, () => order(person)), 201)).toBe(18)
    const key = { 'idempotency-key': 'once' }
    expectProblem(await order(person, key), 409)
    await shop.pay(person, first)
    const booked = await order(person, key)
    expect(booked.status).toBe(201)
    expect((await order(person, key)).body).toEqual(booked.body)
    expectProblem(await order(person), 409)
    expect(await person.send('POST', `/order/${second._id}/cancel`)).toMatchObject({ status: 200 })
    expect(await order(person)).toMatchObject({ status: 201 })
  })

  test('is not limited by what others book', async () => {
    const people = [await signUpConfirmed(), await signUpConfirmed()]
    const answers = await Promise.all(people.map(person => times(15, () => order(person, PER_ADDRESS))))
    expect(countOf(answers.flat(), 201)).toBe(30)
  })

  test('reports problems of the order itself first', async () => {
    const person = await signUpConfirmed()
    await times(20, () => order(person))
    const form = { ...newOrderForm(person, part), price: 1 }
    expectProblem(await person.send('POST', '/order', form), 409, ['price'])
  })
})

describe('POST /order of a person with an unconfirmed address', () => {
  const heldMs = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) =>
    Date.parse(expiresAt) - Date.parse(createdAt)

  test('books 5 unpaid orders of 15 sent at once, and 20 once the address is confirmed', async () => {
    const person = await shop.signUp()
    const answers = await times(15, () => order(person))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([5, 10])
    const detail = expect.stringMatching(/^You have 5 unpaid orders; .* confirm your address .* have 20$/)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ detail })
    await shop.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
    expect(countOf(await times(20, () => order(person)), 201)).toBe(15)
  })

  test('holds the pieces for 30 minutes, and for a day once the address is confirmed', async () => {
    expect(heldMs(await shop.book(await shop.signUp(), part))).toBe(30 * 60_000)
    expect(heldMs(await shop.book(await signUpConfirmed(), part))).toBe(24 * 60 * 60_000)
  })

  test('books 20 per network, from any number of accounts at once, and forgets the network afterwards', async () => {
    const people = await times(6, () => shop.signUp())
    const answers = (
      await Promise.all(people.map(person => times(5, () => order(person, PER_ADDRESS))))
    ).flat()
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([20, 10])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ detail: expect.stringContaining('from your network') })
    const elsewhere = await shop.signUp()
    expect(await order(elsewhere, { 'x-forwarded-for': '203.0.113.8' })).toMatchObject({ status: 201 })
    const [mine] = await shop.database.db
      .select()
      .from(orders)
      .where(eq(orders.userId, people[0]?.id ?? ''))
    expect(mine?.unconfirmedNetwork).toBe('203.0.113.7')
    await people[0]?.send('POST', `/order/${mine?.id}/cancel`)
    const [after] = await shop.database.db
      .select()
      .from(orders)
      .where(eq(orders.id, mine?.id ?? ''))
    expect(after).toMatchObject({ status: 'cancelled', unconfirmedNetwork: null })
    const next = await shop.signUp()
    expect(await order(next, PER_ADDRESS)).toMatchObject({ status: 201 })
  })
})

describe('MAX_UNPAID_ORDERS', () => {
  test.each([
    ['0', 25, 25],
    ['3', 5, 3],
  ])('%s lets a person who wants %i bookings make %i', async (max, wanted, made) => {
    const other = await openTestShop({ env: { MAX_UNPAID_ORDERS: max } })
    const [person, some] = [await other.signUp(), await other.addProduct()]
    const book = () => person.send('POST', '/order', newOrderForm(person, some))
    expect(countOf(await times(wanted, book), 201)).toBe(made)
    await other.close()
  })
})
