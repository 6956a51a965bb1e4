import { expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { proposeOrders } from './propose.ts'

const order = {
  id: 'one',
  number: 'PH-2026-000123',
  invoice: 27,
  customer: 'Ada Byron',
  names: ['Müller & Söhne GmbH'],
  owedCents: cents(5000),
}
const propose = (remittance: string, name = '', leftCents = cents(5000)) =>
  proposeOrders({ remittance, name, leftCents }, [order])[0]

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
