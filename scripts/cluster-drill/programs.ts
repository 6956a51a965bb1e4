import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The program that is asked for, and Debian's package that has it. */
const PACKAGES = {
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
} as const
const POSTGRES = '/usr/lib/postgresql'
const OF_POSTGRES = ['postgres', 'initdb', 'pg_basebackup', 'pg_rewind']

/** The folder with the programs of the newest PostgreSQL that Debian's packages have put here; undefined without one. */
function findPostgres(): string | undefined {
  if (!existsSync(POSTGRES)) return undefined
  return readdirSync(POSTGRES)
    .toSorted((a, b) => Number(b) - Number(a))
    .map(version => join(POSTGRES, version, 'bin'))
    .find(folder => OF_POSTGRES.every(program => existsSync(join(folder, program))))
}

/** Where PostgreSQL's programs are. Ends the process with 2, naming the packages to install, if anything is missing. */
export function requirePrograms(): string {
  const missing: string[] = Object.entries(PACKAGES)
    .filter(([program]) => spawnSync(program, ['--version']).error !== undefined)
    .map(([, name]) => name)
  const postgres = findPostgres()
  if (postgres === undefined) missing.push('postgresql')
  if (postgres !== undefined && missing.length === 0) return postgres
  console.error(`missing: ${missing.join(', ')}; on Debian: apt-get install ${missing.join(' ')}`)
  return process.exit(2)
}
