import type { Reading, Term } from '../../understanding.ts'
import { matchAt } from '../1-words/scan.ts'
import type { Subject } from '../2-names/subject.ts'
import { readBareBearing } from './bearings.ts'
import { readBareStandard, standardTerm } from './standards.ts'

const NUMBER = /\d{2,6}(?:-\d{1,2})?(?![\p{L}\d/"]|[.,]\d)/uy

/**
 * Reads a number alone in all its ways: '6205' is a bearing, '4017' a standard, '125' a length or a standard. `size` is the term if
 * it is a length. Undefined if it can be nothing else.
 */
export function readNumberTerm(
  folded: string,
  at: number,
  size: Term | undefined,
  subject: Subject,
): Term | undefined {
  const match = matchAt(NUMBER, folded, at)
  if (!match) return undefined
  const [number] = match
  const standard = readBareStandard(folded, at)
  const asStandard = standard && standardTerm(at, standard)
  const asBearing = readBareBearing(at, number)
  const [first, ...others] = inOrder(number, { asStandard, asBearing, size }, subject)
  if (!first) return number.length < 4 ? undefined : unknownTerm(at, number)
  if (first === size && others.length === 0) return undefined
  const readings = [first, ...others.filter(({ end }) => end === first.end)].flatMap(
    (term): readonly Reading[] => term.readings,
  )
  return { ...first, readings }
}

interface Ways {
  readonly asStandard: Term | undefined
  readonly asBearing: Term | undefined
  readonly size: Term | undefined
}

function inOrder(number: string, { asStandard, asBearing, size }: Ways, subject: Subject): Term[] {
  const ways = orderOf(number, subject).map(way => ({ standard: asStandard, bearing: asBearing, size })[way])
  return ways.filter(term => term !== undefined)
}

/** Few standards are known by numbers of two digits, and round ones are lengths, unless a thread says what the number is for. */
function orderOf(
  number: string,
  { isBearing, hasStandard, hasThread }: Subject,
): ('standard' | 'bearing' | 'size')[] {
  if (isBearing) return ['bearing', 'size', 'standard']
  if (number.length < 3) return ['size']
  if (number.length > 3)
    return hasStandard ? ['bearing', 'size', 'standard'] : ['standard', 'bearing', 'size']
  const isLength = hasStandard || (number.endsWith('0') && !hasThread) || (number.endsWith('5') && !hasThread)
  return isLength ? ['size', 'standard', 'bearing'] : ['standard', 'bearing', 'size']
}

/** A number that nothing else is known by: it may be in a SKU or in a text. */
function unknownTerm(start: number, number: string): Term {
  const code: Reading = { kind: 'code', code: number.replace('-', '') }
  return {
    start,
    end: start + number.length,
    text: number,
    note: null,
    readings: [code, { kind: 'words', words: [number] }],
  }
}
