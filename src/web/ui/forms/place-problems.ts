import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { CallError } from '../../client.ts'

/** Shows the shop's errors beside their fields and focuses the first of these. Returns whether every error had a field. */
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
