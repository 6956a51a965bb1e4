import { expect } from 'vitest'
import { type Product, product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { type Order, order } from '#contract/orders/orders.ts'
import { intent } from '#contract/payments/payments.ts'
import { type Answer, type Caller, readAnswer } from './caller.ts'
import { newAddressForm, newCheckoutForm, newOrderForm } from './forms.ts'

export const GOOD_CARD = '4242424242424242'
export const DECLINED_CARD = '4000000000000002'
const NEXT_YEAR = String(new Date().getUTCFullYear() + 1)

interface Buyer extends Caller {
  readonly name: string
  readonly email: string
}

/** Ordering and paying by the shop's own calls; each step fails the test if the shop refuses it. */
export function createRegister(visitor: Caller) {
  async function readProduct(id: string): Promise<Product> {
    return product.parse((await visitor.send('GET', `/service/${id}`)).body)
  }

  async function book(person: Buyer, wanted: Product, quantity = wanted.min): Promise<Order> {
    const answer = await person.send('POST', '/order', newOrderForm(person, wanted, quantity))
    expect(answer).toMatchObject({ status: 201 })
    return readOrder(person, inserted.parse(answer.body).insertedId)
  }

  /** Books several products, each with its quantity, as one order. */
  async function checkOut(
    person: Caller,
    wanted: readonly (readonly [product: Product, quantity: number])[],
  ): Promise<Order> {
    const answer = await person.send('POST', '/checkout', newCheckoutForm(wanted))
    expect(answer).toMatchObject({ status: 201 })
    return readOrder(person, inserted.parse(answer.body).insertedId)
  }

  async function readOrder(person: Caller, id: string): Promise<Order> {
    return order.parse((await person.send('GET', `/order/${id}`)).body)
  }

  /** Opens the intent for an order and returns its client secret. */
  async function openIntent(person: Caller, { _id, price }: Order): Promise<string> {
    const answer = await person.send('POST', '/create-payment-intent', { price, order: _id })
    expect(answer).toMatchObject({ status: 200 })
    return intent.parse(answer.body).clientSecret
  }

  /** Confirms at the card service as a browser does, with only the client secret. */
  async function confirmCard(clientSecret: string, number = GOOD_CARD): Promise<Answer> {
    const form = {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': NEXT_YEAR,
      'payment_method_data[card][cvc]': '123',
    }
    const path = `/sandbox/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`
    return readAnswer(await visitor.fetch(path, { method: 'POST', body: new URLSearchParams(form) }))
  }

  /** Reports a payment the way the payment screen does: a PATCH without a content type. */
  async function reportPayment(person: Caller, orderId: string, transactionId: string): Promise<Answer> {
    const body = new TextEncoder().encode(JSON.stringify({ order: orderId, transactionId }))
    return readAnswer(await person.fetch(`/order/${orderId}`, { method: 'PATCH', body }))
  }

  /** Pays with a test card and returns the transaction id. */
  async function pay(person: Caller, unpaid: Order): Promise<string> {
    const clientSecret = await openIntent(person, unpaid)
    expect(await confirmCard(clientSecret)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    const transactionId = intentIdOf(clientSecret)
    expect(await reportPayment(person, unpaid._id, transactionId)).toMatchObject({ status: 200 })
    return transactionId
  }

  /** Says where an order goes, without which it is not shipped. */
  async function giveAddress(person: Caller, orderId: string): Promise<Order> {
    const answer = await person.send('PUT', `/order/${orderId}/delivery`, {
      deliveryAddress: newAddressForm(),
    })
    expect(answer).toMatchObject({ status: 200 })
    return readOrder(person, orderId)
  }

  return { readProduct, readOrder, book, checkOut, openIntent, confirmCard, reportPayment, pay, giveAddress }
}

/** The intent's id inside a client secret, which Stripe writes as pi_…_secret_… */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.replace(/_secret_.*$/, '')
}
