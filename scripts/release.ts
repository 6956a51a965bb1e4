import { endQuarantine } from '#db/backup/marks.ts'
import { describeCauses } from '#db/errors.ts'
import { withShopDatabase } from '#server/backup/shop-database.ts'
import { readConfig } from '#server/config/config.ts'
import { pickSettings } from './pick-settings.ts'

/** Ends the quarantine of a restored copy, running or not: from now on it is the shop. `npm run release` */
try {
  const config = readConfig(pickSettings('DATABASE_URL', 'DATA_DIR'))
  const wasQuarantined = await withShopDatabase(config, endQuarantine)
  console.log(
    wasQuarantined
      ? 'Released: mails are sent, webhooks processed and cards charged from now on.'
      : 'Nothing to release: this is no quarantined copy.',
  )
} catch (error) {
  console.error(describeCauses(error))
  process.exitCode = 1
}
