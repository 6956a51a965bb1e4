import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isBuilt, noteBuilt } from './build-stamp.ts'
import { withLock } from './lock.ts'
import { keepNote, notePackages } from './note-packages.ts'

/**
 * Builds the pages for browser and server and the shop's process into dist/, and compresses what browsers load. With
 * --if-changed, only if a source has changed since the last build.
 */
/** Who holds it builds; the others wait. */
const LOCK = 'dist/.building'
const isNeeded = async () => !process.argv.includes('--if-changed') || !(await isBuilt())

if (await isNeeded()) {
  await mkdir('dist', { recursive: true })
  await withLock(LOCK, async () => {
    // Perhaps by whoever held it meanwhile.
    if (await isNeeded()) await build()
  })
}

async function build(): Promise<void> {
  console.log('Building the shop (first start, or the sources have changed) …')
  process.env.NODE_ENV = 'production'
  // Missing, and not needed, if the shop is built and `npm ci --omit=dev` left out the bundler.
  const [{ createBuilder }, { bundleShop }] = await Promise.all([import('vite'), import('./bundle-shop.ts')])
  const packages = new Set<string>()
  const builder = await createBuilder({
    logLevel: 'warn',
    plugins: [notePackages(packages)],
    environments: { ssr: { resolve: { noExternal: true } } },
  })
  await builder.buildApp()
  await bundleShop(notePackages(packages))
  await keepNote(packages)
  await compressAssets()
  await noteBuilt()
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
