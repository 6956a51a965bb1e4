import { desc } from 'drizzle-orm'
import { settingVersions } from '#db/schema.ts'
import type { Context, DeskSettingState } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { abridge, readStoredSettings } from './store.ts'

/** How many changes of the settings are shown. */
const SHOWN_CHANGES = 100

/** Every setting of the desk as it stands at this instance, those that the desk has changed, and the version of the last change (owners). */
export async function readSettings(ctx: Context): Promise<{
  readonly version: number
  readonly settings: readonly DeskSettingState[]
  readonly changed: ReadonlySet<string>
}> {
  requireRight(ctx.actor, may.manageSettings(ctx.actor))
  // What another instance has changed may not have been heard of yet.
  await ctx.settings.reload()
  const { version, values } = await readStoredSettings(ctx.db)
  const changed = [...values].filter(([, value]) => value !== null).map(([name]) => name)
  return { version, settings: await ctx.settings.list(), changed: new Set(changed) }
}

export type SettingChangeRow = typeof settingVersions.$inferSelect & { readonly isLast: boolean }

/** What was changed, the newest first, of long values the beginning (owners); `isLast`: nothing of the same setting since. */
export async function listSettingChanges(ctx: Context): Promise<SettingChangeRow[]> {
  requireRight(ctx.actor, may.manageSettings(ctx.actor))
  const rows = await ctx.db
    .select()
    .from(settingVersions)
    .orderBy(desc(settingVersions.version))
    .limit(SHOWN_CHANGES)
  const seen = new Set<string>()
  return rows.map(row => {
    const isLast = !seen.has(row.name)
    seen.add(row.name)
    return { ...row, before: abridge(row.before), after: abridge(row.after), isLast }
  })
}
