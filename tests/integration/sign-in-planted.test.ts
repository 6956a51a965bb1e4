import { getTableName } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { WRITTEN } from '#domain/own-data/clear.ts'
import { newAddressForm } from '../support/forms.ts'
import { readLink, readMails } from '../support/mails.ts'
import { sendSlowly } from '../support/send-slowly.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'
import { turnOnTwoSteps } from '../support/two-step.ts'

/** Traps: accounts that somebody else made with the address of whoever owns them in the end. */

const shop = await openTestShop()
afterAll(() => shop.close())

const idOf = async (email: string) =>
  (await shop.database.pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]
    ?.id

/** Sets a new password by the mailed link, and signs in with it. */
async function claim(email: string) {
  const owner = shop.newVisitor()
  await owner.send('POST', '/api/auth/request-password-reset', { email })
  const link = new URL(await readLink(shop, email, 'reset-password'), 'http://shop')
  const form = { token: link.searchParams.get('token'), newPassword: 'an owner of their own' }
  await owner.send('POST', '/api/auth/reset-password', form)
  await owner.send('POST', '/api/auth/sign-in/email', { email, password: form.newPassword })
  return owner
}

describe("an account created with somebody else's address", () => {
  test('belongs to the owner of the address alone once they set a password by the mailed link', async () => {
    const { email, id, ...thief } = await shop.signUp({ name: 'Not Them' })
    await turnOnTwoSteps({ email, id, ...thief })
    const { pool } = shop.database
    await pool.query(
      `insert into passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
       values ('lies-in-wait', $1, 'AA', 'lies-in-wait', 0, 'singleDevice', false)`,
      [id],
    )
    await pool.query(
      `insert into accounts (id, user_id, account_id, provider_id) values ('of-the-thief', $1, 'x', 'google')`,
      [id],
    )
    const owner = shop.newVisitor()
    await owner.send('POST', '/api/auth/request-password-reset', { email })
    const link = new URL(await readLink(shop, email, 'reset-password'), 'http://shop')
    const form = { token: link.searchParams.get('token'), newPassword: 'an owner of their own' }
    expect(await owner.send('POST', '/api/auth/reset-password', form)).toMatchObject({ status: 200 })
    const { rows } = await pool.query(
      `select (select count(*)::int from passkeys where user_id = any($1)) as passkeys,
        (select count(*)::int from two_factors where user_id = any($1)) as two_factors,
        (select array_agg(provider_id) from accounts where user_id = any($1)) as accounts`,
      [[id, await idOf(email)]],
    )
    expect(rows).toEqual([{ passkeys: 0, two_factors: 0, accounts: ['credential'] }])
    const signIn = { email, password: form.newPassword }
    expect(await owner.send('POST', '/api/auth/sign-in/email', signIn)).toMatchObject({
      status: 200,
      body: { user: { emailVerified: true } },
    })
  })

  test('is empty once the owner sets a password by the mailed link', async () => {
    const thief = await shop.signUp({ name: 'Not Them' })
    const { email, id } = thief
    const part = await shop.addProduct()
    const order = await shop.book(thief, part)
    const { pool } = shop.database
    const counts = () =>
      Promise.all(
        WRITTEN.map(async table => {
          const name = getTableName(table)
          const ids = [id, await idOf(email)]
          const { rowCount } = await pool.query(`select 1 from ${name} where user_id = any($1)`, [ids])
          return [name, rowCount]
        }),
      )
    await plant(id, part._id)
    expect(await counts()).toEqual(WRITTEN.map(table => [getTableName(table), 1]))
    const owner = await claim(email)
    expect(await counts()).toEqual(WRITTEN.map(table => [getTableName(table), 0]))
    const trail = await pool.query(
      `select actor_email, subject, address, before, after from audit_events where action = 'account-cleared' and subject like '%' || $1`,
      [id],
    )
    const nothing = { actor_email: null, address: null, before: null, after: null }
    expect(trail.rows).toEqual([{ ...nothing, subject: `account ${id}` }])
    expect((await owner.send('GET', `/profile/${email}`)).body).toMatchObject({
      name: 'Customer',
      education: '',
    })
    expect((await owner.send('GET', `/order?email=${email}`)).body).toEqual([])
    const { rows } = await pool.query(`select expires_at <= now() as due from orders where id = $1`, [
      order._id,
    ])
    expect(rows).toEqual([{ due: true }])
  })

  test('takes nothing more once the owner has set a password from who was let in before', async () => {
    const thief = await shop.signUp({ name: 'Not Them' })
    const { email } = thief
    const sku = 'PLANTED-1'
    await shop.addProduct({ sku })
    const endForm = await sendSlowly(thief, '/address', JSON.stringify(newAddressForm()))
    const list = new FormData()
    list.append('file', new Blob([`sku;own number\n${sku};PLANTED`], { type: 'text/csv' }), 'numbers.csv')
    const endFile = await sendSlowly(thief, '/part-number/import', list)
    const owner = await claim(email)
    expect([await endForm(), await endFile()]).toEqual([401, 401])
    expect((await owner.send('GET', '/address')).body).toEqual([])
    expect((await owner.send('GET', '/part-number')).body).toMatchObject({ partNumbers: [] })
  })

  test('loses every table that refers to a person, but for those kept on purpose', async () => {
    const { rows } = await shop.database.pool.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass`,
    )
    const waysIn = ['sessions', 'accounts', 'passkeys', 'two_factors']
    // Those whom a person made an admin are no part of what they wrote.
    const detachedOrKept = ['orders', 'vat_checks', 'mails', 'users']
    const all = [
      ...WRITTEN.map(table => getTableName(table)),
      'invitations',
      'api_keys',
      'customer_notes',
      ...waysIn,
      ...detachedOrKept,
    ]
    expect(rows.map(({ name }) => name).toSorted()).toEqual(all.toSorted())
  })

  test('stays unconfirmed when the owner opens its link, until they set a password, which ends all other sessions', async () => {
    const thief = await shop.signUp({ name: 'Not Them' })
    const { email } = thief
    await turnOnTwoSteps(thief)
    const owner = shop.newVisitor()
    const opened = await owner.fetch(await readLink(shop, email, 'verify-email'))
    expect(opened.headers.get('location')).toMatch(/^\/confirm-address\?/)
    const state = async () => (await thief.send('GET', '/api/auth/get-session')).body
    expect(await state()).toMatchObject({ user: { emailVerified: false } })
    const trail = await shop.database.pool.query(
      `select 1 from audit_events where action = 'email-confirmed' and subject = $1`,
      [email],
    )
    expect(trail.rows).toEqual([])
    await owner.send('POST', '/api/auth/request-password-reset', { email })
    const link = new URL(await readLink(shop, email, 'reset-password'), 'http://shop')
    const form = { token: link.searchParams.get('token'), newPassword: 'an owner of their own' }
    await owner.send('POST', '/api/auth/reset-password', form)
    expect(await state()).toBeNull()
    expect(
      await owner.send('POST', '/api/auth/sign-in/email', { email, password: form.newPassword }),
    ).toMatchObject({ status: 200, body: { user: { emailVerified: true } } })
  })

  test('keeps everything if its owner had confirmed the address', async () => {
    const person = await shop.signUp()
    await person.fetch(await readLink(shop, person.email, 'verify-email'))
    await turnOnTwoSteps(person)
    const visitor = shop.newVisitor()
    await visitor.send('POST', '/api/auth/request-password-reset', { email: person.email })
    const link = new URL(await readLink(shop, person.email, 'reset-password'), 'http://shop')
    const form = { token: link.searchParams.get('token'), newPassword: 'another phrase of mine' }
    expect(await visitor.send('POST', '/api/auth/reset-password', form)).toMatchObject({ status: 200 })
    const signIn = { email: person.email, password: form.newPassword }
    const answer = await visitor.send('POST', '/api/auth/sign-in/email', signIn)
    expect(answer).toMatchObject({ body: { twoFactorRedirect: true } })
  })

  test.each([
    'Click https://evil.example',
    'www.evil.example',
    'Ada\nYou won, call 555-0100',
    'x'.repeat(201),
    ' ',
  ])('cannot carry a message as its name: %j', async name => {
    const form = { name, email: 'victim-of-a-name@example.com', password: PASSWORD }
    const answer = await shop.newVisitor().send('POST', '/api/auth/sign-up/email', form)
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_NAME' } })
    const person = await shop.signUp()
    const saved = await person.send('PUT', `/profile/${person.email}`, {
      name,
      education: '',
      linkedin: '',
      phone: '',
    })
    if (name.trim() !== '')
      expect(saved).toMatchObject({ status: 422, body: { errors: [{ field: 'name' }] } })
  })

  test('is not greeted by name before its address is confirmed', async () => {
    const { email, name } = await shop.signUp({ name: 'Free Money At Evil Example' })
    const [confirm] = await readMails(shop, email)
    expect(confirm?.body).toMatch(/^Hello,\n/)
    expect(confirm?.body).not.toContain(name)
  })
})

/** A row of this person in every table that an account writes. */
async function plant(userId: string, productId: string): Promise<void> {
  for (const insert of [
    `profiles (user_id, education, linkedin, phone) select $1, 'planted', $2, ''`,
    `postal_addresses (id, user_id, company, name, street, street2, postcode, city, region, country, phone)
      select $2, $1, 'planted', '', '', '', '', '', '', 'AT', ''`,
    `basket_lines (user_id, product_id, quantity, seen_unit_price_cents) select $1, $2, 1, 100`,
    `part_numbers (user_id, product_id, number, normalised) select $1, $2, 'planted', 'PLANTED'`,
    `shopping_lists (id, user_id, name) select $2, $1, 'planted'`,
    `stock_watches (user_id, product_id) select $1, $2`,
    `saved_views (id, user_id, list, name, query) select $2, $1, 'orders', 'planted', ''`,
    `quotes (id, user_id, status, question, goods_cents, total_cents, vat_percent) select $2, $1, 'requested', 'planted', 1, 1, 20`,
    `reviews (id, user_id, author_name, rating, text, address) select $2, $1, 'planted', 5, 'planted', ''`,
    `contact_messages (id, user_id, first_name, last_name, email, phone, message)
      select $2, $1, 'planted', '', '', '', 'planted'`,
    `idempotency_keys (user_id, key, operation, body_hash, answer) select $1, $2, 'planted', '', ''`,
  ])
    await shop.database.pool.query(`insert into ${insert}`, [userId, productId])
}
