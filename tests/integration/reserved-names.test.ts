import { afterAll, describe, expect, test } from 'vitest'
import { newReviewForm } from '../support/forms.ts'
import { signInWithGoogle } from '../support/openid.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const RESERVED = ['Parts Hub Support', 'Аdmin', 'A\u200Bd m1n', 'Moderator', 'Parts Hub Manufacturing']
const rename = (email: string, name: string) =>
  shop.database.pool.query('update users set name = $2 where email = $1', [email, name])
const nameOf = async (email: string) =>
  (await shop.database.pool.query<{ name: string }>('select name from users where email = $1', [email]))
    .rows[0]?.name
const profile = (name: string) => ({ name, education: '', linkedin: '', phone: '' })

describe('a name of the shop or its staff', () => {
  test.each(RESERVED)('is refused at sign-up with 422 and makes no account: %j', async name => {
    const email = `reserved-${RESERVED.indexOf(name)}@example.com`
    const answer = await shop
      .newVisitor()
      .send('POST', '/api/auth/sign-up/email', { name, email, password: PASSWORD })
    expect(answer).toMatchObject({ status: 422, body: { code: 'NAME_RESERVED' } })
    expect(await nameOf(email)).toBeUndefined()
  })

  test('is refused at sign-up alike whether or not the address has an account', async () => {
    const { email } = await shop.signUp()
    const [known, unknown] = await Promise.all(
      [email, 'nobody-has-this@example.com'].map(each =>
        shop
          .newVisitor()
          .send('POST', '/api/auth/sign-up/email', { name: 'Support', email: each, password: PASSWORD }),
      ),
    )
    expect(known).toEqual(unknown)
  })

  test.each(RESERVED)('is refused in a profile with 422 naming the field: %j', async name => {
    const person = await shop.signUp({ name: 'Grace Hopper' })
    expectProblem(await person.send('PUT', `/profile/${person.email}`, profile(name)), 422, ['name'])
    expect(await nameOf(person.email)).toBe('Grace Hopper')
  })

  test('cannot be set by the sign-in provider either', async () => {
    const person = await shop.signUp({ name: 'Grace Hopper' })
    await person.send('POST', '/api/auth/update-user', { name: 'Support' })
    expect(await nameOf(person.email)).toBe('Grace Hopper')
  })

  test('is replaced by a neutral one when Google sends it: the sign-in goes on', async () => {
    const email = 'support@example.com'
    expect(await signInWithGoogle(shop.newVisitor(), { name: 'Parts Hub Support', email })).toBe('/home')
    expect(await nameOf(email)).toBe('Customer')
  })

  test("that is a present admin's is refused for others, and stays the admin's own", async () => {
    const { admin } = shop
    await rename(admin.email, 'Wilhelmina Ashgrove')
    for (const name of ['Wilhelmina Ashgrove', 'wilhelmina  ashgr0ve']) {
      const form = { name, email: 'namesake@example.com', password: PASSWORD }
      expect(await shop.newVisitor().send('POST', '/api/auth/sign-up/email', form)).toMatchObject({
        status: 422,
      })
    }
    const answer = await admin.send('PUT', `/profile/${admin.email}`, profile('Wilhelmina ASHGROVE'))
    expect(answer).toMatchObject({ status: 200 })
  })

  test('that an account already has keeps working, but its new reviews stand under a neutral one', async () => {
    const person = await shop.signUp()
    await rename(person.email, 'Parts Hub Support')
    const saved = await person.send('PUT', `/profile/${person.email}`, profile('Parts Hub Support'))
    expect(saved).toMatchObject({ status: 200 })
    await person.send('POST', '/review', newReviewForm({ review: 'Written under a reserved name.' }))
    const { body } = await shop.newVisitor().send('GET', '/review')
    expect(body).toContainEqual(
      expect.objectContaining({ name: 'Customer', review: 'Written under a reserved name.', staff: false }),
    )
  })
})

describe('GET /review', () => {
  test('marks what staff wrote by their role, from the moment they have it', async () => {
    const { admin } = shop
    const person = await shop.signUp({ name: 'Ada Byron' })
    await person.send('POST', '/review', newReviewForm({ review: 'By somebody who is made an admin.' }))
    const find = async () => (await shop.newVisitor().send('GET', '/review')).body
    const written = (staff: boolean) =>
      expect.objectContaining({ name: 'Ada Byron', review: 'By somebody who is made an admin.', staff })
    expect(await find()).toContainEqual(written(false))
    await admin.send('PUT', `/user/admin/${person.email}`)
    expect(await find()).toContainEqual(written(true))
  })
})
