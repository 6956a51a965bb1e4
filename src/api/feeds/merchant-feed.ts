import { createHash } from 'node:crypto'
import { partPath } from '#contract/catalog/addresses.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { multiplyCents, toEuros, writeEuros } from '#contract/money.ts'
import { element, type Markup, optional, writeStart } from '#contract/xml.ts'
import type { ProductRow } from '#domain/catalog/list.ts'
import { unitPriceOf } from '#domain/catalog/packs.ts'
import { kindsOf } from '#domain/catalog/part-kinds.ts'
import type { Offered } from '#domain/catalog/read-offers.ts'
import { noonOf } from '#domain/days.ts'
import { promiseBackOrder } from '#domain/delivery/back-orders.ts'
import { absolute, type FeedFacts } from './feed-facts.ts'

/* Google's product data specification: https://support.google.com/merchants/answer/7052112 */

const MAX_PICTURES = 10
const MAX_GROUP = 50
const MAX_SHIPPING_GRAMS = 1_000_000

export async function* writeMerchantFeed(
  facts: FeedFacts,
  batches: AsyncGenerator<Offered[], undefined>,
): AsyncGenerator<string, undefined> {
  const { origin, seller } = facts
  const head = [
    element('title', seller.name),
    element('link', origin),
    element('description', `What ${seller.name} sells`),
  ]
  yield writeStart('rss', { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' })
  yield `<channel>${head.map(({ markup }) => markup).join('')}\n`
  for await (const batch of batches)
    yield batch
      .filter(({ product }) => isShown(product.image))
      .map(each => `${writeItem(facts, each).markup}\n`)
      .join('')
  yield '</channel></rss>\n'
}

/** Google shows no drawings of this kind, and nothing without a picture. */
const isShown = (picture: string) => !/\.svg$/i.test(picture)

/**
 * An item. Its price is that of the fewest pieces that can be bought, as Google wants it, with VAT; what one costs follows from
 * `unit_pricing_measure`.
 */
function writeItem(facts: FeedFacts, { product, family }: Offered): Markup {
  const { origin, seller } = facts
  const { id, name, sku, description, category, minQuantity: pieces, weightGrams } = product
  const link = origin + partPath({ _id: id, sku, category, family: product.familyId })
  const price = multiplyCents(unitPriceOf(product, pieces), pieces)
  const grams = Number(((weightGrams ?? 0) * pieces).toFixed(1))
  const kinds = kindsOf(family).map(kind => kind.name)
  const type = [categoryNames[category], ...kinds, ...(family ? [family.name] : [])]
  return element(
    'item',
    element('g:id', id),
    element('g:title', name),
    element('g:description', description || name),
    element('g:link', link),
    element('g:image_link', absolute(origin, product.image)),
    ...product.furtherImages
      .filter(isShown)
      .slice(0, MAX_PICTURES)
      .map(picture => element('g:additional_image_link', absolute(origin, picture))),
    ...writeAvailability(facts, product),
    element('g:price', `${writeEuros(toEuros(price))} EUR`),
    ...(pieces > 1
      ? [element('g:unit_pricing_measure', `${pieces} ct`), element('g:unit_pricing_base_measure', '1 ct')]
      : []),
    element('g:condition', 'new'),
    element('g:brand', seller.name),
    sku === null ? element('g:identifier_exists', 'no') : element('g:mpn', sku),
    element('g:product_type', type.join(' > ')),
    product.familyId === null ? null : element('g:item_group_id', shorten(product.familyId)),
    optional('g:size', product.size ?? ''),
    optional('g:material', product.material ?? ''),
    grams > 0 && grams <= MAX_SHIPPING_GRAMS ? element('g:shipping_weight', `${grams} g`) : null,
  )
}

/** A size that is sold beyond its stock says from when on. https://support.google.com/merchants/answer/6324470 */
function writeAvailability({ at, timeZone, works }: FeedFacts, product: ProductRow): Markup[] {
  if (product.available >= product.minQuantity) return [element('g:availability', 'in_stock')]
  const promise = promiseBackOrder(
    { billing: { timeZone, works }, now: () => at },
    product,
    product.minQuantity,
  )
  if (!promise) return [element('g:availability', 'out_of_stock')]
  return [element('g:availability', 'backorder'), element('g:availability_date', noonOf(promise.leavesBy))]
}

/** A family's id in the room that a group's has, still one of its own. */
function shorten(id: string): string {
  if (id.length <= MAX_GROUP) return id
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 9)
  return `${id.slice(0, MAX_GROUP - digest.length - 1)}-${digest}`
}
