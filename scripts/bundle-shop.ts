import { copyFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** The shop's process, and the operator's commands beside it. */
const ENTRIES = ['src/main.ts', 'src/operator.ts']
const OUT = 'dist/shop'
/** Packages that find files of their own beside them, or that need not be there. */
const LEFT_OUT = ['oidc-provider', 'pdfkit', 'pg-native', 'piscina', 'sharp', 'vite']

/**
 * Bundles the shop's process, its threads and the operator's commands, with the libraries, into dist/shop: two thousand modules are resolved and read once,
 * here, and not at each start (docs/decisions/0036-the-shop-starts-from-a-bundle.md). `watching` only sees what it bundles.
 */
export async function bundleShop(...watching: readonly Plugin[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [keepPlaces(), ...watching],
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'esnext',
      minify: false,
      rolldownOptions: { input: ENTRIES, output: { chunkFileNames: '[name]-[hash].js' } },
    },
    ssr: { noExternal: true, external: LEFT_OUT },
  })
  // The library that joins models finds its code beside itself.
  const wasm = fileURLToPath(import.meta.resolve('manifold-3d/manifold.wasm'))
  await copyFile(wasm, join(OUT, 'manifold.wasm'))
}

/** A thread's file, or where a module stands. */
const PLACE = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.(?:url|dirname)/g

/** Bundled, a source still finds the tables and migrations that stand beside it, and a thread that it starts is bundled too. */
function keepPlaces(): Plugin {
  return {
    name: 'parts-hub:keep-places',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(src|parts)\/[^?]*\.ts$/, code: 'import.meta.' },
      handler(code, id) {
        const reach = (path: string) => JSON.stringify(`/${relative(resolve(OUT), path)}`)
        return code.replaceAll(PLACE, (found, thread: string | undefined) => {
          if (found === 'import.meta.dirname') return `(import.meta.dirname + ${reach(dirname(id))})`
          if (thread === undefined) return `new URL('.' + ${reach(id)}, import.meta.url).href`
          this.emitFile({
            type: 'chunk',
            id: resolve(dirname(id), `${thread}.ts`),
            fileName: `${thread}.js`,
          })
          return `new URL('./${thread}.js', import.meta.url)`
        })
      },
    },
  }
}
