import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'

/** Names the sources that `dist` was built from. */
const STAMP = 'dist/.built-from'
const SOURCES = [
  'src/**/*.{ts,tsx,css}',
  'parts/**/*.{ts,json}',
  'public/**/*',
  'handbook/**/*',
  'scripts/{bundle-shop,module-sizes,note-packages,page-files,runtime-in-first-file,handbook/*}.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Whether the shop is built from its sources as they are, by this version of Node. */
export async function isBuilt(): Promise<boolean> {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === (await hashSources())
}

/** Notes that the shop is built from its sources as they are. */
export async function noteBuilt(): Promise<void> {
  await writeFile(STAMP, await hashSources())
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const paths = await Array.fromAsync(
    glob(SOURCES, { exclude: ['**/*.test.ts', 'src/web/routeTree.gen.ts'] }),
  )
  for (const path of paths.sort()) {
    const content = await readFile(path).catch(() => '')
    hash.update(`${path}\n`).update(content)
  }
  return hash.digest('hex')
}
