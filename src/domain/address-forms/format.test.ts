import { describe, expect, test } from 'vitest'
import { COUNTRIES, nameCountry } from '#contract/countries.ts'
import { formatPostalAddress } from './format.ts'

const address = {
  company: 'Byron Machines',
  name: 'Ada Byron',
  street: '4 Long Street',
  street2: 'Hall 2',
  postcode: '1010',
  city: 'Town',
  region: '',
  country: 'AT',
  phone: '+43 1 7654321',
}

test.each([
  ['AT', {}, ['Byron Machines', 'Ada Byron', '4 Long Street', 'Hall 2', '1010 Town', 'Austria']],
  ['CH', {}, ['Byron Machines', 'Ada Byron', '4 Long Street', 'Hall 2', 'CH-1010 Town', 'Switzerland']],
  ['GB', {}, ['Ada Byron', 'Byron Machines', '4 Long Street', 'Hall 2', 'Town', '1010', 'United Kingdom']],
  [
    'US',
    { region: 'CA', name: '', street2: '' },
    ['Byron Machines', '4 Long Street', 'Town, CA 1010', 'United States'],
  ],
  [
    'IE',
    { region: 'D', company: '', street2: '' },
    ['Ada Byron', '4 Long Street', 'Town', 'Co. Dublin', '1010', 'Ireland'],
  ],
  ['JE', { company: '', street2: '' }, ['Ada Byron', '4 Long Street', 'Town', '1010', 'Jersey']],
  [
    'JP',
    { region: '13', company: '', street2: '' },
    ['Ada Byron', '4 Long Street', 'Tokyo', '1010', 'Japan'],
  ],
  ['GN', { company: '', street2: '' }, ['Ada Byron', '4 Long Street', '1010 Town', 'Guinea']],
])('in %s, an address with %j is written as there', (country, parts, lines) => {
  expect(formatPostalAddress({ ...address, country, ...parts })).toEqual(lines)
})

describe.each(COUNTRIES)('in %s', country => {
  test('every part that is given stands once, and nothing strays where one is missing', () => {
    const whole = formatPostalAddress({ ...address, country, region: 'Region' })
    for (const part of ['Byron Machines', 'Ada Byron', '4 Long Street', 'Hall 2'])
      expect(whole.filter(line => line === part)).toEqual([part])
    expect(whole.at(-1)).toBe(nameCountry(country))
    for (const missing of ['postcode', 'city', 'region'] as const) {
      const lines = formatPostalAddress({ ...address, country, region: 'Region', [missing]: '' })
      for (const line of lines) expect(line).toMatch(/^[^\s,/–-].*[^\s,/–-]$/u)
    }
  })
})
