import { phraseOf, say } from '#contract/phrase.ts'
import type { Context } from '../context.ts'
import { DomainError, type FieldError, invalid } from '../errors.ts'
import type { ListColumn } from '../list-reading/headings.ts'
import { readHeading } from '../list-reading/read-list.ts'
import { countAttemptOf } from '../rate-limits.ts'
import { may, requireRight } from '../rights.ts'
import { type OwnNumber, rememberPartNumbers } from './remember.ts'

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

const MAX_FAULTS = 20
const LIMIT = { max: 20, windowMs: 60_000 }

/** Counts a table before it is read: opening a file is work, too. Rejects (too many) more than 20 a minute of one person. */
export async function countImport({ db, actor }: Context): Promise<void> {
  requireRight(actor, may.keepPartNumbers(actor))
  await countAttemptOf(db, 'part-number-import', actor.id, LIMIT)
}

/**
 * Remembers the actor's part numbers as a table has them, all or none, and returns how many: a column of SKUs and one of own numbers.
 * `findFault` says what is wrong with a number. Rejects (invalid) a table without these columns and lines at fault, naming them.
 */
export async function importPartNumbers(
  ctx: Context,
  rows: readonly Row[],
  findFault: (number: string) => string | undefined,
): Promise<number> {
  const [heading, ...lines] = rows
  const columns = readHeading(heading)
  const place = (column: ListColumn) => columns?.indexOf(column) ?? -1
  const [part, own] = [place('part'), place('own')]
  if (part === -1 || own === -1) throw invalid('file', say`must begin with a heading: 'sku' and 'own number'`)
  if (lines.length === 0) throw invalid('file', say`has no part numbers`)
  const faults: FieldError[] = []
  const wanted = lines.map(({ line, cells }): OwnNumber => {
    const [key = '', number = ''] = [cells[part]?.trim(), cells[own]?.trim()]
    const field = `line ${line}`
    const fault = findFault(number)
    if (fault !== undefined) faults.push({ field, message: say`own number ${phraseOf(fault)}` })
    return { key, number, field }
  })
  if (faults.length > 0) throw new DomainError({ kind: 'invalid', fields: faults.slice(0, MAX_FAULTS) })
  return rememberPartNumbers(ctx, wanted)
}
