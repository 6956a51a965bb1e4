import type { RangeSize } from '@parts-hub/parts/ranges'
import type { Grade } from '../grade.ts'
import type { Offer } from '../offer.ts'
import { readFormula } from './formula.ts'
import { type Grades, gradesCalled } from './grades.ts'
import type { Fields } from './sections.ts'
import type { Names } from './words.ts'

type Limit = (size: RangeSize) => boolean

/**
 * Whether a size is made in a grade: '- sizes: 60??' says which the family has of its range, '- only HDG: d >= 8' and
 * '- only die-red: sizes *-R' which there are in a grade. Throws what of it cannot be read.
 */
export function readMaking(
  fields: Fields,
  grades: readonly Grade[],
  known: Grades,
  names: Names,
): Offer['isMade'] {
  const isListed = fields.names.includes('sizes') ? fields.read('sizes', readSizes) : () => true
  const limits = fields.names.flatMap(field => {
    const [, limited] = /^only (.+)$/.exec(field) ?? []
    if (limited === undefined) return []
    return fields.read(field, text => {
      const concerned = limited.split(', ').flatMap(name => gradesCalled(known, name))
      return [{ concerned, isWithin: readLimit(text, names) }]
    })
  })
  const limitsOf = new Map(
    grades.map(grade => [grade, limits.filter(({ concerned }) => concerned.includes(grade))]),
  )
  return (size, grade) =>
    isListed(size) && (limitsOf.get(grade) ?? []).every(({ isWithin }) => isWithin(size))
}

function readLimit(text: string, names: Names): Limit {
  if (text.startsWith('sizes ')) return readSizes(text.slice('sizes '.length))
  const isWithin = readFormula(text, names)
  return ({ dimensions }) => isWithin(dimensions) !== 0
}

function readSizes(text: string): Limit {
  const patterns = text.split(' ')
  return ({ code }) => patterns.some(pattern => isLike(code, pattern))
}

/** Whether a code is like a pattern, in which ? is any one letter or figure and * are any. */
function isLike(code: string, pattern: string): boolean {
  if (pattern === '') return code === ''
  const rest = pattern.slice(1)
  if (pattern.startsWith('*')) return isLike(code, rest) || (code !== '' && isLike(code.slice(1), pattern))
  const isSame = pattern.startsWith('?') ? code !== '' : pattern[0] === code[0]
  return isSame && isLike(code.slice(1), rest)
}
