import path from 'node:path'
import { sweepDraftFolders, withDraftFolder } from '../embedded/draft-folder.ts'
import { EmbeddedDatabaseError } from '../embedded/error.ts'
import { findHome } from '../embedded/home.ts'
import { readMajor, requireMajor } from '../embedded/major.ts'
import { startEmbeddedPostgres } from '../embedded/start.ts'
import { requireRoomToKeep, swapCluster, undoSwap } from '../embedded/swap.ts'
import { type Moved, moveRows } from './move-rows.ts'
import { withOlderPrograms } from './older-programs.ts'

export interface Upgraded extends Moved {
  /** The major versions of PostgreSQL. */
  readonly from: string
  readonly to: string
  /** Where the old cluster is. */
  readonly kept: string
}

/**
 * Moves the embedded database of a data folder to the major version of PostgreSQL that this release comes with. The old cluster is only read, by its
 * own version's programs: those of the release in the folder `release`, or of a package that npm installs. The new one takes its place once all is
 * compared; the old one is kept beside it. Undefined if there is nothing to move. Throws (Error), with everything as it was, if it cannot.
 */
export async function upgradeCluster(
  folder: string,
  { release, log }: { release: string | undefined; log: (line: string) => void },
): Promise<Upgraded | undefined> {
  const dataDir = path.resolve(folder)
  await sweepDraftFolders(dataDir)
  await undoSwap(dataDir)
  const home = await findHome(dataDir)
  if (!home)
    throw new EmbeddedDatabaseError(`DATA_DIR: ${dataDir} holds no database; name the folder of the shop`)
  const [from, to] = [readMajor(home), home.programs.major]
  if (from === to) return undefined
  if (Number(from) > Number(to)) requireMajor(home)
  await requireRoomToKeep(dataDir, from)
  const move = (packages: string) =>
    withDraftFolder(dataDir, 'upgrading', async draft => {
      const moved = await moveCluster(dataDir, draft, packages, log)
      return { ...moved, from, to, kept: await swapCluster(dataDir, draft, from) }
    })
  return release === undefined ? withOlderPrograms(from, move) : move(path.join(release, 'package.json'))
}

/** Fills a cluster of this version in `draft`. Both are stopped afterwards. */
async function moveCluster(
  dataDir: string,
  draft: string,
  packages: string,
  log: (line: string) => void,
): Promise<Moved> {
  const old = await startEmbeddedPostgres({ dataDir, packages, log })
  try {
    const fresh = await startEmbeddedPostgres({ dataDir: draft, log: () => undefined })
    try {
      return await moveRows(old.url, fresh.url, log)
    } finally {
      await fresh.stop()
    }
  } finally {
    await old.stop()
  }
}
