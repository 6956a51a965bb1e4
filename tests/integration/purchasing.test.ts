import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listedPurchaseOrder } from '#contract/purchasing/purchase-orders.ts'
import { supplier as supplierShape } from '#contract/purchasing/suppliers.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import {
  addSupplier,
  draftOrder,
  listProposals,
  newSupplierForm,
  orderProposed,
  readOrder,
  receive,
  sendOrder,
  supply,
} from '../support/purchasing.ts'
import { openShipmentShop } from '../support/shipments.ts'

const shop = await openShipmentShop()
afterAll(() => shop.close())
const { admin, ada } = shop

const proposedOf = async ({ _id }: { _id: string }) =>
  (await listProposals(admin)).find(({ product }) => product === _id)

describe('suppliers', () => {
  test('POST /supplier keeps one, PUT edits it as it was seen, and archived it is listed apart', async () => {
    const form = newSupplierForm({ name: ' Muttern Krause ' })
    const id = await addSupplier(admin, form)
    const read = await admin.send('GET', `/supplier/${id}`)
    expect(supplierShape.parse(read.body)).toMatchObject({
      ...form,
      name: 'Muttern Krause',
      version: 1,
      archivedAt: null,
    })
    expectProblem(await admin.send('POST', '/supplier', newSupplierForm({ name: 'MUTTERN krause' })), 409, [
      'name',
    ])
    const edit = (facts: object, version: string) =>
      admin.send('PUT', `/supplier/${id}`, { ...form, ...facts }, { 'if-match': version })
    expect((await edit({ leadDays: 5 }, '"1"')).body).toMatchObject({ leadDays: 5, version: 2 })
    expectProblem(await edit({ leadDays: 6 }, '"1"'), 412)
    await edit({ archived: true }, '"2"')
    const list = async (query: string) =>
      z.array(supplierShape).parse((await admin.send('GET', `/supplier?q=krause${query}`)).body)
    expect(await list('')).toEqual([])
    expect(await list('&state=archived')).toMatchObject([{ _id: id }])
    for (const [facts, field] of [
      [{ name: ' ' }, 'name'],
      [{ email: 'nobody' }, 'email'],
      [{ leadDays: -1 }, 'leadDays'],
      [{ address: '漢字' }, 'address'],
    ] as const)
      expectProblem(await admin.send('POST', '/supplier', newSupplierForm(facts)), 422, [field])
    expectProblem(await admin.send('POST', '/purchase-order', { supplier: id, lines: [] }), 422, ['supplier'])
  })

  test('PUT /product/{id}/supplies says who supplies a product; of two who edit at once one is told', async () => {
    const product = await shop.addProduct()
    const supplier = await addSupplier(admin)
    const terms = { supplier, number: 'M-4711', price: 0.12, pack: 100, minimum: 200, leadDays: null }
    const edit = (json: object, version: string) =>
      admin.send('PUT', `/product/${product._id}/supplies`, json, { 'if-match': version })
    const wish = { reorderPoint: 50, orderUpTo: 500, suppliers: [terms] }
    const answers = await Promise.all([edit(wish, '"0"'), edit(wish, '"0"')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const { body } = await admin.send('GET', `/product/${product._id}/supplies`)
    expect(body).toMatchObject({
      version: 1,
      reorderPoint: 50,
      orderUpTo: 500,
      suppliers: [terms],
      onOrder: 0,
    })
    for (const [json, field] of [
      [{ ...wish, orderUpTo: 49 }, 'orderUpTo'],
      [{ ...wish, suppliers: [terms, terms] }, 'suppliers'],
      [{ ...wish, suppliers: [{ ...terms, supplier: 'nobody' }] }, 'suppliers.0.supplier'],
      [{ ...wish, suppliers: [{ ...terms, pack: 0 }] }, 'suppliers.0.pack'],
    ] as const)
      expectProblem(await edit(json, '*'), 422, [field])
  })
})

describe('POST /supplies/import', () => {
  const read = (list: string) => admin.send('POST', '/supplies/import', { list })

  test('says how products are bought, leaves alone what it has no column for, and reads what GET /supplies.csv wrote', async () => {
    const [one, other] = [
      await addSupplier(admin, { name: 'Tab One' }),
      await addSupplier(admin, { name: 'Tab Two' }),
    ]
    const product = await shop.addProduct({ sku: 'TAB-1' })
    await supply(admin, product, [{ supplier: one, number: '=N-1', price: 1.5, pack: 20 }], {
      reorderPoint: 7,
    })
    const answer = await read(
      'sku;supplier;price;orderUpTo\r\ntab-1;TAB two;2,25;1 000\r\nTAB-1;tab one;;1000',
    )
    expect(answer).toMatchObject({ status: 200, body: { products: 1 } })
    const { body } = await admin.send('GET', `/product/${product._id}/supplies`)
    expect(body).toMatchObject({
      version: 2,
      reorderPoint: 7,
      orderUpTo: 1000,
      suppliers: [
        { supplier: one, number: '=N-1', price: null, pack: 20 },
        { supplier: other, number: '', price: 2.25, pack: 1 },
      ],
    })
    const file = await (await admin.fetch('/supplies.csv')).text()
    expect(file.split('\r\n').filter(row => row.startsWith('"TAB-1"'))).toEqual([
      `"TAB-1","Tab One","'=N-1",,20,1,,7,1000`,
      '"TAB-1","Tab Two","","2.25",1,1,,7,1000',
    ])
    expectProblem(await read(file), 422, ['list'])
    expect((await read(file.replace(',,20,', ',3,20,'))).body).toMatchObject({ products: 1 })
  })

  test.each([
    ['sku;supplier\nTAB-9;nobody', ['line 2, sku', 'line 2, supplier']],
    ['sku;price\nTAB-1;cheap\nTAB-1;1', ['line 2, price']],
    ['sku;reorderPoint;orderUpTo\nTAB-1;50;49', ['line 2, orderUpTo']],
    ['supplier;price\nTab One;1', ['list']],
    ['', ['list']],
    [`sku\n${'TAB-1\n'.repeat(2001)}`, ['list']],
  ])('answers 422 to %j and changes nothing', async (list, fields) => {
    expectProblem(await read(list), 422, fields)
  })
})

describe('GET /purchase-proposal', () => {
  test('proposes what is below its reorder point, up to its own figure, in whole packs from the minimum', async () => {
    const supplier = await addSupplier(admin)
    const product = await shop.addProduct({ available: 50 })
    await supply(admin, product, [{ supplier, pack: 25, price: 0.5 }], { reorderPoint: 50, orderUpTo: 90 })
    expect(await proposedOf(product)).toBeUndefined()
    const order = await shop.book(ada, product, 1)
    // A reservation counts: 49 are left, and 41 become 50.
    expect(await proposedOf(product)).toMatchObject({ available: 49, pieces: 50, price: 0.5, sold: 0 })
    await shop.pay(ada, order)
    expect(await proposedOf(product)).toMatchObject({ sold: 1 })
    await supply(admin, product, [{ supplier, pack: 25, minimum: 110 }], { reorderPoint: 50, orderUpTo: 90 })
    expect(await proposedOf(product)).toMatchObject({ pieces: 125 })
    await supply(admin, product, [], { reorderPoint: 50 })
    expect(await proposedOf(product)).toMatchObject({ supplier: null, pieces: 1 })
  })

  test('proposes what sells until more could come, though nobody set a reorder point', async () => {
    const supplier = await addSupplier(admin, { leadDays: 30 })
    const product = await shop.addProduct({ available: 100 })
    await supply(admin, product, [{ supplier }])
    const order = await shop.book(ada, product, 90)
    await shop.pay(ada, order)
    // 90 in 90 days are 30 in the lead time; 10 are left of 60.
    expect(await proposedOf(product)).toMatchObject({ sold: 90, leadDays: 30, available: 10, pieces: 50 })
    await supply(admin, product, [{ supplier, leadDays: 5 }])
    expect(await proposedOf(product)).toBeUndefined()
  })

  test('POST /purchase-proposal/order makes drafts by supplier, once though two ask at once', async () => {
    const [one, other] = [await addSupplier(admin), await addSupplier(admin)]
    const [bolt, nut] = [await shop.addProduct({ available: 0 }), await shop.addProduct({ available: 0 })]
    await supply(admin, bolt, [{ supplier: one, number: 'B', price: 2 }], { reorderPoint: 10 })
    await supply(admin, nut, [{ supplier: other }], { reorderPoint: 20 })
    const ask = () => admin.send('POST', '/purchase-proposal/order', { supplier: one })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await proposedOf(bolt)).toBeUndefined()
    expect(await proposedOf(nut)).toMatchObject({ pieces: 20 })
    const ids = await orderProposed(admin)
    const orders = await Promise.all(ids.map(id => readOrder(admin, id)))
    expect(orders.find(({ supplier }) => supplier._id === other)).toMatchObject({
      state: 'draft',
      total: null,
      lines: [{ product: nut._id, pieces: 20, price: null }],
    })
    const { body } = await admin.send('GET', `/purchase-order?supplier=${one}`)
    const [listed, ...more] = z.array(listedPurchaseOrder).parse(body)
    expect(more).toEqual([])
    expect(listed).toMatchObject({ state: 'draft', pieces: 10, received: 0, total: 20, late: false })
  })
})

describe('orders to suppliers', () => {
  test('are numbered without gaps, though many are made at once and some refused', async () => {
    const supplier = await addSupplier(admin)
    const product = await shop.addProduct()
    const lines = [{ product: product._id, pieces: 1 }]
    const make = (body: object) => admin.send('POST', '/purchase-order', { supplier, ...body })
    await Promise.all([
      ...Array.from({ length: 6 }, () => make({ lines })),
      make({ lines: [{ sku: 'no', pieces: 1 }] }),
    ])
    const { body } = await admin.send('GET', `/purchase-order?supplier=${supplier}`)
    const numbers = z
      .array(listedPurchaseOrder)
      .parse(body)
      .map(({ number }) => Number(number.slice(-6)))
    expect(numbers).toEqual(Array.from({ length: 6 }, (_, at) => (numbers[0] ?? 0) - at))
  })

  test('a draft is edited and sent as it was seen; then it keeps what it says, as a PDF and a table', async () => {
    const supplier = await addSupplier(admin, { name: 'Räder & Söhne', leadDays: 10 })
    const wheel = await shop.addProduct({ productname: 'Worm wheel', sku: 'WW-1' })
    await supply(admin, wheel, [{ supplier, number: '=R-9', price: 12.5 }])
    const id = await draftOrder(admin, supplier, [])
    expectProblem(await sendOrder(admin, id), 409, ['lines'])
    const edit = (json: object, version: number) =>
      admin.send('PUT', `/purchase-order/${id}`, json, { 'if-match': `"${version}"` })
    const draft = { lines: [{ sku: 'ww-1', pieces: 40 }], expectedOn: null, note: 'By lorry' }
    const answers = await Promise.all([edit(draft, 1), edit(draft, 1)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    for (const [lines, field] of [
      [[{ sku: 'none', pieces: 1 }], 'lines.0.sku'],
      [
        [
          { sku: 'WW-1', pieces: 1 },
          { product: wheel._id, pieces: 1 },
        ],
        'lines.1.product',
      ],
      [[{ pieces: 1 }], 'lines.0.sku'],
      [Array.from({ length: 201 }, () => ({ sku: 'WW-1', pieces: 1 })), 'lines'],
      [[{ sku: 'WW-1', pieces: 0 }], 'lines.0.pieces'],
      [[{ sku: 'WW-1', pieces: 1, price: -1 }], 'lines.0.price'],
    ] as const)
      expectProblem(await edit({ ...draft, lines }, 2), 422, [field])
    expectProblem(await admin.send('POST', `/purchase-order/${id}/send`, { version: 1 }), 412)
    expect(await sendOrder(admin, id)).toMatchObject({ status: 200, body: { state: 'sent' } })
    const sent = await readOrder(admin, id)
    expect(sent).toMatchObject({ total: 500, lines: [{ number: '=R-9', price: 12.5 }] })
    expect(Date.parse(sent.expectedOn ?? '') - Date.now()).toBeGreaterThan(8 * 24 * 3_600_000)
    expectProblem(await edit(draft, 3), 409)
    const { 'content-disposition': name } = Object.fromEntries(
      (await admin.fetch(`/purchase-order/${id}/pdf`)).headers,
    )
    expect(name).toBe(`attachment; filename="${sent.number}.pdf"`)
    const words = readPdf(
      new Uint8Array(await (await admin.fetch(`/purchase-order/${id}/pdf`)).arrayBuffer()),
    )
    for (const part of ['Purchase order', sent.number, 'Räder & Söhne', 'By lorry', '=R-9', '€500.00'])
      expect(words).toContain(part)
    const table = await (await admin.fetch(`/purchase-order/${id}/csv`)).text()
    expect(table.split('\r\n')[1]).toBe(
      `"${sent.number}",1,"'=R-9","WW-1","Worm wheel",40,"12.50","500.00",0`,
    )
  })

  test('are cancelled while nothing has come, closed once some has, and late after their day', async () => {
    const supplier = await addSupplier(admin)
    const product = await shop.addProduct({ sku: 'LATE-1' })
    const lines = [{ product: product._id, pieces: 5 }]
    const id = await draftOrder(admin, supplier, lines)
    await sendOrder(admin, id)
    const step = (name: string) => admin.send('POST', `/purchase-order/${id}/${name}`)
    expectProblem(await step('close'), 409)
    const expectOn = (expectedOn: string) =>
      admin.send('PUT', `/purchase-order/${id}/expected`, { expectedOn })
    expectProblem(await expectOn('2026-02-30'), 422, ['expectedOn'])
    await expectOn('2020-01-31')
    expect((await admin.send('GET', `/supplier/${supplier}`)).body).toMatchObject({ openOrders: 1, sizes: 0 })
    const { body } = await admin.send('GET', '/purchase-order?state=late&q=late-1')
    expect(body).toMatchObject([{ _id: id, late: true }])
    await receive(admin, id, [{ product: product._id, pieces: 2 }])
    expectProblem(await step('cancel'), 409)
    expect(await step('close')).toMatchObject({ status: 200, body: { state: 'closed' } })
    expectProblem(await receive(admin, id, [{ product: product._id, pieces: 1 }]), 409)
    const unwanted = await draftOrder(admin, supplier, lines)
    const cancel = () => admin.send('POST', `/purchase-order/${unwanted}/cancel`)
    expect((await Promise.all([cancel(), cancel()])).map(({ status }) => status).toSorted()).toEqual([
      200, 409,
    ])
  })
})

describe('POST /purchase-order/{id}/receipts', () => {
  /** An order of bolts and nuts that was sent. */
  async function prepare() {
    const supplier = await addSupplier(admin)
    const [bolt, nut] = [await shop.addProduct({ available: 7 }), await shop.addProduct({ available: 0 })]
    const id = await draftOrder(admin, supplier, [
      { product: bolt._id, pieces: 10 },
      { product: nut._id, pieces: 4 },
    ])
    await sendOrder(admin, id)
    const stock = async (product: { _id: string }) => (await shop.readProduct(product._id)).available
    return { id, bolt: bolt._id, nut: nut._id, stock }
  }

  test('puts pieces in stock, of lots too; the ledger names the order, which is received when all has come', async () => {
    const { id, bolt, nut, stock } = await prepare()
    const answer = await receive(
      admin,
      id,
      [
        { product: bolt, pieces: 4, lot: 'H-1' },
        { product: bolt, pieces: 2, lot: 'H-2' },
        { product: nut, pieces: 4 },
      ],
      { note: 'LS 77' },
    )
    expect(answer).toMatchObject({ status: 201, body: { state: 'partly-received' } })
    expect([await stock({ _id: bolt }), await stock({ _id: nut })]).toEqual([13, 4])
    const { number } = await readOrder(admin, id)
    expect((await admin.send('GET', `/product/${bolt}/movements`)).body).toMatchObject([
      { reason: 'received', change: 2, lot: 'H-2', note: `${number}, LS 77` },
      { reason: 'received', change: 4, lot: 'H-1', note: `${number}, LS 77` },
      { reason: 'opening' },
    ])
    expect((await receive(admin, id, [{ product: bolt, pieces: 4 }])).body).toMatchObject({
      state: 'received',
      lines: [{ received: 10 }, { received: 4 }],
    })
    await shop.expectBooks()
  })

  test('refuses more than is to come and leaves stock as it is; asked for, it takes them', async () => {
    const { id, bolt, nut, stock } = await prepare()
    const lines = [
      { product: nut, pieces: 4 },
      { product: bolt, pieces: 11 },
    ]
    const problem = expectProblem(await receive(admin, id, lines), 409, ['lines.1.pieces'])
    expect(problem).toMatchObject({ current: { toCome: 10 } })
    expect(await stock({ _id: nut })).toBe(0)
    expect((await receive(admin, id, lines, { more: true })).body).toMatchObject({
      state: 'received',
      lines: [{ received: 11 }, { received: 4 }],
    })
    const again = [{ product: bolt, pieces: 1 }]
    expectProblem(await receive(admin, id, again, { more: true }), 409)
    for (const [wrong, field] of [
      [{ product: 'none', pieces: 1 }, 'lines.0.product'],
      [{ product: bolt, pieces: 0 }, 'lines'],
      [{ product: bolt, pieces: -1 }, 'lines.0.pieces'],
      [{ product: bolt, pieces: 1, lot: 'A\nB' }, 'lines.0.lot'],
      [{ product: bolt, pieces: 1_000_000 }, 'lines.0.pieces'],
    ] as const) {
      const { id: open, bolt: other } = await prepare()
      const line = { ...wrong, product: wrong.product === bolt ? other : wrong.product }
      expectProblem(await receive(admin, open, [line], { more: true }), 422, [field])
    }
    await shop.expectBooks()
  })

  test('of two at once for the same pieces one is refused; repeated with its key it is received once', async () => {
    const { id, bolt, stock } = await prepare()
    const all = [{ product: bolt, pieces: 10 }]
    const answers = await Promise.all([receive(admin, id, all), receive(admin, id, all)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await stock({ _id: bolt })).toBe(17)
    const next = await prepare()
    const once = { 'idempotency-key': 'delivery-1' }
    const part = [{ product: next.bolt, pieces: 3 }]
    const repeated = await Promise.all([
      receive(admin, next.id, part, {}, once),
      receive(admin, next.id, part, {}, once),
      receive(admin, next.id, part, {}, once),
    ])
    expect(repeated.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await next.stock({ _id: next.bolt })).toBe(10)
    await shop.expectBooks()
  })
})
