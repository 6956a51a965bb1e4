import type { Context, SettingValues } from '../context.ts'
import type { PaperFile } from '../paper.ts'
import { may, requireRight } from '../rights.ts'
import { requireFitting, requireKnown } from '../settings/edit.ts'
import { exampleInvoice, exampleOrder } from './examples.ts'

/** An invoice of nobody, by what the shop would be with such changes of its settings (owners). Rejects what could not be saved (invalid). */
export async function printExample(ctx: Context, changes: SettingValues): Promise<PaperFile> {
  requireRight(ctx.actor, may.manageSettings(ctx.actor))
  await requireKnown(ctx, changes)
  requireFitting(ctx, changes)
  const now = ctx.now()
  const paper = exampleInvoice(exampleOrder('order-paid', now), ctx.settings.billingWith(changes), now)
  return { name: 'example-invoice.pdf', bytes: await ctx.renderPaper(paper) }
}
