import { defineRange, type Range } from '../../range.ts'
import { type Clearance, insert, positiveInsert, type Shape } from '../../standards/indexable-inserts.ts'

const SOURCE = 'catalogues of Widia (inscribed circles) and Tungaloy (thicknesses)'

/** Negative inserts by their letters: the shape first. Numbers of the edge's length, the thickness and the corners. */
const NEGATIVE: Readonly<Record<string, readonly string[]>> = {
  CNMG: [
    '090304 090308 120404 120408 120412 120416',
    '160608 160612 160616 190608 190612 190616 190624 250924',
  ],
  DNMG: ['110404 110408 110412 150404 150408 150412 150604 150608 150612 150616'],
  SNMG: ['090304 090308 120404 120408 120412 120416', '150608 150612 190608 190612 190616 250924'],
  TNMG: ['160404 160408 160412 220404 220408 220412 220416 270608 270612 270616'],
  VNMG: ['160404 160408 160412'],
  WNMG: ['060404 060408 060412 080404 080408 080412 080416'],
}

/** Positive inserts by their letters: shape, then clearance. */
const POSITIVE: Readonly<Record<string, readonly string[]>> = {
  CCMT: ['060202 060204 060208 09T302 09T304 09T308 120404 120408 120412'],
  DCMT: ['070202 070204 070208 11T302 11T304 11T308 11T312'],
  SCMT: ['09T304 09T308 120404 120408 120412'],
  TCMT: ['110202 110204 110208 16T304 16T308 16T312'],
  VBMT: ['110302 110304 110308 160404 160408 160412'],
  VCMT: ['110302 110304 110308 160404 160408 160412'],
}

/** The numbers of a designation: '12', '04' and '08' of '120408'. */
const numbersOf = (code: string) => [code.slice(0, 2), code.slice(2, 4), code.slice(4)] as const
const listed = (rows: readonly string[]) => rows.flatMap(row => row.split(' '))

const isShape = (letter: string): letter is Shape => 'CDSTVW'.includes(letter)
const isClearance = (letter: string): letter is Clearance => 'NBCP'.includes(letter)
const hasThreeCorners = (shape: Shape) => shape === 'T' || shape === 'W'

const negative = Object.entries(NEGATIVE).flatMap(([code, rows]): Range[] => {
  const shape = code.charAt(0)
  if (!isShape(shape)) return []
  return [
    defineRange(
      code,
      hasThreeCorners(shape) ? 'trigonal-insert' : 'indexable-insert',
      { standard: 'ISO 1832', source: SOURCE },
      listed(rows).map(numbers => ({
        code: numbers,
        label: `${code} ${numbers}`,
        dimensions: insert(shape, ...numbersOf(numbers)),
      })),
    ),
  ]
})

const positive = Object.entries(POSITIVE).flatMap(([code, rows]): Range[] => {
  const [shape, clearance] = [code.charAt(0), code.charAt(1)]
  if (!isShape(shape) || !isClearance(clearance)) return []
  return [
    defineRange(
      code,
      hasThreeCorners(shape) ? 'positive-trigonal-insert' : 'positive-insert',
      { standard: 'ISO 1832', source: SOURCE },
      listed(rows).map(numbers => ({
        code: numbers,
        label: `${code} ${numbers}`,
        dimensions: positiveInsert(shape, clearance, ...numbersOf(numbers)),
      })),
    ),
  ]
})

export const inserts: readonly Range[] = [...negative, ...positive]
