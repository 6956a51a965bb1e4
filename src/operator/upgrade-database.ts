import { resolve } from 'node:path'
import { removeKept } from '#db/embedded/swap.ts'
import { upgradeCluster } from '#db/upgrade/upgrade-cluster.ts'
import { readSettings } from '#server/config/config.ts'
import { defineCommand, Mistake } from './command.ts'
import { pathOf } from './path-of.ts'

export const upgradeDatabase = defineCommand({
  name: 'upgrade-database',
  usage: '[--from FOLDER] [--remove-old]',
  help: "moves the embedded database to this release's version of PostgreSQL and keeps the old one, which --remove-old removes; --from names the folder of a release whose programs read it, if npm is not to install them",
  words: [],
  options: { from: { type: 'string' }, 'remove-old': { type: 'boolean', default: false } },
  run: async (_, { from, 'remove-old': isRemoving }) => {
    const { databaseUrl, dataDir } = readSettings('DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATA_DIR')
    if (databaseUrl !== undefined)
      throw new Mistake(
        'DATABASE_URL is set: that PostgreSQL is upgraded by its own tools, or by a backup that is restored into another',
      )
    return isRemoving ? removeOld(resolve(dataDir)) : upgrade(dataDir, from)
  },
})

async function upgrade(dataDir: string, from: string | undefined): Promise<number> {
  const release = from === undefined ? undefined : pathOf(from)
  const upgraded = await upgradeCluster(dataDir, { release, log: console.log })
  if (!upgraded) {
    console.log('Nothing to do: the database is of the version of PostgreSQL that this release comes with.')
    return 0
  }
  const { tables, rows, kept } = upgraded
  console.log(`Moved from PostgreSQL ${upgraded.from} to ${upgraded.to}.`)
  console.log(`Compared: ${rows.toLocaleString('en')} rows of ${tables} tables are the same in both.`)
  console.log(
    `The old database is kept in ${kept}: --remove-old removes it once you need no way back (docs/OPERATIONS.md).`,
  )
  return 0
}

async function removeOld(dataDir: string): Promise<number> {
  const removed = await removeKept(dataDir)
  for (const path of removed) console.log(`Removed ${path}`)
  if (removed.length === 0) console.log('No upgrade has left an old database.')
  return 0
}
