import { expect, test } from 'vitest'
import { EU_COUNTRIES } from '#contract/countries.ts'
import { rateOn, VAT_RATES } from './rates.ts'

test('every member of the European Union, the United Kingdom and Switzerland have a rate', () => {
  const asked = [...EU_COUNTRIES, 'GB', 'XI', 'CH']
  expect(asked.filter(area => rateOn(area, '2026-11-22') === undefined)).toEqual([])
})

test('the rates of an area follow each other by the day', () => {
  for (const rates of Object.values(VAT_RATES)) {
    const days = rates.map(([from]) => from)
    expect(days).toEqual([...new Set(days)].sort())
  }
})

test.each([
  ['EE', '2025-06-30', 22],
  ['EE', '2025-07-01', 24],
  ['SK', '2024-12-31', 20],
  ['SK', '2025-01-01', 23],
  ['RO', '2025-07-31', 19],
  ['RO', '2025-08-01', 21],
  ['FI', '2024-08-31', 24],
  ['FI', '2024-09-01', 25.5],
  ['CH', '2023-12-31', 7.7],
  ['CH', '2024-01-01', 8.1],
  ['LU', '2023-06-01', 16],
  ['Azores', '2026-11-22', 16],
])('the rate of %s on %s is %d percent', (area, day, percent) => {
  expect(rateOn(area, day)).toBe(percent)
})

test('where the shop charges no VAT, there is no rate', () => {
  expect(['US', 'NO', 'AX', 'RE'].map(area => rateOn(area, '2026-11-22'))).toEqual(Array(4).fill(undefined))
})
