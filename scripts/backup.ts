import { parseArgs } from 'node:util'
import { describeCauses } from '#db/errors.ts'
import { backUp } from '#server/backup/back-up.ts'
import { openPlace } from '#server/backup/open-place.ts'
import { withShopDatabase } from '#server/backup/shop-database.ts'
import { readConfig } from '#server/config/config.ts'
import { pickSettings } from './pick-settings.ts'

/**
 * Keeps the shop, running or not, in one archive: `npm run backup -- FOLDER`, or `s3://bucket/prefix` in the store of the pictures. With
 * `--keep 14` only the newest 14 stay there. Exits with 1, saying why, if no archive was made.
 */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  })
  const [target] = positionals
  if (target === undefined || positionals.length > 1)
    throw new Error('Where to? npm run backup -- FOLDER, or npm run backup -- s3://bucket/prefix')
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new Error('--keep must be a number of archives, 1 to 9999')
  const config = readConfig(pickSettings('DATABASE_URL', 'DATA_DIR', 'BACKUP_KEY', 'S3_'))
  const place = openPlace(target, config.images.s3)
  const { name, bytes, removed } = await withShopDatabase(config, url =>
    backUp({ url, dataDir: config.dataDir }, place, {
      key: config.backupKey,
      keep: values.keep === undefined ? undefined : Number(values.keep),
    }),
  )
  console.log(`Kept the shop in ${name} (${Math.ceil(bytes / 1e6)} MB)`)
  if (config.backupKey === undefined)
    console.log('BACKUP_KEY is not set: whoever reads the archive reads it all')
  for (const each of removed) console.log(`Removed ${each}`)
} catch (error) {
  console.error(describeCauses(error))
  process.exitCode = 1
}
