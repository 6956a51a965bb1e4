import { expect, test } from 'vitest'
import { EU_COUNTRIES } from '#contract/countries.ts'
import { findUnknown, nameCountries, readCountries, writeCountries } from './country-codes.ts'

test('EU stands for all members of the Union', () => {
  expect(readCountries('eu; no DE')).toEqual([...EU_COUNTRIES, 'NO'])
  expect(writeCountries([...EU_COUNTRIES, 'NO'])).toBe('EU, NO')
  expect(writeCountries(EU_COUNTRIES.slice(1))).not.toContain('EU')
})

test('the countries are named as they are typed', () => {
  expect(nameCountries('EU, NO, CH')).toBe('the European Union, Norway and Switzerland')
  expect(nameCountries('')).toBe('')
})

test('what is no code is found', () => {
  expect([findUnknown('DE FR'), findUnknown('DE, Germany')]).toEqual([undefined, 'GERMANY'])
})
