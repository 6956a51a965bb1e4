import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is text in a spreadsheet', value => {
  const [cell] = toCsv([[value]])
    .slice(1)
    .split('\r\n')
    .slice(0)
  expect(cell?.replace(/^"/, '').startsWith("'")).toBe(true)
})

test('quotes what would break a row, and nothing else', () => {
  expect(toCsv([['a', 'b,c', 'say "hi"', 'two\nlines', null, -1]])).toBe(
    '\uFEFFa,"b,c","say ""hi""","two\nlines",,-1\r\n',
  )
})
