/**
 * Ends work on many things of which some failed: throws the failure if there is one, an AggregateError if there are several,
 * whose message says how many of `what` (e.g. 'orders could not be expired').
 */
export function throwFailures(failures: readonly unknown[], what: string): void {
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} ${what}`)
}
