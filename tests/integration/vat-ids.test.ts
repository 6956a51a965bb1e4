import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { vatChecks } from '#db/schema.ts'
import { checkPendingVatIds } from '#domain/tax/check-pending.ts'
import { readMails } from '../support/mails.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

let now = new Date('2026-11-23T12:00:00Z')
const forward = (hours: number) => {
  now = new Date(now.getTime() + hours * 60 * 60 * 1000)
}

const shop = await openTestShop({
  env: { SELLER_COUNTRY: 'AT', SELLER_VAT_ID: 'ATU12345675', CONTACT_TO: 'owner@example.com' },
  now: () => now,
})
afterAll(() => shop.close())

const check = (person: typeof shop.admin, vatId: string, country: string, postcode = '') =>
  person.send('POST', '/vat-check', { vatId, country, postcode })
const rowsOf = (vatId: string) => shop.database.db.select().from(vatChecks).where(eq(vatChecks.vatId, vatId))
const mailsToOwner = async () =>
  (await readMails(shop, 'owner@example.com')).filter(({ kind }) => kind === 'vat-id-doubtful')

describe('POST /vat-check', () => {
  test('answers with the business that VIES knows, and keeps the answer as evidence', async () => {
    const ada = await shop.signUp()
    expect(await check(ada, ' de 111.111.117 ', 'de')).toMatchObject({
      status: 200,
      body: {
        vatId: 'DE111111117',
        status: 'valid',
        name: 'Example Company DE111111117',
        address: '1 Example Street\n12345 Example City',
        checkedAt: now.toISOString(),
      },
    })
    expect(await rowsOf('DE111111117')).toMatchObject([
      {
        userId: ada.id,
        status: 'valid',
        name: 'Example Company DE111111117',
        consultationNumber: expect.stringMatching(/^WAPIAAAA\d{8}$/),
        answeredAt: now,
      },
    ])
  })

  test('takes an answer of the last 24 hours without asking again', async () => {
    const ada = await shop.signUp()
    await check(ada, 'DE123456788', 'DE')
    forward(23)
    await check(ada, 'DE123456788', 'DE')
    expect(await rowsOf('DE123456788')).toHaveLength(1)
    forward(2)
    await check(ada, 'DE123456788', 'DE')
    expect(await rowsOf('DE123456788')).toHaveLength(2)
  })

  test('refuses a VAT ID that VIES does not know, and keeps that too', async () => {
    const refusal = expectProblem(await check(await shop.signUp(), 'DE200000005', 'DE'), 422, ['vatId'])
    expect(refusal.errors?.[0]?.message).toMatch(/VIES, the register of VAT IDs, does not know it/)
    expect(await rowsOf('DE200000005')).toMatchObject([{ status: 'invalid' }])
  })

  test('accepts a business whose country does not tell its name', async () => {
    expect(await check(await shop.signUp(), 'DE600000004', 'DE')).toMatchObject({
      status: 200,
      body: { status: 'valid', name: '', address: '' },
    })
  })

  test.each([
    ['GB123456727', 'GB', 'SW1A 1AA'],
    ['CHE-107.787.577 MWST', 'CH', ''],
  ])('checks the form of %s alone: its register is not asked', async (vatId, country, postcode) => {
    expect(await check(await shop.signUp(), vatId, country, postcode)).toMatchObject({
      status: 200,
      body: { status: 'unlisted', checkedAt: null },
    })
  })

  test('asks VIES about businesses of Northern Ireland', async () => {
    expect(await check(await shop.signUp(), 'XI123456727', 'GB', 'BT1 5GS')).toMatchObject({
      status: 200,
      body: { status: 'valid' },
    })
  })

  test.each([
    ['another country than the address', 'FR12345670558', 'DE', '', 'VAT IDs of Germany begin with DE'],
    ['a country outside the Union', 'GB123456727', 'DE', '', 'VAT IDs of Germany begin with DE'],
    ['a Greek number with a wrong digit', 'GR123456784', 'GR', '', 'is not a VAT ID of Greece'],
    [
      'Great Britain in Northern Ireland',
      'GB123456727',
      'GB',
      'BT1 5GS',
      'VAT IDs of Northern Ireland begin with XI',
    ],
    ['no country', '111111117', 'DE', '', 'VAT IDs of Germany begin with DE'],
    ['a wrong check digit', 'DE111111118', 'DE', '', 'is not a VAT ID of Germany: please check its digits'],
    ['a digit too few', 'DE11111111', 'DE', '', 'please check its digits'],
    ['an address without VAT', 'ESA15075062', 'ES', '35001', 'no VAT is charged at this address in Spain'],
    ['an export', 'NO123456785', 'NO', '', 'no VAT is charged at this address in Norway'],
  ])('refuses a VAT ID with %s, and asks nobody', async (_what, vatId, country, postcode, message) => {
    const answer = await check(await shop.signUp(), vatId, country, postcode)
    expect(expectProblem(answer, 422, ['vatId']).errors?.[0]?.message).toContain(message)
    expect(await rowsOf(vatId)).toEqual([])
  })

  test('checks the VAT ID of what is picked up at the door of the seller, whatever the address', async () => {
    const ada = await shop.signUp()
    const terms = { vatId: 'ATU12345675', country: 'DE', postcode: '27498' }
    expectProblem(await ada.send('POST', '/vat-check', terms), 422, ['vatId'])
    const pickedUp = { ...terms, deliveryMethod: 'pick-up' }
    expect(await ada.send('POST', '/vat-check', pickedUp)).toMatchObject({ status: 200 })
  })

  test('refuses a country that there is none of, and a VAT ID that is no text', async () => {
    const ada = await shop.signUp()
    expectProblem(await check(ada, 'DE111111117', 'XX'), 422, ['country'])
    expectProblem(await ada.send('POST', '/vat-check', { vatId: 7, country: 'DE' }), 422, ['vatId'])
  })

  test('answers 429 after 20 questions to VIES within an hour', async () => {
    const eve = await shop.signUp()
    for (let asked = 0; asked < 20; asked += 1)
      expect(await check(eve, 'DE300000002', 'DE')).toMatchObject({ status: 200 })
    const refusal = await check(eve, 'DE300000002', 'DE')
    expectProblem(refusal, 429)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await check(eve, 'GB123456727', 'GB')).toMatchObject({ status: 200 })
  })
})

describe('while VIES does not answer', () => {
  test('a VAT ID of the right form is accepted; that it turns out not to be valid is mailed to the owner', async () => {
    const bob = await shop.signUp()
    expect(await check(bob, 'DE400000000', 'DE')).toMatchObject({
      status: 200,
      body: { vatId: 'DE400000000', status: 'pending', checkedAt: null },
    })
    expect(await rowsOf('DE400000000')).toMatchObject([{ status: 'pending', userId: bob.id }])
    forward(1)
    await checkPendingVatIds(shop.context())
    expect(await rowsOf('DE400000000')).toMatchObject([{ status: 'invalid', answeredAt: now }])
    expect(await mailsToOwner()).toMatchObject([
      {
        subject: 'VAT ID DE400000000 is not valid',
        body: expect.stringContaining(bob.email),
      },
    ])
    expectProblem(await check(bob, 'DE400000000', 'DE'), 422, ['vatId'])
  })

  test('nobody is told of one that turns out to be valid', async () => {
    const before = await mailsToOwner()
    const bob = await shop.signUp()
    expect(await check(bob, 'DE500000007', 'DE')).toMatchObject({ body: { status: 'pending' } })
    forward(1)
    await checkPendingVatIds(shop.context())
    expect(await rowsOf('DE500000007')).toMatchObject([{ status: 'valid' }])
    expect(await mailsToOwner()).toEqual(before)
  })

  test('it is asked for seven days, less and less often; then the owner is told', async () => {
    await check(await shop.signUp(), 'DE300000002', 'DE')
    expect(await rowsOf('DE300000002')).toHaveLength(1)
    expect(await checkPendingVatIds(shop.context())).toBe(0)
    forward(6 * 24)
    await checkPendingVatIds(shop.context())
    expect(await rowsOf('DE300000002')).toMatchObject([{ status: 'pending' }])
    forward(2 * 24)
    await checkPendingVatIds(shop.context())
    expect(await rowsOf('DE300000002')).toMatchObject([{ status: 'unanswered' }])
    expect((await mailsToOwner()).map(({ subject }) => subject)).toContain(
      'VAT ID DE300000002 could not be checked',
    )
  })

  test('two shops that check at once ask once', async () => {
    await shop.database.db.insert(vatChecks).values({ id: 'once', vatId: 'DE100000008', nextAttemptAt: now })
    const answered = await Promise.all([1, 2, 3].map(() => checkPendingVatIds(shop.context())))
    expect(answered.toSorted()).toEqual([0, 0, 1])
  })
})
