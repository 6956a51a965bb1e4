/** What of the bundler's context is asked here. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null
}

/** The kinds of pages whose files are arranged, those that visitors see first at the top, and the routes of each in src/web/routes. */
const KINDS: Readonly<Record<string, RegExp>> = {
  home: /^(index|home)$/,
  results: /^(parts\/(index|\$category(_\.\$kind)?)|all-products)$/,
  family: /^parts\/\$slug$/,
  part: /^parts\/\$slug_\.\$sku$/,
  product: /^(parts\/\$slug_\.\$sku|purchase\/\$id)$/,
  'sign-in': /^(login|signup|join|forgot-password|reset-password|confirm-address|email-confirmed)$/,
  basket: /^basket$/,
}

/** The router fetches what a route shows as a module of its own, at this address. */
const PAGE = /\/src\/web\/routes\/(.+)\.tsx\?tsr-split=/

/** The shop's own, with the one module of the parts that pages need at once: the others are fetched with a model. */
const OWN = /\/(src\/(web|contract)\/|parts\/format-dimension\.)/
/** What forms are kept and checked with: 40 kB, which no page may get with something else. */
const FORMS = /\/node_modules\/(zod|react-hook-form)\//

/**
 * Names the file of a module by the pages that load it at once, so that each loads a few files and little that it does not need: what only
 * pages of one kind load is one file, and what they share with others another, named by the first of these kinds. Null for what the bundler
 * places, which knows what is left of an import once the unused is gone: packages, what leads to those of forms, and what one page alone loads
 * or only pages of no kind.
 */
export function namePageFile(id: string, modules: Modules): string | null {
  if (PAGE.test(id) || !OWN.test(id)) return null
  const routes = [...findRoutes(id, modules)]
  if (routes.length < 2 || leadsToForms(id, modules)) return null
  const kinds = Object.entries(KINDS)
  const own = kinds.find(([, pages]) => routes.every(route => pages.test(route)))
  if (own) return own[0]
  const first = kinds.find(([, pages]) => routes.some(route => pages.test(route)))
  return first ? `${first[0]}-and-others` : null
}

const routesOf = new Map<string, ReadonlySet<string>>()

/** The routes whose pages import a module, by itself or through others. Modules that import each other in a circle are not looked at twice. */
function findRoutes(id: string, modules: Modules): ReadonlySet<string> {
  const known = routesOf.get(id)
  if (known) return known
  const route = PAGE.exec(id)?.[1]
  const found = new Set(route === undefined ? [] : [route])
  routesOf.set(id, found)
  for (const importer of modules.getModuleInfo(id)?.importers ?? [])
    for (const above of findRoutes(importer, modules)) found.add(above)
  return found
}

const formed = new Map<string, boolean>()

function leadsToForms(id: string, modules: Modules): boolean {
  const known = formed.get(id)
  if (known !== undefined) return known
  formed.set(id, false)
  const leads =
    FORMS.test(id) ||
    (modules.getModuleInfo(id)?.importedIds ?? []).some(imported => leadsToForms(imported, modules))
  formed.set(id, leads)
  return leads
}
