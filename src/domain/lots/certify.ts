import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { formatPrivateFileName } from '#contract/private-file-name.ts'
import { lots } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import type { PaperFile } from '../paper.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { fileNameOf } from './list.ts'

/** How far from its end a PDF says where its table of objects is (ISO 32000-1, 7.5.5), in bytes; some programs add a few to it. */
const ENDING_BYTES = 2048

/**
 * Adds the inspection certificate of a lot (EN 10204), a PDF, in the place of one that it has; the earlier file stays, and the audit trail says
 * who replaced it. Rejected (invalid) if it is no PDF.
 */
export async function certifyLot(ctx: Context, lotId: string, file: Uint8Array): Promise<void> {
  requireRight(ctx.actor, may.moveStock(ctx.actor))
  const { email: certifiedBy } = requireActor(ctx.actor)
  if (!isPdf(file)) throw invalid('certificate', say`must be a PDF`)
  const [found] = await ctx.db.select({ id: lots.id }).from(lots).where(eq(lots.id, lotId))
  if (!found) throw notFound(say`lot`)
  const certificate = formatPrivateFileName(
    lotId,
    createHash('sha256').update(file).digest('base64url'),
    'pdf',
  )
  // First: a row names no file that is not there.
  await ctx.privateFiles.put(certificate, file)
  await ctx.db.transaction(async tx => {
    const [lot] = await tx.select().from(lots).where(eq(lots.id, lotId)).for('no key update')
    if (!lot || lot.certificate === certificate) return
    await tx.update(lots).set({ certificate, certifiedBy, certifiedAt: ctx.now() }).where(eq(lots.id, lotId))
    await recordAudit(tx, ctx, {
      action: 'lot-certified',
      subject: `product ${lot.productId}`,
      before: lot.certificate === null ? undefined : { certificate: lot.certificate },
      after: { lot: lot.number, certificate },
    })
  })
}

/** The certificate of a lot as it is now, for staff. Rejected (not found) if it has none. */
export async function readCertificate(ctx: Context, lotId: string): Promise<PaperFile> {
  requireRight(ctx.actor, may.seeLots(ctx.actor))
  return findCertificate(ctx, lotId)
}

/** The same, for whoever has the right by something else. */
export async function findCertificate(
  { db, privateFiles }: Pick<Context, 'db' | 'privateFiles'>,
  lotId: string,
): Promise<PaperFile> {
  const [lot] = await db.select().from(lots).where(eq(lots.id, lotId))
  const bytes = lot?.certificate ? await privateFiles.read(lot.certificate) : undefined
  if (!lot || !bytes) throw notFound(say`certificate`)
  return { name: `certificate-${fileNameOf(lot)}.pdf`, bytes }
}

/** Whether it begins and ends as a PDF does. */
export function isPdf(file: Uint8Array): boolean {
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
  const ending = text(file.subarray(-ENDING_BYTES))
  return (
    /^%PDF-[12]\.\d/.test(text(file.subarray(0, 8))) &&
    ending.includes('startxref') &&
    ending.includes('%%EOF')
  )
}
