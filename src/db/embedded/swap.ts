import { lstat, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, EmbeddedDatabaseError } from './error.ts'
import { listKept, nameKept } from './kept.ts'
import { anchorOf, removeRecord } from './orphans.ts'
import { isServerOf, readPidFile } from './pid-file.ts'
import { flush } from './programs.ts'

/** Throws (EmbeddedDatabaseError) if a cluster is kept that is not older than this major version: `undoSwap` could not tell them apart. */
export async function requireRoomToKeep(dataDir: string, major: string): Promise<void> {
  const [newest] = await listKept(dataDir)
  if (newest !== undefined && newest >= nameKept(major))
    throw new EmbeddedDatabaseError(
      `DATA_DIR: ${path.join(dataDir, newest)} is left of an earlier upgrade; move it away, or remove it with --remove-old`,
    )
}

/**
 * Puts the cluster of the data folder `draft` in the place of that of `dataDir`, which is kept. Neither may be running. Killed in the middle, it
 * leaves a folder that no start takes for a new one (`home.ts`), and `undoSwap` mends. Returns the path of what is kept.
 */
export async function swapCluster(dataDir: string, draft: string, major: string): Promise<string> {
  const [link, kept] = [path.join(dataDir, 'postgres'), path.join(dataDir, nameKept(major))]
  await move(link, kept)
  await move(path.join(draft, 'postgres'), link)
  await flush(dataDir)
  return kept
}

/** Puts back what was to be kept if nothing came in its place. */
export async function undoSwap(dataDir: string): Promise<void> {
  const link = path.join(dataDir, 'postgres')
  const [kept] = await listKept(dataDir)
  if (kept === undefined || (await lstat(link).catch(() => undefined))) return
  await move(path.join(dataDir, kept), link)
}

/** Removes what upgrades have kept in a data folder, wherever it lies. Returns the paths. Throws (EmbeddedDatabaseError) if a server runs on it. */
export async function removeKept(dataDir: string): Promise<string[]> {
  const links = (await listKept(dataDir)).map(name => path.join(dataDir, name))
  for (const link of links) {
    const cluster = await realpath(link).catch(() => undefined)
    const pid = cluster && readPidFile(cluster)?.pid
    if (cluster && pid && isServerOf(pid, cluster))
      throw new EmbeddedDatabaseError(`DATA_DIR: process ${pid} runs on ${link}`)
    if (cluster) {
      await rm(cluster, { recursive: true, force: true })
      await removeRecord(cluster)
    }
    await rm(link, { recursive: true, force: true })
    await rm(anchorOf(link), { force: true })
  }
  return links
}

async function move(from: string, to: string): Promise<void> {
  await rename(anchorOf(from), anchorOf(to)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
  await rename(from, to)
}
