import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { deliveryOffers } from '#contract/delivery/delivery.ts'
import type { Language } from '#contract/language.ts'
import { newCheckoutForm } from '../support/forms.ts'
import { placesOf, readCodes } from '../support/phrases.ts'
import { expectProblem } from '../support/problems.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { openTestShop } from '../support/shop.ts'

const german: Language = {
  locale: 'de-DE',
  sentences: {
    Conflict: 'Konflikt',
    'The price has changed: at {0} each, {1} to {2}, not {3}':
      'Der Preis hat sich geändert: Zum Stückpreis von {0} kosten {1} nicht {3}, sondern {2}',
    '{0} pieces come': '{0} Stück',
    '{0} kg is more than we can deliver to {1}: please ask us':
      'Nach {1} können wir {0} kg nicht liefern: Bitte fragen Sie uns',
    'Hello {0},': 'Guten Tag {0},',
    'Your order is booked: {0}': 'Ihre Bestellung ist gebucht: {0}',
    '{0} and {1} more': '{0} und {1} weitere',
    'Thank you for your order. It is booked, and its pieces are reserved for you.':
      'Danke für Ihre Bestellung. Sie ist gebucht, die Teile sind für Sie reserviert.',
    '{0} pieces': '{0} Stück',
    '{0} at {1}': '{0} zu je {1}',
    Total: 'Summe',
    Order: 'Bestellung',
    'Please pay by card before {0}; until then the pieces are reserved for you. Pay or cancel in My Order:':
      'Bitte zahlen Sie bis {0} mit Karte; so lange sind die Teile für Sie reserviert. Hier zahlen oder stornieren Sie:',
    'Pay or cancel': 'Zahlen oder stornieren',
  },
}

const shop = await openTestShop({ languages: [german], language: german })
afterAll(() => shop.close())
const { admin } = shop
const visitor = shop.newVisitor()
const ada = await shop.signUp({ name: 'Ada', isConfirmed: true })
const product = await shop.addProduct({ productname: 'Brass bracket', price: 1234.5, available: 5000 })
const dearer = newCheckoutForm([[{ ...product, price: 1000 }, 2]])

const checkOut = (accepted: string) => ada.send('POST', '/checkout', dearer, { 'accept-language': accepted })

describe('POST /checkout answers 409 at another price', () => {
  test('in German to those who read it, with amounts as Germans write them', async () => {
    const answer = await checkOut('de-AT, en;q=0.5')
    const { title, detail, errors } = expectProblem(answer, 409, ['lines.0.price'])
    const message =
      'Der Preis hat sich geändert: Zum Stückpreis von 1.234,50\u00a0€ kosten 2 Stück nicht 2.000,00\u00a0€, sondern 2.469,00\u00a0€'
    expect({ title, detail, errors }).toEqual({
      title: 'Konflikt',
      detail: `Brass bracket: ${message}`,
      errors: [{ field: 'lines.0.price', message }],
    })
    expect(answer.headers.get('vary')).toContain('Accept-Language')
  })

  test.each(['en', 'fr', 'en-GB, de;q=0.9', 'de;q=0'])(
    'in English to those who accept %s',
    async accepted => {
      const answer = await checkOut(accepted)
      expect(expectProblem(answer, 409, ['lines.0.price'])).toMatchObject({
        title: 'Conflict',
        detail:
          'Brass bracket: The price has changed: at €1,234.50 each, 2 pieces come to €2,469.00, not €2,000.00',
      })
      expect(answer.headers.get('vary')).toContain('Accept-Language')
    },
  )
})

test('GET /order answers 401 in English for want of a German sentence', async () => {
  const answer = await visitor.send('GET', '/order', undefined, { 'accept-language': 'de' })
  expect(expectProblem(answer, 401).detail).toBe('You need to be signed in for this.')
})

test('GET /delivery says in German what is too heavy, with the weight and the country as Germans write them', async () => {
  const steps = [{ upTo: 30_000, price: 0 }]
  const zones = [{ countries: ['IS'], minDays: 2, maxDays: 4, steps }]
  const edit = { isOffered: true, freeFrom: null, zones }
  expect(await admin.send('PUT', '/delivery/methods/parcel', edit, { 'if-match': '*' })).toMatchObject({
    status: 200,
  })
  const ask = async (headers: Record<string, string>) => {
    const answer = await visitor.send('GET', '/delivery?country=IS&grams=30500', undefined, headers)
    expect(answer.headers.get('vary')).toContain('Accept-Language')
    return deliveryOffers.parse(answer.body).message
  }
  expect(await ask({ 'accept-language': 'de' })).toBe(
    'Nach Island können wir 30,5 kg nicht liefern: Bitte fragen Sie uns.',
  )
  expect(await ask({})).toBe('30.5 kg is more than we can deliver to Iceland: please ask us.')
})

test('a mail is in the language of the shop, as text and as HTML', async () => {
  for (const worker of shop.workers) worker.start()
  const pin = await shop.addProduct({ productname: 'Pin', price: 0.5, available: 5000 })
  const screw = await shop.addProduct({ productname: 'Screw', price: 0.25, available: 5000 })
  const order = await shop.checkOut(ada, [
    [pin, 1200],
    [screw, 2],
  ])
  const read = async () =>
    (await readSentMails(join(shop.dataDir, 'outbox'))).find(({ body }) => body.includes(order._id))
  const mail = await vi.waitUntil(read, { timeout: 15_000, interval: 50 })
  expect(mail.subject).toBe('Ihre Bestellung ist gebucht: Pin und 1 weitere')
  for (const words of [
    'Guten Tag Ada,',
    'Danke für Ihre Bestellung. Sie ist gebucht, die Teile sind für Sie reserviert.',
    `Pin\n1.200 Stück zu je 0,50\u00a0€\nScrew\n2 Stück zu je 0,25\u00a0€\nSumme: 600,50\u00a0€\nBestellung: ${order.number} (`,
  ])
    expect(mail.body).toContain(words)
  expect(mail.body).toMatch(/Bitte zahlen Sie bis \d+\. \p{L}+ \d{4} um \d\d:\d\d \S+ mit Karte/u)
  expect(mail.html).toContain('<html lang="de-DE">')
  expect(mail.html).toContain('>Zahlen oder stornieren</a>')
  // For want of a German sentence.
  expect(mail.body).toContain('Follow it without logging in:')
})

test('a shop with one language says so to nobody, whatever they accept', async () => {
  const plain = await openTestShop()
  try {
    const answer = await plain.newVisitor().send('GET', '/order', undefined, { 'accept-language': 'de' })
    expect(expectProblem(answer, 401).title).toBe('Please log in')
    expect(answer.headers.get('vary') ?? '').not.toMatch(/accept-language/i)
  } finally {
    await plain.close()
  }
})

test('every German sentence translates one that the shop says, and has a place for the same figures', () => {
  const codes = readCodes()
  expect(codes.size).toBeGreaterThan(300)
  const strays = Object.entries(german.sentences).filter(
    ([code, text]) => !codes.has(code) || placesOf(text).difference(placesOf(code)).size > 0,
  )
  expect(strays).toEqual([])
})
