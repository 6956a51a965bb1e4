import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { NotRestorable } from '#db/backup/write-rows.ts'
import { namesIn, sweepDraftFolders, withDraftFolder } from '#db/embedded/draft-folder.ts'

/** Runs `act` with a new folder within the empty or missing `dataDir`. What it does not move up is removed. Throws NotRestorable. */
export async function withDraft(dataDir: string, act: (draft: string) => Promise<void>): Promise<void> {
  await sweepDraftFolders(dataDir)
  const names = await namesIn(dataDir)
  // At the root of a file system.
  const found = names?.find(name => name !== 'lost+found')
  if (found !== undefined)
    throw new NotRestorable(`DATA_DIR: ${dataDir} is not empty (${found}); name an empty folder`)
  try {
    await withDraftFolder(dataDir, 'restoring', act)
  } finally {
    // Not if something is in it.
    if (!names && (await namesIn(dataDir))?.length === 0) await rm(dataDir, { recursive: true })
  }
}

/** Moves what a draft holds to its place. The database last: with it, the folder is a shop's. */
export async function moveUp(draft: string, dataDir: string): Promise<string[]> {
  const names = await readdir(draft)
  const ordered = names.toSorted((a, b) => Number(a === 'postgres') - Number(b === 'postgres'))
  for (const name of ordered) await rename(join(draft, name), join(dataDir, name))
  return ordered
}
