import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_QUANTITY } from './catalog/price-tiers.ts'
import {
  addCapped,
  addCents,
  cents,
  formatEuros,
  largerOf,
  MAX_CENTS,
  multiplyCents,
  parseEuros,
  percentOfCents,
  smallerOf,
  subtractCents,
  toEuros,
  writeEuros,
} from './money.ts'

const amounts = fc.integer({ min: 0, max: MAX_CENTS }).map(cents)
const runs = { numRuns: 20_000 }

/** Cents as a person writes them, computed with integers only. */
const written = (amount: number) => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

describe('sums', () => {
  test('are exact for every quantity and price of the shop', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: MAX_QUANTITY }), (price, pieces) => {
        expect(BigInt(multiplyCents(price, pieces))).toBe(BigInt(price) * BigInt(pieces))
      }),
      runs,
    )
  })

  test('are exact for any amounts, or refused above what a number keeps exactly', () => {
    const any = fc.maxSafeInteger().map(cents)
    const largest = BigInt(Number.MAX_SAFE_INTEGER)
    const isExact = (make: () => number, exact: bigint) => {
      if (exact >= -largest && exact <= largest) expect(BigInt(make())).toBe(exact)
      else expect(make).toThrow(RangeError)
    }
    fc.assert(
      fc.property(any, any, fc.integer(), (one, other, pieces) => {
        isExact(() => addCents(one, other), BigInt(one) + BigInt(other))
        isExact(() => subtractCents(one, other), BigInt(one) - BigInt(other))
        isExact(() => multiplyCents(one, pieces), BigInt(one) * BigInt(pieces))
        isExact(() => largerOf(one, other), one > other ? BigInt(one) : BigInt(other))
        isExact(() => smallerOf(one, other), one > other ? BigInt(other) : BigInt(one))
      }),
    )
    expect(addCents()).toBe(0)
  })

  test('that are only shown are exact up to EUR 10 trillion, and that above it, however large', () => {
    const large = fc.array(fc.integer({ min: 0, max: 1e15 }).map(cents), { maxLength: 500 })
    fc.assert(
      fc.property(large, list => {
        const exact = list.reduce((sum, amount) => sum + BigInt(amount), 0n)
        expect(BigInt(addCapped(...list))).toBe(exact < 10n ** 15n ? exact : 10n ** 15n)
      }),
    )
  })

  test('of part and rest are the whole', () => {
    fc.assert(
      fc.property(amounts, amounts, (whole, part) => {
        expect(addCents(part, subtractCents(whole, part))).toBe(whole)
      }),
    )
  })

  test('are the same cents when a browser multiplies in binary floating point', () => {
    const within = fc
      .integer({ min: 1, max: 10_000_000 })
      .map(cents)
      .chain(price =>
        fc.tuple(
          fc.constant(price),
          fc.integer({ min: 1, max: Math.floor(Math.min(100_000, MAX_CENTS / price)) }),
        ),
      )
    fc.assert(
      fc.property(within, ([price, pieces]) => {
        expect(parseEuros(toEuros(price) * pieces)).toBe(multiplyCents(price, pieces))
      }),
      runs,
    )
  })

  test('are the same cents when added up piece by piece in binary floating point', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 100_000 }).map(cents), { minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(prices, list => {
        const inexact = list.reduce<number>((total, price) => total + toEuros(price), 0)
        expect(parseEuros(inexact)).toBe(addCents(...list))
      }),
    )
    expect(parseEuros(0.1 + 0.2)).toBe(30)
    expect(parseEuros(3 * 9.95)).toBe(2985)
  })
})

describe('euros on the wire', () => {
  test('return as the same cents, as a number and as a string, all up to EUR 20,000', () => {
    for (let amount = 0; amount <= 2_000_000; amount += 1)
      if (parseEuros(toEuros(cents(amount))) !== amount || parseEuros(written(amount)) !== amount)
        expect.fail(`${amount} cents`)
  })

  test('return as the same cents, for any amount up to EUR 10 million', () => {
    fc.assert(
      fc.property(amounts, amount => {
        expect(parseEuros(toEuros(amount))).toBe(amount)
        expect(parseEuros(JSON.stringify(toEuros(amount)))).toBe(amount)
        expect(parseEuros(written(amount))).toBe(amount)
        expect(parseEuros(` ${written(amount)} `)).toBe(amount)
      }),
      runs,
    )
  })

  test('are read from every number of decimals up to two', () => {
    expect(['7', '7.5', '7.50', '07.05', '0', '0.00'].map(parseEuros)).toEqual([700, 750, 750, 705, 0, 0])
  })

  test('are rejected with a third decimal, in any form', () => {
    const third = fc.tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(third, ([amount, digit]) => {
        const text = `${written(amount)}${digit}`
        expect(parseEuros(text)).toBeUndefined()
        expect(parseEuros(Number(text))).toBeUndefined()
      }),
      runs,
    )
  })

  test.each([
    -1,
    -0.01,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10_000_000.01,
    1e300,
    '',
    ' ',
    '-1',
    '+1',
    '1,5',
    '1.',
    '.5',
    '1e3',
    '0x10',
    '10000000.01',
    '١٢',
    '1 000',
    'NaN',
  ])('are rejected when they are %j', value => {
    expect(parseEuros(value)).toBeUndefined()
  })

  test('are never read as a fraction of a cent, whatever the number', () => {
    fc.assert(
      fc.property(fc.double(), value => {
        const amount = parseEuros(value)
        expect(amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      }),
      runs,
    )
  })
})

test('a percentage of an amount is rounded to whole cents, half a cent up', () => {
  const percents = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }).map(cents), percents, (amount, percent) => {
      const exact = (BigInt(amount) * BigInt(percent) * 2n + 100n) / 200n
      expect(BigInt(percentOfCents(amount, percent))).toBe(exact)
    }),
    runs,
  )
})

test.each([0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount in cents', count => {
  expect(() => cents(count)).toThrow(RangeError)
})

test.each([
  [0.2101, '€0.2101', '0.21'],
  [1234.5, '€1,234.50', '1234.50'],
  [0, '€0.00', '0.00'],
])('%d euros are %s for people and %s for machines', (euros, shown, plain) => {
  expect(formatEuros(euros)).toBe(shown)
  expect(writeEuros(euros)).toBe(plain)
})

test('every amount is shown to people to the cent', () => {
  fc.assert(
    fc.property(amounts, amount => {
      expect(formatEuros(toEuros(amount)).replaceAll(/[€,]/g, '')).toBe(written(amount))
    }),
  )
})
