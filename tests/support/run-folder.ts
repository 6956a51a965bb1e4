import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chooseAccount, outsideRoot, testAs } from '#db/embedded/account.ts'
import { makeFolder } from './make-folder.ts'

/**
 * The folder for temporary files of a project's tests, which is their TMPDIR, with the copy of the built shop that they share. It is
 * removed with everything that still runs in it by a process of its own, so that nothing stays behind when the runner is interrupted or killed.
 */
export async function openRunFolder(
  project: TestProject,
): Promise<{ path: string; shopCopy: string; remove(): Promise<void> }> {
  const path = await makeFolder('parts-hub-test-', await findPlace())
  const sweeper = spawn(process.execPath, [join(import.meta.dirname, 'sweep-run-folder.ts'), path], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // So that Ctrl-C does not reach it.
    detached: true,
  })
  const swept = once(sweeper, 'exit')
  const shopCopy = join(path, 'house')
  project.config.env = { ...project.config.env, TMPDIR: path, SHOP_COPY: shopCopy }
  return {
    path,
    shopCopy,
    remove: async () => {
      sweeper.stdin.end()
      await swept
    },
  }
}

/** In the memory of Linux. Making and removing the files of a database takes a tenth of the processor's time there. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 2 ** 30

/** Where PostgreSQL's account may enter: in memory if there is room, else the folder for temporary files, unless that is root's alone. */
async function findPlace(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined)
  if (memory && memory.bavail * memory.bsize >= ROOM_BYTES) return MEMORY
  const account = await chooseAccount(() => {})
  if (!account) return tmpdir()
  for (const place of [tmpdir(), '/tmp']) if (await testAs(account, 'cd "$1"', place)) return place
  return outsideRoot
}
