import { desc, eq, inArray, max } from 'drizzle-orm'
import { phraseOf, say } from '#contract/phrase.ts'
import { LOGO_SETTING } from '#contract/settings/settings.ts'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { settingVersions } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context, SettingValues } from '../context.ts'
import { changedMeanwhile, conflict, DomainError, invalid, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { abridge, readStoredSettings } from './store.ts'

/**
 * Changes settings, each as a new version, which holds at once at every instance. Rejected for a name that is none, and for values with which
 * the shop would not start (invalid, each by its name), and if one of them was changed after the version that the caller saw (changed). Settings
 * that stay as they are make no version.
 */
export async function editSettings(ctx: Context, edit: Edit): Promise<void> {
  requireRight(ctx.actor, may.manageSettings(ctx.actor))
  await requireKnown(ctx, edit.values)
  for (const [name, value] of edit.values)
    if (name === LOGO_SETTING && value !== null) throw invalid(name, say`is uploaded, not written`)
  await saveSettings(ctx, edit)
}

/** Rejects a name that is no setting of the desk (invalid). */
export async function requireKnown(ctx: Pick<Context, 'settings'>, values: SettingValues): Promise<void> {
  const known = new Set((await ctx.settings.list()).map(({ name }) => name))
  for (const name of values.keys())
    if (!known.has(name)) throw invalid(name, say`is not a setting of the desk`)
}

interface Edit {
  /** That the caller saw; undefined: whatever was changed meanwhile. */
  readonly version: number | undefined
  readonly values: SettingValues
}

/** The same for who may, and names that are. */
export async function saveSettings(ctx: Context, { version, values }: Edit): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockName(tx, 'settings')
    if (version !== undefined) await requireUnchanged(tx, [...values.keys()], version)
    await write(tx, ctx, values)
  })
  await tell(ctx)
}

/** Takes a change back, by a new version. Rejected if there is none of this version (not found), or the setting was changed again since (conflict). */
export async function undoSetting(ctx: Context, version: number): Promise<void> {
  requireRight(ctx.actor, may.manageSettings(ctx.actor))
  await ctx.db.transaction(async tx => {
    await lockName(tx, 'settings')
    const [change] = await tx.select().from(settingVersions).where(eq(settingVersions.version, version))
    if (!change) throw notFound(say`change`)
    const [last] = await tx
      .select()
      .from(settingVersions)
      .where(eq(settingVersions.name, change.name))
      .orderBy(desc(settingVersions.version))
      .limit(1)
    if (last?.version !== version) throw conflict(say`This setting has been changed again since`)
    await write(tx, ctx, new Map([[change.name, change.before]]))
  })
  await tell(ctx)
}

async function requireUnchanged(tx: Transaction, names: readonly string[], seen: number): Promise<void> {
  const [last] = await tx
    .select({ version: max(settingVersions.version) })
    .from(settingVersions)
    .where(inArray(settingVersions.name, [...names]))
  if (last?.version && last.version > seen) throw changedMeanwhile({ version: last.version })
}

/** Rejects values with which the shop would not start (invalid, each by its name). */
export function requireFitting(ctx: Pick<Context, 'settings'>, values: SettingValues): void {
  const problems = ctx.settings.check(values)
  if (problems.length === 0) return
  throw new DomainError({
    kind: 'invalid',
    fields: problems.map(({ name, problem }) => ({ field: name, message: phraseOf(problem) })),
  })
}

/** Within the lock of the settings, so that what is checked is what is written. */
async function write(tx: Transaction, ctx: Context, values: SettingValues): Promise<void> {
  const stored = await readStoredSettings(tx)
  const before = (name: string) => stored.values.get(name) ?? null
  const changes = [...values].filter(([name, after]) => after !== before(name))
  if (changes.length === 0) return
  requireFitting(ctx, new Map([...stored.values, ...changes]))
  const changedBy = ctx.actor?.email ?? ''
  await tx.insert(settingVersions).values(
    changes.map(([name, after], index) => ({
      version: stored.version + 1 + index,
      name,
      before: before(name),
      after,
      changedBy,
      createdAt: ctx.now(),
    })),
  )
  await recordAudit(tx, ctx, {
    action: 'settings-changed',
    subject: 'settings',
    before: Object.fromEntries(changes.map(([name]) => [name, abridge(before(name))])),
    after: Object.fromEntries(changes.map(([name, after]) => [name, abridge(after)])),
  })
}

/** Once it is committed. */
async function tell(ctx: Context): Promise<void> {
  await ctx.settings.reload()
  ctx.changed('settings')
}
