import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { CallError } from '../../client.ts'

/**
 * Puts what the shop said about single fields beside those fields, and the focus on the first of them. Answers whether
 * every complaint found its place.
 */
export function placeProblems<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): boolean {
  const problems = error instanceof CallError ? (error.problem?.errors ?? []) : []
  let shouldFocus = true
  for (const { field, message } of problems) {
    const name = fields.find(known => known === field)
    if (name === undefined) continue
    setError(name, { type: 'server', message }, { shouldFocus })
    shouldFocus = false
  }
  return problems.length > 0 && problems.every(({ field }) => fields.some(known => known === field))
}
