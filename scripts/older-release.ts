import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const OURS = '@parts-hub'

/** Runs `act` in a copy of an earlier release, a tag or a commit, with its packages, and removes it afterwards. */
export async function withOlderRelease<T>(release: string, act: (folder: string) => Promise<T>): Promise<T> {
  const place = await mkdtemp(join(tmpdir(), 'parts-hub-older-'))
  const older = join(place, 'shop')
  try {
    runOrThrow(root, 'git', ['worktree', 'add', '--quiet', '--detach', older, release])
    await installPackages(older, release)
    return await act(older)
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', older], { cwd: root })
    await rm(place, { recursive: true, force: true })
  }
}

/** Its packages are these ones if it locks the same versions, all but the one that lies in the repository. */
async function installPackages(older: string, release: string): Promise<void> {
  const { status } = spawnSync('git', ['diff', '--quiet', release, '--', 'package-lock.json'], { cwd: root })
  if (status !== 0) return runOrThrow(older, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'])
  const [from, to] = [join(root, 'node_modules'), join(older, 'node_modules')]
  await mkdir(join(to, OURS), { recursive: true })
  for (const name of await readdir(from)) if (name !== OURS) await symlink(join(from, name), join(to, name))
  await symlink(join(older, 'parts'), join(to, OURS, 'parts'))
}

export function runOrThrow(cwd: string, program: string, args: string[]): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}
