import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { StaffRole } from '#contract/accounts/roles.ts'
import { auditEvents, invitations, mails, users } from '#db/schema.ts'
import { sweepOldRows } from '#domain/own-data/sweep.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type Person } from '../support/shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let now = new Date('2026-11-26T10:00:00Z')
const shop = await openTestShop({ now: () => now })
const { db } = shop.database
afterAll(() => shop.close())
const owner = shop.admin

const invite = (email: string, role: StaffRole = 'warehouse', by: Person = owner) =>
  by.send('POST', '/invitation', { email, role })
const accept = (person: Person, token: string) => person.send('POST', '/invitation/accept', { token })
const open = (token: string) => shop.newVisitor().send('POST', '/invitation/open', { token })
const roleOf = async ({ id }: Person) =>
  (await db.select({ role: users.role }).from(users).where(eq(users.id, id)))[0]?.role

/** The secret of the latest link that was mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  const found = await db.select().from(mails).where(eq(mails.recipient, email))
  const [last] = found.filter(({ kind }) => kind === 'staff-invitation').toReversed()
  return z.object({ token: z.string() }).parse(last?.fields).token
}

async function invited(email: string, role: StaffRole = 'warehouse', by: Person = owner): Promise<string> {
  expect(await invite(email, role, by)).toMatchObject({ status: 201 })
  return mailedToken(email)
}

describe('an invitation', () => {
  test('gives whoever signs up with its address the role, once, and proves the address', async () => {
    const token = await invited('wim@example.com')
    expect(await open(token)).toMatchObject({
      status: 200,
      body: { email: 'wim@example.com', role: 'warehouse', invitedBy: owner.email },
    })
    const wim = await shop.signUp({ email: 'wim@example.com' })
    expectProblem(await wim.send('GET', '/order/managed'), 403)
    expect(await accept(wim, token)).toMatchObject({ status: 200, body: { role: 'warehouse' } })
    expect(await wim.send('GET', '/order/managed')).toMatchObject({ status: 200 })
    const [row] = await db.select().from(users).where(eq(users.id, wim.id))
    expect(row).toMatchObject({ role: 'warehouse', emailVerified: true, madeAdminBy: null })
    expectProblem(await accept(wim, token), 404)
    expectProblem(await open(token), 404)
  })

  test('stands in the audit trail with who gave which role to whom', async () => {
    const token = await invited('sal@example.com', 'sales')
    const sal = await shop.signUp({ email: 'sal@example.com' })
    await accept(sal, token)
    const trail = await db.select().from(auditEvents).where(eq(auditEvents.subject, sal.email))
    expect(trail).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'person-invited',
          actorEmail: owner.email,
          after: { role: 'sales' },
        }),
        expect.objectContaining({
          action: 'role-changed',
          before: { role: 'customer' },
          after: { role: 'sales', invitedBy: owner.email },
        }),
      ]),
    )
  })

  test('is for its address alone, and stays open after somebody else tried', async () => {
    const token = await invited('nora@example.com')
    const other = await shop.signUp()
    expectProblem(await accept(other, token), 409)
    expect(await roleOf(other)).toBe('customer')
    expect(await accept(await shop.signUp({ email: 'nora@example.com' }), token)).toMatchObject({
      status: 200,
    })
  })

  test('is accepted once by two who press at the same moment', async () => {
    const token = await invited('twin@example.com')
    const twin = await shop.signUp({ email: 'twin@example.com' })
    const answers = await Promise.all([accept(twin, token), accept(twin, token), accept(twin, token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  })

  test('ends when it is withdrawn, sent again, or a week old', async () => {
    const email = 'late@example.com'
    const first = await invited(email)
    const second = await invited(email, 'sales')
    expectProblem(await open(first), 404)
    expect(await open(second)).toMatchObject({ body: { role: 'sales' } })
    const listed = await owner.send('GET', '/invitation')
    const rows = z
      .array(z.object({ _id: z.string(), email: z.string(), role: z.string() }))
      .parse(listed.body)
    const mine = rows.filter(row => row.email === email)
    expect(mine).toMatchObject([{ role: 'sales' }])
    expect(await owner.send('DELETE', `/invitation/${mine[0]?._id}`)).toMatchObject({ status: 200 })
    expectProblem(await owner.send('DELETE', `/invitation/${mine[0]?._id}`), 404)
    expectProblem(await open(second), 404)

    const third = await invited(email)
    const late = await shop.signUp({ email })
    now = new Date(now.getTime() + 7 * DAY_MS)
    expectProblem(await open(third), 404)
    expectProblem(await accept(late, third), 404)
    expect(await roleOf(late)).toBe('customer')
  })

  test('is mailed to one address at most three times a day, to fifty by one owner', async () => {
    for (const _ of [1, 2, 3]) expect(await invite('often@example.com')).toMatchObject({ status: 201 })
    expectProblem(await invite('often@example.com'), 429)
    const boss = await shop.makeAdmin(await shop.signUp())
    for (let count = 0; count < 50; count += 1)
      expect(await invite(`one-of-many-${count}@example.com`, 'sales', boss)).toMatchObject({ status: 201 })
    expectProblem(await invite('one-too-many@example.com', 'sales', boss), 429)
  })

  test('is refused with the field for a role that there is none of, and for those who work for the shop', async () => {
    const form = { email: 'nobody', role: 'customer' }
    expectProblem(await owner.send('POST', '/invitation', form), 422, ['email', 'role'])
    const sales = await shop.giveRole(await shop.signUp(), 'sales')
    expectProblem(await invite(sales.email), 409)
  })

  test('of an owner who is none any more gives nothing', async () => {
    const boss = await shop.makeAdmin(await shop.signUp())
    const token = await invited('accomplice@example.com', 'admin', boss)
    const accomplice = await shop.signUp({ email: 'accomplice@example.com' })
    expect(await owner.send('PUT', `/staff/${boss.email}`, { role: 'customer' })).toMatchObject({
      status: 200,
    })
    expectProblem(await open(token), 404)
    expectProblem(await accept(accomplice, token), 404)
    expect(await roleOf(accomplice)).toBe('customer')
  })

  test('to be an owner makes one who cannot take down who invited', async () => {
    const boss = await shop.makeAdmin(await shop.signUp())
    const token = await invited('partner@example.com', 'admin', boss)
    const partner = await shop.signUp({ email: 'partner@example.com' })
    expect(await accept(partner, token)).toMatchObject({ status: 200, body: { role: 'admin' } })
    expectProblem(await partner.send('PUT', `/staff/${boss.email}`, { role: 'sales' }), 409)
  })
})

describe('a role', () => {
  test('that is taken away ends at once, in the same session', async () => {
    const keeper = await shop.giveRole(await shop.signUp(), 'bookkeeper')
    expect(await keeper.send('GET', '/money')).toMatchObject({ status: 200 })
    expect(await owner.send('PUT', `/staff/${keeper.email}`, { role: 'customer' })).toMatchObject({
      status: 200,
    })
    expectProblem(await keeper.send('GET', '/money'), 403)
    expectProblem(await keeper.send('GET', '/desk'), 403)
  })

  test('of the specification stays what it was: staff are no admins, and making one an admin makes an owner', async () => {
    const sales = await shop.giveRole(await shop.signUp(), 'sales')
    expect(await owner.send('GET', `/admin/${sales.email}`)).toMatchObject({
      status: 200,
      body: { admin: false },
    })
    expect(await sales.send('GET', `/admin/${sales.email}`)).toMatchObject({
      status: 200,
      body: { admin: false },
    })
    await owner.send('DELETE', `/user/admin/${sales.email}`)
    expect(await roleOf(sales)).toBe('sales')
    await owner.send('PUT', `/user/admin/${sales.email}`)
    expect(await sales.send('GET', `/admin/${sales.email}`)).toMatchObject({ body: { admin: true } })
  })

  test('of the last owner cannot be given up, and of two who take it from each other one keeps it', async () => {
    const lonely = await openTestShop()
    try {
      const { admin } = lonely
      expectProblem(await admin.send('PUT', `/staff/${admin.email}`, { role: 'sales' }), 409)
      for (let round = 0; round < 5; round += 1) {
        const second = await lonely.makeAdmin(await lonely.signUp())
        const owners = async () =>
          (await lonely.database.db.select().from(users).where(eq(users.role, 'admin'))).map(
            ({ email }) => email,
          )
        const answers = await Promise.all([
          admin.send('PUT', `/staff/${second.email}`, { role: 'sales' }),
          second.send('PUT', `/staff/${admin.email}`, { role: 'sales' }),
        ])
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(await owners()).toHaveLength(1)
        await lonely.database.db.update(users).set({ role: 'customer' }).where(eq(users.id, second.id))
        await lonely.makeAdmin(admin)
      }
    } finally {
      await lonely.close()
    }
  })

  test('of the founder is nobody’s to take', async () => {
    const founder = await shop.makeAdmin(await shop.signUp())
    await db.update(users).set({ isFounder: true }).where(eq(users.id, founder.id))
    expectProblem(await owner.send('PUT', `/staff/${founder.email}`, { role: 'customer' }), 409)
    expect(await roleOf(founder)).toBe('admin')
  })

  test('lists with its people, not with customers', async () => {
    const { body } = await owner.send('GET', '/staff')
    const listed = z.array(z.object({ email: z.string(), role: z.string() })).parse(body)
    expect(listed.map(({ role }) => role)).not.toContain('customer')
    expect(listed.map(({ email }) => email)).toContain(owner.email)
  })
})

describe('the warehouse', () => {
  test('gets orders without their amounts, wherever they are answered, and only its own tasks', async () => {
    const keeper = await shop.giveRole(await shop.signUp(), 'warehouse')
    const customer = await shop.signUp()
    const product = await shop.addProduct({ price: 77.31, available: 100 })
    const order = await shop.book(customer, product, 2)
    await shop.pay(customer, order)
    await shop.giveAddress(customer, order._id)
    const read = async (person: Person) => [
      await person.send('GET', '/order/managed'),
      await person.send('GET', `/order/${order._id}/packing`),
      await person.send('POST', `/order/${order._id}/ship`),
    ]
    for (const answer of await read(keeper)) {
      expect(answer).toMatchObject({ status: 200 })
      expect(JSON.stringify(answer.body)).toContain(order.number)
      expect(JSON.stringify(answer.body)).not.toMatch(/77\.31|154\.62|"(unitP|p)rice"|pi_/)
    }
    expect(JSON.stringify((await owner.send('GET', '/order/managed')).body)).toContain('154.62')
    for (const path of ['', '/details', '/invoice', '/confirmation'])
      expectProblem(await keeper.send('GET', `/order/${order._id}${path}`), 404)
    expectProblem(await keeper.send('POST', `/order/${order._id}/refund`, { amount: 1, reason: 'No' }), 403)
    const own = await shop.book(keeper, product, 1)
    for (const [{ _id: id }, isOwn] of [
      [order, false],
      [own, true],
    ] as const)
      expect((await keeper.send('GET', `/order/${id}/packing`)).body).toMatchObject({ own: isOwn })
    const { body } = await keeper.send('GET', '/desk')
    expect(Object.keys(z.record(z.string(), z.number()).parse(body))).toEqual([
      'to-ship',
      'late',
      'low-stock',
    ])
  })
})

// Last: sessions are over by then, too.
test('an invitation that nobody accepts is forgotten a month after it is over', async () => {
  await invited('forgotten@example.com')
  const left = async () =>
    (await db.select().from(invitations)).filter(({ email }) => email === 'forgotten@example.com').length
  await sweepOldRows(db, new Date(now.getTime() + 36 * DAY_MS))
  expect(await left()).toBe(1)
  await sweepOldRows(db, new Date(now.getTime() + 38 * DAY_MS))
  expect(await left()).toBe(0)
})
