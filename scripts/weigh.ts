import { readFile, writeFile } from 'node:fs/promises'
import { loadFamily } from '@parts-hub/parts'
import type { Range } from '@parts-hub/parts/ranges'
import type { Grade } from '#server/seed/catalogue/grade.ts'
import { offers } from '#server/seed/catalogue/offers/index.ts'
import { weighModel } from '#server/seed/catalogue/weigh-model.ts'

/**
 * Weighs the models of the sizes whose family has no formula for its volume, in their usual grade and those of another density, and records them in
 * src/server/seed/catalogue/weights.json.
 *
 *   npm run weigh                     the sizes that have not been weighed
 *   npm run weigh -- <range> ...      these ranges again: 3113
 */
const FILE = 'src/server/seed/catalogue/weights.json'

/** Grades whose material is lighter or heavier than that of the usual one by more are weighed themselves. */
const ALIKE = 0.03

const wanted = process.argv.slice(2)
const weights: Record<string, number> = JSON.parse(await readFile(FILE, 'utf8'))
for (const { range, grades } of offers) {
  const [usual] = grades
  if (!usual) continue
  const others = grades.filter(({ density }) => Math.abs(density / usual.density - 1) > ALIKE)
  for (const grade of [usual, ...others])
    await weighSizes(range, grade, grade === usual ? '' : `-${grade.code}`)
}

async function weighSizes(range: Range, grade: Grade, end: string): Promise<void> {
  const name = grade.family ?? range.family
  const family = await loadFamily(name)
  for (const { code, dimensions: own } of range.sizes) {
    const key = `${range.code}-${code}${end}`
    const isWanted = wanted.length > 0 ? wanted.includes(range.code) : weights[key] === undefined
    const dimensions = { ...own, ...grade.dimensions }
    if (!isWanted || family.volumeOf(dimensions) !== null || family.statedMassOf(dimensions) !== null)
      continue
    weights[key] = Number((await weighModel(name, dimensions, grade)).toPrecision(3))
    console.log(key, weights[key], 'g')
  }
}

const sorted = Object.fromEntries(
  Object.entries(weights).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
)
await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
