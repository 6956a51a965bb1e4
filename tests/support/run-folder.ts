import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chooseAccount, outsideRoot, testAs } from '#db/embedded/account.ts'

/**
 * The folder for temporary files of a project's tests, which is their TMPDIR. It is removed with everything that still runs in it by a
 * process of its own, so that nothing stays behind when the runner is interrupted or killed.
 */
export async function openRunFolder(
  project: TestProject,
): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(await findPlace(), 'parts-hub-test-'))
  // Otherwise PostgreSQL's account could not enter it, and the cluster would be created, and left behind, elsewhere.
  await chmod(path, 0o755)
  const sweeper = spawn(process.execPath, [join(import.meta.dirname, 'sweep-run-folder.ts'), path], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // So that Ctrl-C does not reach it.
    detached: true,
  })
  const swept = once(sweeper, 'exit')
  project.config.env = { ...project.config.env, TMPDIR: path }
  return {
    path,
    remove: async () => {
      sweeper.stdin.end()
      await swept
    },
  }
}

/** Where PostgreSQL's account may enter: the folder for temporary files, unless that is root's alone. */
async function findPlace(): Promise<string> {
  const account = await chooseAccount(() => {})
  if (!account) return tmpdir()
  for (const place of [tmpdir(), '/tmp']) if (await testAs(account, 'cd "$1"', place)) return place
  return outsideRoot
}
