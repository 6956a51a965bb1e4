import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { problemsOf } from '../../../client.ts'

/**
 * Shows the shop's errors beside their fields and focuses the first of these. Returns whether every error had a field. `path` is what
 * precedes their names in the call: 'deliveryAddress.'
 */
export function placeProblems<Values extends FieldValues>(
  error: unknown,
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  path = '',
): boolean {
  const problems = problemsOf(error)
  const values = getValues()
  const isField = (name: string): name is Path<Values> => get(values, name) !== undefined
  let placed = 0
  for (const { field, message } of problems) {
    const name = field.slice(path.length)
    if (!field.startsWith(path) || !isField(name)) continue
    setError(name, { type: 'server', message }, { shouldFocus: placed === 0 })
    placed += 1
  }
  return placed > 0 && placed === problems.length
}
