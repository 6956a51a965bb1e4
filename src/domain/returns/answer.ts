import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { returns } from '#db/schema.ts'
import { type Context } from '../context.ts'
import { may, requireRight, requireSight } from '../rights.ts'
import { takeStep } from './step.ts'

interface Answer {
  readonly returnId: string
  /** For the customer to read. */
  readonly words: string
}

/** Agrees to a return (admins): its customer is told, with these words. Rejected (conflict) if it is not waiting for an answer. */
export function agreeToReturn(ctx: Context, answer: Answer): Promise<void> {
  return answerReturn(ctx, answer, 'agreed')
}

/** Declines a return, and says why (admins). Rejected (conflict) if it is not waiting for an answer. */
export function declineReturn(ctx: Context, answer: Answer): Promise<void> {
  return answerReturn(ctx, answer, 'declined')
}

/**
 * Closes a return that was agreed, and says why (admins): it never came, or what came is replaced, or not taken back. Rejected (conflict) for
 * others, and once money was given back for it.
 */
export function closeReturn(ctx: Context, answer: Answer): Promise<void> {
  return answerReturn(ctx, answer, 'closed')
}

async function answerReturn(
  ctx: Context,
  { returnId, words: answer }: Answer,
  to: 'agreed' | 'declined' | 'closed',
): Promise<void> {
  requireRight(ctx.actor, may.manageReturns(ctx.actor))
  const from = to === 'closed' ? (['agreed', 'arrived'] as const) : (['requested'] as const)
  await takeStep(ctx, returnId, { from, to }, (tx, at) =>
    tx.update(returns).set({ state: to, answer, answeredAt: at }).where(eq(returns.id, returnId)),
  )
}

/** Withdraws one's own wish to send something back, before it has arrived. */
export async function withdrawReturn(ctx: Context, returnId: string): Promise<void> {
  const from = ['requested', 'agreed'] as const
  await takeStep(ctx, returnId, { from, to: 'withdrawn' }, (tx, _, order) => {
    requireSight(ctx.actor, may.askForReturn(ctx.actor, order), say`return`)
    return tx.update(returns).set({ state: 'withdrawn' }).where(eq(returns.id, returnId))
  })
}
