import { afterAll, describe, expect, test } from 'vitest'
import { named } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const ada = await shop.signUp({ name: 'Ada Byron' })
const profile = {
  name: 'Ada Lovelace',
  email: ada.email,
  education: 'Mathematics',
  linkedin: 'https://www.linkedin.com/in/ada',
  phone: '+44 20 7946 0000',
}

describe('PUT /profile/{email}', () => {
  test('answers {acknowledged: true}, and GET /profile/{email} the fields', async () => {
    expect((await ada.send('GET', `/profile/${ada.email}`)).body).toEqual({
      name: 'Ada Byron',
      email: ada.email,
      education: '',
      linkedin: '',
      phone: '',
    })
    const { status, body } = await ada.send('PUT', `/profile/${ada.email}`, profile)
    expect({ status, body }).toEqual({ status: 200, body: { acknowledged: true } })
    expect((await ada.send('GET', `/profile/${ada.email}`)).body).toEqual(profile)
  })

  test('shows the new name everywhere', async () => {
    const { body } = await ada.send('GET', '/api/auth/get-session')
    expect(body).toMatchObject({ user: { name: 'Ada Lovelace' } })
  })

  test('keeps the old name if none is given, and empties other fields that are left empty', async () => {
    const bob = await shop.signUp({ name: 'Bob' })
    await bob.send('PUT', `/profile/${bob.email}`, profile)
    await bob.send('PUT', `/profile/${bob.email}`, { name: '  ', education: '' })
    expect((await bob.send('GET', `/profile/${bob.email}`)).body).toEqual({
      name: 'Ada Lovelace',
      email: bob.email,
      education: '',
      linkedin: '',
      phone: '',
    })
  })

  test('changes neither role, address nor anybody else, whatever is sent along', async () => {
    const bob = await shop.signUp()
    const smuggled = { ...profile, email: 'root@example.com', role: 'admin', userId: ada.id, id: ada.id }
    expect(await bob.send('PUT', `/profile/${bob.email}`, smuggled)).toMatchObject({ status: 200 })
    expect((await bob.send('GET', `/admin/${bob.email}`)).body).toEqual({ admin: false })
    expect((await bob.send('GET', `/profile/${bob.email}`)).body).toMatchObject({ email: bob.email })
    expect((await ada.send('GET', `/profile/${ada.email}`)).body).toEqual(profile)
  })

  test.each(
    named([
      ['name', 'x'.repeat(201)],
      ['name', 5],
      ['name', 'a\0b'],
      ['education', 'x'.repeat(301)],
      ['linkedin', 'https://evil.example/linkedin.com/'],
      ['linkedin', 'javascript:alert(1)//linkedin.com/'],
      ['linkedin', 'https://linkedin.com.evil.example/'],
      ['phone', 'call me'],
    ]),
  )('answers 422 naming %s when it is %s', async (field, _, value) => {
    expectProblem(await ada.send('PUT', `/profile/${ada.email}`, { ...profile, [field]: value }), 422, [
      field,
    ])
  })
})
