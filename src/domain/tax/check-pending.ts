import { and, eq, sql } from 'drizzle-orm'
import { vatChecks } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { VatRegisterUnavailable } from '../ports.ts'
import { retryAt } from '../retries.ts'
import { giveUp, keepAnswer, type VatCheckRow } from './vat-checks.ts'

const LONGEST_MS = 7 * 24 * 60 * 60 * 1000
const CHECKS_A_ROUND = 50

/**
 * Asks the register again about VAT IDs that it could not be asked about, for seven days at most. Several instances may run this at
 * once: each attempt postpones the next one before it begins. Returns how many were answered.
 */
export async function checkPendingVatIds(
  ctx: Context,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  const mayContinue = () => !signal?.aborted
  let answered = 0
  for (let tries = 0; tries < CHECKS_A_ROUND && mayContinue(); tries += 1) {
    const check = await claimDue(ctx)
    if (!check) break
    if (await askAgain(ctx, check)) answered += 1
  }
  return answered
}

async function claimDue(ctx: Context): Promise<VatCheckRow | undefined> {
  const now = ctx.now()
  const due = sql`(select id from ${vatChecks} where status = 'pending' and next_attempt_at <= ${now.toISOString()}::timestamptz
    order by next_attempt_at limit 1 for update skip locked)`
  return ctx.db.transaction(async tx => {
    const [check] = await tx
      .update(vatChecks)
      .set({ attempts: sql`${vatChecks.attempts} + 1` })
      .where(sql`${vatChecks.id} = ${due}`)
      .returning()
    if (!check) return undefined
    await tx
      .update(vatChecks)
      .set({ nextAttemptAt: retryAt(now, check.attempts + 1) })
      .where(and(eq(vatChecks.id, check.id), eq(vatChecks.status, 'pending')))
    return check
  })
}

async function askAgain(ctx: Context, { vatId, createdAt }: VatCheckRow): Promise<boolean> {
  try {
    await keepAnswer(ctx, vatId, { answer: await ctx.vatRegister.check(vatId), customer: null })
    return true
  } catch (error) {
    if (!(error instanceof VatRegisterUnavailable)) throw error
    if (ctx.now().getTime() - createdAt.getTime() > LONGEST_MS) await giveUp(ctx, vatId)
    return false
  }
}
