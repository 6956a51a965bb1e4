import type { Reading, Term } from '../understanding.ts'
import type { StandardAt } from './standards.ts'

/** A term of a standard and of those that may stand for it; the same ones before those that differ in a detail. */
export function standardTerm(start: number, { standard, equivalents, continuations, end }: StandardAt): Term {
  const sorted = equivalents.toSorted((a, b) => Number(a.isNear) - Number(b.isNear))
  const usual = sorted.find(other => /^(?:DIN|ISO|EN) /.test(other.standard))
  const readings: Reading[] = [
    { kind: 'standard', standard, isNear: false },
    ...sorted.map((other): Reading => ({ kind: 'standard', standard: other.standard, isNear: other.isNear })),
    ...continuations.map((each): Reading => ({ kind: 'standard', standard: each, isNear: false })),
  ]
  return { start, end, text: standard, note: usual?.note ?? null, readings }
}
