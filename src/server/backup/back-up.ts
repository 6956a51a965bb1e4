import { markBackup } from '#db/backup/marks.ts'
import { readSnapshot } from '#db/backup/read-rows.ts'
import { writeArchive } from './archive.ts'
import { isArchiveName, nameArchive } from './archive-name.ts'
import { encrypt } from './key.ts'
import type { BackupPlace } from './place.ts'
import type { S3Pictures } from './s3-pictures.ts'
import { readStoredFiles } from './stored-files.ts'

export interface BackupMade {
  readonly name: string
  readonly bytes: number
  /** The archives that were removed, as there were more than should be kept. */
  readonly removed: readonly string[]
}

/**
 * Keeps the shop in an archive at `place`: the database at `url`, what `dataDir` holds beside it, and the pictures in S3. The shop may run
 * meanwhile. With `keep`, the oldest archives beyond that number are removed once the new one is there.
 */
export async function backUp(
  shop: { url: string; dataDir: string; s3?: S3Pictures | undefined },
  place: BackupPlace,
  { key, keep }: { key?: string | undefined; keep?: number | undefined },
): Promise<BackupMade> {
  const made = await readSnapshot(shop.url, async snapshot => {
    await place.sweep(isArchiveName)
    const name = nameArchive(snapshot.at, key !== undefined)
    const plain = writeArchive(snapshot, { files: readStoredFiles(shop.dataDir), s3: shop.s3 })
    const bytes = await place.write(name, key === undefined ? plain : await encrypt(plain, key))
    return { name, bytes, at: snapshot.at }
  })
  await markBackup(shop.url, made.at)
  const archives = (await place.list()).filter(isArchiveName).toSorted()
  const removed = keep === undefined ? [] : archives.slice(0, -keep)
  for (const name of removed) await place.remove(name)
  return { name: made.name, bytes: made.bytes, removed }
}
