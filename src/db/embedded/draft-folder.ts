import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { isAlive } from './cluster.ts'
import { codeOf, EmbeddedDatabaseError } from './error.ts'
import { removeDataFolder } from './remove.ts'

/** A folder within DATA_DIR in which a database is made before it takes its place, of the process with this id. */
const DRAFT = /^(restoring|upgrading)-(\d+)$/

/** Runs `act` with such a folder, and removes afterwards what is still in it. */
export async function withDraftFolder<T>(
  dataDir: string,
  what: 'restoring' | 'upgrading',
  act: (draft: string) => Promise<T>,
): Promise<T> {
  const draft = path.join(dataDir, `${what}-${process.pid}`)
  await mkdir(draft, { recursive: true })
  try {
    return await act(draft)
  } finally {
    await removeDataFolder(draft)
  }
}

/** Removes what killed processes have left. Throws (EmbeddedDatabaseError) if one of another process that lives is there. */
export async function sweepDraftFolders(dataDir: string): Promise<void> {
  for (const name of (await namesIn(dataDir)) ?? []) {
    const [, what, pid] = DRAFT.exec(name) ?? []
    if (what === undefined) continue
    if (isAlive(Number(pid)))
      throw new EmbeddedDatabaseError(
        `DATA_DIR: process ${pid} is ${what} ${dataDir}; if it does not, remove ${path.join(dataDir, name)}`,
      )
    await removeDataFolder(path.join(dataDir, name))
  }
}

/** The names of what a folder holds; undefined if it is missing. */
export async function namesIn(folder: string): Promise<string[] | undefined> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}
