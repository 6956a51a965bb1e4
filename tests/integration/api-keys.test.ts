import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { apiKey } from '#contract/accounts/api-keys.ts'
import { auditEvent } from '#contract/audit/audit.ts'
import { webhookKinds } from '#contract/outgoing-webhooks/kinds.ts'
import { apiKeys } from '#db/schema.ts'
import { listCalls } from '../support/calls.ts'
import { callWith, makeProgram } from '../support/machines.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const owner = shop.admin
const { db, pool } = shop.database

const read = async (id: string) => {
  const rows = z.array(apiKey).parse((await owner.send('GET', '/api-key')).body)
  return rows.find(({ _id }) => _id === id)
}
const keep = (id: string, change: Partial<typeof apiKeys.$inferInsert>) =>
  db.update(apiKeys).set(change).where(eq(apiKeys.id, id))
/** Makes another owner, with a key of theirs. */
async function ownerWithKey() {
  const person = await shop.makeAdmin(await shop.signUp())
  return { person, program: await makeProgram(shop, 'warehouse', { by: person }) }
}

describe('a key', () => {
  test('acts with its role, is known by how it begins, and is kept as a hash', async () => {
    const { id, secret, send } = await makeProgram(shop, 'warehouse', { name: 'Scanner' })
    expect(secret).toMatch(/^phk_[\w-]{43}$/)
    expect(await send('GET', '/order/managed')).toMatchObject({ status: 200 })
    expect(expectProblem(await send('GET', '/audit'), 403).detail).toMatch(/^This API key is not allowed/)
    expect(await read(id)).toMatchObject({
      name: 'Scanner',
      role: 'warehouse',
      prefix: secret.slice(0, 12),
      madeBy: owner.email,
      state: 'valid',
    })
    const { rows } = await pool.query('select * from api_keys, audit_events where subject = $1', [
      `key ${id}`,
    ])
    expect(JSON.stringify(rows)).toContain(secret.slice(0, 12))
    expect(JSON.stringify(rows)).not.toContain(secret.slice(0, 14))
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ role: 'customer' }, 'role'],
    [{ days: 366 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ secret: 'phk_mine' }, 'secret'],
  ])('is not made of %j', async (wish, field) => {
    expectProblem(await owner.send('POST', '/api-key', { name: 'ERP', role: 'sales', ...wish }), 422, [field])
  })

  test('is made by two at once, of whom the second would be one too many, by one', async () => {
    const copies = sql`insert into api_keys (id, name, role, secret_hash, prefix, made_by, expires_at)
      select 'copy-' || n, 'Copy', 'sales', 'copy ' || n, 'phk_', ${owner.id}, now() + interval '1 day' from
      generate_series(1, 49 - (select count(*) from api_keys where revoked_at is null)) as n`
    await db.execute(copies)
    const make = () => owner.send('POST', '/api-key', { name: 'One more', role: 'sales' })
    const answers = await Promise.all([make(), make(), make()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    await db.delete(apiKeys).where(sql`name in ('Copy', 'One more')`)
  })

  test('leaves its name and its maker in the trail', async () => {
    const { _id: product } = await shop.addProduct()
    const { send, id } = await makeProgram(shop, 'warehouse', { name: 'Gate' })
    const received = { reason: 'received', quantity: 3 }
    expect(await send('POST', `/product/${product}/movements`, received)).toMatchObject({ status: 201 })
    const trail = z
      .array(auditEvent)
      .parse((await owner.send('GET', `/audit?person=${product}`)).body)
      .find(({ action }) => action === 'stock-moved')
    expect(trail).toMatchObject({ person: owner.email, key: 'Gate' })
    expect((await owner.send('GET', `/audit?person=${id}`)).body).toMatchObject([
      { action: 'api-key-made', person: owner.email, key: null },
    ])
  })

  test('notes when it was last used, once a minute', async () => {
    const { id, send } = await makeProgram(shop, 'warehouse')
    expect(await read(id)).toMatchObject({ lastUsedAt: null })
    await Promise.all([1, 2, 3].map(() => send('GET', '/order/managed')))
    const versions = async () =>
      (await pool.query('select xmin, last_used_at from api_keys where id = $1', [id])).rows
    const first = await versions()
    expect(first).toMatchObject([{ last_used_at: expect.any(Date) }])
    await send('GET', '/order/managed')
    expect(await versions()).toEqual(first)
    await keep(id, { lastUsedAt: new Date(Date.now() - 61_000) })
    await send('GET', '/order/managed')
    expect(await versions()).not.toEqual(first)
  })

  test('may call 600 times a minute, and hears when it may again', async () => {
    const { send } = await makeProgram(shop, 'sales')
    const desk = () => send('GET', '/staff')
    for (let round = 0; round < 12; round += 1)
      for (const answer of await Promise.all(Array.from({ length: 50 }, desk))) expectProblem(answer, 403)
    const refused = await desk()
    expectProblem(refused, 429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })
})

describe('a key ends', () => {
  test('when it is revoked, in the middle of what it does, and cannot be revoked twice', async () => {
    const { id, send } = await makeProgram(shop, 'warehouse')
    expect(await send('GET', '/order/managed')).toMatchObject({ status: 200 })
    const answers = await Promise.all([1, 2].map(() => owner.send('DELETE', `/api-key/${id}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const refused = await send('GET', '/order/managed')
    expect(expectProblem(refused, 401).detail).toBe('This API key is unknown, expired or revoked.')
    expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(await read(id)).toMatchObject({ state: 'revoked' })
    const trail = (await owner.send('GET', `/audit?person=${id}`)).body
    expect(trail).toMatchObject([{ action: 'api-key-revoked' }, { action: 'api-key-made' }])
  })

  test('when it expires', async () => {
    const { id, send } = await makeProgram(shop, 'warehouse')
    await keep(id, { expiresAt: new Date(Date.now() - 1000) })
    expectProblem(await send('GET', '/order/managed'), 401)
    expect(await read(id)).toMatchObject({ state: 'expired' })
  })

  test('for good when its maker is an owner no more', async () => {
    const { person, program } = await ownerWithKey()
    await owner.send('PUT', `/staff/${person.email}`, { role: 'warehouse' })
    expectProblem(await program.send('GET', '/order/managed'), 401)
    await shop.makeAdmin(person)
    expectProblem(await program.send('GET', '/order/managed'), 401)
  })

  test('when its maker lost that by another way', async () => {
    const { person, program } = await ownerWithKey()
    await shop.giveRole(person, 'warehouse')
    expectProblem(await program.send('GET', '/order/managed'), 401)
  })

  test('when its maker is suspended or removed', async () => {
    const [suspended, removed] = [await ownerWithKey(), await ownerWithKey()]
    await owner.send('PUT', `/user/suspended/${suspended.person.email}`)
    expectProblem(await suspended.program.send('GET', '/order/managed'), 401)
    await owner.send('DELETE', `/user/suspended/${suspended.person.email}`)
    expectProblem(await suspended.program.send('GET', '/order/managed'), 401)
    await pool.query('delete from users where id = $1', [removed.person.id])
    expectProblem(await removed.program.send('GET', '/order/managed'), 401)
  })

  test('or was never made, if its maker stops being an owner at the same moment', async () => {
    const person = await shop.makeAdmin(await shop.signUp())
    const [made] = await Promise.all([
      person.send('POST', '/api-key', { name: 'Late', role: 'admin' }),
      owner.send('PUT', `/staff/${person.email}`, { role: 'customer' }),
    ])
    expect([201, 401, 403]).toContain(made.status)
    const valid = sql`made_by = ${person.id} and revoked_at is null`
    expect(await db.$count(apiKeys, valid)).toBe(0)
  })
})

test('/openapi.json describes the calls of programs and each webhook', async () => {
  const { body } = await shop.newVisitor().send('GET', '/openapi.json')
  const described = z
    .object({ paths: z.record(z.string(), z.unknown()), webhooks: z.record(z.string(), z.unknown()) })
    .parse(body)
  expect(Object.keys(described.webhooks)).toEqual(webhookKinds.map(kind => `/${kind}`))
  expect(Object.keys(described.paths)).toEqual(expect.arrayContaining(['/api-key', '/webhook-endpoint']))
})

describe('a call with a key', () => {
  test('is of the key alone, whatever cookies it brings, and of no page that would need to be the shop’s', async () => {
    const { secret } = await makeProgram(shop, 'warehouse')
    const withBoth = callWith(shop, secret, owner)
    expectProblem(await withBoth('GET', '/audit'), 403)
    expectProblem(await callWith(shop, 'phk_nothing', owner)('GET', '/audit'), 401)
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const { _id: product } = await shop.addProduct()
    const received = { reason: 'received', quantity: 1 }
    const path = `/product/${product}/movements`
    expect(await callWith(shop, secret)('POST', path, received, foreign)).toMatchObject({ status: 201 })
    expectProblem(await owner.send('POST', path, received, foreign), 403)
    // What is no key of the shop is of whatever stands before it.
    const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0' }
    expect(await owner.send('GET', '/audit', undefined, headers)).toMatchObject({ status: 200 })
  })

  test('signs nobody in, and reads no session', async () => {
    const { send } = await makeProgram(shop, 'admin')
    expect((await send('GET', '/api/auth/get-session')).body).toBeNull()
    const wish = { currentPassword: 'x', newPassword: 'a password of their own' }
    expect(await send('POST', '/api/auth/change-password', wish)).toMatchObject({ status: 401 })
  })

  test('may, with the role of owners, all that owners may but what is a person’s own, keys, staff and people', async () => {
    const customer = await shop.signUp()
    const calls = await listCalls(shop, customer)
    const { send } = await makeProgram(shop, 'admin')
    const refused: string[] = []
    for (const { method, path, template, json, headers } of calls) {
      const { status } = await send(method, path, json, headers)
      expect({ method, template, status }).toMatchObject({ status: expect.not.toSatisfy(isFault) })
      if (status === 401 || status === 403) refused.push(`${method} ${template}`)
    }
    expect(refused.toSorted()).toEqual(NOT_OF_KEYS.toSorted())
  })
})

const isFault = (status: number) => status >= 500

/** What is somebody's own, and what keeps who stole a key from staying. */
const NOT_OF_KEYS = Object.entries({
  GET: `/address /admin/{email} /api-key /basket /basket/bom /basket/files.zip /delivery/dispatch/measured /invitation /my-account-terms /my-data /my-messages /my-orders /my-reviews /part-number
    /part-number.csv /part-number/{id} /profile/{email} /quote /saved-view /service/{id}/watch /settings /settings/changes /shopping-list /shopping-list/{id} /shopping-list/{id}/bom /shopping-list/{id}/files.zip /staff /user /webhook-endpoint /webhook-message`,
  POST: `/address /api-key /basket /basket/seen /checkout /invitation /invitation/accept /my-messages/{id} /order /part-number
    /part-number/import /quote /review /settings/changes/{version}/undo /settings/example-invoice /settings/logo /settings/preview /shopping-list /shopping-list/{id}/lines /vat-check /webhook-endpoint
    /webhook-endpoint/{id}/secret /webhook-message/replay`,
  PUT: `/address/{id} /basket/{id} /part-number/{id} /profile/{email} /saved-view /service/{id}/watch /shopping-list/{id}
    /shopping-list/{id}/lines/{product} /staff/{email} /user/admin/{email} /user/on-account/{email} /user/suspended/{email} /user/{email}`,
  PATCH: '/review/{id} /settings /webhook-endpoint/{id}',
  DELETE: `/address/{id} /admin/{email} /api-key/{id} /basket/{id} /invitation/{id} /my-account /part-number/{id} /saved-view/{id} /service/{id}/watch
    /shopping-list/{id} /shopping-list/{id}/lines/{product} /user/admin/{email} /user/on-account/{email} /user/suspended/{email}
    /webhook-endpoint/{id}`,
}).flatMap(([method, paths]) => paths.split(/\s+/).map(path => `${method} ${path}`))
