import { MAX_STATEMENT_ENTRIES } from '#contract/bank-entries/states.ts'
import { say } from '#contract/phrase.ts'
import { invalid } from '#domain/errors.ts'
import { readCamt } from './read-camt.ts'
import { readStatementTable } from './read-statement-table.ts'
import type { Statement } from './statement.ts'

/** Reads a bank statement, CAMT.053 or a table. The kind of a file is told by how it begins. Rejects any other file (invalid). */
export async function readStatement(bytes: Uint8Array): Promise<Statement> {
  const begins = new TextDecoder().decode(bytes.subarray(0, 100)).trimStart()
  const statement = begins.startsWith('<') ? await readCamt(bytes) : await readStatementTable(bytes)
  if (statement.entries.length > MAX_STATEMENT_ENTRIES)
    throw invalid('file', say`must have at most ${{ count: MAX_STATEMENT_ENTRIES }} entries`)
  return statement
}
