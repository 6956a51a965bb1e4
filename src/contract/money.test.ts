import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatEuros, MAX_CENTS, multiplyCents, parseEuros, toEuros } from './money.ts'

const cents = fc.integer({ min: 0, max: MAX_CENTS })
const runs = { numRuns: 20_000 }

/** Cents as a person writes them, computed with integers only. */
const written = (amount: number) => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

describe('sums', () => {
  test('are exact for every quantity and price up to EUR 10 million, and undefined above', () => {
    const unit = fc.integer({ min: 1, max: MAX_CENTS })
    const quantity = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(unit, quantity, (price, pieces) => {
        const exact = BigInt(price) * BigInt(pieces)
        expect(multiplyCents(price, pieces)).toBe(exact <= BigInt(MAX_CENTS) ? Number(exact) : undefined)
      }),
      runs,
    )
  })

  test('are exact where the total is the free figure, up to the last cent', () => {
    const within = fc
      .integer({ min: 1, max: MAX_CENTS })
      .chain(price =>
        fc.tuple(fc.constant(price), fc.integer({ min: 1, max: Math.floor(MAX_CENTS / price) })),
      )
    fc.assert(
      fc.property(within, ([price, pieces]) => {
        expect(multiplyCents(price, pieces)).toBe(Number(BigInt(price) * BigInt(pieces)))
      }),
      runs,
    )
    expect(multiplyCents(MAX_CENTS, 1)).toBe(MAX_CENTS)
    expect(multiplyCents(1000, 1_000_000)).toBe(MAX_CENTS)
    expect(multiplyCents(1001, 1_000_000)).toBeUndefined()
  })

  test('are the same cents when a browser multiplies in binary floating point', () => {
    const within = fc
      .integer({ min: 1, max: 10_000_000 })
      .chain(price =>
        fc.tuple(
          fc.constant(price),
          fc.integer({ min: 1, max: Math.floor(Math.min(100_000, MAX_CENTS / price)) }),
        ),
      )
    fc.assert(
      fc.property(within, ([price, pieces]) => {
        expect(parseEuros(toEuros(price) * pieces)).toBe(price * pieces)
      }),
      runs,
    )
  })

  test('are the same cents when added up piece by piece in binary floating point', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(prices, list => {
        const inexact = list.reduce((total, price) => total + toEuros(price), 0)
        expect(parseEuros(inexact)).toBe(list.reduce((total, price) => total + price, 0))
      }),
    )
    expect(parseEuros(0.1 + 0.2)).toBe(30)
    expect(parseEuros(3 * 9.95)).toBe(2985)
  })
})

describe('euros on the wire', () => {
  test('return as the same cents, as a number and as a string, all up to EUR 20,000', () => {
    for (let amount = 0; amount <= 2_000_000; amount += 1)
      if (parseEuros(toEuros(amount)) !== amount || parseEuros(written(amount)) !== amount)
        expect.fail(`${amount} cents`)
  })

  test('return as the same cents, for any amount up to EUR 10 million', () => {
    fc.assert(
      fc.property(cents, amount => {
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

test('every amount is shown to people to the cent', () => {
  fc.assert(
    fc.property(cents, amount => {
      expect(formatEuros(toEuros(amount)).replaceAll(/[€,]/g, '')).toBe(written(amount))
    }),
  )
})
