import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '#contract/csv.ts'
import { openCsv } from './read-csv.ts'

const MARKS = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '\t',
  '\r',
  '\n',
  ';',
  ',',
  '|',
  '"',
  "'",
  ' ',
  '1',
]
const hostile = fc.string({ unit: fc.constantFrom(...MARKS), maxLength: 12 })
const rows = fc.array(fc.tuple(hostile, hostile, hostile), { minLength: 1, maxLength: 4 })
const HEADING = ['time', 'action', 'person']
const CALCULATED = /^["\s]*[=+\-@＝＋－＠]/

/** Cells as an easy-going spreadsheet finds them: a quotation mark counts only at the start of a cell, or never. */
function split(file: string, separator: string, hasQuotes: boolean): string[] {
  const cells = ['']
  let isQuoted = false
  let before = ''
  for (const sign of file) {
    const cell = cells.at(-1) ?? ''
    // Inside a quoted cell the second of two marks opens again what the first has closed.
    const opens = cell === '' || (before === '"' && cell.startsWith('"') && cell.length > 1)
    if (hasQuotes && sign === '"' && (isQuoted || opens)) isQuoted = !isQuoted
    if (!isQuoted && (sign === separator || sign === '\r' || sign === '\n')) cells.push('')
    else cells[cells.length - 1] = cell + sign
    before = sign
  }
  return cells
}

test.each([
  [',', true],
  [';', true],
  [';', false],
  ['\t', true],
  ['\t', false],
  ['|', true],
  ['|', false],
])('a spreadsheet that splits at %j calculates no cell (quotation marks: %s)', (separator, hasQuotes) => {
  fc.assert(
    fc.property(rows, cells => {
      const found = split(toCsv([HEADING, ...cells]).slice(1), separator, hasQuotes)
      expect(found.filter(cell => CALCULATED.test(cell))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('a file reads back as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async cells => {
      const read = await Array.fromAsync(
        openCsv(new TextEncoder().encode(toCsv([HEADING, ...cells]))).readRows(),
      )
      expect(read.map(row => row.cells)).toEqual([HEADING, ...cells])
    }),
    { numRuns: 500 },
  )
})

test('marks what may be calculated, quotes texts, and leaves numbers', () => {
  expect(toCsv([['a', 'x;=40+2;', 'say "hi"', "'=1", null, -1]])).toBe(
    `\uFEFF"a","x;'=40+2;","say ""hi""","''=1",,-1\r\n`,
  )
})
