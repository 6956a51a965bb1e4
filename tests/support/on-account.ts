import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import type { Order } from '#contract/orders/orders.ts'
import { auditEvents, mails } from '#db/schema.ts'
import { dayIn } from '#domain/days.ts'
import { createOrderMailRenderer } from '#domain/letters/orders.ts'
import { newAddressForm, newCheckoutForm } from './forms.ts'
import { openMoneyShop } from './money-shop.ts'
import { readPdf } from './pdf.ts'
import { ORIGIN, type Person } from './shop.ts'

const env = {
  VAT_RATE: '19',
  SELLER_NAME: 'Schrauben & Söhne GmbH',
  SELLER_ADDRESS: 'Gießereigasse 14, 10115 Musterstadt',
  SELLER_VAT_ID: 'DE136695976',
  SELLER_IBAN: 'DE02120300000000202051',
  SELLER_PHONE: '+49 30 23125 000',
  CONTACT_TO: 'owner@example.com',
}

/** A checkout on account of one product. */
export const newAccountForm = (product: Product, quantity = 1) => ({
  ...newCheckoutForm([[product, quantity]]),
  deliveryAddress: newAddressForm(),
  paymentMethod: 'account',
})

/** A shop for tests of orders on account, with what its admin does about them; `settings` are those of its environment. */
export async function openAccountShop(settings: Readonly<Record<string, string>> = {}) {
  const shop = await openMoneyShop({ env: { ...env, ...settings } })
  const { db } = shop.database
  const { billing, renderPaper } = shop.context()
  const { timeZone, seller } = billing
  const render = createOrderMailRenderer({
    db,
    origin: ORIGIN,
    sellerName: seller.name,
    timeZone,
    renderPaper,
  })
  const today = () => dayIn(timeZone, shop.clock.now())
  const { admin } = shop

  return {
    ...shop,
    today,
    grant: (email: string, terms: object) => admin.send('PUT', `/user/on-account/${email}`, terms),
    withdraw: (email: string) => admin.send('DELETE', `/user/on-account/${email}`),
    settle: ({ _id, price }: Order, fields: object = {}) =>
      admin.send('POST', `/order/${_id}/settlement`, {
        amount: price,
        receivedOn: today(),
        reference: 'RE 12',
        ...fields,
      }),
    sendBack: ({ _id }: Order, fields: object = {}) =>
      admin.send('POST', `/order/${_id}/settlement/refund`, {
        sentOn: today(),
        reference: 'GS 13',
        reason: 'Sent back by the customer',
        ...fields,
      }),
    cancelOnAccount: ({ _id }: Order) =>
      admin.send('POST', `/order/${_id}/on-account/cancel`, { reason: 'No longer made' }),
    ship: ({ _id }: Order) => admin.send('POST', `/order/${_id}/ship`),

    /** A customer with a confirmed address who may order on account. */
    async newDebtor({ limit = 1000, days = 14 } = {}): Promise<Person> {
      const person = await shop.signUp({ isConfirmed: true })
      const answer = await admin.send('PUT', `/user/on-account/${person.email}`, { limit, days })
      expect(answer).toMatchObject({ status: 200 })
      return person
    },

    async bookOnAccount(person: Person, product: Product, quantity = 1): Promise<Order> {
      const answer = await person.send('POST', '/checkout', newAccountForm(product, quantity))
      expect(answer).toMatchObject({ status: 201 })
      return shop.readOrder(person, inserted.parse(answer.body).insertedId)
    },

    /** The mails queued about an order, as they would be sent now, the oldest first. */
    async readLetters({ _id }: Pick<Order, '_id'>) {
      const rows = await db
        .select()
        .from(mails)
        .where(eq(sql`${mails.fields} ->> 'order'`, _id))
        .orderBy(mails.createdAt, mails.id)
      return Promise.all(
        rows.map(async ({ kind, recipient, fields }) => {
          const { subject, body, attachments } = await render({ kind, fields })
          return { kind, recipient, subject, body, attached: attachments.map(({ filename }) => filename) }
        }),
      )
    },

    /** A paper of an order, as text. */
    async readWords(person: Person, { _id }: Order, paper: 'invoice' | 'credit-note' | 'confirmation') {
      const response = await person.fetch(`/order/${_id}/${paper}`)
      expect(response.status).toBe(200)
      return readPdf(new Uint8Array(await response.arrayBuffer())).replaceAll('\n', ' ')
    },

    async readXml(person: Person, { _id }: Order, paper: 'invoice' | 'credit-note'): Promise<string> {
      const response = await person.fetch(`/order/${_id}/${paper}?format=xrechnung`)
      expect(response.status).toBe(200)
      return response.text()
    },

    /** What the audit trail says of something, the oldest first. */
    readAudit: (subject: string) =>
      db
        .select({
          action: auditEvents.action,
          before: auditEvents.before,
          after: auditEvents.after,
          person: auditEvents.actorEmail,
        })
        .from(auditEvents)
        .where(sql`${auditEvents.subject} = ${subject} and ${auditEvents.action} like 'account-%'`)
        .orderBy(auditEvents.id),
  }
}
