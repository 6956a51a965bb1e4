import type { OpenSubject } from '#contract/catalog/open-subjects.ts'
import { spaceCustomsCode } from '#contract/catalog/plain-facts.ts'
import { nameCountry } from '#contract/countries.ts'

/** A code or a statement as people read it: '7318 15 88', 'Germany', 'conforms'. */
export function showStatement(subject: OpenSubject, statement: string): string {
  if (subject === 'customs') return spaceCustomsCode(statement).trim()
  return subject === 'origin' ? nameCountry(statement) : statement
}
