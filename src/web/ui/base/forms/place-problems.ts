import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { CallError } from '../../../client.ts'

/**
 * Shows the shop's errors beside their fields and focuses the first of these. Returns whether every error had a field. `path` is what
 * precedes their names in the call: 'deliveryAddress.'
 */
export function placeProblems<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  path = '',
): boolean {
  const problems = error instanceof CallError ? (error.problem?.errors ?? []) : []
  const fieldOf = (named: string) => fields.find(known => `${path}${known}` === named)
  let shouldFocus = true
  for (const { field, message } of problems) {
    const name = fieldOf(field)
    if (name === undefined) continue
    setError(name, { type: 'server', message }, { shouldFocus })
    shouldFocus = false
  }
  return problems.length > 0 && problems.every(({ field }) => fieldOf(field) !== undefined)
}
