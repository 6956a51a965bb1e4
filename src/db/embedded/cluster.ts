import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  rmdir,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { type Account, outsideRoot, runAs, testAs } from './account.ts'
import { codeOf, EmbeddedDatabaseError, lastErrorLine, reasonOf } from './error.ts'
import { flush } from './programs.ts'

type Log = (line: string) => void

/** The name, inside the cluster, of the file with the password that Windows needs (elsewhere the socket's folder protects it). */
export const passwordFile = 'parts-hub.password'

// Drafts of this process, which its id alone does not distinguish from those of a killed process with the same id.
const drafting = new Set<string>()

/** Fills the empty folder of a new cluster, which belongs to the account that will run it. */
export type FillCluster = (folder: string, account: Account) => Promise<void>

/**
 * Creates a cluster next to its final place and moves it there complete, so that a kill in between leaves nothing that
 * prevents the next start. Returns what went wrong; an existing cluster is never replaced.
 */
export async function makeCluster(
  link: string,
  account: Account,
  fill: FillCluster,
  log: Log,
): Promise<unknown> {
  const dataDir = path.dirname(link)
  const draft = path.join(dataDir, `postgres.init-${process.pid}-${randomBytes(4).toString('hex')}`)
  let outside: string | undefined
  drafting.add(path.basename(draft))
  try {
    await mkdir(draft, { mode: 0o700 })
    if (account) await chown(draft, account.uid, account.gid).catch(() => undefined)
    if (!(await reaches(account, draft))) {
      await rm(draft, { recursive: true })
      outside = path.join(outsideRoot, `cluster-${randomBytes(8).toString('hex')}`)
      await makeOutside(outside, draft, account)
    }
    await fill(outside ?? draft, account)
    await rmdir(link).catch(() => undefined)
    if (outside) await symlink(outside, link)
    else await rename(draft, link)
  } catch (error) {
    if (outside) await rm(outside, { recursive: true, force: true })
    await rm(draft, { recursive: true, force: true })
    return error
  } finally {
    drafting.delete(path.basename(draft))
  }
  await flush(dataDir).catch(() => undefined)
  if (outside) {
    await unlink(draft).catch(() => undefined)
    log(`the database lies in ${outside}: its account may not enter ${dataDir}`)
  }
  return undefined
}

async function makeOutside(folder: string, note: string, account: Account): Promise<void> {
  await mkdir(outsideRoot, { recursive: true })
  await chmod(outsideRoot, 0o755)
  // The link is created before its target, so that a kill leaves no folder that nothing points to.
  await symlink(folder, note)
  await mkdir(folder, { mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
}

/** Fills it with an empty cluster. */
export async function initialise(folder: string, programs: string, account: Account): Promise<void> {
  const windows = process.platform === 'win32'
  const password = windows ? `${folder}.password` : undefined
  if (password) await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  const access = password
    ? ['--auth=scram-sha-256', `--pwfile=${password}`]
    : ['--auth-local=trust', '--auth-host=reject']
  const text = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const initdb = path.join(programs, windows ? 'initdb.exe' : 'initdb')
  await runAs(account, initdb, [
    '-D',
    folder,
    '--username=postgres',
    ...text,
    '--data-checksums',
    ...access,
  ]).catch(error => {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new EmbeddedDatabaseError(
      `DATA_DIR: cannot make the database in ${folder} (${lastErrorLine(output) || reasonOf(error)}); give DATA_DIR a folder with room that can be written`,
    )
  })
  if (password) await rename(password, path.join(folder, passwordFile))
}

/** Removes what was left behind by starts killed while creating the cluster. */
export async function sweepDrafts(dataDir: string, link: string): Promise<void> {
  const kept = await readlink(link).catch(() => '')
  for (const name of await readdir(dataDir)) {
    const maker = /^postgres\.init-(\d+)-/.exec(name)?.[1]
    if (!maker || drafting.has(name) || isAlive(Number(maker))) continue
    const draft = path.join(dataDir, name)
    const target = await readlink(draft).catch(() => '')
    const ours = path.dirname(target) === outsideRoot && path.basename(target).startsWith('cluster-')
    // An initdb that outlived its maker may still be writing; the next start sweeps again.
    if (ours && target !== kept) await rm(target, { recursive: true, force: true }).catch(() => undefined)
    await rm(draft, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Whether a process with this id lives that is not this one. */
export function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Whether a folder belongs to the account and is accessible to it. */
export async function reaches(account: Account, folder: string): Promise<boolean> {
  return !account || testAs(account, 'test -O "$1" && test -w "$1" && cd "$1"', folder)
}
