import { FAULT_CARDS, type SandboxFault } from './stripe-sandbox-faults.ts'

/** What each card does here: the published test numbers of https://docs.stripe.com/testing, and those that simulate a fault. */

export interface Card {
  readonly number: string
  readonly expMonth: string
  readonly expYear: string
  readonly cvc: string
}

interface CardFault {
  readonly code: string
  readonly message: string
  readonly decline_code?: string
  readonly param?: string
}

export type Verdict =
  | { kind: 'approved'; fault?: SandboxFault }
  | { kind: 'authenticate' }
  /** The issuer declined: a failed attempt. */
  | { kind: 'declined'; fault: CardFault }
  /** Not a chargeable card at all; the intent is unchanged. */
  | { kind: 'invalid'; fault: CardFault }

const approved: Verdict = { kind: 'approved' }
const authenticate: Verdict = { kind: 'authenticate' }
const declined = (decline_code: string, message = 'Your card was declined.'): Verdict => ({
  kind: 'declined',
  fault: { code: 'card_declined', decline_code, message },
})
const refused = (code: string, message: string, param?: string): Verdict => ({
  kind: 'declined',
  fault: { code, message, ...(param && { param }) },
})
const invalid = (code: string, message: string, param: string): Verdict => ({
  kind: 'invalid',
  fault: { code, message, param },
})

const TEST_CARDS = new Map<string, Verdict>([
  ['4242424242424242', approved], // Visa
  ['4000056655665556', approved], // Visa (debit)
  ['5555555555554444', approved], // Mastercard
  ['2223003122003222', approved], // Mastercard (2-series)
  ['5200828282828210', approved], // Mastercard (debit)
  ['5105105105105100', approved], // Mastercard (prepaid)
  ['378282246310005', approved], // American Express
  ['371449635398431', approved], // American Express
  ['6011111111111117', approved], // Discover
  ['6011000990139424', approved], // Discover
  ['3056930009020004', approved], // Diners Club
  ['36227206271667', approved], // Diners Club (14 digits)
  ['3566002020360505', approved], // JCB
  ['6200000000000005', approved], // UnionPay
  ['4000002500003155', authenticate],
  ['4000002760003184', authenticate],
  ['4000000000000002', declined('generic_decline')],
  ['4000000000009995', declined('insufficient_funds', 'Your card has insufficient funds.')],
  ['4000000000009987', declined('lost_card')],
  ['4000000000009979', declined('stolen_card')],
  ['4000000000006975', declined('card_velocity_exceeded')],
  ['4000000000000069', refused('expired_card', 'Your card has expired.', 'exp_month')],
  ['4000000000000127', refused('incorrect_cvc', "Your card's security code is incorrect.", 'cvc')],
  [
    '4000000000000119',
    refused('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ],
])

const notATestCard: Verdict = {
  kind: 'invalid',
  fault: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
}

/** Checks a card as Stripe does: first its digits, then its expiry and CVC, then the issuer's decision. */
export function judgeCard(card: Card, now: Date): Verdict {
  const number = card.number.replaceAll(/[ -]/g, '')
  if (!/^\d{12,19}$/.test(number)) return invalid('invalid_number', 'Your card number is invalid.', 'number')
  if (!passesLuhn(number)) return invalid('incorrect_number', 'Your card number is incorrect.', 'number')
  const fault = FAULT_CARDS.get(number)
  const verdict: Verdict | undefined = fault ? { kind: 'approved', fault } : TEST_CARDS.get(number)
  return judgeExpiry(card, now) ?? judgeCvc(card.cvc, number) ?? verdict ?? notATestCard
}

function judgeExpiry({ expMonth, expYear }: Card, now: Date): Verdict | undefined {
  const badMonth = invalid('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  const badYear = invalid('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  const month = /^\d{1,2}$/.test(expMonth) ? Number(expMonth) : 0
  if (month < 1 || month > 12) return badMonth
  if (!/^(\d{2}|\d{4})$/.test(expYear)) return badYear
  const year = Number(expYear) + (expYear.length === 2 ? 2000 : 0)
  const thisYear = now.getUTCFullYear()
  if (year < thisYear || year > thisYear + 50) return badYear
  return year === thisYear && month < now.getUTCMonth() + 1 ? badMonth : undefined
}

/** Four digits on American Express, three on all others. */
function judgeCvc(cvc: string, number: string): Verdict | undefined {
  const digits = /^3[47]/.test(number) ? /^\d{4}$/ : /^\d{3}$/
  return digits.test(cvc) ? undefined : invalid('invalid_cvc', "Your card's security code is invalid.", 'cvc')
}

/** The check digit of ISO/IEC 7812: every second digit from the right doubled, the sum a multiple of ten. */
function passesLuhn(number: string): boolean {
  let sum = 0
  for (const [index, digit] of [...number].toReversed().entries()) {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
