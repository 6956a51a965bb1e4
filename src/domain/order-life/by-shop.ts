import type { AuditAction } from '#contract/audit/audit.ts'
import type { Transaction } from '#db/client.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import type { OrderRecord } from './record.ts'

type Owned = Pick<OrderRecord, 'userId'>

/** Whether an admin acts on the order of somebody else: its customer is told that it was the shop. */
export function isByShop({ actor }: Pick<Context, 'actor'>, order: Owned): boolean {
  return actor !== null && actor.id !== order.userId
}

/** What an admin did on somebody's order. Facts never hold a postal address: the trail outlives the customer's account. */
interface Act {
  readonly action: AuditAction
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Records who acted, on which order and for whom, in the transaction of the act; nothing of what customers do themselves. */
export async function recordAct(
  tx: Pick<Transaction, 'insert'>,
  ctx: Context,
  order: Owned & Pick<OrderRecord, 'id' | 'userEmail'>,
  { action, before, after }: Act,
): Promise<void> {
  if (!isByShop(ctx, order)) return
  const facts = { before, after: { customer: order.userEmail, ...after } }
  await recordAudit(tx, ctx, { action, subject: `order ${order.id}`, ...facts })
}
