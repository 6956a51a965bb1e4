import { eq } from 'drizzle-orm'
import { array, asyncProperty, assert as check, constantFrom, integer, record } from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { checkoutEstimate } from '#contract/checkout/checkout.ts'
import { inserted } from '#contract/common.ts'
import { invoices } from '#db/schema.ts'
import { liftInvoiceContent } from '#db/tables/invoice-content.ts'
import { newAddressForm } from '../support/forms.ts'
import { openAccountShop } from '../support/on-account.ts'

const OWN = 'DE136695976'
const BRITISH = 'GB123456782'

const shop = await openAccountShop({ VAT_REGISTRATIONS: `GB:${BRITISH}` })
afterAll(() => shop.close())
const ada = await shop.newDebtor({ limit: 999_999 })
const products = await Promise.all(
  [0.01, 0.37, 2.99, 11.9, 104.5].map(price =>
    shop.addProduct({ price, available: 1_000_000, weight: 12.5 }),
  ),
)

/** A place with the VAT that a private person pays there; null: it is an export. `vatId` is that of a business there. */
interface Place {
  readonly country: string
  readonly postcode: string
  readonly region?: string
  readonly percent: number | null
  readonly vatId?: string
  /** Whether that business owes the VAT itself. */
  readonly isReversed?: boolean
}

const PLACES: readonly Place[] = [
  { country: 'DE', postcode: '10115', percent: 19, vatId: 'DE111111117' },
  { country: 'DE', postcode: '78266', percent: null },
  { country: 'DE', postcode: 'D-27498', percent: null },
  { country: 'AT', postcode: '1070', percent: 20, vatId: 'ATU12345675', isReversed: true },
  { country: 'AT', postcode: '6691', percent: 19, vatId: 'ATU12345675', isReversed: true },
  { country: 'HU', postcode: '1011', percent: 27 },
  { country: 'FI', postcode: '00100', percent: 25.5 },
  { country: 'FI', postcode: 'AX-22100', percent: null },
  { country: 'ES', postcode: '28013', region: 'Madrid', percent: 21 },
  { country: 'ES', postcode: 'E-35001', region: 'Las Palmas', percent: null },
  { country: 'PT', postcode: '9000-001', percent: 22 },
  { country: 'GB', postcode: 'BT1 1AA', percent: 20, vatId: 'XI123456727', isReversed: true },
  { country: 'GB', postcode: 'SW1A 1AA', percent: 20, vatId: 'GB123456727' },
  { country: 'CH', postcode: '3011', percent: null, vatId: 'CHE107787577' },
  { country: 'NO', postcode: '0155', percent: null },
]

const purchase = record({
  quantities: array(integer({ min: 0, max: 300 }), { minLength: 5, maxLength: 5 }).filter(
    // A card or an account is charged at least 50 cents, also without VAT.
    each => each.reduce((sum, quantity, index) => sum + quantity * (products[index]?.price ?? 0), 0) >= 1,
  ),
  place: constantFrom(...PLACES),
  deliveryMethod: constantFrom(undefined, 'parcel', 'express', 'pallet', 'pick-up'),
  isBusiness: constantFrom(true, false),
})

const cents = (euros: number) => Math.round(euros * 100)
const amountOf = (xml: string, name: string) =>
  cents(Number(new RegExp(`<ram:${name}(?: [^>]*)?>([\\d.]+)</ram:${name}>`).exec(xml)?.[1]))

test('what is estimated is booked and invoiced, to the cent, wherever it goes, in whatever way and to whomever', async () => {
  const buy = asyncProperty(purchase, async ({ quantities, place, deliveryMethod, isBusiness }) => {
    const { country, postcode, region = '' } = place
    const lines = products.flatMap(({ _id: product }, index) => {
      const availability = quantities[index] ?? 0
      return availability > 0 ? [{ product, availability }] : []
    })
    const isPickedUp = deliveryMethod === 'pick-up'
    const vatId = isBusiness ? ((isPickedUp ? PLACES[0] : place)?.vatId ?? '') : ''
    const terms = { deliveryMethod, vatId }
    const asked = await ada.send('POST', '/checkout/estimate', { lines, country, postcode, ...terms })
    const deliveryAddress = newAddressForm({ country, postcode, region, city: 'Somewhere' })
    const bookFor = (price: number) =>
      ada.send('POST', '/checkout', {
        lines,
        deliveryAddress,
        price,
        phone: '',
        paymentMethod: 'account',
        ...terms,
      })
    if (asked.status !== 200) {
      // Express and pallets go to some countries only, and nothing is picked up for another one.
      expect(asked).toMatchObject({ status: 422, body: { errors: [{ field: 'deliveryMethod' }] } })
      expect(await bookFor(1)).toMatchObject({ status: 422, body: { errors: [{ field: 'deliveryMethod' }] } })
      return
    }
    const estimated = checkoutEstimate.parse(asked.body)
    const isReversed = vatId !== '' && place.isReversed === true
    const percent = isPickedUp ? 19 : isReversed ? null : place.percent
    const wanted = percent === null ? (isReversed ? 'reverse-charge' : 'export') : 'taxed'
    expect(estimated).toMatchObject({ taxTreatment: wanted, vatPercent: percent ?? 0, vatIdDoubt: null })

    const answer = await bookFor(estimated.total)
    expect(answer).toMatchObject({ status: 201 })
    const order = await shop.readOrder(ada, inserted.parse(answer.body).insertedId)
    expect(order).toMatchObject({
      price: estimated.total,
      goods: estimated.goods,
      delivery: estimated.delivery,
      relief: estimated.relief,
      taxTreatment: wanted,
      deliveryMethod: estimated.deliveryMethod,
    })
    const [invoice] = await shop.database.db.select().from(invoices).where(eq(invoices.orderId, order._id))
    const content = liftInvoiceContent(invoice?.content ?? expect.fail('there is no invoice'))
    const isBritish = country === 'GB' && postcode.startsWith('SW')
    expect(content).toMatchObject({
      seller: { vatId: isBritish ? BRITISH : OWN },
      grossCents: cents(estimated.total),
      netCents: cents(estimated.net),
      vatCents: cents(estimated.vat),
      tax: { treatment: wanted, percent: percent ?? 0 },
    })
    const xml = await shop.readXml(ada, order, 'invoice')
    expect(xml).toContain(`<ram:ID schemeID="VA">${isBritish ? BRITISH : OWN}</ram:ID>`)
    expect(amountOf(xml, 'GrandTotalAmount')).toBe(content.grossCents)
    expect(amountOf(xml, 'TaxTotalAmount')).toBe(content.vatCents)
    expect(amountOf(xml, 'TaxBasisTotalAmount')).toBe(content.netCents)
    expect(content.netCents + content.vatCents).toBe(content.grossCents)
  })
  await check(buy, { numRuns: 40, endOnFailure: true })
})
