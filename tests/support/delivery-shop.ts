import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Product } from '#contract/catalog/catalog.ts'
import { deliveryMethod } from '#contract/delivery/delivery.ts'
import type { Order } from '#contract/orders/orders.ts'
import { problem } from '#contract/problem.ts'
import { invoices, payments } from '#db/schema.ts'
import { liftInvoiceContent } from '#db/tables/invoice-content.ts'
import { newAddressForm } from './forms.ts'
import { openMoneyShop } from './money-shop.ts'
import type { Person } from './shop.ts'

export const vienna = newAddressForm()
export const berlin = newAddressForm({
  street: 'Hauptstr. 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
})
/** No VAT is charged there. */
export const oslo = newAddressForm({ street: 'Storgata 1', postcode: '0155', city: 'Oslo', country: 'NO' })
/** Nothing is delivered there. */
export const reykjavik = newAddressForm({
  street: 'Laugavegur 1',
  postcode: '101',
  city: 'Reykjavík',
  country: 'IS',
})

type Known = Pick<Order, '_id'>

/** A German shop and a customer, for tests of where orders go. */
export async function openDeliveryShop() {
  const env = { SELLER_COUNTRY: 'DE', SELLER_VAT_ID: 'DE136695976', VAT_RATE: '19' }
  const shop = await openMoneyShop({ env })
  const { db } = shop.database
  const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })
  const put = ({ _id }: Known, json: object, person: Person = ada) =>
    person.send('PUT', `/order/${_id}/delivery`, json)
  return {
    shop,
    ada,
    /** Ten pieces for 119 euros, 19 of them VAT in Germany. */
    book: async (person: Person = ada, product?: Product) =>
      shop.book(person, product ?? (await shop.addProduct({ price: 11.9 })), 10),
    put,
    /** The same by somebody who agrees to whatever it costs. */
    agree: async (order: Known, json: object, person: Person = ada) => {
      const answer = await put(order, json, person)
      const refused = problem.safeParse(answer.body)
      const agreed = refused.data?.current?.total
      return agreed === undefined ? answer : put(order, { ...json, agreed }, person)
    },
    /** Makes parcels cost so much, in euros, within the EU and to the countries beyond. */
    priceParcels: async (inside: number, beyond: number) => {
      const { body } = await shop.admin.send('GET', '/delivery/methods')
      const parcel = z
        .array(deliveryMethod)
        .parse(body)
        .find(({ method }) => method === 'parcel')
      if (!parcel) throw new Error('there are no parcels')
      const { isOffered, freeFrom, zones } = parcel
      const priceOf = (countries: readonly string[]) => (countries.includes('AT') ? inside : beyond)
      const json = {
        isOffered,
        freeFrom,
        zones: zones.map(zone => ({ ...zone, steps: [{ upTo: null, price: priceOf(zone.countries) }] })),
      }
      const answer = await shop.admin.send('PUT', '/delivery/methods/parcel', json, { 'if-match': '*' })
      expect(answer).toMatchObject({ status: 200 })
    },
    ask: ({ _id }: Known, json: object) => ada.send('POST', `/order/${_id}/delivery/estimate`, json),
    read: ({ _id }: Known) => shop.readOrder(ada, _id),
    paymentOf: async ({ _id }: Known) =>
      (await db.select().from(payments).where(eq(payments.orderId, _id)))[0],
    /** Oldest first. */
    invoicesOf: async ({ _id }: Known) => {
      const isOfOrder = eq(invoices.orderId, _id)
      const rows = await db.select().from(invoices).where(isOfOrder).orderBy(asc(invoices.number))
      return rows.map(({ number, content }) => ({ number, ...liftInvoiceContent(content) }))
    },
  }
}
