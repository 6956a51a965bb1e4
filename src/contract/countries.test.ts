import { expect, test } from 'vitest'
import { COUNTRIES, EU_COUNTRIES, isCountry, isInEu, mentionCountry, nameCountry } from './countries.ts'

test('every country is listed once, in the order of its code, and has a name', () => {
  expect(COUNTRIES).toEqual([...new Set(COUNTRIES)].sort())
  expect(COUNTRIES).toHaveLength(249)
  expect(COUNTRIES.filter(code => nameCountry(code) === code)).toEqual([])
})

test('the 27 members of the European Union are countries', () => {
  expect(EU_COUNTRIES).toHaveLength(27)
  expect(EU_COUNTRIES.filter(code => !isCountry(code))).toEqual([])
})

test.each([
  ['DE', 'Germany', true],
  ['GR', 'Greece', true],
  ['GB', 'United Kingdom', false],
  ['CH', 'Switzerland', false],
])('%s is %s', (code, name, isMember) => {
  expect([nameCountry(code), isInEu(code)]).toEqual([name, isMember])
})

test.each([
  ['NL', 'the Netherlands'],
  ['GB', 'the United Kingdom'],
  ['DE', 'Germany'],
])('in a sentence, %s is %s', (code, mentioned) => {
  expect(mentionCountry(code)).toBe(mentioned)
})

test('what is no code of a country has no other name', () => {
  expect([isCountry('XX'), isCountry('de'), nameCountry('XX')]).toEqual([false, false, 'XX'])
})
