import { afterAll, describe, expect, test } from 'vitest'
import { bankEntryPage, keptStatement, notedEntries } from '#contract/bank-entries/bank-entries.ts'
import { takingsReport } from '#contract/bookkeeping/bookkeeping.ts'
import type { Order } from '#contract/orders/orders.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { openAccountShop } from '../support/on-account.ts'
import { expectProblem } from '../support/problems.ts'
import { type Paid, writeCamt } from '../support/statements.ts'

const shop = await openAccountShop()
afterAll(() => shop.close())
const { admin } = shop
const ada = await shop.newDebtor({ limit: 100_000 })
const bolt = await shop.addProduct({ price: 10, available: 10_000 })
const book = (pieces: number) => shop.bookOnAccount(ada, bolt, pieces)
const read = (order: Order) => shop.readOrder(ada, order._id)
const day = shop.today()

async function send(file: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', new Blob([file]), 'statement')
  return admin.fetch('/bank-entry/file', { method: 'POST', body: form, headers, redirect: 'manual' })
}
const keep = async (payments: readonly Paid[]) =>
  keptStatement.parse(await (await send(writeCamt(payments))).json())
const list = async (state = 'open') =>
  bankEntryPage.parse((await admin.send('GET', `/bank-entry?state=${state}&limit=100`)).body)
async function find(words: string, state = 'open') {
  const entry = (await list(state)).entries.find(({ remittance }) => remittance === words)
  if (!entry) throw new Error(`no entry ${words} is ${state}`)
  return entry
}
const note = (id: string, payments: object[]) =>
  admin.send('POST', `/bank-entry/${id}/payments`, { payments })
const expectBooks = async () => expect((await examineBooks(shop.database.db)).findings).toEqual([])

describe('POST /bank-entry/file', () => {
  test('keeps what came in of CAMT.053, each entry once: the same file again and an overlapping one add only what is new', async () => {
    const same = { amount: '12.50', words: 'Twice the same', day }
    const first: Paid[] = [
      { amount: '20.00000', words: 'Order & more', day, reference: 'A1' },
      same,
      same,
      { amount: '99.00', words: 'Rent', day, isOutgoing: true },
      { amount: '5.00', words: 'Later', day, isPending: true },
      { amount: '7.00', words: 'Dollars', day, currency: 'USD' },
    ]
    expect(await keep(first)).toEqual({ kept: 3, known: 0, leftOut: 3, unread: [] })
    expect(await keep(first)).toEqual({ kept: 0, known: 3, leftOut: 3, unread: [] })
    expect(await keep([...first.slice(1, 3), { amount: '1.00', words: 'New', day }])).toMatchObject({
      kept: 1,
      known: 2,
    })
    expect(await find('Order & more')).toMatchObject({
      amount: 20,
      name: 'Ada',
      iban: 'DE89370400440532013000',
      bookedOn: day,
    })
    const uploads = Array.from({ length: 4 }, () => keep([{ amount: '3.00', words: 'At once', day }]))
    expect((await Promise.all(uploads)).map(({ kept }) => kept).toSorted()).toEqual([0, 0, 0, 1])
  })

  test('reads the tables of banks: what stands before the heading, German and English columns, days and amounts, in Windows-1252 too', async () => {
    const german = [
      '"Kontoauszug";"Girokonto"',
      '',
      'IBAN Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung',
      `DE02;27.11.2026;27.11.2026;Müller & Söhne GmbH;DE89 3704 0044 0532 0130 00;Rechnung aus CSV;"1.234,56";EUR`,
      `DE02;27.11.2026;27.11.2026;Stadtwerke;;Strom;"-80,00";EUR`,
      `DE02;gestern;;;;ohne Tag;"1,00";EUR`,
    ].join('\r\n')
    const latin = Uint8Array.from(german, letter => letter.charCodeAt(0))
    expect(keptStatement.parse(await (await send(latin)).json())).toEqual({
      kept: 1,
      known: 0,
      leftOut: 1,
      unread: [6],
    })
    expect(await find('Rechnung aus CSV')).toMatchObject({
      amount: 1234.56,
      bookedOn: '2026-11-27',
      name: 'Müller & Söhne GmbH',
      iban: 'DE89370400440532013000',
    })
    const english = 'Date,Description,Amount,Payer\n2026-11-26,From\0a table,"1,000.00",Ada\n'
    expect(keptStatement.parse(await (await send(english)).json())).toMatchObject({ kept: 1 })
    expect(await find('From a table')).toMatchObject({ amount: 1000, name: 'Ada' })
  })

  test('answers 422 for entities, other XML, damaged XML, no heading and no file, and 413 for too much, naming the field', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "b">]><Document><BkToCstmrStmt/></Document>`
    const deep = `<Document><BkToCstmrStmt>${'<a>'.repeat(1000)}`
    for (const [file, message] of [
      [bomb, /declares a document type/],
      [deep, /nested too deeply/],
      ['<Document><Other/></Document>', /no bank statement in CAMT\.053/],
      ['<Document><BkToCstmrStmt>', /damaged/],
      [writeCamt([{ amount: '1.00', words: 'No such day', day: '2026-02-30' }]), /an entry without a day/],
      ['one,two\n1,2\n', /at least the day and the amount/],
    ] as const) {
      const answer = await send(file)
      const { errors } = expectProblem(
        { status: answer.status, headers: answer.headers, body: await answer.json() },
        422,
        ['file'],
      )
      expect(errors?.[0]?.message).toMatch(message)
    }
    const large = await send('x'.repeat(5 * 1024 * 1024))
    expect(large.status).toBe(413)
  })

  test('leads the form of a page without scripts back to the page', async () => {
    const answer = await send(writeCamt([{ amount: '1.00', words: 'Without scripts', day }]), {
      accept: 'text/html',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/dashboard/bank-entries?kept=1&known=0&leftOut=0',
    ])
  })
})

test('GET /bank-entry proposes the orders that an entry names, with why, and is certain only of what it names and pays in full', async () => {
  const [one, two, three] = [await book(3), await book(4), await book(5)]
  await keep([
    { amount: '30.00', words: `Thanks ${one.number.replace('-', ' ')}`, name: 'Somebody', day },
    { amount: '90.00', words: `${two.number} and ${three.number}`, day },
    { amount: '25.00', words: `part of ${three.number}`, day },
    { amount: '31.00', words: `too much for ${one.number}`, day },
    { amount: '50.00', words: 'Nothing said', name: ada.name, day },
    { amount: '0.77', words: 'Nobody knows', name: 'Nobody', day },
  ])
  const proposalsOf = async (words: string) =>
    (await find(words)).proposals.map(({ certainty, reason, payments }) => [
      certainty,
      reason,
      payments.map(({ orderNumber, amount }) => [orderNumber, amount]),
    ])
  expect(await proposalsOf(`Thanks ${one.number.replace('-', ' ')}`)).toEqual([
    ['certain', `names order ${one.number}, comes to what is owed`, [[one.number, 30]]],
  ])
  expect((await proposalsOf(`${two.number} and ${three.number}`))[0]).toEqual([
    'certain',
    `names order ${two.number}, names order ${three.number}, comes to what is owed for these 2 orders`,
    [
      [two.number, 40],
      [three.number, 50],
    ],
  ])
  expect(await proposalsOf(`part of ${three.number}`)).toEqual([
    ['likely', `names order ${three.number}, is a part of €50.00 that are owed`, [[three.number, 25]]],
  ])
  expect((await proposalsOf(`too much for ${one.number}`))[0]).toEqual([
    'likely',
    `names order ${one.number}, is more than €30.00 that are owed`,
    [[one.number, 30]],
  ])
  expect((await proposalsOf('Nothing said'))[0]?.[0]).toBe('likely')
  expect(await proposalsOf('Nobody knows')).toEqual([])

  expect((await list()).certain).toBe(2)
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => admin.send('POST', '/bank-entry/certain')),
  )
  const noted = answers.map(({ body }) => notedEntries.parse(body).noted)
  expect(noted.reduce((sum, each) => sum + each, 0)).toBe(2)
  for (const order of [one, two, three]) expect(await read(order)).toMatchObject({ status: 'paid' })
  expect(await find(`Thanks ${one.number.replace('-', ' ')}`, 'noted')).toMatchObject({
    left: 0,
    noted: [{ orderNumber: one.number, amount: 30 }],
  })
  await expectBooks()
})

describe('POST /bank-entry/{id}/payments', () => {
  test('notes a part, leaves the rest open for another order, and is refused for more than is left or owed, naming the field', async () => {
    const [one, two] = [await book(3), await book(1)]
    await keep([{ amount: '35.00', words: 'For two of them', day }])
    const { _id } = await find('For two of them')
    expectProblem(await note(_id, [{ order: one.number, amount: 36 }]), 422, ['payments'])
    expectProblem(await note(_id, [{ order: one.number, amount: 31 }]), 422, ['payments.0.amount'])
    expectProblem(await note(_id, [{ order: 'PH-1999-000001', amount: 1 }]), 422, ['payments.0.order'])
    const whole = { order: one.number, amount: 30 }
    expectProblem(await note(_id, [whole, { order: two.number, amount: 11 }]), 422, ['payments'])
    expect(await read(one)).toMatchObject({ received: 0 })
    expect(await note(_id, [whole])).toMatchObject({ status: 200 })
    expect(await find('For two of them')).toMatchObject({ left: 5, noted: [{ amount: 30 }] })
    expect(await note(_id, [{ order: two.number, amount: 5 }])).toMatchObject({ status: 200 })
    expect(await find('For two of them', 'noted')).toMatchObject({ left: 0 })
    expect(await read(two)).toMatchObject({ status: 'on-account', received: 5 })
    expectProblem(await note(_id, [{ order: two.number, amount: 5 }]), 409)
    await expectBooks()
  })

  test('of the same money noted ten times at once, and of two entries for one order, each counts once', async () => {
    const order = await book(10)
    const same = { amount: '60.00', words: `Twice ${order.number}`, day }
    await keep([same, same])
    const ids = (await list()).entries
      .filter(({ remittance }) => remittance === same.words)
      .map(({ _id }) => _id)
    expect(ids).toHaveLength(2)
    const share = [{ order: order.number, amount: 60 }]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => note(ids[place % 2] ?? '', share)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await read(order)).toMatchObject({ received: 60 })
    await expectBooks()
  })
})

test('POST /bank-entry/{id}/reopen takes back what was noted: the order is owed again, the reports agree, and it can be paid once more', async () => {
  const order = await book(6)
  await keep([{ amount: '60.00', words: `Mistaken ${order.number}`, day }])
  const { _id } = await find(`Mistaken ${order.number}`)
  const share = [{ order: order.number, amount: 60 }]
  const received = async () =>
    takingsReport.parse((await admin.send('GET', `/bookkeeping/takings?from=${day}&to=${day}`)).body).total
      .receivedByTransfer
  const before = await received()
  for (let time = 0; time < 2; time += 1) {
    expect(await note(_id, share)).toMatchObject({ status: 200 })
    expect(await received()).toBe(before + 60)
    expect(await admin.send('POST', `/bank-entry/${_id}/reopen`)).toMatchObject({ status: 200 })
    expect(await received()).toBe(before)
    expect(await read(order)).toMatchObject({ status: 'on-account', paid: false, received: 0 })
    await expectBooks()
  }
  const acts = (await shop.readAudit(`order ${order._id}`)).map(({ action }) => action)
  expect(acts).toContain('account-payment-taken-back')
  await note(_id, share)
  await shop.sendBack(order)
  expectProblem(await admin.send('POST', `/bank-entry/${_id}/reopen`), 409)
  await expectBooks()
})

test('POST /bank-entry/{id}/set-aside keeps what pays no order, until it is opened again; an unknown one is 404', async () => {
  await keep([{ amount: '8.00', words: 'A gift', day }])
  const { _id } = await find('A gift')
  for (let time = 0; time < 2; time += 1)
    expect(await admin.send('POST', `/bank-entry/${_id}/set-aside`)).toMatchObject({ status: 200 })
  expectProblem(await note(_id, [{ order: 'PH-1999-000001', amount: 1 }]), 409)
  expect(await find('A gift', 'set-aside')).toMatchObject({ decidedBy: admin.email })
  expect(await admin.send('POST', `/bank-entry/${_id}/reopen`)).toMatchObject({ status: 200 })
  expect(await find('A gift')).toMatchObject({ status: 'open' })
  expectProblem(await admin.send('POST', '/bank-entry/none/set-aside'), 404)
})
