import { say } from '#contract/phrase.ts'
import { LOGO_SETTING } from '#contract/settings/settings.ts'
import type { Context } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { type Logo, writeLogo } from '../logo.ts'
import { UnreadableImage } from '../ports.ts'
import { may, requireRight } from '../rights.ts'
import { saveSettings } from './edit.ts'

/** Takes an uploaded picture as the logo, as a new version of that setting (owners). Rejects what is no picture, or cannot be seen on white (invalid). */
export async function changeLogo(ctx: Context, original: Uint8Array): Promise<void> {
  requireRight(ctx.actor, may.manageSettings(ctx.actor))
  const png = await render(ctx, original)
  await saveSettings(ctx, { version: undefined, values: new Map([[LOGO_SETTING, writeLogo(png)]]) })
}

async function render(ctx: Context, original: Uint8Array): Promise<Uint8Array> {
  try {
    return await ctx.renderLogo(original)
  } catch (error) {
    if (error instanceof UnreadableImage) throw invalid('image', error.reason)
    throw error
  }
}

/** The logo by its hash. Rejects any but that of now (not found). */
export async function findLogo(ctx: Context, hash: string): Promise<Logo> {
  const { logo, reload } = ctx.settings
  // Another instance may have changed it just now.
  if (logo()?.hash !== hash) await reload()
  const now = logo()
  if (now?.hash !== hash) throw notFound(say`logo`)
  return now
}
