import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { OpenSubject } from '#contract/catalog/open-subjects.ts'
import { say } from '#contract/phrase.ts'
import { formatPrivateFileName } from '#contract/private-file-name.ts'
import { confirmations, families, products } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { isPdf } from '../lots/certify.ts'
import type { PaperFile } from '../paper.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { confirmedBy, subjectOf } from './confirm.ts'

type ConfirmationRow = typeof confirmations.$inferSelect

/** A confirmation with the name of what it is of. */
export interface Confirmation extends ConfirmationRow {
  readonly name: string
}

/** The confirmations in force, of all subjects or of one, the latest first (staff). */
export async function listConfirmations(ctx: Context, subject?: OpenSubject): Promise<Confirmation[]> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const rows = await ctx.db
    .select({ row: confirmations, family: families.name, product: products.name })
    .from(confirmations)
    .leftJoin(families, eq(families.id, confirmations.familyId))
    .leftJoin(products, eq(products.id, confirmations.productId))
    .where(
      and(
        isNull(confirmations.undoneAt),
        subject === undefined ? undefined : eq(confirmations.subject, subject),
      ),
    )
    .orderBy(desc(confirmations.createdAt), desc(confirmations.id))
  return rows.map(({ row, family, product }) => ({ ...row, name: family ?? product ?? '' }))
}

/**
 * Adds the document of a confirmation, a PDF, in the place of one that it has (staff); customers find it at the parts. Rejected (invalid) if it
 * is no PDF, and (not found) if there is no such confirmation in force.
 */
export async function documentConfirmation(ctx: Context, id: string, file: Uint8Array): Promise<void> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const { email: documentedBy } = requireActor(ctx.actor)
  if (!isPdf(file)) throw invalid('document', say`must be a PDF`)
  const given = await requireInForce(ctx, id)
  const document = formatPrivateFileName(id, createHash('sha256').update(file).digest('base64url'), 'pdf')
  // First: a row names no file that is not there.
  await ctx.privateFiles.put(document, file)
  await ctx.db.transaction(async tx => {
    await tx
      .select({ id: products.id })
      .from(products)
      .where(confirmedBy(given))
      .orderBy(products.id)
      .for('no key update')
    const [row] = await tx.select().from(confirmations).where(eq(confirmations.id, id)).for('no key update')
    if (!row || row.undoneAt) throw notFound(say`confirmation`)
    if (row.document === document) return
    await tx
      .update(confirmations)
      .set({ document, documentedBy, documentedAt: ctx.now() })
      .where(eq(confirmations.id, id))
    await tx
      .update(products)
      .set({
        confirmed: sql`jsonb_set(${products.confirmed}, array[${row.subject}::text, 'hasDocument'], 'true')`,
        version: sql`${products.version} + 1`,
      })
      .where(confirmedBy(given))
    await recordAudit(tx, ctx, {
      action: 'declaration-documented',
      subject: subjectOf(row),
      before: row.document === null ? undefined : { document: row.document },
      after: { about: row.subject, document },
    })
  })
  ctx.changed('catalog')
}

/** The document of a confirmation in force, for anybody: parts show where it is. Rejected (not found) if it has none. */
export async function readDocument(ctx: Context, id: string): Promise<PaperFile> {
  const { subject, document } = await requireInForce(ctx, id)
  const bytes = document === null ? undefined : await ctx.privateFiles.read(document)
  if (!bytes) throw notFound(say`document`)
  return { name: `declaration-${subject}.pdf`, bytes }
}

async function requireInForce({ db }: Pick<Context, 'db'>, id: string): Promise<ConfirmationRow> {
  const [row] = await db
    .select()
    .from(confirmations)
    .where(and(eq(confirmations.id, id), isNull(confirmations.undoneAt)))
  if (!row) throw notFound(say`confirmation`)
  return row
}
