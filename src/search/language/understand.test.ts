import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODES } from './examples/codes.ts'
import { NAMES } from './examples/names.ts'
import { describeMeaning } from './examples/notation.ts'
import { QUALITIES } from './examples/qualities.ts'
import { QUESTIONS } from './examples/questions.ts'
import { SIZES } from './examples/sizes.ts'
import { STANDARDS } from './examples/standards.ts'
import { vocabulary } from './examples/vocabulary.ts'
import { understand } from './understand.ts'

const EXAMPLES = [...SIZES, ...STANDARDS, ...QUALITIES, ...CODES, ...NAMES, ...QUESTIONS]

test('has at least 200 examples, each once', () => {
  expect(new Set(EXAMPLES.map(([query]) => query)).size).toBe(EXAMPLES.length)
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(200)
})

test.each(EXAMPLES)('%s means %s', (query, meaning) => {
  expect(describeMeaning(understand(query, vocabulary))).toBe(meaning)
})

/** Pieces of queries in any order, and anything else. */
const queries = fc.oneof(
  fc.string({ maxLength: 200, unit: 'binary' }),
  fc.string({ maxLength: 200, unit: fc.constantFrom(...'0123456789mx×*.,/-" #½øno') }),
  fc
    .array(fc.constantFrom(...EXAMPLES.flatMap(([query]) => query.split(' '))), { maxLength: 12 })
    .map(words => words.join(' ').slice(0, 200)),
)

test('the terms of any text lie within it, one after the other, and each can be read', () => {
  fc.assert(
    fc.property(queries, query => {
      let end = 0
      for (const term of understand(query, vocabulary).terms) {
        expect(term.start).toBeGreaterThanOrEqual(end)
        expect(term.end).toBeGreaterThan(term.start)
        expect(term.readings.length).toBeGreaterThan(0)
        expect(term.text).not.toBe('')
        ;({ end } = term)
      }
      expect(end).toBeLessThanOrEqual(query.length)
    }),
    { numRuns: 500 },
  )
})

test('case makes no difference', () => {
  for (const [query, meaning] of EXAMPLES)
    expect(describeMeaning(understand(query.toUpperCase(), vocabulary))).toBe(meaning)
})

test('a text of 200 characters takes no longer the worse it is', () => {
  const worst = [
    '1',
    '1/',
    '1-',
    'm1x',
    '1 ',
    '1.',
    'x',
    ' ',
    '#',
    'a',
    'din ',
    'ab ',
    '8-',
    '2rs',
    'ph-',
    '½',
  ].map(piece => piece.repeat(200).slice(0, 200))
  for (const query of worst) understand(query, vocabulary)
  const started = performance.now()
  for (const query of worst) understand(query, vocabulary)
  expect((performance.now() - started) / worst.length).toBeLessThan(50)
})

test('cutting a term out of the query leaves one without it', () => {
  const query = 'DIN 933 M8x40 A2'
  const { terms } = understand(query, vocabulary)
  const rests = terms.map(({ start, end }) =>
    understand(query.slice(0, start) + query.slice(end), vocabulary),
  )
  expect(rests.map(describeMeaning)).toEqual([
    '[M8 × 40] ; =a2',
    '<DIN 933> | <~ISO 4017> ; =a2',
    '<DIN 933> | <~ISO 4017> ; [M8 × 40]',
  ])
})

test.each([
  ['para', 'para'],
  ['rot', 'rot | =red'],
  ['tape', 'tape | tape'],
  ['split l', 'split lock washer | spring lock washer | split l'],
  ['1/4-2', '[1/4"] | [1/4]'],
  ['M6 para', '[M6] ; para'],
])('of the half-typed %j, what begins so is looked for: %s', (query, meaning) => {
  expect(describeMeaning(understand(query, vocabulary, { isHalfTyped: true }))).toBe(meaning)
})

test('of a half-typed standard, those that begin so are looked for as well', () => {
  const { terms } = understand('washer DIN 7', vocabulary, { isHalfTyped: true })
  const standards = terms.flatMap(({ readings }) =>
    readings.flatMap(reading => (reading.kind === 'standard' ? [reading.standard] : [])),
  )
  expect(standards).toEqual(expect.arrayContaining(['DIN 7', 'DIN 7991']))
})

test.each([
  ['M8x40', 'M8 × 40', null],
  ['25-40 mm', '25–40', null],
  ['6.35 mm', '6.35', '6.35 mm is 1/4"'],
  ['din912', 'DIN 912', 'DIN 912 is ISO 4762'],
  ['din933', 'DIN 933', 'DIN 933 and ISO 4017 differ in the width across flats of M10, M12, M14 and M22'],
  [
    'DIN 934',
    'DIN 934',
    'DIN 934 and ISO 4032 differ in height, and the width across flats of M10, M12, M14 and M22',
  ],
  ['304', 'Stainless A2', '304: Stainless A2'],
  ['Allen key', 'hex key', 'Allen key: hex key'],
  ['bering', 'bearing', 'bering: bearing'],
  ['nut', 'nut', null],
  ['acme', 'acme', null],
  ['5m', '5 m', null],
  ['1500 mm', '1.5 m', null],
  ['1500', '1500', null],
])('shows %s as %s', (query, text, note) => {
  expect(understand(query, vocabulary).terms).toMatchObject([{ text, note }])
})

test.each([
  ['spring 10 mm OD 50 mm long 1 mm wire', ['spring', '10 mm od', '50 mm long', '1 mm wire']],
  ['bearing for a 15 mm shaft', ['bearing', 'bore 15 mm']],
  ['drill for M8', ['drill', '6.8 mm or 9 mm']],
  ['m8 hex bolt 43 mm', ['hex bolt', 'M8 × 43']],
  ['pozi screw', ['pozidriv', 'screw']],
])('%s is shown as %j', (query, shown) => {
  expect(understand(query, vocabulary).terms.map(({ text }) => text)).toEqual(shown)
})
