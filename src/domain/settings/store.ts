import { desc, max } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { settingVersions } from '#db/schema.ts'
import type { SettingValues } from '../context.ts'
import { isLogo } from '../logo.ts'

/** How the settings of the desk stand, and the version of the last change; 0: nothing was changed yet. */
export interface StoredSettings {
  readonly version: number
  readonly values: SettingValues
}

/** Of a longer value, history and audit trail have so many characters. */
const MAX_SHOWN = 500

/** A value as history and audit trail show it: a text by its beginning, a picture as such. The versions have it whole. */
export function abridge(value: string | null): string | null {
  if (value === null) return null
  if (isLogo(value)) return 'a picture'
  return value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value
}

/** The version of the last change; 0: nothing was changed yet. */
export async function readSettingsVersion(db: Pick<Database, 'select'>): Promise<number> {
  const [last] = await db.select({ version: max(settingVersions.version) }).from(settingVersions)
  return last?.version ?? 0
}

/** Reads what the desk has changed, each setting by its last version. */
export async function readStoredSettings(db: Pick<Database, 'selectDistinctOn'>): Promise<StoredSettings> {
  const { name, after, version } = settingVersions
  const rows = await db
    .selectDistinctOn([name], { name, after, version })
    .from(settingVersions)
    .orderBy(name, desc(version))
  return {
    version: Math.max(0, ...rows.map(row => row.version)),
    values: new Map(rows.map(row => [row.name, row.after])),
  }
}
