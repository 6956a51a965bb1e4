import type { Term } from '../../understanding.ts'

/** A code as it was written: of a bearing, a chain, an insert, or a SKU of the shop. Its suffixes are terms of their own. */
export interface CodeAt {
  readonly end: number
  readonly terms: readonly Term[]
}

/** A term that is found by any one of these codes. */
export function codeTerm(
  { start, end, text }: Pick<Term, 'start' | 'end' | 'text'>,
  codes: readonly string[],
  note: string | null = null,
): Term {
  return { start, end, text, note, readings: codes.map(code => ({ kind: 'code', code })) }
}
