import { partPath, partsPath } from '#contract/catalog/addresses.ts'
import { site as firm } from '../../../content/site.ts'
import type { Site } from '../../../site.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { grossBasisOf } from '../../base/figures/Price.tsx'
import { cut } from '../../base/page/cut.ts'
import { describeMissingPage, describePage } from '../../base/page/page-head.ts'
import { addressedOf } from '../../product/facts/addressed-of.ts'
import { crumbsOfFamily, crumbsOfProduct } from '../../product/facts/crumbs.ts'
import { describeCrumbs, toDataBlock } from '../../product/facts/linked-data.ts'
import { describeFamily, describeProduct } from '../../product/facts/structured-data.ts'
import type { LoadedFamily } from '../family/load-family.ts'
import { unpackSize } from '../family/size-table.ts'
import { isNarrowed, readTableSearch, writeTableSearch } from '../family/table-search.ts'
import type { LoadedProduct } from './load-product.ts'

/** What search engines and link previews read about a family's page; that there is none, without a family. Narrowed or sorted tables are not for them. */
export function describeFamilyPage(
  site: Site,
  loaded: LoadedFamily | undefined,
  address: Readonly<Record<string, unknown>>,
) {
  if (!loaded) return describeMissingPage()
  const { family, picture, table } = loaded
  const { _id: id, name, standard, category, summary, count, from, to } = family
  const search = readTableSearch(address, table.columns)
  const isOwnPage = !isNarrowed(search) && search.sort === '' && search.jump === ''
  const path = partsPath(id)
  const title = standard && !name.includes(standard) ? `${name}, ${standard}` : name
  const prices = from < to ? `from ${formatEuros(from)} to ${formatEuros(to)}` : formatEuros(from)
  const { meta, links } = describePage(site, {
    title,
    description: cut(
      `${title}: ${formatCount(count)} sizes ${prices} a piece ${grossBasisOf(site)}, with stock and dimensions. ${summary}`,
    ),
    path: isOwnPage ? path + writeTableSearch(search) : path,
    isPrivate: !isOwnPage,
    picture: { path: shareImageOf(id), alt: picture.name },
  })
  const data = [
    describeCrumbs(site.origin, crumbsOfFamily(family)),
    describeFamily(site.origin, {
      family,
      columns: table.columns,
      hasGrades: table.grades.length > 1,
      path,
      image: picture.img,
      brand: firm.name,
      // All of them would be most of the page's data; those that the server lists are enough to find the others.
      sizes: table.rows.slice(0, 100).map(row => {
        const { id: _id, sku } = unpackSize(row)
        return partPath({ _id, sku, category, family: id })
      }),
    }),
  ]
  return { meta: [...meta, ...data.map(toDataBlock)], links }
}

/** What search engines and link previews read about a product's page; that there is none, without a product. */
export function describeProductPage(site: Site, loaded: LoadedProduct | undefined) {
  if (!loaded) return describeMissingPage()
  const { product, reviews } = loaded
  const path = partPath(addressedOf(product))
  const { name, sku, description, price, archived, variants } = product
  const { meta, links } = describePage(site, {
    title: name,
    description: cut(
      [sku, archived ? 'no longer made' : `${formatEuros(price)} a piece ${grossBasisOf(site)}`, description]
        .filter(Boolean)
        .join(' · '),
    ),
    path,
    picture: variants ? { path: shareImageOf(variants.family), alt: name } : undefined,
  })
  const data = [
    describeCrumbs(site.origin, crumbsOfProduct(product)),
    describeProduct(site.origin, { product, path, brand: firm.name, reviews: reviews.items }),
  ]
  return { meta: [...meta, ...data.map(toDataBlock)], links }
}

/** The picture that link previews show of a family. */
function shareImageOf(family: string): string {
  return `/og/${family}.jpg`
}
