import { afterAll, expect, test } from 'vitest'
import { openItemsReport } from '#contract/bookkeeping/open-items.ts'
import type { Order } from '#contract/orders/orders.ts'
import { dayIn } from '#domain/days.ts'
import { openAccountShop } from '../support/on-account.ts'
import { expectProblem } from '../support/problems.ts'

const shop = await openAccountShop()
afterAll(() => shop.close())
const { admin } = shop

const none = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, total: 0 }
const read = async (query = '') =>
  openItemsReport.parse((await admin.send('GET', `/bookkeeping/open-items${query}`)).body)
const ofPerson = async (person: string, on = shop.today()) =>
  (await read(`?on=${on}`)).people.find(each => each.person === person)
const passDays = (days: number) => shop.clock.forward({ hours: 24 * days })

test('GET /bookkeeping/open-items sorts what is owed by how long it is overdue, as of any day until today', async () => {
  const ada = await shop.newDebtor({ days: 14 })
  const product = await shop.addProduct({ price: 10, available: 100 })
  const orders: Order[] = []
  const days: string[] = []
  for (let place = 0; place < 5; place += 1) {
    orders.push(await shop.bookOnAccount(ada, product, place + 1))
    days.push(shop.today())
    passDays(30)
  }
  passDays(1)
  // Booked 151, 121, 91, 61 and 31 days ago, and due 14 days later.
  const sums = { notDue: 0, upTo30: 50, upTo60: 40, upTo90: 30, over90: 10 + 20, total: 150 }
  expect(await ofPerson(ada.email)).toMatchObject({ customer: ada.name, ...sums })
  expect(await ofPerson(ada.email, days[1])).toMatchObject({ ...none, upTo30: 10, notDue: 20, total: 30 })
  const { items } = await read(`?person=${ada.email}`)
  expect(items).toMatchObject(
    orders.map(({ number }, place) => ({
      orderNumber: number,
      daysOverdue: 137 - 30 * place,
      open: 10 * (place + 1),
    })),
  )
  const [first, second] = orders
  if (!first || !second) throw new Error('no orders')
  await shop.settle(first)
  await shop.cancelOnAccount(second)
  expect(await ofPerson(ada.email)).toMatchObject({ over90: 0, total: 120 })
  const yesterday = days[4]
  expect(await ofPerson(ada.email, yesterday)).toMatchObject({ total: 150 })
  const later = dayIn('UTC', new Date(shop.clock.now().getTime() + 60 * 24 * 60 * 60 * 1000))
  expect(await ofPerson(ada.email, later)).toMatchObject({ upTo30: 0, upTo90: 50, over90: 70, total: 120 })
  const file = await (await admin.fetch(`/bookkeeping/open-items.csv?person=${ada.email}`)).text()
  expect(file.trim().split('\r\n')).toHaveLength(4)
  expect(file).toContain(`,47,"upTo60",40`)
})

test('GET /bookkeeping/open-items answers 422 for what is no day, naming the field', async () => {
  expectProblem(await admin.send('GET', '/bookkeeping/open-items?on=tomorrow'), 422, ['on'])
})
