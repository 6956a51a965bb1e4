import { expect } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import type { Order } from '#contract/orders/orders.ts'
import { type Quote, quote } from '#contract/quotes/quotes.ts'
import { createQuoteMailRenderer } from '#domain/letters/quotes.ts'
import type { Answer } from './caller.ts'
import { ORIGIN, type Person, type TestShop } from './shop.ts'

export type Wanted = readonly [product: Product, quantity: number]

/** Lines as a quote is asked for them. */
export const quoteLinesOf = (wanted: readonly Wanted[]) =>
  wanted.map(([{ _id }, availability]) => ({ product: _id, availability }))

/** The header that names the version of a quote. */
export const seen = ({ version }: Pick<Quote, 'version'>) => ({ 'if-match': `"${version}"` })

/** Asking for quotes, answering and ordering them by the shop's own calls. */
export function openQuoteDesk(shop: TestShop) {
  const { database, admin } = shop
  const render = createQuoteMailRenderer({
    db: database.db,
    origin: ORIGIN,
    sellerName: 'Parts Hub',
    timeZone: 'Europe/Vienna',
  })

  async function read(person: Person, id: string): Promise<Quote> {
    return quote.parse((await person.send('GET', `/quote/${id}`)).body)
  }

  /** Asks for a quote, or with a `question` for a better price; fails the test if that is refused. */
  async function ask(person: Person, wanted: readonly Wanted[], terms: object = {}): Promise<Quote> {
    const asked = await person.send('POST', '/quote', { lines: quoteLinesOf(wanted), ...terms })
    expect(asked).toMatchObject({ status: 201 })
    return read(person, inserted.parse(asked.body).insertedId)
  }

  function answer(
    request: Quote,
    prices: readonly number[],
    rest: object = {},
    headers = seen(request),
  ): Promise<Answer> {
    return admin.send('PUT', `/quote/${request._id}/prices`, { prices, ...rest }, headers)
  }

  function order(
    person: Person,
    { _id, total }: Pick<Quote, '_id' | 'total'>,
    rest: object = {},
    headers?: Record<string, string>,
  ): Promise<Answer> {
    return person.send('POST', `/quote/${_id}/order`, { price: total, ...rest }, headers)
  }

  /** Orders a quote and returns the order; fails the test if that is refused. */
  async function book(person: Person, wanted: Quote, rest: object = {}): Promise<Order> {
    const booked = await order(person, wanted, rest)
    expect(booked).toMatchObject({ status: 201 })
    return shop.readOrder(person, inserted.parse(booked.body).insertedId)
  }

  /** The mails about these quotes as they are sent, oldest first. */
  async function readMails(about: readonly Quote[]) {
    const { rows } = await database.pool.query<{
      kind: string
      recipient: string
      fields: Record<string, string>
    }>(
      "select kind, recipient, fields from mails where fields ->> 'quote' = any ($1) order by created_at, id",
      [about.map(({ _id }) => _id)],
    )
    return Promise.all(rows.map(async row => ({ ...row, ...(await render(row)) })))
  }

  return { read, ask, answer, order, book, readMails }
}
