import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  NotRestorable,
  requireEmptyDatabase,
  requireKnownSchema,
  restoreRows,
} from '#db/backup/write-rows.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { type AboutArchive, type OpenArchive, openArchive, verifyArchive } from './archive.ts'
import { moveUp, withDraft } from './draft.ts'
import { decrypt } from './key.ts'
import { type S3Pictures, typeOf } from './s3-pictures.ts'
import { writeStoredFile } from './stored-files.ts'

type Log = (line: string) => void

export interface RestoreInto {
  readonly dataDir: string
  /** Undefined: a database of its own in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Where pictures of S3 are put back; 'left': they are where they were. */
  readonly s3?: S3Pictures | 'left' | undefined
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
  requireS3(about, into.s3)
  if (into.databaseUrl !== undefined) await requireEmptyDatabase(into.databaseUrl)
  await withDraft(into.dataDir, async draft => {
    const opened = await openArchive(await decrypt(read(), key))
    if (into.databaseUrl === undefined) await restoreEmbedded(opened, draft, into, log)
    else await restoreOutside(opened, draft, { ...into, databaseUrl: into.databaseUrl }, log)
  })
  return new Date(about.at)
}

/** Addresses of pictures name where they are shown, and do not change. */
function requireS3({ pictures }: AboutArchive, s3: RestoreInto['s3']): void {
  if (!pictures || s3 === 'left' || s3?.publicUrl === pictures.publicUrl) return
  throw new NotRestorable(
    `S3_PUBLIC_URL: the archive has pictures of ${pictures.publicUrl}; set S3_… for where they are to be put back, or leave them by --without-s3-pictures`,
  )
}

async function restoreEmbedded(
  opened: OpenArchive,
  draft: string,
  { dataDir, s3 }: RestoreInto,
  log: Log,
): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir: draft, log: () => undefined })
  try {
    await fill(opened, { draft, databaseUrl: database.url, s3 }, log, async () => undefined)
  } finally {
    await database.stop()
  }
  await moveUp(draft, dataDir)
}

/** The files take their place before the rows are committed: a shop that has its rows has its pictures. */
async function restoreOutside(
  opened: OpenArchive,
  draft: string,
  { dataDir, databaseUrl, s3 }: RestoreInto & { readonly databaseUrl: string },
  log: Log,
): Promise<void> {
  let moved: readonly string[] = []
  try {
    await fill(opened, { draft, databaseUrl, s3 }, log, async () => {
      moved = await moveUp(draft, dataDir)
    })
  } catch (error) {
    for (const name of moved) await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
}

async function fill(
  { about, readAll }: OpenArchive,
  { draft, databaseUrl, s3 }: { draft: string; databaseUrl: string; s3: RestoreInto['s3'] },
  log: Log,
  finish: () => Promise<void>,
): Promise<void> {
  await restoreRows(databaseUrl, {
    contents: about.database,
    fill: addRows =>
      readAll({
        addRows,
        addFile: (path, content) => writeStoredFile(draft, path, content),
        addPicture:
          s3 === undefined || s3 === 'left' ? undefined : (...picture) => putPicture(s3, ...picture),
      }),
    finish,
    log,
  })
}

async function putPicture(s3: S3Pictures, name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const bytes = Buffer.concat(await Array.fromAsync(content))
  await s3.put({ name, contentType: typeOf(name), bytes })
}
