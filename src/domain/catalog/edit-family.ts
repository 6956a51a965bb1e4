import { and, eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { families, products } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { changedMeanwhile, invalid, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import type { FamilyRow } from './families.ts'
import { letLead } from './leading.ts'
import { requireKind } from './part-kinds.ts'
import { isListed } from './states.ts'

type Facts = Pick<FamilyRow, 'name' | 'summary' | 'category' | 'kind' | 'standard'>

/** New values of some of a family's facts, and the size that is to lead it. */
type FamilyEdit = { readonly [Name in keyof Facts]?: Facts[Name] | undefined } & {
  readonly leading?: string | undefined
}

/**
 * Edits a family and returns it. Rejected if it is not as the caller saw it (changed), if the size that is to lead is none of its listed
 * ones, or if its kind is not of its category (invalid). In another category it has no kind, unless one is given.
 */
export async function editFamily(
  ctx: Context,
  { id, isAsSeen, edit }: { id: string; isAsSeen: (row: FamilyRow) => boolean; edit: FamilyEdit },
): Promise<FamilyRow> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const { leading, ...facts } = edit
  const after = await ctx.db.transaction(async tx => {
    // Products are locked before their family.
    if (leading !== undefined) await lockSizes(tx, id, leading)
    const [before] = await tx.select().from(families).where(eq(families.id, id)).for('no key update')
    if (!before) throw notFound(say`family`)
    if (!isAsSeen(before)) throw changedMeanwhile({ name: before.name, summary: before.summary })
    const moved = facts.category !== undefined && facts.category !== before.category
    const wanted = moved ? { kind: null, ...facts } : facts
    // One that the tree no longer has may stay.
    if (wanted.kind !== undefined)
      requireKind({ ...before, kind: wanted.kind, ...(facts.category && { category: facts.category }) })
    const [changed = before] =
      Object.keys(facts).length > 0
        ? await tx.update(families).set(wanted).where(eq(families.id, id)).returning()
        : []
    if (leading !== undefined) await letLead(tx, id, leading)
    await recordAudit(tx, ctx, {
      action: 'family-edited',
      subject: `family ${id}`,
      before: pick(before, Object.keys(edit)),
      after: { ...edit },
    })
    return changed
  })
  ctx.changed('catalog')
  return after
}

async function lockSizes(tx: Transaction, familyId: string, leading: string): Promise<void> {
  const wanted = and(eq(products.id, leading), eq(products.familyId, familyId), isListed)
  const [found] = await tx.select({ id: products.id }).from(products).where(wanted).for('no key update')
  if (!found) throw invalid('leading', say`is no size of this family that is sold`)
}

function pick(row: FamilyRow, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))
}
