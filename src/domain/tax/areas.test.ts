import { expect, test } from 'vitest'
import { EU_COUNTRIES } from '#contract/countries.ts'
import { registerOf, vatAreaOf } from './areas.ts'

test.each([
  ['DE', '10115', 'DE', 'DE'],
  ['DE', '27498', null, undefined],
  ['DE', '274 98', null, undefined],
  ['DE', 'd-27498', null, undefined],
  ['ES', 'E-35001', null, undefined],
  ['FI', 'AX-22100', null, undefined],
  ['GB', 'GB-BT1 5GS', 'XI', 'XI'],
  ['ES', '28013', 'ES', 'ES'],
  ['ES', '35001', null, undefined],
  ['FI', '22100', null, undefined],
  ['FR', '97400', null, undefined],
  ['FR', '98000', 'FR', 'FR'],
  ['MC', '98000', 'FR', 'FR'],
  ['GB', 'SW1A 1AA', 'GB', 'GB'],
  ['GB', 'bt1 5gs', 'XI', 'XI'],
  ['GB', 'JE2 3AB', null, undefined],
  ['IM', 'IM1 1AA', 'GB', 'GB'],
  ['IT', '23041', null, undefined],
  ['LI', '9490', 'CH', 'CH'],
  ['PT', '9000-001', 'Madeira', 'PT'],
  ['PT', '9500-101', 'Azores', 'PT'],
  ['PT', '1000-001', 'PT', 'PT'],
  ['AT', '6991', 'Jungholz and Mittelberg', 'AT'],
  ['US', '10001', 'US', undefined],
])('%s %s is in the VAT area %s, its businesses have VAT IDs of %s', (country, postcode, area, member) => {
  expect([vatAreaOf({ country, postcode }), registerOf({ country, postcode })]).toEqual([area, member])
})

test('without a postcode, a place is in the area of its country', () => {
  expect(EU_COUNTRIES.map(country => vatAreaOf({ country }))).toEqual(EU_COUNTRIES)
})
