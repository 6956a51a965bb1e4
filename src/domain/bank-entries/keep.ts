import { createHash } from 'node:crypto'
import type { Cents } from '#contract/money.ts'
import { bankEntries } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { may, requireActor, requireRight } from '../rights.ts'

/** Money that came in, as a statement has it. */
export interface StatementEntry {
  /** The IBAN of the account that got it; '' if the file does not say. */
  readonly account: string
  /** YYYY-MM-DD. */
  readonly bookedOn: string
  readonly amountCents: Cents
  readonly name: string
  readonly iban: string
  readonly remittance: string
  /** The bank's own reference of it; '' without one. */
  readonly reference: string
}

const ROWS_AT_ONCE = 500

/**
 * Keeps the entries of a bank statement (staff), each once: the same file again, or another one that has some of them too, adds what is new.
 * Entries that are alike in all that the bank says of them are told apart by how many of them a file has. Returns how many are new.
 */
export async function keepStatement(ctx: Context, entries: readonly StatementEntry[]): Promise<number> {
  requireRight(ctx.actor, may.settleOnAccount(ctx.actor))
  const { email: uploadedBy } = requireActor(ctx.actor)
  const seen = new Map<string, number>()
  const rows = entries.map(({ account, reference, ...entry }) => {
    const said = JSON.stringify([account, reference, ...Object.entries(entry).toSorted()])
    const before = seen.get(said) ?? 0
    seen.set(said, before + 1)
    const fingerprint = createHash('sha256').update(`${said} ${before}`).digest('hex')
    return { ...entry, id: newId(), fingerprint, uploadedBy, createdAt: ctx.now() }
  })
  return ctx.db.transaction(async tx => {
    let kept = 0
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const part = rows.slice(from, from + ROWS_AT_ONCE)
      const added = await tx
        .insert(bankEntries)
        .values(part)
        .onConflictDoNothing({ target: bankEntries.fingerprint })
        .returning({ id: bankEntries.id })
      kept += added.length
    }
    const after = { entries: entries.length, kept }
    await recordAudit(tx, ctx, { action: 'bank-statement-read', subject: 'bank statement', after })
    return kept
  })
}
