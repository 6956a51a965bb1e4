import { eq } from 'drizzle-orm'
import type { DeliveryMethodId } from '#contract/delivery/methods.ts'
import { say } from '#contract/phrase.ts'
import { deliveryMethods } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { changedMeanwhile, invalid, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import type { DeliveryMethodRow } from './methods.ts'

export type MethodEdit = Pick<DeliveryMethodRow, 'isOffered' | 'freeFromCents' | 'zones'>

/**
 * Edits a method of delivery as a whole and returns it. Rejected if it is no longer at the version that the caller saw (changed), and
 * if pick-up is to be offered in another country than the seller's (invalid). An edit that changes nothing makes no new version.
 */
export async function editMethod(
  ctx: Context,
  { id, version, edit }: { id: DeliveryMethodId; version: number | undefined; edit: MethodEdit },
): Promise<DeliveryMethodRow> {
  requireRight(ctx.actor, may.manageDelivery(ctx.actor))
  if (id === 'pick-up' && edit.zones.some(({ countries }) => countries.length > 0))
    throw invalid('zones', say`must name no country: goods are picked up at your own address`)
  return ctx.db.transaction(async tx => {
    const [row] = await tx
      .select()
      .from(deliveryMethods)
      .where(eq(deliveryMethods.id, id))
      .for('no key update')
    if (!row) throw notFound(say`method of delivery`)
    if (version !== undefined && version !== row.version) throw changedMeanwhile({ version: row.version })
    const before = factsOf(row)
    const after = factsOf(edit)
    if (JSON.stringify(after) === JSON.stringify(before)) return row
    const [edited] = await tx
      .update(deliveryMethods)
      .set({ ...edit, version: row.version + 1 })
      .where(eq(deliveryMethods.id, id))
      .returning()
    if (!edited) throw notFound(say`method of delivery`)
    await recordAudit(tx, ctx, { action: 'delivery-edited', subject: `delivery ${id}`, before, after })
    return edited
  })
}

/** What an edit can change, always in the same order. */
function factsOf({ isOffered, freeFromCents, zones }: MethodEdit) {
  return {
    isOffered,
    freeFromCents,
    zones: zones.map(({ countries, minDays, maxDays, steps }) => ({
      countries: countries.toSorted(),
      minDays,
      maxDays,
      steps: steps.map(({ upToGrams, cents }) => ({ upToGrams, cents })),
    })),
  }
}
