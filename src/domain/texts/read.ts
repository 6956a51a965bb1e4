import type { TextName } from '#contract/texts/text-names.ts'
import type { ShopText } from '#contract/texts/texts.ts'
import type { Context } from '../context.ts'
import { listShopFacts } from './facts.ts'
import { parseText } from './parse.ts'

/** A text of the operator as it stands now, with the facts of this shop. */
export async function readText(ctx: Context, name: TextName): Promise<ShopText> {
  return { name, ...parseText(await ctx.findText(name), listShopFacts(ctx)) }
}
