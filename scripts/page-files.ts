/** What of the bundler's context is asked here. */
interface Modules {
  getModuleInfo(id: string): {
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
    readonly importedIds: readonly string[]
    readonly isEntry: boolean
  } | null
}

/** The kinds of pages whose files are arranged, those that visitors see first at the top, and the routes of each in src/web/routes. */
const KINDS: Readonly<Record<string, RegExp>> = {
  home: /^(index|home)$/,
  results: /^(parts\/(index|\$category(_\.\$kind)?)|all-products)$/,
  family: /^parts\/\$slug$/,
  part: /^parts\/\$slug_\.\$sku$/,
  product: /^(parts\/\$slug_\.\$sku|purchase\/\$id)$/,
  'sign-in': /^(login|signup|forgot-password|reset-password|confirm-address|email-confirmed)$/,
  basket: /^basket$/,
}

/** Kinds whose pages are little more than an address of their own for what they share. */
const ALIKE: ReadonlySet<string> = new Set(['home', 'results'])

/** The router fetches what a route shows as a module of its own, at this address. */
const PAGE = /\/src\/web\/routes\/(.+)\.tsx\?tsr-split=/
/** Where a route says what it is; its `head` fetches what it is described with. */
const ROUTE = /\/src\/web\/routes\/(.+)\.tsx$/

/** The shop's own, with the one module of the parts that pages need at once: the others are fetched with a model. */
const OWN = /\/(src\/(web|contract)\/|parts\/format-dimension\.)/
/** What is checked with: 40 kB, which no page may get with something else. */
const CHECKS = /\/node_modules\/zod\//
/** What forms are kept with, and what most of them show of it. */
const FORMS =
  /\/(node_modules\/react-hook-form\/|src\/web\/ui\/(base\/forms\/Fields\.tsx|customer\/sign-in\/use-auth-form\.ts)$)/
/** What the first file's packages offer and no page takes at once: the bundler would keep it there. */
const UNUSED =
  /\/node_modules\/(seroval(-plugins)?\/|@tanstack\/.*\/(ssr\/serializer\/(?!transformer\.)|useBlocker\.))/
/** The kind whose pages are all forms. */
const OF_FORMS = 'sign-in'
/** The first file, which every page loads. */
const FIRST = 'shop'

/**
 * Names the file of a module by the pages that load it at once, so that each loads a few files and little that it does not need: what only
 * pages of one kind load is one file, and what they share with others another, named by the first of these kinds; what the home page shares
 * with others is in the first file of all. Null for what the bundler places, which knows what is left of an import once the unused is gone:
 * packages, what leads to checks, and what one page alone loads or only pages of no kind.
 */
export function namePageFile(id: string, modules: Modules): string | null {
  if (isOfEveryPage(id, modules)) return FIRST
  if (FORMS.test(id)) return 'forms'
  if (!OWN.test(id)) return null
  const kinds = Object.entries(KINDS)
  const page = PAGE.exec(id)?.[1]
  if (page !== undefined)
    return kinds.find(([kind, pages]) => ALIKE.has(kind) && pages.test(page))?.[0] ?? null
  const routes = [...findRoutes(id, modules)]
  if (routes.length < 2 || leadsTo(CHECKS, id, modules)) return null
  const own = kinds.find(([, pages]) => routes.every(route => pages.test(route)))?.[0]
  if (leadsTo(FORMS, id, modules)) return own === OF_FORMS ? own : null
  if (own !== undefined) return own
  const first = kinds.find(([, pages]) => routes.some(route => pages.test(route)))?.[0]
  if (first === 'home') return FIRST
  return first === undefined ? null : `${first}-and-others`
}

const routesOf = new Map<string, ReadonlySet<string>>()

/** The routes whose pages import a module, by itself or through others, or are described with it. Modules that import each other in a circle are not looked at twice. */
function findRoutes(id: string, modules: Modules): ReadonlySet<string> {
  const known = routesOf.get(id)
  if (known) return known
  const route = PAGE.exec(id)?.[1]
  const found = new Set(route === undefined ? [] : [route])
  routesOf.set(id, found)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  for (const importer of importers) for (const above of findRoutes(importer, modules)) found.add(above)
  for (const importer of dynamicImporters) {
    const described = ROUTE.exec(importer)?.[1]
    if (described !== undefined) found.add(described)
  }
  return found
}

const led = new Map<RegExp, Map<string, boolean>>()

/** Whether a module is one of these, or imports one, by itself or through others. */
function leadsTo(what: RegExp, id: string, modules: Modules): boolean {
  const seen = led.get(what) ?? new Map<string, boolean>()
  led.set(what, seen)
  const known = seen.get(id)
  if (known !== undefined) return known
  seen.set(id, false)
  const leads =
    what.test(id) ||
    (modules.getModuleInfo(id)?.importedIds ?? []).some(imported => leadsTo(what, imported, modules))
  seen.set(id, leads)
  return leads
}

const ofEveryPage = new Map<string, boolean>()

function isOfEveryPage(id: string, modules: Modules): boolean {
  const known = ofEveryPage.get(id)
  if (known !== undefined) return known
  ofEveryPage.set(id, false)
  if (UNUSED.test(id)) return false
  const { isEntry = false, importers = [] } = modules.getModuleInfo(id) ?? {}
  const isOf = isEntry || importers.some(importer => isOfEveryPage(importer, modules))
  ofEveryPage.set(id, isOf)
  return isOf
}
