import { expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { indexOwed, proposeOrders } from './propose.ts'

const order = {
  id: 'one',
  number: 'PH-2026-000123',
  invoice: 27,
  customer: 'Ada Byron',
  names: ['Müller & Söhne GmbH'],
  owedCents: cents(5000),
  discount: { payCents: cents(4900), until: '2026-12-04' },
}
const propose = (remittance: string, name = '', leftCents = cents(5000), bookedOn = '2026-12-04') =>
  proposeOrders({ remittance, name, leftCents, bookedOn }, indexOwed([order]))[0]

test.each([
  ['Invoice 27', 'certain'],
  ['RE-NR. 0027', 'certain'],
  ['Rechnung Nr. 27 vom 27.11.2026', 'certain'],
  ['RG27', 'certain'],
  ['ph 2026 000123', 'certain'],
  ['PH-2026-00 0123 thanks', 'certain'],
  ['27.11.2026', 'likely'],
  ['PH-2026-0001234', 'possible'],
  ['Invoice 270', 'possible'],
])('%j that comes to what is owed is %s', (remittance, certainty) => {
  expect(propose(remittance)?.certainty).toBe(certainty)
})

test('a bare number is certain only with the name of its customer or their company, however that is written', () => {
  expect(propose('27', 'MULLER SOHNE')?.certainty).toBe('certain')
  expect(propose('27', 'Byron, Ada')?.certainty).toBe('certain')
  expect(propose('27', 'Grace Hopper')?.certainty).toBe('likely')
})

test('another amount is never certain, and without number, amount or name nothing is proposed', () => {
  expect(propose('Invoice 27', 'Ada Byron', cents(4999))).toMatchObject({
    certainty: 'likely',
    payments: [{ amountCents: 4999 }],
  })
  expect(propose('Invoice 27', 'Ada Byron', cents(5001))).toMatchObject({
    certainty: 'likely',
    payments: [{ amountCents: 5000 }],
  })
  expect(propose('Thanks', 'Ada Byron', cents(1))).toBeUndefined()
})

test('what is owed less the discount is as certain until its last day; later a person has to accept it', () => {
  const [less, late] = [cents(4900), '2026-12-05']
  expect(propose('Invoice 27', '', less)).toMatchObject({
    certainty: 'certain',
    reasons: ['names invoice 27', 'comes to what is owed less the discount'],
    payments: [{ amountCents: 4900, acceptDiscount: false }],
  })
  expect(propose('Invoice 27', '', less, late)).toMatchObject({
    certainty: 'likely',
    reasons: ['names invoice 27', 'comes to what is owed less the discount, which was until 2026-12-04'],
    payments: [{ amountCents: 4900, acceptDiscount: true }],
  })
  expect(propose('Thanks', 'Ada Byron', less, late)).toMatchObject({
    certainty: 'possible',
    payments: [{ acceptDiscount: true }],
  })
  expect(propose('Thanks', '', less, late)).toBeUndefined()
  const other = { ...order, id: 'other', number: 'PH-2026-000124', invoice: 28, discount: undefined }
  const both = {
    remittance: 'Invoice 27, invoice 28',
    name: '',
    leftCents: cents(9900),
    bookedOn: '2026-12-01',
  }
  expect(proposeOrders(both, indexOwed([order, other]))[0]).toMatchObject({
    certainty: 'certain',
    payments: [{ amountCents: 4900 }, { amountCents: 5000 }],
  })
})
