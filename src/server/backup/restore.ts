import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  NotRestorable,
  requireEmptyDatabase,
  requireKnownSchema,
  restoreRows,
} from '#db/backup/write-rows.ts'
import { sweepDraftFolders, withDraftFolder } from '#db/embedded/draft-folder.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { type OpenArchive, openArchive, verifyArchive } from './archive.ts'
import { decrypt } from './key.ts'
import { writeStoredFile } from './stored-files.ts'

type Log = (line: string) => void

export interface RestoreInto {
  readonly dataDir: string
  /** Undefined: a database of its own in `dataDir`. */
  readonly databaseUrl: string | undefined
}

/**
 * Restores an archive into an empty data folder and an empty database, all of it or nothing. It is read twice: nothing is made before
 * all of it has proved good. The copy is quarantined (`db/backup/marks.ts`). Throws NotRestorable, with one sentence, if it cannot.
 * Returns of which moment the copy is.
 */
export async function restore(
  read: () => AsyncIterable<Uint8Array>,
  into: RestoreInto,
  { key, log }: { key?: string | undefined; log: Log },
): Promise<Date> {
  const about = await verifyArchive(await decrypt(read(), key))
  requireKnownSchema(about.database)
  await sweepDraftFolders(into.dataDir)
  const isNew = (await requireEmptyFolder(into.dataDir)) === 'missing'
  if (into.databaseUrl !== undefined) await requireEmptyDatabase(into.databaseUrl)
  try {
    await withDraftFolder(into.dataDir, 'restoring', async draft => {
      const opened = await openArchive(await decrypt(read(), key))
      if (into.databaseUrl === undefined) await restoreEmbedded(opened, draft, into.dataDir, log)
      else await restoreOutside(opened, draft, into.dataDir, into.databaseUrl, log)
    })
  } finally {
    // Not if something is in it.
    if (isNew && (await readdir(into.dataDir)).length === 0) await rm(into.dataDir, { recursive: true })
  }
  return new Date(about.at)
}

async function restoreEmbedded(opened: OpenArchive, draft: string, dataDir: string, log: Log): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir: draft, log: () => undefined })
  try {
    await fill(opened, draft, database.url, log, async () => undefined)
  } finally {
    await database.stop()
  }
  await moveUp(draft, dataDir)
}

/** The files take their place before the rows are committed: a shop that has its rows has its pictures. */
async function restoreOutside(
  opened: OpenArchive,
  draft: string,
  dataDir: string,
  databaseUrl: string,
  log: Log,
): Promise<void> {
  let moved: readonly string[] = []
  try {
    await fill(opened, draft, databaseUrl, log, async () => {
      moved = await moveUp(draft, dataDir)
    })
  } catch (error) {
    for (const name of moved) await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
}

async function fill(
  { about, readAll }: OpenArchive,
  draft: string,
  databaseUrl: string,
  log: Log,
  finish: () => Promise<void>,
): Promise<void> {
  await restoreRows(databaseUrl, {
    contents: about.database,
    fill: addRows => readAll({ addRows, addFile: (path, content) => writeStoredFile(draft, path, content) }),
    finish,
    log,
  })
}

/** The database last: with it, the folder is a shop's. */
async function moveUp(draft: string, dataDir: string): Promise<string[]> {
  const names = await readdir(draft)
  const ordered = names.toSorted((a, b) => Number(a === 'postgres') - Number(b === 'postgres'))
  for (const name of ordered) await rename(join(draft, name), join(dataDir, name))
  return ordered
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
