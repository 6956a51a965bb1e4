import { afterAll, expect, test } from 'vitest'
import { visits } from '#contract/desk/visits.ts'
import { dayIn } from '#domain/days.ts'
import { keepVisits } from '#domain/desk/keep-visits.ts'
import { Visits } from '#domain/desk/visits.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { pool } = shop.database
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const tell = (step: string, userAgent = FIREFOX) =>
  shop.newVisitor().send('POST', '/visit', { step }, { 'user-agent': userAgent })
const read = async (days = 7) =>
  visits.parse((await shop.admin.send('GET', `/sales/visits?days=${days}`)).body)

test('POST /visit counts a step of a person, of no robot, and GET /sales/visits shows it beside the days before and the orders', async () => {
  for (const step of ['part', 'part', 'basket', 'checkout']) expect((await tell(step)).status).toBe(204)
  for (const robot of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    'python-requests/2.32',
    '',
  ])
    expect((await tell('part', robot)).status).toBe(204)
  expectProblem(await tell('order'), 422, ['step'])
  const foreign = { 'user-agent': FIREFOX, 'sec-fetch-site': 'cross-site' }
  expectProblem(await shop.newVisitor().send('POST', '/visit', { step: 'part' }, foreign), 403)

  const ada = await shop.signUp({ isConfirmed: true })
  const bolt = await shop.addProduct()
  await shop.book(ada, bolt)
  await shop.pay(ada, await shop.book(ada, bolt))
  await pool.query(
    "insert into visit_counts values (current_date - 8, 'part', 40), (current_date - 8, 'basket', 4), (current_date - 20, 'part', 9)",
  )
  const counted = shop.composed.tally.visits
  // Two processes write down at once what each has counted.
  const other = new Visits()
  other.count('part', { at: new Date(), timeZone: 'Europe/Berlin' })
  await Promise.all([keepVisits(shop.context(), counted), keepVisits(shop.context(), other)])
  expect(await read()).toEqual({
    days: 7,
    now: { part: 3, basket: 1, checkout: 1, booked: 2, paid: 1 },
    before: { part: 40, basket: 4, checkout: 0, booked: 0, paid: 0 },
  })
  // A day and a number: there is no room for anybody.
  const { rows } = await pool.query(
    "select * from visit_counts where day > current_date - 3 and step = 'part'",
  )
  expect(rows).toEqual([{ day: expect.anything(), step: 'part', times: '3' }])
})

test('what cannot be written down is counted on, by the day of the shop’s time zone', async () => {
  const counted = new Visits()
  const at = new Date('2026-11-27T23:30:00Z')
  counted.count('part', { at, timeZone: 'Europe/Berlin' })
  const away = shop.context()
  await pool.query('alter table visit_counts rename to visit_counts_away')
  await expect(keepVisits(away, counted)).rejects.toThrow()
  await pool.query('alter table visit_counts_away rename to visit_counts')
  expect(counted.take()).toEqual([{ day: dayIn('Europe/Berlin', at), step: 'part', times: 1 }])
})

test('POST /visit is refused with 429 above 300 calls a minute from one address, and counts no more of it', async () => {
  const before = (await read()).now.part
  const flood = shop.newVisitor()
  const statuses: number[] = []
  for (let call = 0; call < 310; call += 1)
    statuses.push((await flood.send('POST', '/visit', { step: 'part' }, { 'user-agent': FIREFOX })).status)
  expect(statuses.filter(status => status === 204)).toHaveLength(300)
  expectProblem(await flood.send('POST', '/visit', { step: 'part' }, { 'user-agent': FIREFOX }), 429)
  expect((await tell('part')).status).toBe(204)
  await keepVisits(shop.context(), shop.composed.tally.visits)
  expect((await read()).now.part).toBe(before + 301)
})
