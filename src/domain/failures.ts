/**
 * Reports the failures of a batch: throws the error if there is one, or an AggregateError if there are several, whose
 * message says how many of `what` (e.g. 'orders could not be expired').
 */
export function throwFailures(failures: readonly unknown[], what: string): void {
  const each = failures.flatMap((error): readonly unknown[] =>
    error instanceof AggregateError ? error.errors : [error],
  )
  if (each.length === 1) throw each[0]
  if (each.length > 1) throw new AggregateError(each, `${each.length} ${what}`)
}
