import { describeContents } from '#db/backup/contents.ts'
import { addQuarantine, dropBackupMark } from '#db/backup/marks.ts'
import { NotRestorable, requireKnownSchema } from '#db/backup/write-rows.ts'
import { within, withOwnConnection } from '#db/connection.ts'
import { BeforeBase, recoverCluster } from '#db/embedded/recover.ts'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { describeCauses } from '#db/errors.ts'
import { unseal } from '../backup/compress.ts'
import { moveUp, withDraft } from '../backup/draft.ts'
import type { BackupPlace } from '../backup/place.ts'
import { writeStoredFile } from '../backup/stored-files.ts'
import { readTar } from '../backup/tar.ts'
import { type Chosen, chooseKept } from './choose.ts'
import { readKept } from './kept.ts'

const MARKING_MS = 60_000
/** The last record of a log may be cut, and is less than this long. */
const CUT_BYTES = 1024n * 1024n

/**
 * Restores the shop of a moment from an archive of its log into an empty data folder, all of it or nothing: whatever was committed until
 * then, or, for 'latest', all that the archive has. The copy is quarantined. Throws NotRestorable, with one sentence, if it cannot. Returns
 * until when the archive has everything.
 */
export async function restoreAt(
  place: BackupPlace,
  moment: Date | 'latest',
  { dataDir, key }: { dataDir: string; key: string | undefined },
): Promise<Date> {
  const kept = await readKept(place)
  let chosen = chooseKept(kept, moment)
  await withDraft(dataDir, async draft => {
    while (!(await recover(chosen))) chosen = chooseKept(kept, moment, chosen.base)
    for (const { name } of chosen.files)
      for await (const { name: path, content } of readTar(unseal(place.read(name), key)))
        await writeStoredFile(draft, path, content)
    await moveUp(draft, dataDir)

    /** False if the base was not whole by that moment. */
    async function recover({ base, logs }: Chosen): Promise<boolean> {
      const read = ({ name }: { name: string }) => unseal(place.read(name), key)
      async function* readLogs() {
        for (const each of logs) yield { start: each.start, content: read(each) }
      }
      try {
        const { database, end, hasRunOut } = await recoverCluster(draft, {
          timeline: base.timeline,
          files: readTar(read(base)),
          log: readLogs(),
          until: moment === 'latest' ? undefined : moment,
        })
        try {
          if (hasRunOut && end + CUT_BYTES < (logs.at(-1)?.start ?? 0n))
            throw new NotRestorable('the archive is damaged: its log ends too early')
          await markCopy(database.url)
        } finally {
          await database.stop()
        }
        return true
      } catch (error) {
        if (error instanceof BeforeBase) {
          // The next one is made in its place.
          await removeDataFolder(draft)
          return false
        }
        if (error instanceof NotRestorable) throw error
        throw new NotRestorable(`the archive cannot be restored: ${describeCauses(error)}`, { cause: error })
      }
    }
  })
  return chosen.until
}

/** Marks are about one database: the copy has no backup, and is quarantined. Throws NotRestorable if this version does not know its schema. */
async function markCopy(url: string): Promise<void> {
  await withOwnConnection(url, client =>
    within(client, MARKING_MS, async () => {
      requireKnownSchema(await describeContents(client))
      await addQuarantine(client)
      await dropBackupMark(client)
    }),
  )
}
