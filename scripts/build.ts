import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Builds the pages for browser and server into dist/, and compresses what browsers load. With --if-changed, only if a
 * source has changed since the last build.
 */
const STAMP = 'dist/.built-from'
/** Who holds it builds; the others wait. The system lets go of it however its holder ends. */
const LOCK = 'dist/.building'
const LONGEST_WAIT_MS = 600_000
const SOURCES = [
  'src/**/*.{ts,tsx,css}',
  'parts/**/*.{ts,json}',
  'public/**/*',
  'vite.config.ts',
  'package-lock.json',
]

if (!(await isBuilt())) {
  await mkdir('dist', { recursive: true })
  const lock = new DatabaseSync(LOCK, { timeout: LONGEST_WAIT_MS })
  lock.exec('begin exclusive')
  // Perhaps by whoever held it meanwhile.
  if (!(await isBuilt())) await build()
  lock.close()
}

async function isBuilt(): Promise<boolean> {
  if (!process.argv.includes('--if-changed')) return false
  return (await readFile(STAMP, 'utf8').catch(() => '')) === (await hashSources())
}

async function build(): Promise<void> {
  console.log('Building the pages (first start, or the sources have changed) …')
  process.env.NODE_ENV = 'production'
  // Missing, and not needed, if the pages are built and `npm ci --omit=dev` left out the bundler.
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  await compressAssets()
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

/** In parallel: compression runs on other threads. */
async function compressAssets(): Promise<void> {
  const paths = await Array.fromAsync(glob('dist/client/**/*.{js,css,svg,json,webmanifest,txt}'))
  await Promise.all(
    paths.map(async path => {
      const content = await readFile(path)
      const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, brotli))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
