/** A call of the public contract, with the input its owner would send. */
export interface Call {
  readonly method: string
  /** As documented, with `{id}` or `{email}`. */
  readonly template: string
  readonly path: string
  readonly json?: unknown
  readonly headers?: Record<string, string>
}

/** Makes a call; `values` stand for the names in its template. */
export type MakeCall = (
  method: string,
  template: string,
  values?: Record<string, string>,
  json?: unknown,
  headers?: Record<string, string>,
) => Call
