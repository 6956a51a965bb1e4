import { createIsomorphicFn } from '@tanstack/react-start'
import { partPath } from '#contract/catalog/addresses.ts'
import { hero } from '../../../content/home.ts'
import { site as firm } from '../../../content/site.ts'
import type { Site } from '../../../site.ts'
import { describePage } from '../../base/page/page-head.ts'
import { pictureSources } from '../../base/page/picture-sources.ts'
import { addressedOf } from '../../product/facts/addressed-of.ts'
import { describePrice } from '../../product/facts/describe-price.ts'
import { availabilityOf } from '../../product/offer/quantities.ts'
import { HERO_SIZES } from './hero-sizes.ts'
import type { HomeData } from './load-home.ts'

/**
 * What search engines read about the shop and the products on its home page. The same at both addresses: the canonical one is /.
 */
export function describeHome(site: Site, products: HomeData['products'] = []) {
  const { meta, links } = describePage(site, { title: hero.title, description: hero.text, path: '/' })
  return { meta: [...meta, ...linkData(site, products).map(toMeta)], links: [...links, ...preloadHero()] }
}

/** Only documents are read by search engines: what browsers run does without, and without all that it needs. */
const linkData = createIsomorphicFn()
  .server((site: Site, products: HomeData['products']): object[] => [
    organisation(site),
    ...products.map(product => describeProduct(site, product)),
  ])
  .client(() => [])

/** Preloads the largest picture in the first view, before the browser has parsed the page. */
function preloadHero() {
  const sources = pictureSources(hero.picture)
  if (!sources) return []
  const image = { rel: 'preload', as: 'image', imageSizes: HERO_SIZES, fetchPriority: 'high' as const }
  return [{ ...image, type: 'image/avif', imageSrcSet: sources.avif }]
}

/** The framework renders it as a data script, with `<` escaped. Its types for meta lack the key. */
function toMeta(data: object): { title: undefined; 'script:ld+json': object } {
  return { title: undefined, 'script:ld+json': data }
}

function organisation({ origin, seller }: Site) {
  const [street = '', ...town] = seller.address
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: firm.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: firm.claim,
    legalName: seller.name,
    ...(seller.email !== '' && { email: seller.email }),
    ...(seller.phone !== '' && { telephone: seller.phone }),
    address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: town.join(', ') },
  }
}

function describeProduct({ origin }: Site, product: HomeData['products'][number]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku ?? product._id,
    image: URL.canParse(product.img) ? product.img : `${origin}${product.img}`,
    brand: { '@type': 'Brand', name: firm.name },
    offers: {
      '@type': 'Offer',
      ...describePrice(product),
      availability: `https://schema.org/${availabilityOf(product)}`,
      url: origin + partPath(addressedOf(product)),
    },
  }
}
