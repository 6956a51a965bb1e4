import { partPath } from '#contract/catalog/addresses.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import {
  type Fact,
  makeFacts,
  namesOf,
  readFacts,
  sizeFacts,
  wordFact,
} from '#contract/catalog/plain-facts.ts'
import { type Cents, toEuros, writeEuros } from '#contract/money.ts'
import { element, elementWith, type Markup, optional, writeStart } from '#contract/xml.ts'
import type { ProductRow } from '#domain/catalog/list.ts'
import { unitPriceOf } from '#domain/catalog/packs.ts'
import { kindsOf } from '#domain/catalog/part-kinds.ts'
import type { Offered } from '#domain/catalog/read-offers.ts'
import { absolute, type FeedFacts } from './feed-facts.ts'

/* BMEcat 2005, T_NEW_CATALOG, with its elements in the order of its schema: https://www.bmecat.org */

/** How many characters the schema gives to each. */
const ROOM = { pid: 32, short: 150, maker: 50, keyword: 50, name: 60, value: 60, catalogName: 100 } as const
/** A piece, in UN/ECE Recommendation 20, as orders of others name it. */
const PIECE = 'C62'
/** The units of dimensions in the same; others are written as they are. */
const UNITS: Readonly<Record<string, string>> = {
  mm: 'MMT',
  '°': 'DD',
  kg: 'KGM',
  g: 'GRM',
  N: 'NEW',
  kN: 'B47',
  N·m: 'NU',
  t: 'TNE',
}
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

export async function* writeBmecat(
  facts: FeedFacts,
  batches: AsyncGenerator<Offered[], undefined>,
): AsyncGenerator<string, undefined> {
  yield writeStart('BMECAT', { version: '2005', xmlns: 'http://www.bmecat.org/bmecat/2005' })
  yield `${writeHeader(facts).markup}\n<T_NEW_CATALOG>\n`
  for await (const batch of batches) yield batch.map(each => `${writeProduct(facts, each).markup}\n`).join('')
  yield '</T_NEW_CATALOG></BMECAT>\n'
}

const SUPPLIER = 'supplier'

function writeHeader({ origin, seller, at }: FeedFacts): Markup {
  const ofSupplier = { type: 'supplier_specific' }
  return element(
    'HEADER',
    element('GENERATOR_INFO', 'Parts Hub'),
    element(
      'CATALOG',
      elementWith('LANGUAGE', { default: 'true' }, 'eng'),
      element('CATALOG_ID', 'parts-hub'),
      element('CATALOG_VERSION', '001.000'),
      element('CATALOG_NAME', cut(`Catalogue of ${seller.name}`, ROOM.catalogName)),
      element('GENERATION_DATE', at.toISOString()),
      element('TERRITORY', seller.country),
      element('CURRENCY', 'EUR'),
    ),
    elementWith('SUPPLIER_IDREF', ofSupplier, SUPPLIER),
    element(
      'PARTIES',
      element(
        'PARTY',
        elementWith('PARTY_ID', ofSupplier, SUPPLIER),
        element('PARTY_ROLE', SUPPLIER),
        element(
          'ADDRESS',
          element('NAME', cut(seller.name, ROOM.maker)),
          optional('VAT_ID', seller.vatId),
          element('EMAILS', element('EMAIL', seller.email)),
          element('URL', origin),
        ),
      ),
    ),
  )
}

function remarkOn({ available, minQuantity, backOrderDays }: ProductRow): string {
  if (available >= minQuantity) return ''
  return backOrderDays === null
    ? 'Sold out at present'
    : `On back order: leaves the works within ${backOrderDays} working days`
}

function writeProduct(facts: FeedFacts, { product, family }: Offered): Markup {
  const { origin, seller } = facts
  const { id, sku, name, category, standard, material } = product
  const words = [
    categoryNames[category],
    ...kindsOf(family).map(kind => kind.name),
    family?.name,
    standard,
    material,
  ]
  const keywords = new Set(words.flatMap(word => (word ? [cut(word, ROOM.keyword)] : [])))
  return elementWith(
    'PRODUCT',
    { mode: 'new' },
    element('SUPPLIER_PID', pidOf(product)),
    element(
      'PRODUCT_DETAILS',
      element('DESCRIPTION_SHORT', cut(name, ROOM.short)),
      optional('DESCRIPTION_LONG', product.description),
      optional('MANUFACTURER_PID', sku ?? ''),
      element('MANUFACTURER_NAME', cut(seller.name, ROOM.maker)),
      ...[...keywords].map(word => element('KEYWORD', word)),
      optional('REMARKS', remarkOn(product)),
    ),
    writeFeatures(product),
    element(
      'PRODUCT_ORDER_DETAILS',
      element('ORDER_UNIT', PIECE),
      element('CONTENT_UNIT', PIECE),
      element('NO_CU_PER_OU', '1'),
      element('PRICE_QUANTITY', '1'),
      element('QUANTITY_MIN', String(product.minQuantity)),
      element('QUANTITY_INTERVAL', String(product.packStep)),
    ),
    element('PRODUCT_PRICE_DETAILS', ...writePrices(facts, product)),
    element(
      'MIME_INFO',
      ...[product.image, ...product.furtherImages].map((picture, index) =>
        writePicture(origin, picture, index),
      ),
      element(
        'MIME',
        element('MIME_TYPE', 'url'),
        element('MIME_SOURCE', origin + partPath({ _id: id, sku, category, family: product.familyId })),
        element('MIME_PURPOSE', 'others'),
      ),
    ),
    writeLogistics(product),
  )
}

/** Its SKU, or, where that is none or too long for others' files, its id without hyphens. */
function pidOf({ id, sku }: Pick<ProductRow, 'id' | 'sku'>): string {
  return sku !== null && sku.length <= ROOM.pid ? sku : id.replaceAll('-', '').slice(0, ROOM.pid)
}

/** The list price with VAT of a piece, from each number of pieces on at which it changes. */
function writePrices({ vatPercent }: FeedFacts, product: ProductRow): Markup[] {
  const { minQuantity, priceTiers } = product
  const steps = [
    { from: minQuantity, priceCents: unitPriceOf(product, minQuantity) },
    ...priceTiers.filter(({ from }) => from > minQuantity),
  ]
  // 7.7 percent are 0.077: to divide would say 0.07700000000000001.
  const rate = String(Number(`${vatPercent}e-2`))
  return steps.map(({ from, priceCents }) =>
    elementWith(
      'PRODUCT_PRICE',
      { price_type: 'gros_list' },
      element('PRICE_AMOUNT', amountOf(priceCents)),
      element('PRICE_CURRENCY', 'EUR'),
      element('TAX', rate),
      element('LOWER_BOUND', String(from)),
    ),
  )
}

const amountOf = (price: Cents) => writeEuros(toEuros(price))

function writeFeatures(product: ProductRow): Markup | null {
  const shown = { ...sizeFacts, ...makeFacts }
  const values = readFacts(shown, product)
  const features = [
    ...namesOf(shown).flatMap(name => {
      const fact: Fact = shown[name]
      const value = values[name]
      return value === null ? [] : [writeFeature(fact.label, wordFact(fact, value), '')]
    }),
    ...product.dimensions.map(({ name, value, unit }) =>
      writeFeature(name, String(value), UNITS[unit] ?? unit),
    ),
  ]
  return features.length > 0 ? element('PRODUCT_FEATURES', ...features) : null
}

function writeFeature(name: string, value: string, unit: string): Markup {
  return element(
    'FEATURE',
    element('FNAME', cut(name, ROOM.name)),
    element('FVALUE', cut(value, ROOM.value)),
    optional('FUNIT', unit),
  )
}

function writePicture(origin: string, picture: string, index: number): Markup {
  const ending = /\.([a-z]+)$/i.exec(picture)?.[1]?.toLowerCase() ?? ''
  return element(
    'MIME',
    optional('MIME_TYPE', PICTURE_TYPES[ending] ?? ''),
    element('MIME_SOURCE', absolute(origin, picture)),
    element('MIME_PURPOSE', index === 0 ? 'normal' : 'detail'),
    element('MIME_ORDER', String(index + 1)),
  )
}

/** Its weight is that of a piece, in kilograms. */
function writeLogistics({ customsCode, countryOfOrigin, weightGrams }: ProductRow): Markup | null {
  const known = [
    customsCode && element('CUSTOMS_TARIFF_NUMBER', element('CUSTOMS_NUMBER', customsCode)),
    optional('COUNTRY_OF_ORIGIN', countryOfOrigin ?? ''),
    weightGrams !== null &&
      element('PRODUCT_DIMENSIONS', element('WEIGHT', String(Math.round(weightGrams * 1000) / 1_000_000))),
  ].flatMap(each => each || [])
  return known.length > 0 ? element('PRODUCT_LOGISTIC_DETAILS', ...known) : null
}

/** A text in so much room. */
function cut(text: string, room: number): string {
  const characters = [...text]
  return characters.length <= room ? text : `${characters.slice(0, room - 1).join('')}…`
}
