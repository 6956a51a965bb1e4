import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  explainAmount,
  explainCount,
  explainMeasure,
  parseCount,
  readAmount,
  readCount,
  readMeasure,
} from './amounts.ts'
import { MAX_CENTS, parseEuros } from './money.ts'

/** The ways in which people write thousands and decimals. */
const styles = [
  { thousands: '', mark: '.' },
  { thousands: '', mark: ',' },
  { thousands: '.', mark: ',' },
  { thousands: ',', mark: '.' },
  { thousands: ' ', mark: ',' },
  { thousands: '\u202f', mark: ',' },
  { thousands: "'", mark: '.' },
  { thousands: '’', mark: '.' },
]
const currencies = [
  ['€ ', ''],
  ['€', ''],
  ['', ' €'],
  ['', '€'],
  ['EUR ', ''],
  ['', ' EUR'],
  ['  ', ' '],
] as const

function group(digits: string, mark: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, mark)
}

const cents = fc.integer({ min: 0, max: MAX_CENTS })
const style = fc.constantFrom(...styles)

describe('an amount', () => {
  test('is the same cents in whatever way it is written', () => {
    const decimals = fc.constantFrom(1, 2)
    fc.assert(
      fc.property(
        cents,
        style,
        decimals,
        fc.constantFrom(...currencies),
        (amount, how, places, [before, after]) => {
          const shown = places === 1 ? amount - (amount % 10) : amount
          const whole = group(String(Math.trunc(shown / 100)), how.thousands)
          const rest = String(shown % 100)
            .padStart(2, '0')
            .slice(0, places)
          expect(parseEuros(readAmount(`${before}${whole}${how.mark}${rest}${after}`))).toBe(shown)
        },
      ),
      { numRuns: 20_000 },
    )
  })

  test('that can be read in two ways is read in none, and both are named', () => {
    const [whole, rest] = [fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 })]
    fc.assert(
      fc.property(whole, rest, fc.constantFrom('.', ','), (one, other, mark) => {
        const digits = String(other).padStart(3, '0')
        const typed = `${one}${mark}${digits}`
        expect(parseEuros(readAmount(typed))).toBeUndefined()
        expect(parseCount(typed)).toBeUndefined()
        for (const reading of [`${one}${digits} `, `${one}.${digits}`])
          expect(explainAmount(typed)).toContain(reading)
        // What it says to write is read.
        const [, first = '', second = ''] = /write (\S+) or (\S+)$/.exec(explainAmount(typed)) ?? []
        expect([parseEuros(readAmount(first)), parseEuros(readAmount(second))]).toEqual([
          Number(`${one}${digits}`) * 100,
          one * 100 + Math.trunc(other / 10),
        ])
      }),
    )
  })

  test('is never read from what is not one, whatever is typed', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789.,’ €-'), maxLength: 14 })
    fc.assert(
      fc.property(signs, typed => {
        const read = parseEuros(readAmount(typed))
        if (read === undefined) return
        const digits = typed.replaceAll(/\D/g, '')
        // Nothing is lost and nothing comes in: its digits are those typed, with at most two of them after the mark.
        const factor = { 0: 1, 1: 10, 2: 100 }[/[.,](\d{1,2})\D*$/.exec(typed)?.[1]?.length ?? 0] ?? 1
        expect(read).toBe(Math.round((Number(digits) / factor) * 100))
      }),
      { numRuns: 50_000 },
    )
  })

  test.each([
    ['1.234', 'can be read as 1234 or as 1.234: please write 1234 or 1.23'],
    ['€ 1,234', 'can be read as 1234 or as 1.234: please write 1234 or 1.23'],
    ['1234,50', 'must be written as 1234.50'],
    ['12.345,678', 'must be a number with at most two decimals, such as 1234.50'],
    ['0.123', 'must be a number with at most two decimals, such as 1234.50'],
    ['99.999.999,00', 'must be at most 10000000'],
    ['', 'must be a number with at most two decimals, such as 1234.50'],
    ['a lot', 'must be a number with at most two decimals, such as 1234.50'],
    [1.234, 'must be a number with at most two decimals, such as 1234.50'],
    [10_000_001, 'must be at most 10000000'],
  ])('%j on the wire is refused: it %s', (refused, message) => {
    expect(explainAmount(refused)).toBe(message)
  })
})

describe('a number of pieces', () => {
  test.each([
    ['1000', 1000],
    [' 1 000 ', 1000],
    ['1.000.000', 1_000_000],
    ['1’000', 1000],
    ['1.000', undefined],
    ['1,5', undefined],
    ['-5', undefined],
    ['', undefined],
  ])('%j is %s', (typed, pieces) => {
    expect(parseCount(typed)).toBe(pieces)
  })

  test('that can be thousands or decimals is named with both', () => {
    expect(explainCount('1.000')).toBe('can be read as 1000 or as 1: please write 1000 or 1')
    expect(explainCount('1,500')).toBe('can be read as 1500 or as 1.5: please write 1500')
    expect(explainCount('-1.000')).toBe('can be read as -1000 or as -1: please write -1000 or -1')
    expect(explainCount('ten')).toBeUndefined()
    expect(readCount('−20')).toBe('-20')
  })
})

describe('a measure', () => {
  test('has a point for its decimals, as the shop writes it, and is not clear with a comma', () => {
    expect(['1.234', '12,5', '-2,5', ' 8 ', '1.234,5'].map(readMeasure)).toEqual([
      '1.234',
      '12.5',
      '-2.5',
      '8',
      '1234.5',
    ])
    expect(readMeasure('1,234')).toBe('1,234')
    expect(explainMeasure('1,234')).toBe('can be read as 1234 or as 1.234: please write 1234 or 1.234')
    expect(explainMeasure('heavy')).toBeUndefined()
  })
})
