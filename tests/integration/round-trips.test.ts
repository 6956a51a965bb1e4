import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onBehalfOf } from '#db/asker.ts'
import { newAddressForm } from '../support/forms.ts'
import { openTestShop } from '../support/shop.ts'
import { reachByProxy } from '../support/tcp-proxy.ts'

/** How far away the database is: an answer takes this long, in ms. */
const AWAY_MS = 150

const way = reachByProxy()
const shop = await openTestShop({
  reachDatabase: way.reachDatabase,
})
const { proxy } = way
afterAll(async () => {
  await shop.close()
  await proxy.close()
})

const part = await shop.addProduct({ productname: 'Distant part', price: 2.5, available: 1_000 })
const ada = await shop.signUp({ isConfirmed: true })
const bob = await shop.signUp({ isConfirmed: true })
const address = newAddressForm()

beforeAll(async () => {
  await ada.send('POST', '/address', { ...address, isDefaultDelivery: true, isDefaultBilling: true })
  // Connections are open, and their statements known.
  for (const each of Object.values(bookings)) await Promise.all(Array.from({ length: 10 }, () => each()))
})

const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const form = ({ name, email }: typeof ada) => ({
  userName: name,
  userEmail: email,
  orderName: part.name,
  availability: 2,
  price: 5,
  phone: '0123456789',
  product: part._id,
})
const lines = [{ product: part._id, availability: 2 }]
const { label: _, ...deliveryAddress } = { label: '', ...address }
const bookings = {
  'by the form': () => bob.send('POST', '/order', form(bob), key()),
  'by the form, to a default address': () => ada.send('POST', '/order', form(ada), key()),
  'of a basket, to an address': () =>
    ada.send('POST', '/checkout', { lines, price: 5, phone: '0123456789', deliveryAddress }, key()),
}

test.each(Object.entries(bookings))(
  'a booking %s asks a distant database four times',
  async (_name, book) => {
    await sleep(100)
    proxy.moveAway(AWAY_MS)
    try {
      const tookMs: number[] = []
      // The least of them: what else a machine does only adds.
      for (let round = 0; round < 8; round += 1) {
        const began = performance.now()
        // As for any request, its statements say whom they are for.
        const answer = await onBehalfOf({ kind: 'request', id: crypto.randomUUID() }, book)
        expect(answer).toMatchObject({ status: 201 })
        tookMs.push(performance.now() - began)
      }
      const trips = Math.min(...tookMs) / AWAY_MS
      expect(trips).toBeGreaterThan(3)
      expect(trips).toBeLessThan(5)
    } finally {
      proxy.moveAway(0)
    }
  },
)
