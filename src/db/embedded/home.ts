import { lstat, mkdir, readdir, readlink, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Account, chooseAccount } from './account.ts'
import { type FillCluster, initialise, makeCluster, reaches, sweepDrafts } from './cluster.ts'
import { codeOf, EmbeddedDatabaseError, reasonOf } from './error.ts'
import { listKept } from './kept.ts'
import { anchorCluster } from './orphans.ts'
import { findPrograms, type Programs } from './programs.ts'

/** Where a cluster is stored, which account runs it, and with which programs. */
export interface Home {
  dataDir: string
  /** The cluster's real path: what the server calls its data_directory. */
  cluster: string
  account: Account
  programs: Programs
}

type Log = (line: string) => void

/**
 * Finds the cluster of a data folder, or creates it, empty or as `fill` has it, for the programs that `findPrograms` finds from `packages`. What
 * `fill` throws comes through.
 */
export async function openHome(
  dataDir: string,
  log: Log,
  { packages, fill }: { packages?: string | undefined; fill?: FillCluster } = {},
): Promise<Home> {
  const link = path.join(dataDir, 'postgres')
  try {
    // Without permission to write, the recursive call can say ENOENT; the plain one gives the real reason.
    await mkdir(dataDir, { recursive: true }).catch(() => mkdir(dataDir))
    await sweepDrafts(dataDir, link)
    const found = await existingHome(dataDir, link, packages)
    if (found) return found
    await requireNoneKept(dataDir)
    const account = await chooseAccount(log)
    const { bin } = await findPrograms(account, packages)
    const failure = await makeCluster(
      link,
      account,
      fill ?? (folder => initialise(folder, bin, account)),
      log,
    )
    // Another start may have been quicker: its cluster serves just as well.
    const made = await existingHome(dataDir, link, packages)
    if (made) return made
    throw failure
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError || fill) throw error
    throw new EmbeddedDatabaseError(
      `DATA_DIR: cannot keep the database in ${link} (${reasonOf(error)}); give DATA_DIR a folder that this account may write`,
    )
  }
}

/** The cluster of a data folder; undefined if it has none. */
export async function findHome(dataDir: string): Promise<Home | undefined> {
  const link = path.join(dataDir, 'postgres')
  await sweepDrafts(dataDir, link)
  return existingHome(dataDir, link)
}

/** An empty database beside the one that is meant would look like a shop that has lost everything. */
async function requireNoneKept(dataDir: string): Promise<void> {
  const [kept] = await listKept(dataDir)
  if (kept !== undefined)
    throw new EmbeddedDatabaseError(
      `DATA_DIR: ${dataDir} has ${kept} and no postgres, as of an upgrade that was broken off; run npm run shop -- upgrade-database again, or rename ${kept} to postgres for the release that made it`,
    )
}

async function existingHome(dataDir: string, link: string, packages?: string): Promise<Home | undefined> {
  const entry = await lstat(link).catch(ifMissing)
  if (!entry) return undefined
  const cluster = await realpath(link).catch(ifMissing)
  if (!cluster) {
    throw new EmbeddedDatabaseError(
      `DATA_DIR: ${link} points to ${await readlink(link)}, which is gone; bring that folder back, or remove the link to begin with an empty database`,
    )
  }
  const owner = await stat(cluster)
  if (!owner.isDirectory())
    throw new EmbeddedDatabaseError(
      `DATA_DIR: ${link} is not a folder; move it away, or choose another DATA_DIR`,
    )
  const files = await readdir(cluster)
  if (files.length === 0 && entry.isDirectory()) return undefined
  if (!files.includes('PG_VERSION')) {
    throw new EmbeddedDatabaseError(
      `DATA_DIR: ${link} holds no PostgreSQL database; move it away, or choose another DATA_DIR`,
    )
  }
  const account = accountOf(link, owner)
  if (!(await reaches(account, cluster))) {
    throw new EmbeddedDatabaseError(
      `DATA_DIR: account ${owner.uid}, which owns the database, may not enter ${cluster}; move DATA_DIR below folders it may enter`,
    )
  }
  // Whoever may not write there does without.
  await anchorCluster(dataDir, cluster).catch(() => undefined)
  return { dataDir, cluster, account, programs: await findPrograms(account, packages) }
}

// Root runs an existing cluster as its owner, whoever that is: account numbers may differ on another image or machine.
function accountOf(link: string, owner: { uid: number; gid: number }): Account {
  const self = process.getuid?.()
  if (self === undefined || owner.uid === self) {
    if (self !== 0) return undefined
    throw new EmbeddedDatabaseError(
      `DATA_DIR: ${link} belongs to root, as whom PostgreSQL must not run; give it to another account (chown -R)`,
    )
  }
  if (self === 0) return { uid: owner.uid, gid: owner.gid }
  throw new EmbeddedDatabaseError(
    `DATA_DIR: ${link} belongs to account ${owner.uid}, not to this one (${self}); start as its owner, or choose another DATA_DIR`,
  )
}

function ifMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
  return undefined
}
