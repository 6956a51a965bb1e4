import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './error.ts'

/** The account PostgreSQL runs as; undefined if it is that of this process. */
export type Account = { uid: number; gid: number } | undefined

/** Where root puts files that the database's account could not reach elsewhere. */
export const outsideRoot = '/var/lib/parts-hub'

const run = promisify(execFile)

/** The environment of PostgreSQL's programs: none of the shop's secrets, messages in English. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C' }
}

/** Runs a program as the account, in a folder that every account may enter. */
export async function runAs(account: Account, program: string, args: string[]): Promise<string> {
  const { stdout } = await run(program, args, {
    ...account,
    cwd: path.parse(program).root || '/',
    env: plainEnvironment(),
  })
  return stdout
}

/** Whether a shell test (`"$1"` is the path) holds for the account itself, whatever root could do. */
export async function testAs(account: Account, condition: string, subject: string): Promise<boolean> {
  return runAs(account, '/bin/sh', ['-c', condition, 'sh', subject]).then(
    () => true,
    () => false,
  )
}

/**
 * The account for a new cluster. PostgreSQL refuses to run as root, so root uses `postgres`, created here if missing, or
 * `nobody` if accounts cannot be created.
 */
export async function chooseAccount(log: (line: string) => void): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined
  const existing = await lookUp('postgres')
  if (existing) return existing
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', 'postgres']],
  ]
  for (const [program, args] of ways) {
    await runAs(undefined, program, args).catch(() => undefined)
    const made = await lookUp('postgres')
    if (made) {
      log('PostgreSQL must not run as root: made the system account "postgres" for it')
      return made
    }
  }
  const nobody = await lookUp('nobody')
  if (nobody) return nobody
  throw new EmbeddedDatabaseError(
    'DATA_DIR: PostgreSQL must not run as root and no account "postgres" could be made; start as an ordinary user, or set DATABASE_URL',
  )
}

async function lookUp(name: string): Promise<Account> {
  try {
    const uid = Number(await runAs(undefined, 'id', ['-u', name]))
    const gid = Number(await runAs(undefined, 'id', ['-g', name]))
    return uid > 0 && gid >= 0 ? { uid, gid } : undefined
  } catch {
    return undefined
  }
}
