/* Without zod, as pages need it. */

/** What has become of money on a bank statement: `set-aside` is that of no order on account. */
export const bankEntryStates = ['open', 'noted', 'set-aside'] as const
export type BankEntryState = (typeof bankEntryStates)[number]

/** How sure a proposal is: `certain` ones can be noted together. */
export const certainties = ['certain', 'likely', 'possible'] as const
export type Certainty = (typeof certainties)[number]

export const MAX_STATEMENT_BYTES = 4 * 1024 * 1024
export const STATEMENT_TOO_LARGE = 'must have at most 4 MB'
/** How many entries a file has at most. */
export const MAX_STATEMENT_ENTRIES = 10_000
