import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { list, text } from './cells.ts'
import { readSheet } from './sheet.ts'

const PARTS = join(import.meta.dirname, '..')
const HEAD = ['# standard: ISO 4032', '# unit: mm', '# source: to be confirmed', '# Hexagon nuts.']
const columns = { keys: 'nominal', numbers: ['s', 'm'], others: { P: list } } as const

function read(...lines: readonly string[]) {
  return readSheet('iso-4032.csv', [...HEAD, ...lines, ''].join('\n'), columns)
}

describe('a table', () => {
  it('is read with what its head says of it', () => {
    expect(read('d,s,m,P', '8,13,6.8,1', '10,16,8.4,1 1.25')).toEqual({
      standard: 'ISO 4032',
      source: null,
      rows: [
        { series: '', nominal: 8, row: { s: 13, m: 6.8, P: [1] } },
        { series: '', nominal: 10, row: { s: 16, m: 8.4, P: [1, 1.25] } },
      ],
    })
  })

  it.each([
    [['d,s,m,P', '8,13,6.8,1', '10,16,8;4,1'], "iso-4032.csv, line 7, column m: '8;4' is no number"],
    [['d,s,m,P', '8,,6.8,1'], 'iso-4032.csv, line 6, column s: is empty'],
    [['d,s,m,P', 'M8,13,6.8,1'], "iso-4032.csv, line 6, column d: 'M8' is no number"],
    [['d,s,m,P', '8,13,6.8,1  2'], 'iso-4032.csv, line 6, column P: is empty'],
    [['d,s,m,P', '8,13,6.8'], 'iso-4032.csv, line 6 has 3 cells, the heading 4'],
    [['d,s,P', '8,13,1'], 'iso-4032.csv, line 5 has no column m'],
    [['d,s,m,P,e', '8,13,6.8,1,2'], 'iso-4032.csv, line 5, column e: nobody reads it'],
  ])('says file, line and column of what is wrong: %j', (lines, message) => {
    expect(() => read(...lines)).toThrow(message)
  })

  it.each(['standard', 'unit', 'source'])('says at its top what its %s is', fact => {
    const content = [...HEAD, 'd,s,m,P', '8,13,6.8,1']
      .filter(line => !line.startsWith(`# ${fact}`))
      .join('\n')
    expect(() => readSheet('iso-4032.csv', content, columns)).toThrow(
      `iso-4032.csv has no line '# ${fact}: …'`,
    )
  })
})

/** The names that one of these functions is called with in the files that may read tables. */
function namesOf(functions: string): string[] {
  const files = globSync('{sizes.ts,{standards,*/ranges}/*.ts}', { cwd: PARTS })
  const calls = new RegExp(`\\b(?:${functions})\\(\\s*'([^']+)'`, 'g')
  return files.flatMap(file =>
    [...readFileSync(join(PARTS, file), 'utf8').matchAll(calls)].map(([, name = '']) => name),
  )
}

it('every table is read, and once', () => {
  const tables = globSync('*.csv', { cwd: import.meta.dirname }).map(file => file.replace('.csv', ''))
  expect(namesOf('readTable|readRows|readSeries').toSorted()).toEqual(tables.toSorted())
})

it('preferred numbers have names of their own, and each are asked for once', () => {
  const content = readFileSync(join(import.meta.dirname, 'preferred-numbers.csv'), 'utf8')
  const { rows } = readSheet('preferred-numbers.csv', content, {
    keys: 'none',
    numbers: [],
    others: { name: text, unit: text, of: text, numbers: list },
  })
  expect(namesOf('numbersOf').toSorted()).toEqual(rows.map(({ row }) => row.name).toSorted())
})
