import { readdir } from 'node:fs/promises'

/** What a cluster is called that was moved to another major version of PostgreSQL, and is kept: `postgres-17`. */
export const nameKept = (major: string) => `postgres-${major}`
const KEPT = /^postgres-\d+$/

/** The names of the clusters that upgrades have kept in a data folder, that of the newest version first. */
export async function listKept(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => [])
  return names
    .filter(name => KEPT.test(name))
    .toSorted()
    .toReversed()
}
