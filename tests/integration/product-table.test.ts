import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { auditEvent } from '#contract/audit/audit.ts'
import { tableColumns, tableReport } from '#contract/catalog/product-table.ts'
import { products } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { readAnswer } from '../support/caller.ts'
import { newOrderForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

/** TABLE_ROWS=100000 measures the import of a large catalogue. */
const ROWS = Number(process.env.TABLE_ROWS ?? 1_000)
const shop = await openTestShop()
afterAll(() => shop.close())

const { admin } = shop
const ada = await shop.signUp()

async function send(content: string | Uint8Array<ArrayBuffer>, { isDryRun = false, after = 0 } = {}) {
  const body = new FormData()
  body.set('file', new File([content], 'products.csv'))
  const path = `/product/import?dry_run=${isDryRun}&after=${after}`
  return readAnswer(await admin.fetch(path, { method: 'POST', body }))
}

async function importAll(...given: Parameters<typeof send>) {
  const answer = await send(...given)
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 })
  return tableReport.parse(answer.body)
}

const exportAll = async () => (await admin.fetch('/product/export')).text()
const table = (...rows: string[]) => `name,price,min,on_shelf\n${rows.join('\n')}\n`
async function findByName(name: string) {
  const { body } = await admin.send('GET', `/product?limit=200&q=${encodeURIComponent(name)}`)
  const found = z.array(z.looseObject({ name: z.string(), _id: z.string() })).parse(body)
  return found.find(each => each.name === name)
}

describe('POST /product/import', () => {
  test('adds new products and changes those that exist, by SKU or by name, each with its ledger and history', async () => {
    const bySku = await shop.addProduct({ sku: 'TABLE-1', price: 2, available: 10 })
    const byName = await shop.addProduct({
      productname: 'Table washer',
      price: 1,
      available: 5,
      finish: 'Bright',
    })
    const file = [
      'Name;SKU;Price;Min;On shelf;On shelf seen;Material;Low stock;Shelf',
      'Table bolt;table-1;2,50;1;7;10;Steel;3;A1',
      'Table washer;;1,00;1;5;;;;A2',
      '"Table nut; ""special""";TABLE-3;1.234,50;2;40;;Brass;;A3',
    ].join('\r\n')
    expect(await importAll(file)).toMatchObject({
      acknowledged: true,
      dryRun: false,
      rows: 3,
      created: 1,
      changed: 1,
      unchanged: 1,
      ignoredColumns: ['Shelf'],
      changes: [
        {
          line: 2,
          name: 'Table bolt',
          isNew: false,
          facts: ['name', 'price', 'sku', 'material', 'lowStock', 'on_shelf', 'available'],
          before: { price: 2, on_shelf: 10, available: 10 },
          after: { price: 2.5, on_shelf: 7, available: 7 },
        },
        { line: 4, name: 'Table nut; "special"', isNew: true, facts: [] },
      ],
    })
    expect(await shop.readProduct(bySku._id)).toMatchObject({
      name: 'Table bolt',
      price: 2.5,
      available: 7,
      material: 'Steel',
      description: bySku.description,
    })
    expect(await shop.readProduct(byName._id)).toEqual(byName)
    expect(await findByName('Table nut; "special"')).toMatchObject({
      sku: 'TABLE-3',
      price: 1234.5,
      min: 2,
      available: 40,
      category: 'fasteners',
      img: '/no-picture.svg',
    })
    expect((await admin.send('GET', `/product/${bySku._id}/movements`)).body).toMatchObject([
      { reason: 'counted', change: -3, available: 7, person: admin.email, note: 'Import of a table' },
      { reason: 'opening', change: 10 },
    ])
    const history = z.array(auditEvent).parse((await admin.send('GET', `/product/${bySku._id}/history`)).body)
    expect(history[0]).toMatchObject({
      action: 'product-edited',
      before: { price: 2, available: 10 },
      after: { price: 2.5, available: 7 },
    })
  })

  test('forgets which other size the pictures show only when it brings a first picture', async () => {
    await admin.send('POST', '/family', { id: 'table-pins', name: 'Pin', category: 'fasteners' })
    await shop.addProduct({ family: 'table-pins', size: '4' })
    const sizes = [{ productname: 'Table pin 6', size: '6', price: 2 }]
    await admin.send('POST', '/family/table-pins/sizes', { sizes })
    const read = () => findByName('Table pin 6')
    await importAll(table('Table pin 6,3,1,0'))
    expect(await read()).toMatchObject({ price: 3, pictureShows: '4' })
    await importAll('name,price,min,on_shelf,image\nTable pin 6,3,1,0,/pin-6.webp\n')
    expect(await read()).toMatchObject({ img: '/pin-6.webp', pictureShows: null })
  })

  test('of an export changes nothing, even when repeated', async () => {
    const product = await shop.addProduct({
      productname: '=SUM("A1");=2, best',
      description: 'Two\nlines; and "quotes"',
      dimensions: [
        { symbol: 'd', name: 'Thread', value: 8, unit: 'mm' },
        { symbol: 'Z', name: 'Balls', value: 9 },
        { symbol: 'i', name: 'Ratio: a = b', value: 2 },
      ],
    })
    const headers = { 'if-match': '*' }
    const more = { pictures: ['/a.webp', '/b.webp'], lowStock: 4, archived: true }
    await admin.send('PATCH', `/product/${product._id}`, more, headers)
    const file = await exportAll()
    expect(file).toContain(tableColumns.map(column => `"${column}"`).join(','))
    expect(file).toContain(`"'=SUM(""A1"");'=2, best"`)
    for (let round = 0; round < 2; round++)
      expect(await importAll(file)).toMatchObject({ created: 0, changed: 0, changes: [] })
    expect(await exportAll()).toBe(file)
  })

  test('reads a table whose first column is called PK, and names errors of a spreadsheet', async () => {
    const file = 'PK,name,price,min,on_shelf\n1,Keyed part,#REF!,1,1\n'
    expectProblem(await send(file), 422, ['line 2, price'])
    await importAll(file.replace('#REF!', '1'))
    expect(await findByName('Keyed part')).toMatchObject({ price: 1 })
  })

  test('leaves sold pieces reserved: an export says nothing of stock, a count holds for the stock that its writer saw, once', async () => {
    const product = await shop.addProduct({ productname: 'Sold pin', price: 1, available: 100 })
    const untouched = await exportAll()
    const book = (pieces: number) => ada.send('POST', '/order', newOrderForm(ada, product, pieces))
    expect(await book(60)).toMatchObject({ status: 201 })
    expect(await importAll(untouched)).toMatchObject({ changed: 0 })
    expect(await shop.readProduct(product._id)).toMatchObject({ available: 40 })

    const count = (figures: string) => `name,price,min,on_shelf,on_shelf_seen\nSold pin,1,1,${figures}\n`
    for (const [figures, message] of [
      ['120,90', /was 90, now it is 100/],
      ['120,', /needs on_shelf_seen.* 100/],
      ['59,100', /at least 60/],
    ] as const)
      expect(
        expectProblem(await send(count(figures)), 422, ['line 2, on_shelf']).errors?.[0]?.message,
      ).toMatch(message)
    expectProblem(await send('name,price,min,available\nSold pin,1,1,100\n'), 422, ['file'])
    const change = { before: { on_shelf: 100, available: 40 }, after: { on_shelf: 120, available: 60 } }
    expect(await importAll(count('120,100'), { isDryRun: true })).toMatchObject({ changes: [change] })
    expect(await book(10)).toMatchObject({ status: 201 })
    for (const changed of [1, 0]) expect(await importAll(count('120,100'))).toMatchObject({ changed })
    expect(await shop.readProduct(product._id)).toMatchObject({ available: 50 })
    expect((await examineBooks(shop.database.db)).findings).toEqual([])
  })

  test('answers 422 to a count that was booked already, though sales brought the shelf back to what its writer saw', async () => {
    const product = await shop.addProduct({ productname: 'Twice pin', price: 1, available: 100 })
    const lines = (await exportAll())
      .split('\r\n')
      .filter((line, at) => at === 0 || line.includes('Twice pin'))
    const file = lines.join('\r\n').replace('100,"100 #1"', '120,"100 #1"')
    expect(await importAll(file)).toMatchObject({ changed: 1 })
    const { _id } = await shop.book(ada, product, 20)
    await shop.pay(ada, await shop.giveAddress(ada, _id))
    expect(await admin.send('POST', `/order/${_id}/ship`)).toMatchObject({ status: 200 })
    const { errors } = expectProblem(await send(file), 422, ['line 2, on_shelf'])
    expect(errors?.[0]?.message).toMatch(/counted or corrected since/)
    expect(await shop.readProduct(product._id)).toMatchObject({ available: 100 })
  })

  test('refuses a new name that papers cannot print; a product that has one keeps it', async () => {
    const { _id, name } = await shop.addProduct({ productname: 'Eye bolt 8 mm', price: 2 })
    for (const row of ['Eye bolt 眼,1,1,1', `${name},2,1,\nEye bolt 睛,2,1,1`])
      expect(expectProblem(await send(table(row)), 422).errors?.[0]?.message).toMatch(/papers cannot print/)
    await shop.database.db.update(products).set({ name: 'Eye bolt 睛' }).where(eq(products.id, _id))
    expect(await importAll(await exportAll())).toMatchObject({ created: 0, changed: 0 })
  })

  test('as a dry run reports the same and changes nothing', async () => {
    const product = await shop.addProduct({ productname: 'Dry shackle', price: 2 })
    const file = table('Dry shackle,3,1,', 'Dry hook,1,1,1')
    const dry = await importAll(file, { isDryRun: true })
    expect(dry).toMatchObject({ dryRun: true, created: 1, changed: 1 })
    expect(await shop.readProduct(product._id)).toEqual(product)
    expect(await findByName('Dry hook')).toBeUndefined()
    expect(await importAll(file)).toEqual({ ...dry, dryRun: false })
  })

  test.each([
    ['UTF-8 with a byte order mark', (text: string) => new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16, little endian', (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    [
      'UTF-16, big endian',
      (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
    ],
    ['tabs between the cells', (text: string) => new TextEncoder().encode(text.replaceAll(',', '\t'))],
  ])('reads %s', async (label, encode) => {
    const name = `Größe in ${label.replaceAll(',', '')}`
    await importAll(encode(table(`${name},1.5,1,3`)))
    expect(await findByName(name)).toMatchObject({ price: 1.5, available: 3 })
  })

  test('reads what is in neither as Windows-1252, and says so; bytes that are no text are refused with how to save it', async () => {
    const name = 'Größe M8, 5 €'
    const file = Buffer.from(table(`"${name}","2,50",1,3`).replace('€', '\u0080'), 'latin1')
    const bytes = new Uint8Array(file)
    expect(await importAll(bytes, { isDryRun: true })).toMatchObject({ encoding: 'windows-1252', created: 1 })
    await importAll(bytes)
    expect(await findByName(name)).toMatchObject({ price: 2.5 })
    expect(await importAll(table(`"${name}",2.5,1,`))).toMatchObject({ encoding: 'utf-8', unchanged: 1 })
    const noText = new Uint8Array([...bytes, 0x81, 0x00, 0xff])
    const { errors } = expectProblem(await send(noText), 422, ['file'])
    expect(errors?.[0]?.message).toMatch(/UTF-8, UTF-16 or Windows-1252: save it as CSV UTF-8/)
  })

  test('reads numbers as people write them, and asks where a mark may be of thousands or of decimals', async () => {
    const heading = 'name;price;min;on_shelf;weight;tiers\n'
    await importAll(`${heading}Wide part;"€ 1.234,50";1 000;1.000.000;12,5;1 500: 1.200,00`)
    expect(await findByName('Wide part')).toMatchObject({
      price: 1234.5,
      min: 1000,
      available: 1_000_000,
      weight: 12.5,
      tiers: [{ from: 1500, price: 1200 }],
    })
    const { errors } = expectProblem(
      await send(`${heading}Unclear part;1,234;1.000;1,500;1,234;1.000: 1,5`),
      422,
    )
    expect(errors).toEqual([
      {
        field: 'line 2, price',
        message: 'can be read as 1234 or as 1.234: please write 1234 or 1.23',
      },
      { field: 'line 2, min', message: 'can be read as 1000 or as 1: please write 1000 or 1' },
      { field: 'line 2, on_shelf', message: 'can be read as 1500 or as 1.5: please write 1500' },
      {
        field: 'line 2, weight',
        message: 'can be read as 1234 or as 1.234: please write 1234 or 1.234',
      },
      { field: 'line 2, tiers', message: 'can be read as 1000 or as 1: please write 1000 or 1' },
    ])
  })

  test('answers 422 with every bad cell by line and column, and changes nothing', async () => {
    const taken = await shop.addProduct({ productname: 'Taken name' })
    await shop.addProduct({ productname: 'Other name', sku: 'TABLE-9' })
    const rows = [
      'Fine part,,1,1,1',
      'Free part,,0,1,1',
      'Odd part,,"1,234",0,x',
      ',,1,1,1',
      'Fine part,,1,1,1',
      'Taken name,TABLE-9,1,1,1',
    ]
    const refusal = expectProblem(
      await send(`name,sku,price,min,on_shelf\n${rows.join('\n')}`, { isDryRun: true }),
      422,
    )
    expect(refusal.errors?.map(({ field }) => field)).toEqual([
      'line 3, price',
      'line 4, price',
      'line 4, min',
      'line 4, on_shelf',
      'line 5, name',
      'line 6, name',
      'line 7, name',
    ])
    expectProblem(await send(`name,sku,price,min,on_shelf\n${rows.join('\n')}`), 422)
    expect(await findByName('Fine part')).toBeUndefined()
    expect(await shop.readProduct(taken._id)).toEqual(taken)
  })

  test('reports every change, a hundred at a time', async () => {
    const file = table(...Array.from({ length: 150 }, (_, index) => `Hundreds of pins ${index},1,1,1`))
    const first = await importAll(file, { isDryRun: true })
    expect(first.changes).toHaveLength(100)
    const rest = await importAll(file, { isDryRun: true, after: first.changes.at(-1)?.line })
    expect(rest).toMatchObject({ created: 150 })
    expect(rest.changes.map(({ line }) => line)).toEqual(
      Array.from({ length: 50 }, (_, index) => 102 + index),
    )
  })

  test('names a hundred bad cells and gives the number of the others', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => `Bad part ${index},0,1,1`)
    const refusal = expectProblem(await send(table(...rows)), 422)
    expect(refusal.errors).toHaveLength(101)
    expect(refusal.errors?.at(-1)).toEqual({ field: 'file', message: 'has 150 more such cells' })
  })

  test.each([
    ['nothing but a heading without a price', 'name,min,on_shelf\na,1,1', /no column price/],
    ['a column twice', 'name,price,Price,min,on_shelf\na,1,1,1,1', /price more than once/],
    ['an open quotation mark', 'name,price,min,on_shelf\n"a,1,1,1', /not a CSV file/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8, 0x00]), /UTF-8|no column/],
    ['blank lines', '\n\n', /no heading/],
  ])('answers 422 to %s', async (_, content, message) => {
    const refusal = expectProblem(await send(content), 422, ['file'])
    expect(refusal.errors?.[0]?.message).toMatch(message)
  })

  test('answers 422 without a file, 413 to a file of more than 64 MB', async () => {
    const body = new FormData()
    expectProblem(await readAnswer(await admin.fetch('/product/import', { method: 'POST', body })), 422, [
      'file',
    ])
    expectProblem(await send(new Uint8Array(65 * 1024 * 1024)), 413, ['file'])
  })

  test('during bookings of the same products oversells nothing, and the ledger adds up to the stock', async () => {
    const shelf = await Promise.all(
      Array.from({ length: 20 }, () => shop.addProduct({ price: 1, available: 50 })),
    )
    const counts = shelf.map(({ name }) => `${name},1,1,30,50`)
    const file = `name,price,min,on_shelf,on_shelf_seen\n${counts.join('\n')}\n`
    const bookings = shelf.flatMap(product =>
      Array.from({ length: 5 }, () => ada.send('POST', '/order', newOrderForm(ada, product, 2))),
    )
    const [reports] = await Promise.all([Promise.all([send(file), send(file)]), ...bookings])
    expect(reports.map(({ status }) => status)).toEqual([200, 200])
    for (const { _id } of shelf) expect(await shop.readProduct(_id)).toMatchObject({ available: 20 })
    expect((await examineBooks(shop.database.db)).findings).toEqual([])
  })

  test(`adds ${ROWS} products, then changes every price`, { timeout: 300_000 }, async () => {
    const rows = (price: number) =>
      Array.from(
        { length: ROWS },
        (_, index) => `Bulk part ${index},BULK-${index},${price},1,${index % 90},A part of ${index} mm`,
      )
    const file = (price: number) => `name,sku,price,min,on_shelf,description\n${rows(price).join('\n')}`
    const times: number[] = []
    for (const [price, kind] of [
      [1, 'created'],
      [2, 'changed'],
      [2, 'unchanged'],
    ] as const) {
      const begin = performance.now()
      expect(await importAll(file(price))).toMatchObject({ rows: ROWS, [kind]: ROWS })
      times.push(Math.round(performance.now() - begin))
    }
    console.log(
      `${ROWS} rows: added in ${times[0]} ms, changed in ${times[1]} ms, compared in ${times[2]} ms`,
    )
    expect((await examineBooks(shop.database.db)).findings).toEqual([])
  })
})
