import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { NewConfirmation } from '#contract/catalog/confirmations.ts'
import type { ConfirmedFact, OpenSubject } from '#contract/catalog/open-subjects.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { ABOUT } from '#db/open-papers.ts'
import { confirmations, products } from '#db/schema.ts'
import { recordAudit, recordAudits } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { dayIn } from '../days.ts'
import { conflict, notFound } from '../errors.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { askedOf, listOpenOf } from './open-of.ts'

type ConfirmationRow = typeof confirmations.$inferSelect

/** The columns that papers, tables and feeds read codes from. */
const columns: Partial<Record<OpenSubject, 'customsCode' | 'countryOfOrigin'>> = {
  customs: 'customsCode',
  origin: 'countryOfOrigin',
}

/**
 * Confirms what is open of the products of a family, or of one without a family, for this reason (staff), and returns the confirmation's id.
 * What is said at a product itself stays. Rejected (conflict) if nothing of this is open any more.
 */
export async function confirmDeclaration(ctx: Context, given: NewConfirmation): Promise<string> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const { email: confirmedBy } = requireActor(ctx.actor)
  const { subject, family, product, why, proposed, statement } = given
  const id = newId()
  await ctx.db.transaction(async tx => {
    const rows = await tx
      .select({ id: products.id, ...askedOf })
      .from(products)
      .where(
        and(
          product === null ? eq(products.familyId, family ?? '') : eq(products.id, product),
          isNull(products.archivedAt),
        ),
      )
      .orderBy(asc(products.id))
      .for('no key update')
    const ids = rows
      .filter(row =>
        listOpenOf(ctx, row).some(
          open => open.subject === subject && open.why === why && open.proposed === proposed,
        ),
      )
      .map(row => row.id)
    if (ids.length === 0) throw conflict(say`Nothing of this is open any more. Please load the page again.`)
    const fact: Omit<ConfirmedFact, 'about'> = {
      id,
      statement,
      on: dayIn(ctx.billing.timeZone, ctx.now()),
      hasDocument: false,
    }
    const column = columns[subject]
    await tx
      .update(products)
      .set({
        ...(column && { [column]: statement }),
        confirmed: sql`coalesce(${products.confirmed}, '{}') || jsonb_build_object(${subject}::text,
          ${JSON.stringify(fact)}::jsonb || jsonb_build_object('about', ${sql.raw(ABOUT)}))`,
        version: sql`${products.version} + 1`,
      })
      .where(inArray(products.id, ids))
    await tx.insert(confirmations).values({
      id,
      subject,
      familyId: product === null ? family : null,
      productId: product,
      why,
      proposed,
      statement,
      products: ids.length,
      confirmedBy,
      createdAt: ctx.now(),
    })
    await auditCodes(ctx, tx, { ids, subject, before: null, after: statement })
    await recordAudit(tx, ctx, {
      action: 'declaration-confirmed',
      subject: subjectOf({ familyId: family, productId: product }),
      after: { about: subject, statement, products: ids.length, ...(proposed && { proposed }) },
    })
  })
  ctx.changed('catalog')
  return id
}

/**
 * Takes a confirmation back (staff): its products are as before, but for a code that was changed since at a product itself. Rejected (not found)
 * if there is none; one that is undone stays so.
 */
export async function undoConfirmation(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const { email: undoneBy } = requireActor(ctx.actor)
  await ctx.db.transaction(async tx => {
    const [given] = await tx
      .select({ id: confirmations.id, subject: confirmations.subject })
      .from(confirmations)
      .where(eq(confirmations.id, id))
    if (!given) throw notFound(say`confirmation`)
    // Products first, as whoever confirms locks them: two who do both never wait for each other.
    const found = await tx
      .select({
        id: products.id,
        customsCode: products.customsCode,
        countryOfOrigin: products.countryOfOrigin,
        confirmed: products.confirmed,
      })
      .from(products)
      .where(confirmedBy(given))
      .orderBy(asc(products.id))
      .for('no key update')
    const [row] = await tx.select().from(confirmations).where(eq(confirmations.id, id)).for('no key update')
    if (!row) throw notFound(say`confirmation`)
    if (row.undoneAt) return
    const column = columns[row.subject]
    const ids = found.map(product => product.id)
    const coded = column
      ? found.filter(product => product[column] === row.statement).map(product => product.id)
      : []
    await tx
      .update(products)
      .set({
        ...(column && {
          [column]: sql`case when ${products[column]} = ${row.statement} then null else ${products[column]} end`,
        }),
        confirmed: sql`nullif(${products.confirmed} - ${row.subject}::text, '{}'::jsonb)`,
        version: sql`${products.version} + 1`,
      })
      .where(inArray(products.id, ids))
    await tx.update(confirmations).set({ undoneBy, undoneAt: ctx.now() }).where(eq(confirmations.id, id))
    await auditCodes(ctx, tx, { ids: coded, subject: row.subject, before: row.statement, after: null })
    await recordAudit(tx, ctx, {
      action: 'declaration-undone',
      subject: subjectOf(row),
      before: { about: row.subject, statement: row.statement, products: ids.length },
    })
  })
  ctx.changed('catalog')
}

/** The products of which a confirmation says something. */
export const confirmedBy = ({ id, subject }: Pick<ConfirmationRow, 'id' | 'subject'>): SQL =>
  sql`${products.confirmed} @> ${JSON.stringify({ [subject]: { id } })}::jsonb`

/** Whom or what the audit trail names. */
export function subjectOf({ familyId, productId }: Pick<ConfirmationRow, 'familyId' | 'productId'>): string {
  return familyId === null ? `product ${productId}` : `family ${familyId}`
}

const ROWS_AT_ONCE = 1000

/** Of each product whose code it is: its history shows it. */
async function auditCodes(
  ctx: Context,
  tx: Transaction,
  {
    ids,
    subject,
    before,
    after,
  }: { ids: readonly string[]; subject: OpenSubject; before: string | null; after: string | null },
): Promise<void> {
  const column = columns[subject]
  if (!column) return
  // A statement takes no more values than those of some thousand rows.
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE)
    await recordAudits(
      tx,
      ctx,
      ids.slice(at, at + ROWS_AT_ONCE).map(id => ({
        action: 'product-edited',
        subject: `product ${id}`,
        before: { [column]: before },
        after: { [column]: after },
      })),
    )
}
