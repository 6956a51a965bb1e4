import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rangeOf } from '../ranges.ts'
import { settled } from './settled.ts'

const FOLDER = join(import.meta.dirname, 'figures')

/** What a published table says: of all sizes of a range that begin so, a symbol's value in mm. */
interface Figure {
  readonly range: string
  readonly size: string
  readonly symbol: string
  readonly value: number
}

/** The figures as they were read, a file for each table: range, size, symbol, value; a size may have commas. */
function readFigures(file: string): Figure[] {
  const [, ...rows] = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n')
  return rows.map(row => {
    const fields = row.split(',')
    const [symbol = '', value = ''] = fields.slice(-2)
    return { range: fields[0] ?? '', size: fields.slice(1, -2).join(','), symbol, value: Number(value) }
  })
}

const files = readdirSync(FOLDER)

describe('the ranges say what was read of', () => {
  it.each(files)('%s', file => {
    const wrong = readFigures(file).flatMap(({ range, size, symbol, value }) => {
      const ours = valuesOf(range, size, symbol)
      const expected = settled.find(
        one => one.range === range && one.size === size && one.symbol === symbol && one.read === value,
      )
      const wanted = expected?.ours ?? value
      return ours.length > 0 && ours.every(one => Math.abs(one - wanted) < 1e-9)
        ? []
        : [`${range} ${size} ${symbol}: read ${value}, here ${[...new Set(ours)].join(', ') || 'nothing'}`]
    })
    expect(wrong).toEqual([])
  })

  it('a difference that is still one', () => {
    const figures = files.flatMap(readFigures)
    const idle = settled.filter(
      one =>
        !figures.some(
          ({ range, size, symbol, value }) =>
            range === one.range && size === one.size && symbol === one.symbol && value === one.read,
        ),
    )
    expect(idle).toEqual([])
  })
})

/** A symbol's values in all sizes of the range that begin so: 'M10' in 'M10 x 40'. */
function valuesOf(range: string, size: string, symbol: string): number[] {
  return rangeOf(range)
    .sizes.filter(({ label }) => label === size || label.startsWith(`${size} `))
    .map(({ dimensions }) => dimensions[symbol] ?? Number.NaN)
}
