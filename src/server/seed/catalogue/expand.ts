import { categoryOf, densities, loadFamily, type PartFamily, type Values } from '@parts-hub/parts'
import type { RangeSize } from '@parts-hub/parts/ranges'
import type { Grade } from './grade.ts'
import { type CataloguePart, catalogue } from './index.ts'
import type { Offer } from './offer.ts'
import { packOf, stepOf, stockOf } from './pack.ts'
import { priceOf, tiersOf } from './price.ts'
import { isStocked } from './stocked.ts'
import { weightOf } from './weights.ts'

/** A size of an offer, as it is sold. */
export interface OfferedPart extends CataloguePart {
  /** What one piece weighs, in grams. */
  readonly grams: number
  /** Which size and which grade of its family it is. */
  readonly size: string
  readonly grade: string
  /** Only multiples of it are sold. */
  readonly packStep: number
  readonly priceTiers: ReturnType<typeof tiersOf>
}

const handMade = new Set(catalogue.map(({ sku }) => sku))

/**
 * Every size of an offer in every grade it is stocked in, size by size; `small` has the hand-made ones alone. Rejects where a size's
 * dimensions are not complete.
 */
export async function expandOffer(offer: Offer, extent: 'full' | 'small'): Promise<readonly OfferedPart[]> {
  const families = await Promise.all(
    offer.grades.map(async grade => [grade, await loadFamily(grade.family ?? offer.range.family)] as const),
  )
  return offer.range.sizes.flatMap(size => {
    const volumesOf = rememberVolumes()
    return families
      .filter(
        ([grade], index) =>
          (offer.isMade?.(size, grade) ?? true) &&
          (handMade.has(skuOf(offer, size, grade)) ||
            (extent === 'full' && isStocked(offer, size.dimensions, index))),
      )
      .map(([grade, family]) => toPart(offer, volumesOf(family), size, grade))
  })
}

/** In mm³. */
interface Volumes {
  /** Null where no formula knows it. */
  readonly whole: number | null
  /** Of what is steel in every grade. */
  readonly steel: number
  /** The mass that its table states, in grams, whatever its volume; null of most. */
  readonly stated: number | null
}

/** Computes the volumes of one size once for all grades that do not change its dimensions; some take a millisecond. */
function rememberVolumes() {
  const known = new Map<PartFamily, Volumes>()
  const measure = (family: PartFamily, dimensions: Values): Volumes => ({
    whole: family.volumeOf(dimensions),
    steel: family.steelOf(dimensions),
    stated: family.statedMassOf(dimensions),
  })
  return (family: PartFamily) =>
    (dimensions: Values, isUsual: boolean): Volumes => {
      if (!isUsual) return measure(family, dimensions)
      const volumes = known.get(family) ?? measure(family, dimensions)
      known.set(family, volumes)
      return volumes
    }
}

function skuOf({ range }: Offer, size: RangeSize, grade: Grade): string {
  return ['PH', range.code, size.code, grade.code].filter(Boolean).join('-')
}

function toPart(
  offer: Offer,
  volumesOf: (dimensions: Values, isUsual: boolean) => Volumes,
  size: RangeSize,
  grade: Grade,
): OfferedPart {
  const { range } = offer
  const sku = skuOf(offer, size, grade)
  const dimensions = { ...size.dimensions, ...grade.dimensions }
  const { whole, steel, stated } = volumesOf(dimensions, grade.dimensions === undefined)
  const { density } = grade
  const grams =
    stated ??
    (whole === null
      ? weightOf(`${range.code}-${size.code}`, grade.code)
      : (whole * density + steel * (densities.steel - density)) / 1000)
  const priceCents = priceOf(grade, grams, offer.workOf(dimensions))
  const minQuantity = packOf(priceCents)
  return {
    family: grade.family ?? range.family,
    sku,
    category: categoryOf(range.family),
    standard: range.standard,
    source: range.source,
    dimensions,
    name: offer.nameOf(size, grade),
    material: grade.material,
    finish: grade.finish,
    priceCents,
    minQuantity,
    available: stockOf(sku, minQuantity),
    description: offer.describe(size, grade),
    grams: Number(grams.toPrecision(3)),
    size: size.label,
    grade: grade.label,
    packStep: stepOf(minQuantity),
    priceTiers: tiersOf(priceCents, minQuantity),
  }
}
