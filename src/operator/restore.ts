import { basename, dirname } from 'node:path'
import { NotRestorable } from '#db/backup/write-rows.ts'
import { openPlace } from '#server/backup/open-place.ts'
import { restore as restoreShop } from '#server/backup/restore.ts'
import { openS3Pictures } from '#server/backup/s3-pictures.ts'
import { type Config, readSettings } from '#server/config/config.ts'
import { restoreAt } from '#server/wal-archive/restore-at.ts'
import { defineCommand, Mistake } from './command.ts'
import { pathOf } from './path-of.ts'

/** With its zone: nobody has to guess which. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/i

export const restore = defineCommand({
  name: 'restore',
  usage: 'FILE [--without-s3-pictures] | WAL_ARCHIVE --at TIME',
  help: 'restores a backup into an empty DATA_DIR and, if DATABASE_URL is set, an empty database, or the shop of a moment (2026-11-25T14:30:00Z, or latest) from its WAL_ARCHIVE: all of it or nothing',
  words: ['the archive: a file or s3://bucket/prefix/name, or with --at a folder or s3://bucket/prefix'],
  options: { at: { type: 'string' }, 'without-s3-pictures': { type: 'boolean' } },
  run: async ([target = ''], { at, 'without-s3-pictures': isWithout = false }) => {
    const config = readSettings('DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATA_DIR', 'BACKUP_KEY', 'S3_')
    if (at === undefined) {
      const moment = await restoreArchive(target, config, isWithout)
      console.log(`Restored the shop as it was at ${moment.toISOString()}.`)
    } else {
      const moment = readMoment(at)
      const until = await restoreMoment(target, moment, config)
      console.log(
        moment === 'latest'
          ? `Restored the shop with all that it wrote until ${until.toISOString()}.`
          : `Restored the shop as it was at ${moment.toISOString()}.`,
      )
    }
    console.log(
      'It is quarantined: it sends no mails, processes no webhooks and makes no card calls. npm run release ends that.',
    )
    return 0
  },
})

function restoreArchive(file: string, config: Config, isWithout: boolean): Promise<Date> {
  const place = openPlace(dirname(file), config.images.s3, pathOf)
  const s3 = isWithout ? 'left' : config.images.s3 && openS3Pictures(config.images.s3)
  return restoreShop(
    () => place.read(basename(file)),
    { ...config, s3 },
    { key: config.backupKey, log: console.log },
  )
}

function restoreMoment(target: string, moment: Date | 'latest', config: Config): Promise<Date> {
  if (config.databaseUrl !== undefined)
    throw new NotRestorable(
      'DATABASE_URL: an archive of the log is restored into the embedded database alone; leave it out, then back up that copy and restore it there',
    )
  const place = openPlace(target, config.images.s3, pathOf)
  return restoreAt(place, moment, { dataDir: config.dataDir, key: config.backupKey })
}

function readMoment(at: string): Date | 'latest' {
  if (at === 'latest') return at
  const moment = new Date(MOMENT.test(at) ? at : Number.NaN)
  if (Number.isNaN(moment.getTime()))
    throw new Mistake(
      `--at takes a moment with its zone, like 2026-11-25T14:30:00Z or 2026-11-25T15:30:00+01:00, or latest, not '${at}'`,
    )
  return moment
}
