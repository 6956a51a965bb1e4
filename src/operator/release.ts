import { endQuarantine } from '#db/backup/marks.ts'
import { defineCommand } from './command.ts'
import { withDatabaseUrl } from './open.ts'

export const release = defineCommand({
  name: 'release',
  usage: '',
  help: 'ends the quarantine of a restored copy, running or not: from now on it is the shop',
  words: [],
  options: {},
  run: async () => {
    const wasQuarantined = await withDatabaseUrl(endQuarantine)
    console.log(
      wasQuarantined
        ? 'Released: mails are sent, webhooks processed and cards charged from now on.'
        : 'Nothing to release: this is no quarantined copy.',
    )
    return 0
  },
})
