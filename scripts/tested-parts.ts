import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** Committed with the parts: a clone runs their tests only if it has others. */
const STAMP = join(root, 'parts/tested.json')
/** All that the tests of the parts depend on: the package knows nothing of the shop. */
const SOURCES = ['parts/**/*.*', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts']

/** A hash of the parts, their tests and what runs them. */
export async function hashParts(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const paths = await Array.fromAsync(
    glob(SOURCES, { cwd: root, exclude: ['**/node_modules', 'parts/tested.json'] }),
  )
  for (const path of paths.sort()) {
    const content = await readFile(join(root, path)).catch(() => '')
    hash.update(`${path}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Whether the tests have passed with parts of this hash. */
export async function areTested(hash: string): Promise<boolean> {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === stampOf(hash)
}

/** Notes that the tests passed with parts of this hash, taken before the tests; not if they have changed meanwhile. */
export async function noteTested(hash: string): Promise<void> {
  if (hash !== (await hashParts())) return
  await writeFile(STAMP, stampOf(hash))
}

const stampOf = (hash: string) => `${JSON.stringify({ sha256: hash }, null, 2)}\n`
