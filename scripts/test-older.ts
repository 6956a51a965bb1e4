import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs the integration tests of an earlier release, with its code, on this one's schema: `node scripts/test-older.ts v0.1.0`, or a commit, and words
 * of the names of test files if not all are to run. So it is known that the release before still works once this one has migrated.
 */
const root = join(import.meta.dirname, '..')
const OURS = '@parts-hub'

const [release, ...words] = process.argv.slice(2)
if (release === undefined) {
  console.error(
    'node scripts/test-older.ts RELEASE [WORDS]: name the tag or the commit of the release before.',
  )
  process.exit(2)
}
const place = await mkdtemp(join(tmpdir(), 'parts-hub-older-'))
const older = join(place, 'shop')
try {
  run(root, 'git', ['worktree', 'add', '--quiet', '--detach', older, release])
  await installPackages()
  await takeMigrations()
  const projects = ['integration', 'integration alone'].flatMap(name => ['--project', name])
  process.exitCode =
    spawnSync(
      process.execPath,
      [join(older, 'node_modules/vitest/vitest.mjs'), 'run', ...projects, ...words],
      {
        cwd: older,
        stdio: 'inherit',
      },
    ).status ?? 1
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', older], { cwd: root })
  await rm(place, { recursive: true, force: true })
}

/** Its packages are these ones if it locks the same versions, all but the one that lies in the repository. */
async function installPackages(): Promise<void> {
  const { status } = spawnSync('git', ['diff', '--quiet', release ?? '', '--', 'package-lock.json'], {
    cwd: root,
  })
  if (status !== 0) return run(older, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'])
  const [from, to] = [join(root, 'node_modules'), join(older, 'node_modules')]
  await mkdir(join(to, OURS), { recursive: true })
  for (const name of await readdir(from)) if (name !== OURS) await symlink(join(from, name), join(to, name))
  await symlink(join(older, 'parts'), join(to, OURS, 'parts'))
}

/** The tests migrate their databases by the migrations beside their code. */
async function takeMigrations(): Promise<void> {
  const folder = 'src/db/migrations'
  await rm(join(older, folder), { recursive: true })
  await cp(join(root, folder), join(older, folder), { recursive: true })
}

function run(cwd: string, program: string, args: string[]): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}
