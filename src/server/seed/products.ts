import { type Family, type FamilyTerms, loadFamily } from '@parts-hub/parts'
import { type Category, categories } from '#contract/catalog/catalog.ts'
import { makeBlank, plainFacts } from '#contract/catalog/plain-facts.ts'
import { largerOf, MAX_CENTS, smallerOf } from '#contract/money.ts'
import type { FamilyRow } from '#domain/catalog/families.ts'
import type { ProductRow } from '#domain/catalog/list.ts'
import { newId } from '#domain/context.ts'
import { proposeCustomsCode } from '#domain/declarations/customs-code.ts'
import type { OfferedPart } from './catalogue/expand.ts'
import type { CataloguePart } from './catalogue/index.ts'
import { kindOf } from './catalogue/kinds.ts'
import type { Entry } from './entries.ts'
import { picturesOf } from './pictures.ts'

const HOUR_MS = 60 * 60 * 1000
const BLANK = makeBlank(plainFacts)

/** The rows of the demo catalogue. */
export interface SeedRows {
  readonly families: readonly FamilyRow[]
  readonly products: readonly ProductRow[]
}

/** The rows of a catalogue whose entries are oldest first: dated an hour apart, the last one now. */
export async function makeRows(entries: readonly Entry[], now: Date): Promise<SeedRows> {
  const families: FamilyRow[] = []
  const products: ProductRow[] = []
  const terms = new Map<Family, FamilyTerms>()
  for (const [index, { offer, parts }] of entries.entries()) {
    const createdAt = new Date(now.getTime() - (entries.length - 1 - index) * HOUR_MS)
    const [first] = parts
    if (!first) continue
    const leading = parts.find(({ sku }) => sku === `PH-${offer?.leading}`) ?? first
    for (const [position, part] of parts.entries()) {
      const known = terms.get(part.family) ?? (await loadFamily(part.family)).terms
      terms.set(part.family, known)
      products.push({
        ...toRow(part, known),
        shelfPlace: placeOf(part.category, index, position),
        familyId: offer?.slug ?? null,
        leads: part === leading,
        position,
        createdAt,
      })
    }
    if (offer) families.push({ ...describeFamily(parts), ...offerFacts(offer), createdAt })
  }
  return { families, products }
}

/** Shelves for each category, a bay for each family, a box for each size: 'A-012-03'. */
function placeOf(category: Category, bay: number, box: number): string {
  const aisle = String.fromCodePoint(65 + categories.indexOf(category))
  return `${aisle}-${String(bay + 1).padStart(3, '0')}-${String(box + 1).padStart(2, '0')}`
}

function offerFacts({ slug, name, summary, range }: NonNullable<Entry['offer']>) {
  return { id: slug, name, summary, kind: kindOf(slug), standard: range.standard }
}

function describeFamily(parts: Entry['parts']) {
  const prices = parts.map(({ priceCents }) => priceCents)
  const { category } = parts[0] ?? { category: 'fasteners' as const }
  return {
    category,
    listed: parts.length,
    fromCents: prices.reduce(smallerOf, MAX_CENTS),
    toCents: prices.reduce(largerOf, 0),
  }
}

function toRow(
  part: CataloguePart | OfferedPart,
  terms: FamilyTerms,
): Omit<ProductRow, 'shelfPlace' | 'familyId' | 'leads' | 'position' | 'createdAt'> {
  const { image, furtherImages, shows } = picturesOf(part)
  const { family: model, sku, name, category, standard, source, material, finish, description } = part
  const { priceCents, minQuantity, available } = part
  const sizeFacts = 'size' in part ? describeSize(part) : NO_SIZE
  const dimensions = Object.entries(terms).map(([symbol, [term, unit]]) => {
    const value = part.dimensions[symbol]
    if (value === undefined) throw new Error(`${sku} has no ${symbol} (${term})`)
    return { symbol, name: term, value: roundValue(value), unit }
  })
  const proposed = proposeCustomsCode({
    model,
    material,
    standard,
    dimensions,
  })
  return {
    ...BLANK,
    id: newId(),
    sku,
    name,
    category,
    standard,
    material,
    finish,
    dimensionSource: source,
    description,
    model,
    priceCents,
    minQuantity,
    available,
    image,
    furtherImages: [...furtherImages],
    pictureShows: shows,
    ...sizeFacts,
    dimensions,
    customsCode: proposed?.isCertain ? proposed.code : null,
    lowStock: null,
    backOrderDays: null,
    backOrdered: 0,
    archivedAt: null,
    confirmed: null,
    version: 1,
  }
}

/** To a ten-thousandth: finer than any tolerance, and without what binary fractions add to inches. */
function roundValue(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

const NO_SIZE = { packStep: 1, priceTiers: [] }

function describeSize({ size, grade, grams: weightGrams, packStep, priceTiers }: OfferedPart) {
  return { size, grade, weightGrams, packStep, priceTiers }
}
