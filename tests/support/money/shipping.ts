import { eq } from 'drizzle-orm'
import { orderLines, shipments } from '#db/schema.ts'
import type { Context } from '#domain/context.ts'
import { countShipped } from '#domain/order-life/record.ts'
import { shipPart } from '#domain/shipments/ship.ts'
import { undoShipment } from '#domain/shipments/undo.ts'

/** Ships so many pieces of each line of an order; not seen, whatever has left meanwhile. */
export async function leaveInPart(
  admin: Context,
  orderId: string,
  { pieces, isSeen }: { pieces: number; isSeen: boolean },
): Promise<void> {
  const lines = await admin.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const shipped = isSeen ? countShipped(lines) : undefined
  const wanted = lines.map(({ position: line }) => ({ line, pieces }))
  await shipPart(admin, { orderId, lines: wanted, shipped })
}

/** Undoes one of the shipments of an order, if there is one. */
export async function undoOne(admin: Context, orderId: string, place: number): Promise<void> {
  const sent = await admin.db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(shipments.id)
  const chosen = sent[place % Math.max(1, sent.length)]
  if (chosen) await undoShipment(admin, { orderId, shipmentId: chosen.id })
}
