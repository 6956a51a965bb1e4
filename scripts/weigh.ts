import { readFile, writeFile } from 'node:fs/promises'
import { finishes, loadFamily } from '@parts-hub/parts'
import { joinBodies } from '@parts-hub/parts/join'
import { buildPart } from '@parts-hub/parts/model'
import { offers } from '#server/seed/catalogue/offers/index.ts'

/**
 * Weighs the models of the sizes whose family has no formula for its volume, in their usual grade, and records them in
 * src/server/seed/catalogue/weights.json.
 *
 *   npm run weigh                     the sizes that have not been weighed
 *   npm run weigh -- <range> ...      these ranges again: 3113
 */
const FILE = 'src/server/seed/catalogue/weights.json'

const wanted = process.argv.slice(2)
const weights: Record<string, number> = JSON.parse(await readFile(FILE, 'utf8'))
for (const { range, grades } of offers) {
  const family = await loadFamily(range.family)
  const finish = grades[0]?.finish
  if (!finish) continue
  for (const { code, dimensions } of range.sizes) {
    const key = `${range.code}-${code}`
    const isWanted = wanted.length > 0 ? wanted.includes(range.code) : weights[key] === undefined
    if (!isWanted || family.volumeOf({ ...dimensions, ...grades[0]?.dimensions }) !== null) continue
    const { bodies } = await buildPart(
      range.family,
      { ...dimensions, ...grades[0]?.dimensions },
      finishes[finish],
    )
    weights[key] = Number((await joinBodies(bodies)).grams.toPrecision(3))
    for (const { geometry } of bodies) geometry.dispose()
    console.log(key, weights[key], 'g')
  }
}
const sorted = Object.fromEntries(
  Object.entries(weights).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
)
await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
