import { afterAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { ownData } from '#contract/own-data/own-data.ts'
import { MAX_PART_NUMBERS, type PartNumberList, partNumberList } from '#contract/part-numbers/part-numbers.ts'
import { type Caller, readAnswer } from '../support/caller.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const put = (person: Caller, { _id }: Product, number: string) =>
  person.send('PUT', `/part-number/${_id}`, { number })

async function list(person: Caller, query = ''): Promise<PartNumberList> {
  return partNumberList.parse((await person.send('GET', `/part-number${query}`)).body)
}

async function upload(person: Caller, text: string) {
  const body = new FormData()
  body.set('file', new File([text], 'numbers.csv'))
  return readAnswer(await person.fetch('/part-number/import', { method: 'POST', body }))
}

describe('PUT /part-number/{id}', () => {
  test('remembers a number for each product and person, which GET answers and DELETE forgets', async () => {
    const [person, other] = [await shop.signUp(), await shop.signUp()]
    const bolt = await shop.addProduct({ sku: 'PN-1' })
    expect(await put(person, bolt, ' 47-11 a ')).toMatchObject({ status: 200 })
    expect(await put(other, bolt, 'Z-1')).toMatchObject({ status: 200 })
    expect(await person.send('GET', `/part-number/${bolt._id}`)).toMatchObject({
      body: { number: '47-11 a' },
    })
    expect(await put(person, bolt, '4712')).toMatchObject({ status: 200 })
    expect(await list(person)).toMatchObject({
      total: 1,
      partNumbers: [{ _id: bolt._id, sku: 'PN-1', number: '4712' }],
    })
    expect(await person.send('DELETE', `/part-number/${bolt._id}`)).toMatchObject({ status: 200 })
    expect(await person.send('GET', `/part-number/${bolt._id}`)).toMatchObject({ body: { number: null } })
    expect(await other.send('GET', `/part-number/${bolt._id}`)).toMatchObject({ body: { number: 'Z-1' } })
  })

  test('answers 404 for what is no product, and 422 for what is no number', async () => {
    const [person, bolt] = [await shop.signUp(), await shop.addProduct()]
    expectProblem(await person.send('PUT', '/part-number/nothing', { number: '1' }), 404)
    for (const number of ['', ' - ', 'a\nb', 'x'.repeat(61), 7])
      expect(
        expectProblem(await person.send('PUT', `/part-number/${bolt._id}`, { number }), 422).errors,
      ).toMatchObject([{ field: 'number' }])
  })
})

describe('GET /part-number', () => {
  test('finds a number whatever its case, spaces and dashes, and a part by its name; in pages', async () => {
    const person = await shop.signUp()
    const [bolt, nut] = [
      await shop.addProduct({ productname: 'Listed bolt 100%', sku: 'LISTED-1' }),
      await shop.addProduct({ productname: 'Listed nut' }),
    ]
    await put(person, bolt, 'B 20-4')
    await put(person, nut, 'A 10-9')
    const numbers = ({ partNumbers }: PartNumberList) => partNumbers.map(({ number }) => number)
    expect(numbers(await list(person))).toEqual(['A 10-9', 'B 20-4'])
    expect(numbers(await list(person, '?q=b204'))).toEqual(['B 20-4'])
    expect(numbers(await list(person, '?q=100%25'))).toEqual(['B 20-4'])
    expect(numbers(await list(person, '?q=listed-1'))).toEqual(['B 20-4'])
    const page = await list(person, '?from=1&limit=1')
    expect([page.total, numbers(page)]).toEqual([2, ['B 20-4']])
    expect(await list(person, '?q=_')).toEqual({ total: 0, partNumbers: [] })
  })
})

describe('an order', () => {
  test("has the customer's own numbers on its lines and papers, as they were when it was booked", async () => {
    const [person, bolt, nut] = [await shop.signUp(), await shop.addProduct(), await shop.addProduct()]
    await put(person, bolt, 'OWN 4711')
    const order = await shop.checkOut(person, [
      [bolt, 1],
      [nut, 1],
    ])
    await put(person, bolt, 'NEW 1')
    expect((await shop.readOrder(person, order._id)).lines).toMatchObject([
      { product: bolt._id, ownNumber: 'OWN 4711' },
      { product: nut._id, ownNumber: '' },
    ])
    const single = await shop.book(person, bolt)
    expect(single.lines).toMatchObject([{ ownNumber: 'NEW 1' }])
    expect((await shop.book(await shop.signUp(), bolt)).lines).toMatchObject([{ ownNumber: '' }])
    const paper = await person.fetch(`/order/${order._id}/confirmation`)
    expect(readPdf(new Uint8Array(await paper.arrayBuffer())).replaceAll('\u00a0', ' ')).toContain(
      'your no. OWN 4711',
    )
  })
})

describe('POST /part-number', () => {
  test('remembers several by id or SKU, all or none', async () => {
    const person = await shop.signUp()
    const [bolt, nut] = [await shop.addProduct({ sku: 'SEVERAL-1' }), await shop.addProduct()]
    const wanted = [
      { product: 'several-1', number: 'A' },
      { product: nut._id, number: 'B' },
    ]
    const refused = await person.send('POST', '/part-number', {
      partNumbers: [...wanted, { product: 'NOTHING-1', number: 'C' }],
    })
    expect(expectProblem(refused, 422).errors).toMatchObject([{ field: 'partNumbers.2.product' }])
    expect((await list(person)).total).toBe(0)
    expect(await person.send('POST', '/part-number', { partNumbers: wanted })).toMatchObject({ status: 200 })
    expect((await list(person)).partNumbers).toMatchObject([
      { _id: bolt._id, number: 'A' },
      { _id: nut._id, number: 'B' },
    ])
  })
})

describe('POST /part-number/import', () => {
  test('takes what GET /part-number.csv has written, also of another person', async () => {
    const [person, other] = [await shop.signUp(), await shop.signUp()]
    const [bolt, nut] = [await shop.addProduct({ sku: 'FILE-1' }), await shop.addProduct()]
    await put(person, bolt, '=1+1')
    await put(person, nut, 'N;1')
    const file = await person.send('GET', '/part-number.csv')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="part-numbers.csv"')
    expect(file.body).toContain(`"FILE-1","'=1+1","${bolt.name}"`)
    expect(await upload(other, String(file.body))).toMatchObject({ status: 200, body: { count: 2 } })
    expect((await list(other)).partNumbers.map(({ _id, number }) => [_id, number])).toEqual([
      [bolt._id, '=1+1'],
      [nut._id, 'N;1'],
    ])
  })

  test('answers 422 for another table, and names the lines at fault; then nothing is remembered', async () => {
    const person = await shop.signUp()
    const bolt = await shop.addProduct({ sku: 'FILE-2' })
    const faults: [string, unknown][] = [
      ['sku,price\nFILE-2,4', [{ field: 'file' }]],
      ['sku;own number', [{ field: 'file' }]],
      ['sku;own number\nFILE-2;\nFILE-2;A', [{ field: 'line 2', message: 'own number must not be blank' }]],
      [
        'sku;own number\nFILE-2;A\nNONE-1;B',
        [{ field: 'line 3', message: 'There is no such product: NONE-1' }],
      ],
    ]
    for (const [text, errors] of faults)
      expect(expectProblem(await upload(person, text), 422).errors).toMatchObject(errors as object[])
    expect(await person.send('GET', `/part-number/${bolt._id}`)).toMatchObject({ body: { number: null } })
  })

  test('answers 429 to more than 20 a minute of one person, before the file is read', async () => {
    const person = await shop.signUp()
    for (let file = 0; file < 20; file += 1) expectProblem(await upload(person, 'PK\u0003\u0004no zip'), 422)
    expectProblem(await upload(person, 'PK\u0003\u0004no zip'), 429)
    expectProblem(await upload(await shop.signUp(), 'PK\u0003\u0004no zip'), 422)
  })
})

test(`a person can keep ${MAX_PART_NUMBERS} part numbers, and the refusal beyond says so`, async () => {
  const person = await shop.signUp()
  await shop.database.pool.query(
    `with many as (
       insert into products (id, name, image, price_cents, min_quantity, available, category, description)
       select gen_random_uuid(), 'Numbered ' || n, '/favicon.svg', 10, 1, 5, 'fasteners', '' from generate_series(1, $2::int) n
       returning id)
     insert into part_numbers (user_id, product_id, number, normalised) select $1, id, 'N', 'N' from many`,
    [person.id, MAX_PART_NUMBERS],
  )
  const refused = expectProblem(await put(person, await shop.addProduct(), '1'), 409)
  expect(refused.detail).toBe('You can keep 5000 part numbers, and this would make 5001')
})

test('part numbers are in the own data, and are forgotten with the account', async () => {
  const [person, bolt] = [await shop.signUp(), await shop.addProduct()]
  await put(person, bolt, 'FORGET-1')
  const { body } = await person.send('GET', '/my-data')
  expect(ownData.parse(body).partNumbers).toMatchObject([{ number: 'FORGET-1' }])
  expect(await person.send('DELETE', '/my-account', { password: PASSWORD })).toMatchObject({ status: 200 })
  const { rows } = await shop.database.pool.query('select from part_numbers where user_id = $1', [person.id])
  expect(rows).toEqual([])
})
