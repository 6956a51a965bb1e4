import { afterAll, describe, expect, test } from 'vitest'
import { MAX_BASKET_LINES } from '#contract/basket/terms.ts'
import { type QuickOrder, quickOrder } from '#contract/quick-order/quick-order.ts'
import { type Answer, type Caller, readAnswer } from '../support/caller.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'
import { workbook } from '../support/workbooks.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const family = {
  family: 'quick-hex',
  category: 'fasteners',
  standard: 'ISO 4017',
  material: 'Steel 8.8',
} as const
await shop.admin.send('POST', '/family', {
  id: 'quick-hex',
  name: 'Hexagon screw, full thread',
  category: 'fasteners',
  standard: 'ISO 4017',
})
const [m8, m10, m10a2] = [
  await shop.addProduct({
    ...family,
    productname: 'Hexagon screw M8 x 40',
    sku: 'QO-4017-M8X40',
    size: 'M8 x 40',
    min: 50,
    step: 50,
    price: 0.4,
    available: 500,
  }),
  await shop.addProduct({
    ...family,
    productname: 'Hexagon screw M10 x 40 8.8',
    sku: 'QO-4017-M10X40',
    size: 'M10 x 40',
    available: 100,
  }),
  await shop.addProduct({
    ...family,
    productname: 'Hexagon screw M10 x 40 A2',
    sku: 'QO-4017-M10X40-A2',
    size: 'M10 x 40',
    grade: 'A2',
    material: 'Stainless steel A2',
    available: 100,
  }),
]
const bearing = await shop.addProduct({
  productname: 'Deep groove ball bearing 6205',
  category: 'bearings',
  sku: 'QO-625-6205',
  available: 40,
})

await shop.admin.send('POST', '/family', {
  id: 'quick-ball',
  name: 'Deep groove ball bearing',
  category: 'bearings',
})
for (const grade of ['2RS', '2RS-C3', '2RS-SS'])
  await shop.addProduct({
    productname: `Deep groove ball bearing 6204-${grade}`,
    category: 'bearings',
    family: 'quick-ball',
    size: '6204',
    grade,
    finish: '2RS, sealed',
    sku: `QO-625-6204-${grade}`,
    available: 40,
  })

const read = ({ status, body }: Answer): QuickOrder => {
  expect({ status, body }).toMatchObject({ status: 200 })
  return quickOrder.parse(body)
}
const paste = (caller: Caller, text: string) => caller.send('POST', '/quick-order', { text })

async function upload(caller: Caller, file: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
  const body = new FormData()
  body.set('file', new File([file], 'list'))
  return readAnswer(await caller.fetch('/quick-order/file', { method: 'POST', body }))
}

describe('POST /quick-order', () => {
  test('finds SKUs in any case, and says what the pieces become by minimum and packs', async () => {
    const { lines } = read(await paste(shop.newVisitor(), 'qo-4017-m8x40\t1\nQO-4017-M10X40 7 pcs'))
    expect(lines).toMatchObject([
      {
        lines: [1],
        quantity: 1,
        match: 'sku',
        part: { _id: m8._id, min: 50, step: 50, quantity: 50, price: 0.4, available: 500, ownNumber: null },
      },
      { lines: [2], quantity: 7, match: 'sku', part: { _id: m10._id, quantity: 7 } },
    ])
  })

  test('finds a size that the words name, and the code of a bearing among them', async () => {
    const { lines } = read(
      await paste(
        shop.newVisitor(),
        'hexagon screw DIN 933 M8x40 100\nQO4017M8X40, 50 pcs\n6205 x 4\n20 6205',
      ),
    )
    expect(lines).toMatchObject([
      {
        lines: [1, 2],
        quantities: [100, 50],
        quantity: 150,
        match: 'size',
        part: { _id: m8._id, quantity: 150 },
      },
      { lines: [3, 4], quantities: [4, 20], quantity: 24, match: 'size', part: { _id: bearing._id } },
    ])
    expect(lines[0]?.understood.map(({ text, isFound }) => [text, isFound])).toContainEqual(['M8 × 40', true])
  })

  test.each([
    '100x M8x40 hexagon screw 8.8',
    '100 x M8x40 hexagon screw 8.8',
    '100×M8x40 hexagon screw 8.8',
    '100 pcs M8x40 hexagon screw 8.8',
    'M8x40 hexagon screw 8.8 - 100',
    'M8x40 hexagon screw 8.8 100 Stk',
    'M8x40 hexagon screw 8.8 (100)',
    'qty 100 M8x40 hexagon screw 8.8',
    '100\tM8x40 hexagon screw 8.8',
    'M8x40 hexagon screw 8.8;100x',
    '2 packs of M8x40 hexagon screw 8.8',
    '2 packs of QO-4017-M8X40',
    '2 packs of 50 M8x40 hexagon screw 8.8',
  ])('reads 100 pieces of the part in %j', async text => {
    expect(read(await paste(shop.newVisitor(), text)).lines).toMatchObject([
      { quantities: [100], part: { _id: m8._id, quantity: 100 } },
    ])
  })

  test.each([
    ['XQ-4711-99 5', 'XQ-4711-99', []],
    ['QO-9999-M8X40', 'QO-9999-M8X40', []],
    ['QO-4017-M8X49', 'QO-4017-M8X49', ['QO-4017-M8X40']],
    ['QO-4071-M8X40', 'QO-4071-M8X40', ['QO-4017-M8X40']],
    ['6205-XYZ', '6205-XYZ', []],
  ])('says of %j that %s is not known, and names only what is near', async (text, unknownSku, near) => {
    const [line] = read(await paste(shop.newVisitor(), text)).lines
    expect(line).toMatchObject({ unknownSku, match: null, part: null })
    expect(line?.candidates.map(({ sku }) => sku)).toEqual(near)
  })

  test.each(['6204-2RS', '6204-2RS 10', '10 x 6204-2RS', 'SKF 6204-2RS', 'ball bearing 6204-2RS'])(
    'takes the bearing with this very code in %j, and not one with more behind it',
    async text => {
      const { lines } = read(await paste(shop.newVisitor(), text))
      expect(lines).toMatchObject([{ match: 'size', part: { sku: 'QO-625-6204-2RS' }, unknownSku: null }])
    },
  )

  test('names the parts that may be meant where that is in doubt, also the nearest to what is not made', async () => {
    const { lines } = read(
      await paste(shop.newVisitor(), 'hexagon screw M10 x 40\thex\t20\nhexagon screw M8 x 42\nframbolino'),
    )
    expect(lines.map(({ match, part }) => [match, part])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
    const [grades, near, nothing] = lines.map(({ candidates }) => candidates.map(({ _id }) => _id))
    expect(grades?.toSorted()).toEqual([m10._id, m10a2._id].toSorted())
    expect(near?.[0]).toBe(m8._id)
    expect(lines[1]?.candidates[0]?.reason).toMatch(/is not made/)
    expect(nothing).toEqual([])
  })

  test('adds up lines of the same part, and says which; 1 is assumed where no quantity is read', async () => {
    const { lines } = read(
      await paste(shop.newVisitor(), 'SKU;Qty\nQO-4017-M8X40;30\nQO-4017-M10X40;1\nqo-4017-m8x40;'),
    )
    expect(lines).toMatchObject([
      { lines: [2, 4], quantities: [30, null], quantity: 31, part: { quantity: 50 } },
      { lines: [3], quantity: 1 },
    ])
  })

  test("finds a person's own numbers, and nobody else's; one that is also an SKU is in doubt", async () => {
    const [person, other] = [await shop.signUp(), await shop.signUp()]
    await person.send('PUT', `/part-number/${m8._id}`, { number: '4711-A' })
    await person.send('PUT', `/part-number/${m10._id}`, { number: 'QO-625-6205' })
    const text = 'Our no.\tQty\n4711a\t5\nqo-625-6205\t2'
    const { lines } = read(await paste(person, text))
    expect(lines).toMatchObject([
      { match: 'own-number', ownNumber: '4711a', part: { _id: m8._id, ownNumber: '4711-A', quantity: 50 } },
      { match: null, candidates: [{ _id: m10._id }, { _id: bearing._id }] },
    ])
    expect(read(await paste(other, text)).lines[0]).toMatchObject({ match: null })
  })

  test('says that a part is no longer made', async () => {
    const old = await shop.addProduct({ sku: 'QO-OLD-1' })
    await shop.admin.send('PATCH', `/product/${old._id}`, { archived: true }, { 'if-match': '*' })
    expect(read(await paste(shop.newVisitor(), 'QO-OLD-1 4')).lines).toMatchObject([
      { part: { archived: true } },
    ])
  })

  test(`takes ${MAX_BASKET_LINES} lines, and names the limit beyond`, async () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'QO-4017-M8X40 1').join('\n')
    expect(read(await paste(shop.newVisitor(), lines(MAX_BASKET_LINES))).lines).toMatchObject([
      { quantity: 500 },
    ])
    const refused = expectProblem(await paste(shop.newVisitor(), lines(MAX_BASKET_LINES + 1)), 422)
    expect(refused.errors).toEqual([
      { field: 'text', message: 'must have at most 500 lines; this list has more' },
    ])
  })

  test('answers 422 for what is no list, and takes any text without a fault', async () => {
    const visitor = shop.newVisitor()
    for (const json of [{}, { text: ' \n' }, { text: 7 }, { text: 'x'.repeat(100_001) }, { text: 'SKU;Qty' }])
      expect(expectProblem(await visitor.send('POST', '/quick-order', json), 422).errors).toMatchObject([
        { field: 'text' },
      ])
    const odd = ['\0\u0001 5', '\ud800', `"'%_\\`, '='.repeat(200), '🔩'.repeat(300), 'M8 '.repeat(400)]
    expect(read(await paste(visitor, odd.join('\n'))).lines.length).toBeGreaterThan(0)
  })

  test('answers 429 to more than 20 lists a minute from one address', async () => {
    const visitor = shop.newVisitor()
    for (let list = 0; list < 20; list += 1) read(await paste(visitor, 'QO-4017-M8X40'))
    expectProblem(await paste(visitor, 'QO-4017-M8X40'), 429)
    read(await paste(shop.newVisitor(), 'QO-4017-M8X40'))
  })
})

describe('POST /quick-order/file', () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

  test('reads a CSV file and a workbook like a pasted text', async () => {
    const visitor = shop.newVisitor()
    const csv = read(await upload(visitor, '\ufeffArtikelnummer;Menge\r\nQO-4017-M8X40;1.000\r\n'))
    expect(csv.lines).toMatchObject([{ lines: [2], quantity: 1000, part: { _id: m8._id } }])
    const western = Buffer.from('Artikelnummer;Menge;Größe\nQO-4017-M8X40;5;\n', 'latin1')
    expect(await upload(visitor, new Uint8Array(western))).toMatchObject({
      status: 200,
      body: { encoding: 'windows-1252', lines: [{ quantity: 5, part: { _id: m8._id } }] },
    })
    const rows = `<row>${cell('SKU')}${cell('Qty')}</row><row>${cell('QO-4017-M10X40')}<c><v>12</v></c></row>`
    const xlsx = read(await upload(visitor, workbook(rows)))
    expect(xlsx.lines).toMatchObject([{ lines: [2], quantity: 12, part: { _id: m10._id } }])
  })

  test('answers 422 for other files, for 501 lines, and for a workbook that unpacks to more than a list has; 413 above 2 MB', async () => {
    const visitor = shop.newVisitor()
    const many = Array.from({ length: MAX_BASKET_LINES + 1 }, () => 'QO-4017-M8X40;1').join('\n')
    const rows = Array.from({ length: 6_000 }, () => `<row>${cell('QO-4017-M8X40')}</row>`).join('')
    const bomb = `<row>${cell('x')}</row>${' '.repeat(17 * 2 ** 20)}`
    for (const file of [
      many,
      workbook(rows),
      workbook(bomb),
      'PK\u0003\u0004no zip',
      new Uint8Array([0xff, 0xfe, 0]),
    ])
      expect(expectProblem(await upload(visitor, file), 422).errors).toMatchObject([{ field: 'file' }])
    const large = expectProblem(await upload(visitor, 'QO-4017-M8X40;1\n'.repeat(200_000)), 413)
    expect(large.errors).toMatchObject([{ field: 'file', message: 'must have at most 2 MB' }])
  })

  test('counts a file before it is read, together with pasted lists: one that is no list is answered 429, too', async () => {
    const visitor = shop.newVisitor()
    for (let list = 0; list < 10; list += 1) {
      expectProblem(await upload(visitor, 'PK\u0003\u0004no zip'), 422)
      read(await paste(visitor, 'QO-4017-M8X40'))
    }
    const beyond = await upload(visitor, 'PK\u0003\u0004no zip')
    expectProblem(beyond, 429)
    expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(0)
    expectProblem(await upload(visitor, 'QO-4017-M8X40;1\n'.repeat(200_000)), 429)
    expectProblem(await visitor.send('POST', '/quick-order', { text: 7 }), 429)
    read(await upload(shop.newVisitor(), 'QO-4017-M8X40;1'))
  })
})
