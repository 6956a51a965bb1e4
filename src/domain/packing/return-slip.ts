import { phraseOf, say } from '#contract/phrase.ts'
import { formatPostalAddress } from '../address-forms/format.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { describeLine } from '../invoices/describe-order.ts'
import type { PaperFile } from '../paper.ts'
import { nameRecipient } from '../papers/compose.ts'
import { getReturn } from '../returns/read.ts'

/** The slip that goes into the parcel of a return of the actor's own (or any, for admins). Rejected (conflict) unless it was agreed. */
export async function readReturnSlip(ctx: Context, id: string): Promise<PaperFile> {
  const { order, found } = await getReturn(ctx, id)
  if (found.state !== 'agreed')
    throw conflict(say`There is no slip for a return that is ${phraseOf(found.state)}`)
  const { seller, timeZone } = ctx.billing
  const { deliveryAddress, userName: name, userEmail: email } = order
  const byPlace = new Map(order.lines.map(line => [line.position, line]))
  const bytes = await ctx.renderPaper({
    kind: 'return-slip',
    seller,
    timeZone,
    madeAt: ctx.now().toISOString(),
    number: found.number,
    orderNumber: order.number,
    askedAt: found.createdAt.toISOString(),
    sender: deliveryAddress ? formatPostalAddress(deliveryAddress) : nameRecipient({ name, email }),
    note: found.answer,
    lines: found.lines.flatMap(({ position, quantity }) => {
      const line = byPlace.get(position)
      if (!line) return []
      const { sku, ownNumber, weightGrams, ...described } = describeLine(line)
      return [{ name: described.name, sku, ownNumber, weightGrams, quantity }]
    }),
  })
  return { name: `return-slip-${found.number}.pdf`, bytes }
}
