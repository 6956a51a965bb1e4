import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { managedMessage, messageTemplate, messageThread, ownMessage } from '#contract/messages/messages.ts'
import {
  contactMessages,
  mails,
  messageLinks,
  messageReplies,
  orders,
  rateLimits,
  users,
} from '#db/schema.ts'
import { forgetCustomers } from '#domain/own-data/forget-customers.ts'
import { newContactForm } from '../support/forms.ts'
import { issueMessageToken } from '../support/messages.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.signUp({ name: 'Ada Countess', isConfirmed: true })
const eve = await shop.signUp({ isConfirmed: true })
const sales = await shop.giveRole(await shop.signUp({ name: 'Sam Sales' }), 'sales')
const bolt = await shop.addProduct({ available: 1_000 })
const { admin } = shop

/** Sends the contact form and returns the id of the message. */
async function writeForm(fields: Record<string, unknown> = {}): Promise<string> {
  const { body } = await shop.newVisitor().send('POST', '/contact', newContactForm(fields))
  return inserted.parse(body).insertedId
}

const readThread = async (id: string) => messageThread.parse((await sales.send('GET', `/message/${id}`)).body)
const answer = (id: string, version: number, text = 'Yes', by = sales) =>
  by.send('POST', `/message/${id}/answer`, { version, text })

async function list(query: string, by = sales): Promise<string[]> {
  const { status, body } = await by.send('GET', `/message${query}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return managedMessage
    .array()
    .parse(body)
    .map(({ _id }) => _id)
}

const issueToken = (messageId: string) => issueMessageToken(shop, messageId)

test('a message is answered by mail, its customer writes back by the link, and it is open again', async () => {
  const id = await writeForm({ message: 'Do you cut threads?' })
  expect(await readThread(id)).toMatchObject({ state: 'open', version: 1, assignee: null, replies: [] })
  expect(await answer(id, 1, 'Yes, to M24.')).toMatchObject({ status: 200 })
  const answered = await readThread(id)
  expect(answered).toMatchObject({
    state: 'answered',
    assignee: sales.email,
    replies: [{ kind: 'shop', author: sales.email, text: 'Yes, to M24.', mailedAt: null }],
  })
  const [mail] = await db
    .select()
    .from(mails)
    .where(eq(mails.id, answered.replies[0]?._id ?? ''))
  expect(mail).toMatchObject({ kind: 'message-answer', recipient: newContactForm().email })

  const token = await issueToken(id)
  const visitor = shop.newVisitor()
  const read = ownMessage.parse((await visitor.send('POST', '/message-link', { token })).body)
  expect(read).toMatchObject({ message: 'Do you cut threads?', replies: [{ isByShop: true }] })
  expect(JSON.stringify(read)).not.toContain(sales.email)
  expect(await visitor.send('POST', '/message-link/reply', { token, text: 'Finer?' })).toMatchObject({
    status: 200,
  })
  expect(await readThread(id)).toMatchObject({
    state: 'open',
    replies: [{ kind: 'shop' }, { kind: 'customer', author: null, text: 'Finer?' }],
  })
  const told = await db.select().from(mails).where(eq(mails.kind, 'owner-message'))
  expect(told.map(({ fields }) => fields)).toContainEqual(expect.objectContaining({ id, message: 'Finer?' }))
})

test('of two colleagues who answer at once one does, and the other is told who was first', async () => {
  const id = await writeForm()
  const answers = await Promise.all([answer(id, 1, 'Yes'), answer(id, 1, 'No', admin)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const thread = await readThread(id)
  expect(thread.replies).toHaveLength(1)
  const late = await answer(id, 1)
  expect(expectProblem(late, 409).detail).toContain(thread.replies[0]?.author)

  await shop.newVisitor().send('POST', '/message-link/reply', { token: await issueToken(id), text: 'And?' })
  expect(expectProblem(await answer(id, thread.version), 409).detail).toContain('the customer has written')
})

test('messages are found by state, by who has taken them, by words, names, addresses and numbers of orders', async () => {
  const order = await shop.book(ada, bolt)
  const about = inserted.parse(
    (await ada.send('POST', `/order/${order._id}/messages`, { text: 'Left-handed, please: 100% _sure_' }))
      .body,
  ).insertedId
  const other = await writeForm({ first: 'Zoltan', email: 'zoltan@example.com', message: 'Something else' })
  await answer(other, 1, 'A dovetail')
  for (const q of ['left-handed sure', 'LEFT-handed', '100%', '_sure_', 'countess', ada.email, order.number])
    expect({ q, ids: await list(`?q=${encodeURIComponent(q)}`) }).toEqual({ q, ids: [about] })
  for (const q of ['dovetail', 'zoltan', 'ZOLTAN@example'])
    expect({ q, ids: await list(`?q=${encodeURIComponent(q)}`) }).toEqual({ q, ids: [other] })
  expect(await list('?q=left-handed%20dovetail')).toEqual([])
  expect(await list('?state=open')).toContain(about)
  expect(await list('?state=open')).not.toContain(other)
  expect(await list('?state=answered')).toContain(other)
  expect(await list('?state=mine')).toContain(other)
  expect(await list('?state=mine', admin)).not.toContain(other)
  expectProblem(await sales.send('GET', '/message?state=lost'), 422, ['state'])

  const { version } = await readThread(other)
  await sales.send('PATCH', `/message/${other}`, { version, isClosed: true })
  expect(await list('?state=closed')).toEqual([other])
  expect(await list('?state=mine')).not.toContain(other)
})

test('pages of messages have each once, the open ones that wait longest first', async () => {
  const wanted = await list('?state=open&limit=200')
  const seen: string[] = []
  let next: string | undefined = '/message?state=open&limit=2'
  while (next !== undefined) {
    const { headers, body } = await sales.send('GET', next)
    expect(headers.get('x-total-count')).toBe(String(wanted.length))
    const page = managedMessage.array().parse(body)
    seen.push(...page.map(({ _id }) => _id))
    next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual(wanted)
  expect(wanted.length).toBeGreaterThan(2)
})

test('a message is taken, given on and given back, closed and reopened, but not to somebody who may not answer', async () => {
  const id = await writeForm()
  const change = (json: object) => sales.send('PATCH', `/message/${id}`, json)
  expect(await change({ version: 1, assignee: admin.email })).toMatchObject({ status: 200 })
  expect(await readThread(id)).toMatchObject({ assignee: admin.email, version: 2 })
  expectProblem(await change({ version: 2, assignee: ada.email }), 422, ['assignee'])
  expectProblem(await change({ version: 1, assignee: '' }), 409)
  expect(await change({ version: 2, assignee: '', isClosed: true })).toMatchObject({ status: 200 })
  expect(await readThread(id)).toMatchObject({ assignee: null, state: 'closed' })
  expect(await change({ version: 3, isClosed: false })).toMatchObject({ status: 200 })
  expect(await readThread(id)).toMatchObject({ state: 'open' })
  expectProblem(await change({ version: 'x', isClosed: 'yes' }), 422, ['version', 'isClosed'])
  expectProblem(await sales.send('PATCH', '/message/nothing', { version: 1 }), 404)
  const { colleagues } = await readThread(id)
  expect(colleagues.map(({ email }) => email)).toEqual(expect.arrayContaining([admin.email, sales.email]))
  expect(colleagues.map(({ email }) => email)).not.toContain(ada.email)
})

test('an order has one conversation with its customer, whom nobody else can read or write as', async () => {
  const order = await shop.book(ada, bolt)
  const path = `/order/${order._id}/messages`
  const key = { 'idempotency-key': 'message-1' }
  const first = await ada.send('POST', path, { text: ' When does it come? ' }, key)
  expect((await ada.send('POST', path, { text: ' When does it come? ' }, key)).body).toEqual(first.body)
  const id = inserted.parse(first.body).insertedId
  const again = await Promise.all([1, 2].map(count => ada.send('POST', path, { text: `Again ${count}` })))
  for (const { body } of again) expect(inserted.parse(body).insertedId).toBe(id)
  expect(await readThread(id)).toMatchObject({
    order: { _id: order._id, number: order.number },
    customer: ada.email,
    message: 'When does it come?',
    replies: [{ kind: 'customer' }, { kind: 'customer' }],
  })
  await answer(id, 3, 'Tomorrow')
  await sales.send('POST', `/message/${id}/notes`, { text: 'Grumpy' })
  expect((await readThread(id)).replies.map(({ kind }) => kind)).toEqual([
    'customer',
    'customer',
    'shop',
    'note',
  ])
  const own = ownMessage.array().parse((await ada.send('GET', `/my-messages?order=${order._id}`)).body)
  expect(own).toMatchObject([{ _id: id, state: 'answered' }])
  expect(JSON.stringify(own)).not.toContain('Grumpy')
  expect(await ada.send('POST', `/my-messages/${id}`, { text: 'Thanks' })).toMatchObject({ status: 200 })

  expect((await eve.send('GET', `/my-messages?order=${order._id}`)).body).toEqual([])
  expectProblem(await eve.send('POST', `/my-messages/${id}`, { text: 'Mine' }), 404)
  expectProblem(await eve.send('POST', path, { text: 'Mine' }), 404)
  expectProblem(await sales.send('POST', path, { text: 'Mine' }), 404)
  for (const text of ['', ' ', 'x'.repeat(5_001), 'a\0b', 7])
    expectProblem(await ada.send('POST', path, { text }), 422, ['text'])
})

test('a message from an address is its account’s once that is confirmed, and not before', async () => {
  const bob = await shop.signUp()
  const id = await writeForm({ email: bob.email })
  expect((await bob.send('GET', '/my-messages')).body).toEqual([])
  expectProblem(await bob.send('POST', `/my-messages/${id}`, { text: 'Mine' }), 404)
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, bob.id))
  expect((await bob.send('GET', '/my-messages')).body).toMatchObject([{ _id: id }])
})

test('a link that is none, is over or cut short shows nothing, and whoever has one writes 20 times an hour', async () => {
  const id = await writeForm()
  const token = await issueToken(id)
  const write = (json: object) => shop.newVisitor().send('POST', '/message-link/reply', json)
  for (const wrong of ['', 'x', token.slice(1), `${token}0`])
    expectProblem(await write({ token: wrong, text: 'Hello' }), 404)
  expectProblem(await write({ token, text: ' ' }), 422, ['text'])
  expectProblem(await write({ token: 7, text: 'Hello' }), 422, ['token'])
  for (let count = 0; count < 20; count += 1)
    expect(await write({ token, text: `Hello ${count}` })).toMatchObject({ status: 200 })
  expect(expectProblem(await write({ token, text: 'Once more' }), 429)).toBeDefined()
  await db.delete(rateLimits)
  await db.update(messageLinks).set({ expiresAt: new Date(Date.now() - 1) })
  expectProblem(await write({ token, text: 'Late' }), 404)
  expectProblem(await shop.newVisitor().send('POST', '/message-link', { token }), 404)
})

test('nothing more is written once 200 follow a message', async () => {
  const id = await writeForm()
  const replies = Array.from({ length: 200 }, (_, index) => ({
    id: `reply-${String(index).padStart(3, '0')}`,
    messageId: id,
    kind: 'customer' as const,
    text: 'And',
  }))
  await db.insert(messageReplies).values(replies)
  expectProblem(await answer(id, 1), 409)
  expectProblem(await sales.send('POST', `/message/${id}/notes`, { text: 'Long' }), 409)
})

test('templates are worded by who answers; each has a name of its own', async () => {
  const draft = { name: 'Greeting', text: 'Hello {name}, about {order}:' }
  const { insertedId: id } = inserted.parse((await sales.send('POST', '/message-template', draft)).body)
  expectProblem(await sales.send('POST', '/message-template', { ...draft, name: 'GREETING' }), 409, ['name'])
  expectProblem(await sales.send('POST', '/message-template', { name: '', text: ' ' }), 422, ['name', 'text'])
  const changed = { name: 'greeting', text: 'Dear {name}' }
  expect(await admin.send('PUT', `/message-template/${id}`, changed)).toMatchObject({ status: 200 })
  const read = messageTemplate.array().parse((await sales.send('GET', '/message-template')).body)
  expect(read).toEqual([{ _id: id, ...changed }])
  expect(await sales.send('DELETE', `/message-template/${id}`)).toMatchObject({ status: 200 })
  expect(await sales.send('DELETE', `/message-template/${id}`)).toMatchObject({ status: 200 })
  expectProblem(await sales.send('PUT', `/message-template/${id}`, changed), 404)
})

test('one’s own data has what one wrote and was answered, without notes, and goes with the account or the order’s customer', async () => {
  const cyd = await shop.signUp({ isConfirmed: true })
  const order = await shop.book(cyd, bolt)
  const { insertedId: id } = inserted.parse(
    (await cyd.send('POST', `/order/${order._id}/messages`, { text: 'Blue, please' })).body,
  )
  const visited = await writeForm({ email: cyd.email, message: 'As a visitor' })
  await answer(id, 1, 'All are grey')
  await sales.send('POST', `/message/${id}/notes`, { text: 'Grumpy' })
  const data = JSON.stringify((await cyd.send('GET', '/my-data')).body)
  for (const text of ['Blue, please', 'As a visitor', 'All are grey']) expect(data).toContain(text)
  for (const text of ['Grumpy', sales.email]) expect(data).not.toContain(text)

  expect(await cyd.send('DELETE', '/my-account', { password: PASSWORD })).toMatchObject({ status: 200 })
  for (const gone of [id, visited])
    expect(await db.select().from(contactMessages).where(eq(contactMessages.id, gone))).toEqual([])

  const last = await shop.book(ada, bolt)
  await ada.send('POST', `/order/${last._id}/messages`, { text: 'Forget me' })
  await db.update(orders).set({ status: 'shipped', forgetCustomer: true }).where(eq(orders.id, last._id))
  await forgetCustomers(db, new Date(Date.now() + 30 * 24 * 60 * 60 * 1000))
  expect(await db.select().from(contactMessages).where(eq(contactMessages.orderId, last._id))).toEqual([])
})

test('POST /order/{id}/messages a second time tells the owner which order it is about, as the first did', async () => {
  const { _id, number } = await shop.book(ada, bolt)
  for (const text of ['Which coating?', 'And which thread?']) {
    await ada.send('POST', `/order/${_id}/messages`, { text })
    const told = await db.select().from(mails).where(eq(mails.kind, 'owner-message'))
    expect(told.map(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ message: text, number }),
    )
  }
})
