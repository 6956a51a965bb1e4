import { basename, join, relative } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { includeHandbook } from './scripts/handbook/plugin.ts'
import { keepModuleSizes } from './scripts/module-sizes.ts'
import { namePageFile } from './scripts/page-files.ts'
import { putRuntimeIntoFirstFile } from './scripts/runtime-in-first-file.ts'

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'web/router.tsx',
        routesDirectory: 'web/routes',
        generatedRouteTree: 'web/routeTree.gen.ts',
        // How each page loads is fetched with it: the home page does without.
        codeSplittingOptions: {
          splitBehavior: ({ routeId }) =>
            routeId === '/' || routeId === '/home'
              ? undefined
              : [['loader', 'component', 'pendingComponent', 'notFoundComponent']],
        },
      },
      server: { entry: 'server.ts' },
    }),
    react(),
    includeHandbook(),
    fetchServerFunctionsLazily(),
    listRoutesWithoutNames(),
    putRuntimeIntoFirstFile(),
    leaveDeskPagesToBrowsers(),
    writeFirstFileShort(),
    keepModuleSizes(),
    shortenInlined(),
    keepShopOut(),
  ],
  resolve: {
    // React has the hook itself: without what older ones need in its place.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Each page carries only the texts it shows, though they stand in one file.
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // As brotli packs that closest: the first chunk has the names of all others.
      output: { hashCharacters: 'hex' },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: namePageFile, debugName: 'pages', includeDependenciesRecursively: false }],
            },
            chunkFileNames: 'assets/[hash:7].js',
          },
        },
      },
    },
  },
})

/**
 * The framework's caller of server functions brings its serialiser (10 kB) into every page; the shop has no server
 * functions, so it is fetched only if one is ever called.
 */
function fetchServerFunctionsLazily(): Plugin {
  return {
    name: 'fetch-server-functions-lazily',
    enforce: 'pre',
    transform: {
      filter: { id: /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/ },
      handler: code =>
        code.replace(
          'import { serverFnFetcher } from "./serverFnFetcher.js";',
          'const serverFnFetcher = async (...call) => (await import("./serverFnFetcher.js")).serverFnFetcher(...call);',
        ),
    },
  }
}

/** The framework lists the routes below another by their long names, which only its types read: without them every page loads 270 bytes less. */
function listRoutesWithoutNames(): Plugin {
  return {
    name: 'list-routes-without-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /routeTree\.gen\.ts$/ },
      handler: code =>
        code.replace(
          /RouteChildren = \{([\w\s:,]+)\}/g,
          (_, routes: string) => `RouteChildren = [${routes.replace(/\w+:\s+/g, '')}]`,
        ),
    },
  }
}

/**
 * The first file of all lists what each page needs, so that it is fetched at once. Of the pages of the desk it lists their styles alone: browsers
 * find the rest out a round trip later, and every page loads half a kilobyte less.
 */
function leaveDeskPagesToBrowsers(): Plugin {
  const NAMES = /(__vite__mapDeps=.*?\[)(.*?)\]/
  const NEEDED = /import\(`\.\/([\w.-]+)`\),__vite__mapDeps\(\[([\d,]+)\]\)/g
  const shorten = (code: string, deskPages: ReadonlySet<string>): string => {
    const names = (NAMES.exec(code)?.[2] ?? '').split(',')
    const shortened = code.replace(NEEDED, (_, page: string, places: string) => {
      const needed = places
        .split(',')
        .filter(place => !deskPages.has(page) || names[Number(place)]?.endsWith('.css"'))
      return `import(\`./${page}\`),${needed.length > 0 ? `__vite__mapDeps([${needed}])` : '[]'}`
    })
    const lists = shortened.matchAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g)
    const listed = new Set([...lists].flatMap(([, places = '']) => places.split(',')))
    const shown = names.map((name, place) => (listed.has(String(place)) ? name : '""'))
    return shortened.replace(NAMES, (_, begin: string) => `${begin}${shown}]`)
  }
  return {
    name: 'leave-desk-pages-to-browsers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle).filter(file => file.type === 'chunk')
        const isOfDesk = ({ facadeModuleId }: (typeof files)[number]) =>
          facadeModuleId !== null && /\/routes\/dashboard\/_admin[./]/.test(facadeModuleId)
        const deskPages = new Set(files.filter(isOfDesk).map(({ fileName }) => basename(fileName)))
        for (const file of files) if (file.isEntry) file.code = shorten(file.code, deskPages)
      },
    },
  }
}

/** The first file of all is what every page loads: terser writes it 0.8 kB shorter (brotli) than the bundler's own minifier, in 5 s of processor. */
function writeFirstFileShort(): Plugin {
  return {
    name: 'write-first-file-short',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry) {
            const { code } = await minify(file.code, {
              module: true,
              ecma: 2022,
              compress: { ecma: 2022 },
              format: { ecma: 2022 },
            })
            if (code === undefined) this.error('terser wrote nothing')
            file.code = code
          }
      },
    },
  }
}

/** What the server writes into each page as a script is written short: it comes before all else that is seen. */
function shortenInlined(): Plugin {
  return {
    name: 'shorten-inlined',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    enforce: 'post',
    transform: {
      filter: { id: /\/web\/(late-scripts|service-worker|ui\/base\/browser\/keep-presses)\.ts$/ },
      handler: (code, id) => minifySync(id, code).code,
    },
  }
}

/**
 * Fails the build if a module of the shop gets into the bundle of the pages, in the browser or on the server: what `npm start` runs from
 * the sources would have a second copy there, with state of its own and classes that `instanceof` does not know.
 */
function keepShopOut(): Plugin {
  const shop = join(import.meta.dirname, 'src')
  const mayBeBundled = /^(web|contract)\/|^server\.ts$/
  return {
    name: 'keep-shop-out',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(part => (part.type === 'chunk' ? part.moduleIds : []))
      const strays = modules
        .map(id => relative(shop, id.replace(/[?#].*/, '')).replaceAll('\\', '/'))
        .filter(path => !path.startsWith('..') && !path.startsWith('\0') && !mayBeBundled.test(path))
      if (strays.length > 0) this.error(`the pages may not contain modules of the shop: ${strays.join(', ')}`)
    },
  }
}
