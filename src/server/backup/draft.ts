import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { NotRestorable } from '#db/backup/write-rows.ts'
import { removeDataFolder } from '#db/embedded/remove.ts'

/** A folder within DATA_DIR in which everything is made before it takes its place, of the process with this id. */
const DRAFT = /^restoring-(\d+)$/

/** Runs `act` with a new folder within the empty or missing `dataDir`. What it does not move up is removed. Throws NotRestorable. */
export async function withDraft(dataDir: string, act: (draft: string) => Promise<void>): Promise<void> {
  await sweepDrafts(dataDir)
  const isNew = (await requireEmptyFolder(dataDir)) === 'missing'
  const draft = join(dataDir, `restoring-${process.pid}`)
  await mkdir(draft, { recursive: true })
  try {
    await act(draft)
  } finally {
    await removeDataFolder(draft)
    // Not if something is in it.
    if (isNew && (await readdir(dataDir)).length === 0) await rm(dataDir, { recursive: true })
  }
}

/** Moves what a draft holds to its place. The database last: with it, the folder is a shop's. */
export async function moveUp(draft: string, dataDir: string): Promise<string[]> {
  const names = await readdir(draft)
  const ordered = names.toSorted((a, b) => Number(a === 'postgres') - Number(b === 'postgres'))
  for (const name of ordered) await rename(join(draft, name), join(dataDir, name))
  return ordered
}

/** Removes what a restore has left that was killed. */
async function sweepDrafts(dataDir: string): Promise<void> {
  for (const name of await namesIn(dataDir)) {
    const pid = Number(DRAFT.exec(name)?.[1])
    if (Number.isNaN(pid)) continue
    if (isAnother(pid))
      throw new NotRestorable(
        `DATA_DIR: process ${pid} is restoring into ${dataDir}; if it does not, remove ${join(dataDir, name)}`,
      )
    await removeDataFolder(join(dataDir, name))
  }
}

function isAnother(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function requireEmptyFolder(dataDir: string): Promise<'missing' | 'empty'> {
  const names = await namesIn(dataDir)
  // At the root of a file system.
  const found = names.filter(name => name !== 'lost+found')
  if (found.length > 0)
    throw new NotRestorable(`DATA_DIR: ${dataDir} is not empty (${found[0]}); name an empty folder`)
  return (await readdir(dataDir).catch(() => undefined)) === undefined ? 'missing' : 'empty'
}

async function namesIn(dataDir: string): Promise<string[]> {
  return readdir(dataDir).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
}
