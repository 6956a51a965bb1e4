import { expect, test } from 'vitest'
import { describePromise } from './describe-promise.ts'

const parcel = {
  method: 'parcel',
  name: 'Parcel',
  price: 0,
  freeFrom: null,
  from: '2026-11-24',
  to: '2026-11-26',
} as const
const pickUp = { ...parcel, method: 'pick-up', name: 'Pick-up' } as const

test.each([
  [[parcel], 'DE', 'At your door from Tue 24 to Thu 26 November', 'Parcel to Germany', 0],
  [
    [pickUp, { ...parcel, price: 4.9 }],
    'NL',
    'At your door from Tue 24 to Thu 26 November',
    'Parcel to the Netherlands',
    4.9,
  ],
  [[{ ...parcel, to: parcel.from }], 'DE', 'At your door on Tue 24 November', 'Parcel to Germany', 0],
  [[pickUp], 'BR', 'Only picked up, not delivered to Brazil', '', undefined],
])('%j to %s is promised as %s, %s, %s', (offers, country, when, how, price) => {
  expect(describePromise({ country, offers, message: '', isFreeEverywhere: true })).toEqual({
    when,
    how,
    price,
  })
})

test('a country that is not delivered to is told so', () => {
  const message = 'We do not deliver to Brazil.'
  expect(describePromise({ country: 'BR', offers: [], message, isFreeEverywhere: true })).toEqual({
    when: message,
    how: '',
    price: undefined,
  })
})
