import { spawnSync } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withOlderRelease } from './older-release.ts'

/**
 * Runs the integration tests of an earlier release, with its code, on this one's schema: `node scripts/test-older.ts v0.1.0`, or a commit, and words
 * of the names of test files if not all are to run. So it is known that the release before still works once this one has migrated.
 */
const root = join(import.meta.dirname, '..')

const [release, ...words] = process.argv.slice(2)
if (release === undefined) {
  console.error(
    'node scripts/test-older.ts RELEASE [WORDS]: name the tag or the commit of the release before.',
  )
  process.exit(2)
}
await withOlderRelease(release, async older => {
  await takeMigrations(older)
  const projects = ['integration', 'integration alone'].flatMap(name => ['--project', name])
  const vitest = join(older, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...projects, ...words], {
    cwd: older,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
})

/** The tests migrate their databases by the migrations beside their code. */
async function takeMigrations(older: string): Promise<void> {
  const folder = 'src/db/migrations'
  await rm(join(older, folder), { recursive: true })
  await cp(join(root, folder), join(older, folder), { recursive: true })
}
