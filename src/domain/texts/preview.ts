import { phraseOf } from '#contract/phrase.ts'
import type { TextName } from '#contract/texts/text-names.ts'
import type { ShopText } from '#contract/texts/texts.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { listShopFacts } from './facts.ts'
import { findFault } from './find-fault.ts'
import { parseText } from './parse.ts'

/** A text as its page would show it if it was worded so (owners). Rejects what could not be saved (invalid, as `field`). */
export function previewText(ctx: Context, name: TextName, markdown: string, field: string): ShopText {
  requireRight(ctx.actor, may.manageSettings(ctx.actor))
  const facts = listShopFacts(ctx)
  const fault = findFault(markdown, facts)
  if (fault !== undefined) throw invalid(field, phraseOf(fault))
  return { name, ...parseText(markdown, facts) }
}
