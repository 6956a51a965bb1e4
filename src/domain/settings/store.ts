import { desc } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { settingVersions } from '#db/schema.ts'
import type { SettingValues } from '../context.ts'

/** How the settings of the desk stand, and the version of the last change; 0: nothing was changed yet. */
export interface StoredSettings {
  readonly version: number
  readonly values: SettingValues
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
