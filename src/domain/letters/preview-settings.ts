import { say } from '#contract/phrase.ts'
import type { SettingsPreview } from '#contract/settings/previews.ts'
import { MAIL_SETTING, TEXT_SETTING } from '#contract/settings/settings.ts'
import { isTextName, type TextName } from '#contract/texts/text-names.ts'
import type { Context, SettingValues } from '../context.ts'
import { invalid } from '../errors.ts'
import { isCustomerMailKind } from '../mail/kinds.ts'
import { nameMailSetting, ownParts } from '../mail/own-words.ts'
import { may, requireRight } from '../rights.ts'
import { requireFitting, requireKnown } from '../settings/edit.ts'
import { listShopFacts } from '../texts/facts.ts'
import { parseText } from '../texts/parse.ts'

/**
 * The text, or the mail, that these settings word, as it would be if they were saved: of several the first one. Parts of a mail that are left out
 * are the shop's (owners). Rejects what could not be saved, and settings that word nothing (invalid).
 */
export async function previewSettings(ctx: Context, values: SettingValues): Promise<SettingsPreview> {
  requireRight(ctx.actor, may.manageSettings(ctx.actor))
  await requireKnown(ctx, values)
  const [name = ''] = values.keys()
  const about = name.startsWith(TEXT_SETTING) ? name.slice(TEXT_SETTING.length) : undefined
  if (about !== undefined && isTextName(about))
    return { text: await readText(ctx, about, values), mail: null }
  const kind = name.startsWith(MAIL_SETTING) ? name.split(':')[1] : undefined
  if (kind === undefined || !isCustomerMailKind(kind)) throw invalid(name, say`is not worded`)
  requireFitting(ctx, values)
  const own = ownParts.map(part => [part, values.get(nameMailSetting(kind, part)) ?? ''] as const)
  return { text: null, mail: await ctx.previewMail(kind, Object.fromEntries(own)) }
}

async function readText(ctx: Context, name: TextName, values: SettingValues) {
  requireFitting(ctx, values)
  const markdown = values.get(TEXT_SETTING + name) ?? (await ctx.findText(name))
  return { name, ...parseText(markdown, listShopFacts(ctx)) }
}
