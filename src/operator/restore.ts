import { basename, dirname } from 'node:path'
import { openPlace } from '#server/backup/open-place.ts'
import { restore as restoreShop } from '#server/backup/restore.ts'
import { readSettings } from '#server/config/config.ts'
import { defineCommand } from './command.ts'
import { pathOf } from './path-of.ts'

export const restore = defineCommand({
  name: 'restore',
  usage: 'FILE',
  help: 'restores an archive into an empty DATA_DIR and, if DATABASE_URL is set, an empty database: all of it or nothing',
  words: ['the archive, a file or s3://bucket/prefix/name'],
  options: {},
  run: async ([file = '']) => {
    const config = readSettings('DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATA_DIR', 'BACKUP_KEY', 'S3_')
    const place = openPlace(dirname(file), config.images.s3, pathOf)
    const read = () => place.read(basename(file))
    const at = await restoreShop(read, config, { key: config.backupKey, log: console.log })
    console.log(`Restored the shop as it was at ${at.toISOString()}.`)
    console.log(
      'It is quarantined: it sends no mails, processes no webhooks and makes no card calls. npm run release ends that.',
    )
    return 0
  },
})
