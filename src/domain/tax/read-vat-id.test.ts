import { assert, asyncProperty, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EU_COUNTRIES } from '#contract/countries.ts'
import { hasForm } from './read-vat-id.ts'
import { countryOfVatId, normalizeVatId } from './vat-id.ts'

/** One of every country and, where there are several, of every form; from registers and the authorities' own examples. */
const known =
  `ATU13585627 BE0428759497 BG175074752 CHE107787577IVA CHE107787577 CY10259033P CZ45274649 DE136695976 DK13585628
  EE100931558 EL094259216 ESA15075062 ESX2482300W FI20774740 FR40303265045 FRK7399859412 GB980780684 GB340804329 HR33392005961
  HU12892312 IE6433435F IE6433435OA IE8D79739I IT00743110157 LT119511515 LT100001919017 LU15027442 LV40003521600 MT11679112
  NL004495445B01 NL000099998B57 PL8567346215 PT501964843 RO18547290 SE556188840401 SI50223054 SK2022749619 XI980780684`.split(
    /\s+/,
  )

test('every country of the Union has an example here', () => {
  expect(EU_COUNTRIES.filter(code => !known.some(vatId => countryOfVatId(vatId) === code))).toEqual([])
})

describe.each(known)('%s', vatId => {
  test('has its form', async () => {
    expect(await hasForm(vatId)).toBe(true)
  })

  test('has not with two digits more, nor cut short', async () => {
    expect(await hasForm(`${vatId}77`)).toBe(false)
    expect(await hasForm(vatId.slice(0, 5))).toBe(false)
  })

  test('shows most typing mistakes in its digits', async () => {
    const mistaken = mistypeEachDigit(vatId)
    const accepted = await Promise.all(mistaken.map(hasForm))
    expect(accepted.filter(Boolean).length / mistaken.length).toBeLessThan(0.25)
  })
})

function mistypeEachDigit(vatId: string): string[] {
  const digits = [...vatId].flatMap((letter, at) => (/\d/.test(letter) ? [{ letter, at }] : []))
  return digits.flatMap(({ letter, at }) =>
    [...'0123456789']
      .filter(digit => digit !== letter)
      .map(digit => vatId.slice(0, at) + digit + vatId.slice(at + 1)),
  )
}

test('no text makes the check throw', async () => {
  const prefixes = [...EU_COUNTRIES, 'EL', 'GB', 'XI', 'CHE', '']
  await assert(
    asyncProperty(string({ unit: 'binary', maxLength: 30 }), async text => {
      for (const prefix of prefixes) expect(typeof (await hasForm(prefix + text))).toBe('boolean')
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['de 136.695.976', 'DE136695976'],
  ['GR094259216', 'EL094259216'],
  ['CHE-107.787.577 IVA', 'CHE107787577IVA'],
  ['  atu 1358/5627\n', 'ATU13585627'],
])('%j is normalised to %s', (typed, vatId) => {
  expect(normalizeVatId(typed)).toBe(vatId)
})
