import type { BackOrder } from '#contract/catalog/back-orders.ts'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import { type Cents, cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { TaxTreatment } from '#contract/tax/tax.ts'
import type { Customer } from '../context.ts'
import { invalid } from '../errors.ts'

/** One product of a booking. */
export interface WantedLine {
  /** The product's id; without it, the product is found by its name, which is unique. Only the one line of an order may do without. */
  readonly productId?: string | undefined
  readonly productName?: string | undefined
  readonly quantity: number
  /** What the customer saw that these pieces come to; without it, only the sum of all lines is compared. */
  readonly agreedCents?: Cents | undefined
  /** What each piece was quoted to cost, in cents; without it, what its tier says. Never from the wire: the customer would name the price. */
  readonly quotedUnitCents?: Cents | undefined
  /** The customer's own number of this part; without it, the one that they have for the product. */
  readonly ownNumber?: string | undefined
  /** What the customer has agreed to wait for; without it, all pieces must be in stock. */
  readonly backOrder?: BackOrder | undefined
  /** What precedes the names of its fields in a refusal: nothing in the order form, 'lines.3.' in a list. */
  readonly path: string
}

/** What is booked besides the goods; all of it optional. Whoever calls answers for its amounts: they are not derived again. */
export interface BookingTerms {
  readonly deliveryMethod?: string | undefined
  readonly deliveryCents?: Cents | undefined
  readonly deliveryAddress?: PostalAddress | undefined
  readonly billingAddress?: PostalAddress | undefined
  readonly vatId?: string | null | undefined
  readonly vatCheckId?: string | null | undefined
  readonly taxTreatment?: TaxTreatment | undefined
  readonly vatPercent?: number | undefined
  /** The seller's VAT number that its papers name; without it, its own one. */
  readonly sellerVatId?: string | null | undefined
  /** VAT within the prices of goods and delivery that is not charged. */
  readonly reliefCents?: Cents | undefined
  readonly customerReference?: string | undefined
  readonly note?: string | undefined
  readonly paymentMethod?: PaymentMethod | undefined
  /** When an order on account is due; set by the booking itself. */
  readonly dueAt?: Date | undefined
}

export interface BookingInput extends BookingTerms {
  readonly customer: Customer
  /** '' takes the name of the account. */
  readonly userName: string
  readonly phone: string
  /** At least one; each product once. */
  readonly lines: readonly WantedLine[]
  /** What the customer saw and agreed to pay: goods and delivery, less relief. */
  readonly totalCents: Cents
}

// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
export const MIN_CHARGE_CENTS = cents(50)
const MAX_CHARGE_CENTS = cents(99_999_999)

/** Rejects totals that the card service would refuse to charge. */
export function requirePayable({ lines, totalCents }: Pick<BookingInput, 'lines' | 'totalCents'>): void {
  const field = lines[0]?.path === '' ? 'availability' : 'price'
  if (totalCents < MIN_CHARGE_CENTS) throw invalid(field, say`An order must total at least €0.50`)
  if (totalCents > MAX_CHARGE_CENTS) throw invalid(field, say`An order may total at most €999,999.99`)
}
