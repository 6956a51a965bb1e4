import { setTimeout as delay } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { user } from '#contract/accounts/users.ts'
import { auditEvents, sessions } from '#db/schema.ts'
import { newProductForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { sendSlowly } from '../support/send-slowly.ts'
import { openTestShop, PASSWORD, type Person } from '../support/shop.ts'
import { turnOnTwoSteps } from '../support/two-step.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const { admin } = shop
const ada = await shop.signUp({ name: 'Ada Byron' })

const asUser = ({ id, email, name }: Person, role: 'customer' | 'admin') => ({
  _id: id,
  email,
  name,
  role,
  suspended: false,
})

/** What the admin did to this person according to the audit trail, oldest first. */
const readAudit = async (email: string) =>
  shop.database.db
    .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, email), eq(auditEvents.actorId, admin.id)))
    .orderBy(auditEvents.createdAt)

describe('PUT /user/{email}', () => {
  test('answers {acknowledged, user} to that person', async () => {
    const { status, body } = await ada.send('PUT', `/user/${ada.email}`, { email: ada.email })
    expect({ status, body }).toEqual({
      status: 200,
      body: { acknowledged: true, user: asUser(ada, 'customer') },
    })
  })

  test('takes the address in any case, and percent-encoded', async () => {
    const path = `/user/${encodeURIComponent(ada.email.toUpperCase())}`
    expect(await ada.send('PUT', path, { email: ada.email })).toMatchObject({ status: 200 })
  })

  test('never sets a role, whatever the body contains', async () => {
    const smuggled = { email: ada.email, role: 'admin', admin: true, user: { role: 'admin' } }
    const { body } = await ada.send('PUT', `/user/${ada.email}`, smuggled)
    expect(body).toMatchObject({ user: { role: 'customer' } })
    expect((await ada.send('GET', `/admin/${ada.email}`)).body).toEqual({ admin: false })
  })

  test('answers 422 naming email when the path contains no valid address', async () => {
    for (const address of [
      'nobody',
      '%00',
      'a@b',
      '%F0%9F%94%A9@example.com',
      `${'x'.repeat(300)}@example.com`,
    ])
      expectProblem(await ada.send('PUT', `/user/${address}`, {}), 422, ['email'])
  })
})

describe('GET /admin/{email}', () => {
  test('answers the flag to that person and to an admin', async () => {
    expect((await ada.send('GET', `/admin/${ada.email}`)).body).toEqual({ admin: false })
    expect((await admin.send('GET', `/admin/${admin.email}`)).body).toEqual({ admin: true })
    expect((await admin.send('GET', `/admin/${ada.email}`)).body).toEqual({ admin: false })
    expect((await admin.send('GET', '/admin/nobody@example.com')).body).toEqual({ admin: false })
  })
})

describe('GET /user', () => {
  test('answers all users to an admin, without passwords or sessions', async () => {
    const { status, body } = await admin.send('GET', '/user')
    expect(status).toBe(200)
    const everybody = z.array(user.strict()).parse(body)
    expect(everybody).toEqual(expect.arrayContaining([asUser(admin, 'admin'), asUser(ada, 'customer')]))
  })

  test('with a text and a limit answers that page of those in whose address or name it is, and how many there are', async () => {
    const people = [await shop.signUp(), await shop.signUp(), await shop.signUp()]
    const { pool } = shop.database
    for (const [index, { email }] of people.entries())
      await pool.query('update users set name = $1 where email = $2', [`Paged_${index} Person`, email])
    const ask = async (query: string) => {
      const { body, headers } = await admin.send('GET', `/user?${query}`)
      return {
        names: z
          .array(user)
          .parse(body)
          .map(({ name }) => name),
        total: headers.get('x-total-count'),
      }
    }
    expect(await ask('q=paged_&limit=2')).toEqual({ names: ['Paged_0 Person', 'Paged_1 Person'], total: '3' })
    expect(await ask('q=paged_&limit=2&page=2')).toEqual({ names: ['Paged_2 Person'], total: '3' })
    expect(await ask('q=paged_&limit=2&page=9')).toEqual({ names: ['Paged_2 Person'], total: '3' })
    expect(await ask(`q=${people[1]?.email.toUpperCase()}&limit=9`)).toMatchObject({ total: '1' })
    expect(await ask('q=pagedX&limit=9')).toEqual({ names: [], total: '0' })
    expectProblem(await admin.send('GET', '/user?limit=0'), 422, ['limit'])
  })
})

describe('PUT /user/admin/{email}', () => {
  test('makes a customer an admin in their current session, and is harmless when repeated', async () => {
    const bob = await shop.signUp()
    expectProblem(await bob.send('GET', '/user'), 403)
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await admin.send('PUT', `/user/admin/${bob.email}`)
      expect({ status, body }).toEqual({
        status: 200,
        body: { acknowledged: true, user: asUser(bob, 'admin') },
      })
    }
    expect(await bob.send('GET', '/user')).toMatchObject({ status: 200 })
  })

  test('answers 404 when there is nobody of this address', async () => {
    expectProblem(await admin.send('PUT', '/user/admin/nobody@example.com'), 404)
  })
})

describe('DELETE /user/admin/{email}', () => {
  test('makes an admin a customer in their current session, and is harmless when repeated', async () => {
    const bob = await shop.makeAdmin(await shop.signUp())
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await admin.send('DELETE', `/user/admin/${bob.email}`)
      expect({ status, body }).toEqual({
        status: 200,
        body: { acknowledged: true, user: asUser(bob, 'customer') },
      })
    }
    expectProblem(await bob.send('GET', '/user'), 403)
    expect(await readAudit(bob.email)).toEqual([
      { action: 'role-changed', before: { role: 'admin' }, after: { role: 'customer' } },
    ])
  })

  test('answers 409 for the last admin who can sign in, 200 for oneself if there is another', async () => {
    const house = await openTestShop()
    const { admin: first } = house
    const second = await house.makeAdmin(await house.signUp())
    await first.send('PUT', `/user/suspended/${second.email}`)
    expectProblem(await first.send('DELETE', `/user/admin/${first.email}`), 409)
    await first.send('DELETE', `/user/suspended/${second.email}`)
    expect(await first.send('DELETE', `/user/admin/${first.email}`)).toMatchObject({ status: 200 })
    expectProblem(await first.send('GET', '/user'), 403)
    await house.close()
  })
})

describe('PUT /user/suspended/{email}', () => {
  const signIn = (email: string) =>
    shop.newVisitor().send('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })

  test('ends every session at once and refuses new ones with an explanation, until it is lifted', async () => {
    const bob = await shop.signUp()
    const phone = shop.newVisitor()
    await phone.send('POST', '/api/auth/sign-in/email', { email: bob.email, password: PASSWORD })
    for (let time = 0; time < 2; time += 1)
      expect(await admin.send('PUT', `/user/suspended/${bob.email}`)).toMatchObject({
        status: 200,
        body: { acknowledged: true, user: { email: bob.email, suspended: true } },
      })
    for (const caller of [bob, phone]) {
      expectProblem(await caller.send('GET', `/profile/${bob.email}`), 401)
      expect((await caller.send('GET', '/api/auth/get-session')).body).toBeNull()
    }
    expect(await signIn(bob.email)).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_SUSPENDED', message: expect.stringMatching(/suspended/) },
    })
    expect(
      await shop
        .newVisitor()
        .send('POST', '/api/auth/sign-in/email', { email: bob.email, password: 'wrong' }),
    ).toMatchObject({ status: 401 })
    expect((await admin.send('GET', '/user')).body).toContainEqual({
      ...asUser(bob, 'customer'),
      suspended: true,
    })
    expect(await admin.send('DELETE', `/user/suspended/${bob.email}`)).toMatchObject({
      status: 200,
      body: { user: { suspended: false } },
    })
    expect(await signIn(bob.email)).toMatchObject({ status: 200 })
    expectProblem(await bob.send('GET', `/profile/${bob.email}`), 401)
    expect(await readAudit(bob.email)).toEqual([
      { action: 'user-suspended', before: { suspended: false }, after: { suspended: true } },
      { action: 'user-reinstated', before: { suspended: true }, after: { suspended: false } },
    ])
  })

  test('refuses the second step of a sign-in that began before', async () => {
    const bob = await shop.signUp()
    const { backupCodes } = await turnOnTwoSteps(bob)
    const phone = shop.newVisitor()
    await phone.send('POST', '/api/auth/sign-in/email', { email: bob.email, password: PASSWORD })
    await admin.send('PUT', `/user/suspended/${bob.email}`)
    expect(
      await phone.send('POST', '/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] }),
    ).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } })
  })

  test('takes the rights of whoever is still sending a call', async () => {
    const thief = await shop.makeAdmin(await shop.signUp())
    const end = await sendSlowly(thief, '/product', JSON.stringify(newProductForm()))
    await admin.send('PUT', `/user/suspended/${thief.email}`)
    expect(await end()).toBe(401)
  })

  test('gives no rights to a session that slipped in', async () => {
    const bob = await shop.signUp()
    await shop.database.pool.query('update users set suspended_at = now() where id = $1', [bob.id])
    expectProblem(await bob.send('GET', `/profile/${bob.email}`), 401)
  })

  test('ends a session that is being started at the same moment', async () => {
    const house = await openTestShop()
    const bob = await house.signUp()
    const { pool } = house.database
    // The sign-in is held up after the check that the person is not suspended.
    await pool.query(`create function dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(1); return new; end $$`)
    await pool.query('create trigger dawdle before insert on sessions for each row execute function dawdle()')
    const phone = house.newVisitor()
    const body = { email: bob.email, password: PASSWORD }
    const signedIn = phone.send('POST', '/api/auth/sign-in/email', body)
    await expect
      .poll(async () => {
        const waiting = await pool.query(
          "select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
        )
        return waiting.rowCount
      })
      .toBe(1)
    expect(await house.admin.send('PUT', `/user/suspended/${bob.email}`)).toMatchObject({ status: 200 })
    expect(await signedIn).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } })
    expect(await house.database.db.select().from(sessions).where(eq(sessions.userId, bob.id))).toEqual([])
    expect((await phone.send('GET', '/api/auth/get-session')).body).toBeNull()
    await house.close()
  })

  test('answers 409 for oneself, 404 when nobody has this address', async () => {
    expectProblem(await admin.send('PUT', `/user/suspended/${admin.email.toUpperCase()}`), 409)
    for (const method of ['PUT', 'DELETE'])
      expectProblem(await admin.send(method, '/user/suspended/nobody@example.com'), 404)
  })

  test('leaves one of two admins who suspend each other at the same moment', async () => {
    const house = await openTestShop()
    const [left, right] = [house.admin, await house.makeAdmin(await house.signUp())]
    const answers = await Promise.all([
      left.send('PUT', `/user/suspended/${right.email}`),
      right.send('PUT', `/user/suspended/${left.email}`),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([401, 409]).toContain(answers.find(({ status }) => status !== 200)?.status)
    await house.close()
  })
})

describe('DELETE /admin/{email}', () => {
  test('removes a person: every session ends at once, orders stay in the books', async () => {
    const bob = await shop.signUp()
    const second = shop.newVisitor()
    await second.send('POST', '/api/auth/sign-in/email', { email: bob.email, password: PASSWORD })
    const order = await shop.book(bob, await shop.addProduct())
    const { status, body } = await admin.send('DELETE', `/admin/${bob.email}`)
    expect({ status, body }).toEqual({ status: 200, body: { acknowledged: true } })
    for (const caller of [bob, second]) expectProblem(await caller.send('GET', `/order/${order._id}`), 401)
    expect((await second.send('GET', '/api/auth/get-session')).body).toBeNull()
    const signIn = { email: bob.email, password: PASSWORD }
    expect((await shop.newVisitor().send('POST', '/api/auth/sign-in/email', signIn)).status).toBe(401)
    const { db } = shop.database
    expect(await db.select().from(sessions).where(eq(sessions.userId, bob.id))).toEqual([])
    expect((await admin.send('GET', `/order/${order._id}`)).body).toEqual(order)
    expect((await admin.send('GET', `/order?email=${bob.email}`)).body).toEqual([order])
  })

  test('hides the orders of a removed person from anyone who signs up with the same address later', async () => {
    const first = await shop.signUp()
    const order = await shop.book(first, await shop.addProduct())
    await admin.send('DELETE', `/admin/${first.email}`)
    const second = await shop.signUp({ email: first.email })
    expect((await second.send('GET', `/order?email=${second.email}`)).body).toEqual([])
    expectProblem(await second.send('GET', `/order/${order._id}`), 404)
  })

  test('answers 404 when there is nobody of this address', async () => {
    expectProblem(await admin.send('DELETE', '/admin/nobody@example.com'), 404)
  })

  test('answers 409 to admins who remove themselves, whatever the case of the letters', async () => {
    for (const address of [admin.email, admin.email.toUpperCase()])
      expectProblem(await admin.send('DELETE', `/admin/${address}`), 409)
    expect(await admin.send('GET', '/user')).toMatchObject({ status: 200 })
  })

  test('revokes the rights of a removed admin at once', async () => {
    const bob = await shop.makeAdmin(await shop.signUp())
    expect(await bob.send('GET', '/user')).toMatchObject({ status: 200 })
    await admin.send('DELETE', `/admin/${bob.email}`)
    expectProblem(await bob.send('GET', '/user'), 401)
  })

  test('does not wait for an order that an admin is booking at the same time', async () => {
    const bob = await shop.signUp()
    const booking = await shop.database.pool.connect()
    try {
      // The lock that the foreign key of a new order holds on its person until the booking commits.
      await booking.query('begin')
      await booking.query('select 1 from users where id = $1 for key share', [admin.id])
      const removed = admin.send('DELETE', `/admin/${bob.email}`)
      expect(await Promise.race([removed, delay(5_000, 'still waiting')])).toMatchObject({ status: 200 })
    } finally {
      await booking.query('rollback')
      booking.release()
    }
  })

  test('leaves one of two admins who remove each other at the same moment', async () => {
    const house = await openTestShop()
    for (let round = 0; round < 5; round += 1) {
      const [left, right] = [await house.signUp(), await house.signUp()]
      await Promise.all([house.makeAdmin(left), house.makeAdmin(right)])
      await house.database.pool.query('update users set role = $1 where id not in ($2, $3)', [
        'customer',
        left.id,
        right.id,
      ])
      const answers = await Promise.all([
        left.send('DELETE', `/admin/${right.email}`),
        right.send('DELETE', `/admin/${left.email}`),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect([401, 409]).toContain(answers.find(({ status }) => status !== 200)?.status)
      const { rows } = await house.database.pool.query(`select 1 from users where role = 'admin'`)
      expect(rows).toHaveLength(1)
    }
    await house.close()
  })
})

describe('an admin above another', () => {
  const takeDown = async (actor: Person, email: string) => {
    const calls = [
      ['DELETE', `/user/admin/${email}`],
      ['PUT', `/user/suspended/${email}`],
      ['DELETE', `/admin/${email}`],
    ] as const
    const answers = []
    for (const [method, path] of calls) answers.push((await actor.send(method, path)).status)
    return answers
  }

  test('answers 409 to whom they made an admin, directly or through another, and may take those down', async () => {
    const [first, second, third] = [await shop.signUp(), await shop.signUp(), await shop.signUp()]
    await shop.makeAdmin(first)
    await first.send('PUT', `/user/admin/${second.email}`)
    await second.send('PUT', `/user/admin/${third.email}`)
    expect(await takeDown(third, first.email)).toEqual([409, 409, 409])
    expect(await takeDown(third, second.email)).toEqual([409, 409, 409])
    expect(await third.send('GET', '/user')).toMatchObject({
      body: expect.arrayContaining([expect.objectContaining({ email: first.email, protected: true })]),
    })
    expect(await takeDown(first, third.email)).toEqual([200, 200, 200])
    expect(await takeDown(first, second.email)).toEqual([200, 200, 200])
  })

  test('who is the first owner answers 409 to every other admin, and may step down', async () => {
    const [founder, other] = [await shop.signUp(), await shop.signUp()]
    await shop.makeAdmin(founder)
    await shop.makeAdmin(other)
    await shop.database.pool.query('update users set is_founder = true where id = $1', [founder.id])
    expect(await takeDown(other, founder.email)).toEqual([409, 409, 409])
    expect(await founder.send('DELETE', `/user/admin/${founder.email}`)).toMatchObject({ status: 200 })
    expect(await takeDown(other, founder.email)).toEqual([200, 200, 200])
  })
})
