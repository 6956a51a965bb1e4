import { loadFamily } from '@parts-hub/parts'
import { expandOffer } from '#server/seed/catalogue/expand.ts'
import { offers } from '#server/seed/catalogue/offers/index.ts'
import { weighModel } from '#server/seed/catalogue/weigh-model.ts'

/**
 * Compares the mass that the catalogue states of a part with that of its closed model, for the size in the middle of each family:
 *
 *   node scripts/compare-masses.ts            those that differ by more than 3 %
 *   node scripts/compare-masses.ts 0          all of them
 */
const share = Number(process.argv[2] ?? 0.03)
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const compared = new Set<string>()
let listed = 0
for (const offer of offers) {
  const [grade] = offer.grades
  const parts = await expandOffer(offer, 'full')
  const part = parts.filter(({ grade: label }) => label === grade?.label)[
    Math.floor(parts.length / offer.grades.length / 2)
  ]
  if (!part || !grade || compared.has(part.family)) continue
  compared.add(part.family)
  const grams = await weighModel(part.family, part.dimensions, grade)
  const off = part.grams / grams - 1
  if (Math.abs(off) < share) continue
  listed += 1
  const isFormula = (await loadFamily(part.family)).volumeOf(part.dimensions) !== null
  console.log(
    `${part.family} ${part.sku}: stated ${part.grams} g, model ${grams.toPrecision(3)} g (${percent.format(off)}), stated by ${isFormula ? 'its formula' : 'lines'}`,
  )
}
console.log(`${listed} of ${compared.size} families differ by more than ${percent.format(share)}`)
