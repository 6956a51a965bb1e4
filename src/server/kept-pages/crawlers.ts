import { kindPath, partPath, partsPath } from '#contract/catalog/addresses.ts'
import { escapeMarkup } from '#contract/markup.ts'
import { textNames } from '#contract/texts/text-names.ts'
import { countListed, listAddresses, listFamilyAddresses } from '#domain/catalog/list-addresses.ts'
import { listKinds } from '#domain/catalog/part-kinds.ts'
import type { Context } from '#domain/context.ts'

/** The pages that search engines may list, besides those of the catalogue. */
const PUBLIC_PAGES = [
  '/',
  '/blogs',
  '/portfolio',
  '/about',
  '/docs',
  '/parts',
  '/quick-order',
  ...textNames.map(name => `/${name}`),
]
/** Paths that are personal, or not pages. */
const CLOSED = [
  '/dashboard',
  '/api/',
  '/sandbox/',
  '/data-sheets/',
  '/drawings/',
  '/models/',
  '/basket/files.zip',
]
/** How many addresses a sitemap has at most; the protocol allows 50,000. */
const MAX_ADDRESSES = 10_000

/** Tells crawlers which paths to leave alone, and where the sitemap is. RFC 9309. */
export function writeRobots(origin: string): string {
  const rules = CLOSED.map(path => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`
}

/** A page that search engines may list. */
export interface Listed {
  readonly path: string
  /** Unknown for pages that are part of the program. */
  readonly changedAt?: Date | undefined
}

/** The list of all sitemaps: the first has pages, categories, kinds and families, the others the sizes. https://www.sitemaps.org/protocol.html */
export async function listSitemaps(ctx: Context): Promise<string[]> {
  const files = 1 + Math.ceil((await countListed(ctx)) / MAX_ADDRESSES)
  return Array.from({ length: files }, (_, index) => `/sitemaps/${index + 1}.xml`)
}

/** The pages in a sitemap, by its number from 1 on; none in one that does not exist. */
export async function listPages(ctx: Context, number: number): Promise<Listed[]> {
  if (number > 1) {
    const parts = await listAddresses(ctx, { from: (number - 2) * MAX_ADDRESSES, limit: MAX_ADDRESSES })
    return parts.map(part => ({ path: partPath(part), changedAt: part.changedAt }))
  }
  const [families, kinds] = await Promise.all([listFamilyAddresses(ctx), listKinds(ctx, undefined)])
  return [
    ...PUBLIC_PAGES.map(path => ({ path })),
    ...kinds
      .filter(({ kind: { parent }, figures }) => parent === null || figures)
      .map(({ kind: { id: _id, parent, category } }) => ({
        path: parent === null ? partsPath(category) : kindPath({ _id, category }),
      })),
    ...families.map(({ id, changedAt }) => ({ path: partsPath(id), changedAt })),
  ]
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function writeIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map(path => `<sitemap><loc>${escapeMarkup(origin + path)}</loc></sitemap>\n`)
  return `${XML}<sitemapindex xmlns="${PROTOCOL}">\n${entries.join('')}</sitemapindex>\n`
}

export function writeSitemap(origin: string, pages: readonly Listed[]): string {
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${changed}</url>\n`
  })
  return `${XML}<urlset xmlns="${PROTOCOL}">\n${entries.join('')}</urlset>\n`
}
