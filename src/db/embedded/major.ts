import { readFileSync } from 'node:fs'
import path from 'node:path'
import { EmbeddedDatabaseError } from './error.ts'
import type { Home } from './home.ts'
import { nameKept } from './kept.ts'

/** The major version of PostgreSQL that made the cluster, as '18'. */
export function readMajor({ cluster }: Home): string {
  return readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
}

/**
 * Throws (EmbeddedDatabaseError) unless the programs are of the version that made the cluster. Also where a server of that version still runs:
 * the next start would find none.
 */
export function requireMajor(home: Home): void {
  const [found, own] = [readMajor(home), home.programs.major]
  if (found === own) return
  const what = `DATA_DIR: ${home.cluster} was made by PostgreSQL ${found}, and this release comes with ${own}`
  throw new EmbeddedDatabaseError(
    Number(found) < Number(own)
      ? `${what}: npm run shop -- upgrade-database moves it, and keeps the old one`
      : `${what}: start a release that comes with ${found}, or go back to ${nameKept(own)} as docs/OPERATIONS.md says`,
  )
}
