import { backUp } from '#server/backup/back-up.ts'
import { openPlace } from '#server/backup/open-place.ts'
import { openS3Pictures } from '#server/backup/s3-pictures.ts'
import { readSettings } from '#server/config/config.ts'
import { defineCommand, Mistake } from './command.ts'
import { withDatabaseUrl } from './open.ts'
import { pathOf } from './path-of.ts'

/** A number of archives, 1 to 9999. */
const COUNT = /^[1-9]\d{0,3}$/

export const backup = defineCommand({
  name: 'backup',
  usage: 'FOLDER [--keep COUNT] [--without-s3-pictures]',
  help: 'keeps the whole shop in one archive in FOLDER or s3://bucket/prefix; --keep removes the oldest beyond COUNT',
  words: ['the folder to keep the archive in, or s3://bucket/prefix'],
  options: { keep: { type: 'string' }, 'without-s3-pictures': { type: 'boolean' } },
  run: async ([target = ''], { keep, 'without-s3-pictures': isWithout = false }) => {
    if (keep !== undefined && !COUNT.test(keep))
      throw new Mistake('--keep takes a number of archives, 1 to 9999')
    const { dataDir, backupKey, images } = readSettings(
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'DATA_DIR',
      'BACKUP_KEY',
      'S3_',
    )
    const place = openPlace(target, images.s3, pathOf)
    const s3 = images.s3 && !isWithout ? openS3Pictures(images.s3) : undefined
    const made = await withDatabaseUrl(url =>
      backUp({ url, dataDir, s3 }, place, {
        key: backupKey,
        keep: keep === undefined ? undefined : Number(keep),
      }),
    )
    console.log(`Kept the shop in ${made.name} (${Math.ceil(made.bytes / 1e6)} MB)`)
    if (backupKey === undefined) console.log('BACKUP_KEY is not set: whoever reads the archive reads it all')
    for (const name of made.removed) console.log(`Removed ${name}`)
    return 0
  },
})
