import { showNumber } from '../drawing/measures.ts'
import { isInInches, writeInches } from '../geometry/inches.ts'
import type { Point } from '../geometry/profile.ts'
import { limitOf } from '../limits.ts'
import { type Ink, textLength } from './ink.ts'

/** A dimension of the part as its table gives it. */
export interface Datum {
  readonly symbol: string
  readonly name: string
  readonly value: number
  readonly unit: string
}

const ROW = 4.5
const ROWS = 6
const COLUMN = 52
const BETWEEN = 3
const SIZE = 3.4

/** How wide a table of so many rows is, in mm. */
export function tableWidth(rows: number): number {
  return Math.ceil(rows / ROWS) * (COLUMN + BETWEEN)
}

/** What no dimension line can say (loads, teeth, masses), and the notes, in columns from this upper left corner. */
export function dataTable(
  data: readonly Datum[],
  notes: readonly string[],
  standard: string | null,
  [left, top]: Point,
): Ink[] {
  const rows = [...data.map(datum => ({ datum })), ...notes.map(note => ({ note }))]
  return rows.flatMap((row, index): Ink[] => {
    const x = left + Math.floor(index / ROWS) * (COLUMN + BETWEEN)
    const y = top - ((index % ROWS) + 1) * ROW + 1.3
    const write = (text: string, at: number, anchor: 'start' | 'end', isStrong = false): Ink => ({
      type: 'text',
      layer: 'frame',
      text,
      at: [at, y],
      size: SIZE,
      anchor,
      turn: 0,
      isStrong,
    })
    if ('note' in row) return [write(row.note, x, 'start')]
    const { name, symbol } = row.datum
    const amount = amountOf(row.datum, standard)
    const isLong = textLength(`${name} ${symbol} ${amount}`, SIZE) > COLUMN
    return [
      write(isLong ? name : `${name} ${symbol}`, x, 'start'),
      write(amount, x + COLUMN, 'end', true),
      {
        type: 'path',
        layer: 'dimension',
        points: [
          [x, y - 1.1],
          [x + COLUMN, y - 1.1],
        ],
      },
    ]
  })
}

/** As dimension lines have it: '12 kN', '30°', '3/8" [9.53]', '5.7 mm min'. */
function amountOf({ symbol, value, unit }: Datum, standard: string | null): string {
  const limit = limitOf(symbol, standard)
  const end = limit ? ` ${limit}` : ''
  if (unit === 'mm' && isInInches(standard)) return `${writeInches(value)} [${showNumber(value)}]${end}`
  return `${showNumber(value)}${unit === '°' ? '°' : unit ? ` ${unit}` : ''}${end}`
}
