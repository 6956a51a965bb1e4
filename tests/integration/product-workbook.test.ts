import { afterAll, describe, expect, test } from 'vitest'
import { MAX_TABLE_ROWS, tableColumns, tableReport } from '#contract/catalog/product-table.ts'
import { readAnswer } from '../support/caller.ts'
import { allowFor } from '../support/patience.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'
import { bomb, rowsOf, sheet, workbook, zip } from '../support/workbooks.ts'

/** TABLE_ROWS=100000 measures the import of a large catalogue. */
const ROWS = Number(process.env.TABLE_ROWS ?? 1_000)
/** The longest that any other request may wait while a workbook is read, in ms; generous for a busy machine. */
const MAX_WAIT = 500
const shop = await openTestShop()
afterAll(() => shop.close())
const { admin } = shop

async function send(content: Uint8Array<ArrayBuffer>, { isDryRun = false } = {}) {
  const body = new FormData()
  body.set('file', new File([content], 'products.csv'))
  const path = `/product/import${isDryRun ? '?dry_run=true' : ''}`
  return readAnswer(await admin.fetch(path, { method: 'POST', body }))
}

async function importAll(...given: Parameters<typeof send>) {
  const answer = await send(...given)
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 })
  return tableReport.parse(answer.body)
}

const exportAs = (format: string) => admin.fetch(`/product/export?format=${format}`)
const exportWorkbook = async () => new Uint8Array(await (await exportAs('xlsx')).arrayBuffer())
/** In a table, as many as it may have cells. */
const MAX_STRINGS = MAX_TABLE_ROWS * tableColumns.length
const HEADING = ['name', 'price', 'min', 'on_shelf']

async function findByName(name: string) {
  const { body } = await admin.send('GET', `/product?limit=200&q=${encodeURIComponent(name)}`)
  return Array.isArray(body) ? body.find(each => each.name === name) : undefined
}

describe('POST /product/import of a workbook', () => {
  test('reads shared texts in runs, numbers, formulas, dates and truth values; skips empty rows and counts those of the sheet', async () => {
    const strings = `<si><t>Name</t></si><si><t>Low stock</t></si>
      <si><r><t>Sheet </t></r><r><rPr/><t xml:space="preserve">bolt_x000D_</t></r><rPh sb="0" eb="1"><t>boruto</t></rPh></si>`
    const rows = `
      <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="str"><v>SKU</v></c><c r="C2" t="inlineStr"><is><t>Price</t></is></c>
        <c r="D2" t="inlineStr"><is><t>Min</t></is></c><c r="E2" t="inlineStr"><is><t>On shelf</t></is></c>
        <c r="F2" t="inlineStr"><is><t>Archived</t></is></c><c r="G2" t="s"><v>1</v></c>
        <c r="H2" t="inlineStr"><is><t>Size</t></is></c><c r="J2" t="inlineStr"><is><t>Shelf</t></is></c></row>
      <row r="3"/>
      <row r="5"><c r="A5" t="s"><v>2</v></c><c r="B5"><v>4006381333931</v></c><c r="C5" s="2"><f>1+1</f><v>12.499999999999998</v></c>
        <c r="D5"><v>1</v></c><c r="E5"><v>1E3</v></c><c r="F5" t="b"><v>1</v></c><c r="H5" s="1"><v>45047</v></c>
        <c r="J5" t="e"><v>#N/A</v></c></row>
      <row r="6"><c r="A6" s="2"/></row><row r="1048576"><c r="A1048576" s="1"/></row>`
    const report = await importAll(workbook(rows, { strings }))
    expect(report).toMatchObject({ rows: 1, created: 1, ignoredColumns: ['Shelf'], changes: [{ line: 5 }] })
    const answer = await admin.send('GET', '/product?state=archived')
    expect(answer.body).toMatchObject([
      {
        name: 'Sheet bolt',
        sku: '4006381333931',
        price: 12.5,
        available: 1000,
        size: '2023-05-01',
      },
    ])
  })

  test('of an export changes nothing, even when repeated', async () => {
    const name = '=SUM("A1"), <best> & _x0041_ first'
    const product = await shop.addProduct({
      productname: name,
      description: ' Two\r\nlines; \u0001 "quotes" \uFFFE\tand 😀',
      dimensions: [
        { symbol: 'd', name: 'Thread', value: 8, unit: 'mm' },
        { symbol: 'i', name: 'Ratio: a = b', value: 2 },
      ],
    })
    await shop.addProduct({ productname: '+1', sku: '0012', material: '@x', finish: '-', weight: 12.25 })
    const more = { pictures: ['/a.webp', '/b.webp'], lowStock: 4, archived: true }
    await admin.send('PATCH', `/product/${product._id}`, more, { 'if-match': '*' })
    const csv = await (await exportAs('csv')).text()
    const file = await exportWorkbook()
    for (let round = 0; round < 2; round++)
      expect(await importAll(file)).toMatchObject({ rows: 3, created: 0, changed: 0, changes: [] })
    expect(await (await exportAs('csv')).text()).toBe(csv)
    expect(await shop.readProduct(product._id)).toMatchObject({ name })
  })

  test('answers 422 with every bad cell by its row and column, also errors of the spreadsheet, and changes nothing', async () => {
    const rows = `${rowsOf([HEADING, ['Fine part', 1, 1, 1], ['Free part', 0, 1.5, 'x']])}
      <row r="9"><c t="inlineStr"><is><t>Lost part</t></is></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c><v>1</v></c><c><f>B1</f></c></row>
      <row r="10"><c r="A10" t="inlineStr"><is><t>Dated part</t></is></c><c r="B10" s="1"><v>45047</v></c><c r="C10"><v>1</v></c></row>`
    const refusal = expectProblem(await send(workbook(rows)), 422)
    expect(refusal.errors?.map(({ field }) => field)).toEqual([
      'line 3, price',
      'line 3, min',
      'line 3, on_shelf',
      'line 9, price',
      'line 9, on_shelf',
      'line 10, price',
    ])
    expect(await findByName('Fine part')).toBeUndefined()
  })

  test('as a dry run reports the same and changes nothing', async () => {
    const file = workbook(rowsOf([HEADING, ['Dry sheet', 1, 1, 1]]))
    const dry = await importAll(file, { isDryRun: true })
    expect(dry).toMatchObject({ dryRun: true, created: 1 })
    expect(await findByName('Dry sheet')).toBeUndefined()
    expect(await importAll(file)).toEqual({ ...dry, dryRun: false })
  })

  const fine = workbook(rowsOf([HEADING, ['Fine part', 1, 1, 1]]))
  const entities = `<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`
  test.each([
    ['a zip that is no workbook', zip({ 'hello.txt': 'hello' }), /is no workbook/],
    ['a zip without files', zip({}), /is no workbook/],
    ['four letters', new TextEncoder().encode('PK\u0003\u0004'), /is damaged/],
    ['a workbook whose end is missing', fine.slice(0, -100), /is damaged/],
    [
      'a workbook in which a byte is wrong',
      fine.map((byte, at) => (at === 90 ? byte ^ 1 : byte)),
      /is damaged/,
    ],
    ['a sheet of another size than it states', workbook('', { files: bomb(1) }), /is damaged/],
    [
      'a workbook with a password',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      /password/,
    ],
    ['styles of 9 MB', workbook('', { files: { 'xl/styles.xml': ' '.repeat(9 * 2 ** 20) } }), /at most 8 MB/],
    [
      'an encrypted zip',
      workbook('', {
        files: { 'xl/workbook.xml': { packed: new Uint8Array(9), size: 9, checksum: 0, isEncrypted: true } },
      }),
      /password/,
    ],
    ['a sheet of 4 GB', workbook('', { files: bomb(4_000) }), /at most 512 MB/],
    [
      'a sheet of 4 GB that states 100 bytes',
      workbook('', { files: bomb(4_000, 100) }),
      /larger than it states/,
    ],
    [
      'entities',
      workbook('', { files: { 'xl/worksheets/sheet1.xml': entities + sheet('') } }),
      /document type/,
    ],
    ['an unknown entity', workbook('<row><c><v>&b;</v></c></row>'), /is damaged/],
    ['XML without its end', workbook('<row>'), /is damaged/],
    [
      'too many styles',
      workbook('', { files: { 'xl/styles.xml': `<s><cellXfs>${'<xf/>'.repeat(200_000)}</cellXfs></s>` } }),
      /too many styles/,
    ],
    ['too many texts', workbook('', { strings: '<si/>'.repeat(MAX_STRINGS + 1) }), /too many texts/],
    ['deep nesting', workbook('<a>'.repeat(100_000)), /nested too deeply/],
    ['an endless cell', workbook(rowsOf([['a'.repeat(2 * 2 ** 20)]])), /too long/],
    [
      'long texts in every cell',
      workbook(
        rowsOf([HEADING]) +
          '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(5),
        { strings: `<si><t>${'a'.repeat(30_000)}</t></si>` },
      ),
      /65536 characters on line 2/,
    ],
    [
      'a text that is repeated for ever',
      workbook(
        rowsOf([[...HEADING, 'dimensions']]) + '<row><c r="E1" t="s"><v>0</v></c></row>'.repeat(10_000),
        { strings: `<si><t>${'a;'.repeat(15_000)}</t></si>` },
      ),
      /too much text/,
    ],
    ['an endless tag', workbook(`<row ${'a'.repeat(2 * 2 ** 20)}`), /too long/],
    ['a cell far to the right', workbook('<row><c r="XFD1"><v>1</v></c></row>'), /500 columns/],
    ['a row without a number', workbook('<row r="x"><c><v>1</v></c></row>'), /no number/],
    ['an empty sheet', workbook(''), /no heading/],
    ['a sheet without a price', workbook(rowsOf([['name', 'min', 'on_shelf']])), /no column price/],
  ])('answers 422 to %s, and stays responsive', async (_, content, message) => {
    const before = process.memoryUsage().rss
    const { result, longest } = await whileAsking(() => send(content))
    const refusal = expectProblem(result, 422, ['file'])
    expect(refusal.errors?.[0]?.message).toMatch(message)
    expect(longest).toBeLessThan(allowFor(MAX_WAIT))
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * 2 ** 20)
  })

  test('answers 422 to 200,001 rows', { timeout: 300_000 }, async () => {
    // Such a cell is refused without reading the rest of its row.
    const rows = `${rowsOf([HEADING])}${rowsOf([['#N/A']]).repeat(200_001)}`
    const refusal = expectProblem(await send(workbook(rows), { isDryRun: true }), 422, ['file'])
    expect(refusal.errors?.[0]?.message).toBe('must have at most 200000 rows')
  })

  test(`adds ${ROWS} products while others are served`, { timeout: 300_000 }, async () => {
    const rows = Array.from({ length: ROWS }, (_, index) => [
      `Sheet part ${index}`,
      1.25,
      1,
      index % 90,
      `SHEET-${index}`,
      `A part of ${index} mm`,
    ])
    const file = workbook(rowsOf([[...HEADING, 'sku', 'description'], ...rows]))
    const times: string[] = []
    for (const kind of ['created', 'unchanged']) {
      const begin = performance.now()
      const { result, longest } = await whileAsking(() => importAll(file))
      expect(result).toMatchObject({ rows: ROWS, [kind]: ROWS })
      expect(longest).toBeLessThan(allowFor(MAX_WAIT))
      times.push(
        `${kind} in ${Math.round(performance.now() - begin)} ms, others waited ${Math.round(longest)} ms`,
      )
    }
    const begin = performance.now()
    const { result, longest } = await whileAsking(exportWorkbook)
    times.push(
      `${result.length} bytes exported in ${Math.round(performance.now() - begin)} ms, others waited ${Math.round(longest)} ms`,
    )
    console.log(`${ROWS} rows: ${times.join('; ')}`)
  })
})

/** Does something, and measures the longest that another request had to wait meanwhile. */
async function whileAsking<Result>(act: () => Promise<Result>): Promise<{ result: Result; longest: number }> {
  let longest = 0
  const progress = { isDone: false }
  async function ask() {
    while (!progress.isDone) {
      const begin = performance.now()
      await admin.fetch('/service?limit=1')
      longest = Math.max(longest, performance.now() - begin)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  const asking = ask()
  const result = await act().finally(() => {
    progress.isDone = true
  })
  await asking
  return { result, longest }
}

describe('GET /product/export', () => {
  test('answers a workbook with a heading, numbers as numbers, and texts that are never formulas', async () => {
    await shop.addProduct({ productname: '=1+1', price: 12.5, min: 3, available: 40 })
    const answer = await exportAs('xlsx')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="products.xlsx"')
    const { streamXlsxRows } = await import('hucre/xlsx')
    const rows = await Array.fromAsync(streamXlsxRows(new Uint8Array(await answer.arrayBuffer())))
    expect(rows[0]?.values).toEqual([...tableColumns])
    const found = rows.find(({ values }) => values[0] === '=1+1')
    expect(found?.values.slice(0, 7)).toEqual(['=1+1', null, 12.5, 3, 40, '40 #1', 'fasteners'])
  })

  test('answers CSV without a format, and 422 to an unknown one', async () => {
    const plain = await admin.fetch('/product/export')
    expect(plain.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expectProblem(await readAnswer(await exportAs('pdf')), 422, ['format'])
  })
})
