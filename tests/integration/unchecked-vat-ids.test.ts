import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { invoices } from '#db/schema.ts'
import { liftInvoiceContent } from '#db/tables/invoice-content.ts'
import { keepAnswer } from '#domain/tax/vat-checks.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { readMails } from '../support/mails.ts'
import { openAccountShop } from '../support/on-account.ts'
import type { Person } from '../support/shop.ts'

/** Of a business in Vienna; the stand-in of VIES never answers. */
const SILENT = 'ATU10000005'

const shop = await openAccountShop({ UNCHECKED_VAT_IDS: 'accept' })
afterAll(() => shop.close())
const { db } = shop.database

const estimate = async (person: Person, vatId: string) => {
  const product = await shop.addProduct({ price: 11.9 })
  const lines = [{ product: product._id, availability: 10 }]
  return person.send('POST', '/checkout/estimate', { lines, country: 'AT', postcode: '1070', vatId })
}

test('with UNCHECKED_VAT_IDS=accept, a VAT ID about which VIES is silent is sold to without VAT', async () => {
  const ada = await shop.newDebtor()
  const wanted = {
    total: 100,
    relief: 19,
    taxTreatment: 'reverse-charge',
    vatIdDoubt: null,
    registeredTo: '',
  }
  expect(await estimate(ada, SILENT)).toMatchObject({ status: 200, body: wanted })
  const product = await shop.addProduct({ price: 11.9 })
  const terms = { deliveryAddress: newAddressForm(), vatId: SILENT, price: 100, paymentMethod: 'account' }
  const answer = await ada.send('POST', '/checkout', { ...newCheckoutForm([[product, 10]]), ...terms })
  const order = await shop.readOrder(ada, inserted.parse(answer.body).insertedId)
  expect(order).toMatchObject({ price: 100, vatId: SILENT, vatCheck: { status: 'pending' } })
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, order._id))
  expect(liftInvoiceContent(invoice?.content ?? expect.fail('there is no invoice'))).toMatchObject({
    vatCents: 0,
    grossCents: 10_000,
    customer: { vatId: SILENT },
    tax: { treatment: 'reverse-charge', percent: 0 },
  })

  const denial = { isValid: false, name: '', address: '', consultationNumber: null }
  await keepAnswer(shop.context(), SILENT, { answer: denial, customer: null })
  const told = await readMails(shop, 'owner@example.com')
  expect(told).toMatchObject([
    {
      kind: 'vat-id-doubtful',
      subject: `VAT ID ${SILENT} is not valid`,
      body: expect.stringContaining(ada.email),
    },
  ])
  expect(await estimate(ada, SILENT)).toMatchObject({ status: 422 })
})

test('with UNCHECKED_VAT_IDS=accept, somebody whose email address is not confirmed is charged VAT nevertheless', async () => {
  expect(await estimate(await shop.signUp(), 'ATU12345675')).toMatchObject({
    body: { total: 119, taxTreatment: 'taxed', vatIdDoubt: 'unconfirmed' },
  })
})
