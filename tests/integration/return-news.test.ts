import { join } from 'node:path'
import { and, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { inserted } from '#contract/common.ts'
import type { Order } from '#contract/orders/orders.ts'
import { mails } from '#db/schema.ts'
import { forgetCustomers } from '#domain/own-data/forget-customers.ts'
import { openReturnShop } from '../support/returns.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { bolts, ofOrder } from '../support/shipments.ts'
import { PASSWORD } from '../support/shop.ts'

const shop = await openReturnShop()
afterAll(() => shop.close())
const { db } = shop.database
const { bolt, clock, sellAndShip, ship, read, ask, postReturn, step } = shop

/** Has the mails about an order sent that wait, and returns all of them. */
async function readMails(order: Order) {
  await db.update(mails).set({ nextAttemptAt: sql`now()` }).where(ofOrder(order))
  for (const worker of shop.workers) worker.start()
  const waiting = () => db.$count(mails, and(ofOrder(order), sql`${mails.sentAt} is null`))
  await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 15_000, interval: 50 })
  return (await readSentMails(join(shop.dataDir, 'outbox'))).filter(
    ({ body }) => body.includes(order._id) || body.includes(order.number),
  )
}

test('the mails about a return say what of it, in whose words, and where it can be followed', async () => {
  const order = await sellAndShip()
  const id = await ask(order, [bolts(3)], { reason: 'faulty', words: 'They are bent' })
  await step(id, 'agree', { words: 'To our yard, please' })
  await step(id, 'arrival', { lines: [{ line: 0, restocked: 1, scrapped: 1 }] })
  await shop.giveBack(order, { lines: [bolts(2)], return: id })
  const sent = await readMails(order)
  const isOwners = (name: string) => name.includes('-owner-')
  const bodyOf = (kind: string) =>
    sent.find(({ file }) => file.includes(kind) && isOwners(file) === isOwners(kind))?.body ?? ''
  for (const [kind, words] of [
    ['-return-asked', [`Eye bolt\n3 pieces\nReturn: ${order.number}-R1`, 'do not send anything before']],
    [
      '-owner-return-asked',
      ['Ada Byron wants', 'Reason: Faulty', 'They are bent', `/dashboard/orders/${order._id}`],
    ],
    ['-return-agreed', ['To our yard, please', 'return slip', 'Eye bolt\n3 pieces']],
    ['-return-arrived', ['has arrived', 'Eye bolt\n2 pieces']],
    ['-order-refunded', ['€2.00', 'Credit note']],
  ] as const)
    for (const each of words) expect(bodyOf(kind), kind).toContain(each)
  expect(bodyOf('-return-asked')).not.toContain('They are bent')
})

test('who closes their account is forgotten once nothing comes back any more, and so are the words about a return', async () => {
  const eve = await shop.signUp({ name: 'Eve Adams', isConfirmed: true })
  const order = await shop.checkOut(eve, [[bolt, 2]])
  await shop.pay(eve, order)
  await shop.giveAddress(eve, order._id)
  await ship(order, { shipped: 0 })
  clock.aheadMs += 11 * 60_000
  const asked = await postReturn(order, { lines: [bolts(1)], words: 'My name is Eve' }, eve)
  const { insertedId: id } = inserted.parse(asked.body)
  expect(await eve.send('DELETE', '/my-account', { password: PASSWORD })).toMatchObject({ status: 200 })
  await readMails(order)
  const forget = () => forgetCustomers(db, shop.context().now())
  await forget()
  expect((await read(order)).order.userName).toBe('Eve Adams')
  await step(id, 'decline', { words: 'No, Eve' })
  await readMails(order)
  await forget()
  expect(await read(order)).toMatchObject({
    order: { userName: 'Deleted account' },
    returns: [{ state: 'declined', words: '', answer: '' }],
  })
})

test('the text about returns says for how many days they can be asked for', async () => {
  const { body } = await shop.newVisitor().send('GET', '/text/returns')
  expect(JSON.stringify(body)).toContain('14 days')
  expect(JSON.stringify(body)).not.toContain('returnDays')
})
