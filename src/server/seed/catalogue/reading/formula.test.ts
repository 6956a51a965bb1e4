import { describe, expect, it } from 'vitest'
import { readFormula } from './formula.ts'

const names = { symbols: new Set(['d', 'l', 'rε']), formulas: new Map([['turning', () => 10]]) }
const M10X40 = { d: 10, l: 40, rε: 0.4 }

it.each([
  ['1.5 + d * 0.35 + d * l / 100', 9],
  ['d - 2 - 3', 5],
  ['2 * d ^ 2', 200],
  ['0.8 * turning', 8],
  ['(l - d) * rε', 12],
  ['d >= 10 and d != l', 1],
  ['d > 10 or l < 40', 0],
  ['if(l > 100, 1, 2)', 2],
  ['max(d, round(l / 3)) + floor(2.9) + ceil(2.1)', 18],
  ['figures(l / 3, 2)', 13],
  ['rpm(30, d)', 950],
  ['round(sin(pi / 2))', 1],
])('%s is worked out', (text, value) => {
  expect(readFormula(text, names)(M10X40)).toBeCloseTo(value, 10)
})

describe('a formula that cannot be read', () => {
  it.each([
    ['d * q', 'there is no dimension q, only d, l, rε'],
    ['2 < d < 5', "'<' is not expected in '2 < d < 5'"],
    ['(d + 2', "'(d + 2' lacks a )"],
    ['d +', "'d +' ends too early"],
    ['d % 2', "' % 2' cannot be read"],
    ['root(d)', 'there is no function root'],
    ['max(d)', 'max takes 2 values'],
  ])('says why: %s', (text, message) => {
    expect(() => readFormula(text, names)).toThrow(message)
  })
})
