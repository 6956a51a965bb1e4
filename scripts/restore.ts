import { basename, dirname } from 'node:path'
import { NotRestorable } from '#db/backup/write-rows.ts'
import { describeCauses } from '#db/errors.ts'
import { openPlace } from '#server/backup/open-place.ts'
import { restore } from '#server/backup/restore.ts'
import { readConfig } from '#server/config/config.ts'
import { pickSettings } from './pick-settings.ts'

/**
 * Restores an archive of `npm run backup` into an empty DATA_DIR and, if DATABASE_URL is set, an empty database: `npm run restore --
 * FILE`, or `s3://bucket/prefix/name`. Exits with 1, saying why, if it cannot; nothing is restored then.
 */
try {
  const [file, ...others] = process.argv.slice(2)
  if (file === undefined || others.length > 0)
    throw new Error('Which archive? npm run restore -- FILE, or npm run restore -- s3://bucket/prefix/name')
  const config = readConfig(pickSettings('DATABASE_URL', 'DATA_DIR', 'BACKUP_KEY', 'S3_'))
  const place = openPlace(dirname(file), config.images.s3)
  const at = await restore(() => place.read(basename(file)), config, {
    key: config.backupKey,
    log: console.log,
  })
  console.log(`Restored the shop as it was at ${at.toISOString()}.`)
  console.log(
    'It is quarantined: it sends no mails, processes no webhooks and makes no card calls. npm run release ends that.',
  )
} catch (error) {
  console.error(error instanceof NotRestorable ? error.message : describeCauses(error))
  process.exitCode = 1
}
