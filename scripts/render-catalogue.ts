import { parseArgs } from 'node:util'
import { finishes } from '@parts-hub/parts'
import { type CataloguePart, catalogue } from '#server/seed/catalogue/index.ts'
import { listSubjects } from './render-catalogue/family-subjects.ts'
import { savePicture } from './render-catalogue/files.ts'
import {
  readFamilyPictures,
  readPartPictures,
  writeFamilyPictures,
  writePartPictures,
  writeSitePictures,
} from './render-catalogue/lists.ts'
import { openStudio } from './render-catalogue/open-studio.ts'
import { type SceneName, sceneNames, sceneSizes } from './render-catalogue/scene-sizes.ts'

/**
 * Photographs the hand-made parts of the catalogue, each from two sides, its families once in each finish and proportion, without the marks of one size, and the
 * scenes of the site, into public/catalogue; records the pictures' URLs in src/server/seed/catalogue/pictures.json,
 * family-pictures.json beside it, and src/web/content/pictures.json.
 *
 *   npm run render-catalogue                          everything, about an hour
 *   npm run render-catalogue -- --missing             what has no pictures yet
 *   npm run render-catalogue -- <SKU | family | scene> ...
 */
const FAMILY = { width: 800, height: 600, lights: 24, samples: 4 }
const FAMILY_WIDTH = 640
/** There are many: together with the others they have at most 60 MB. */
const FAMILY_BYTES = 15_000
const PART = { width: 1440, height: 1080, lights: 36, samples: 4 }
const PART_WIDTH = 1280

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean', default: false } },
})
const pictures = await readPartPictures()
const isWanted = (...names: string[]) =>
  positionals.length === 0 || names.some(name => positionals.includes(name))
const parts = catalogue.filter(
  ({ sku, family }) => isWanted(sku, family) && !(values.missing && pictures[sku]),
)
const scenes = values.missing ? [] : sceneNames.filter(name => isWanted(name))

const familyPictures = await readFamilyPictures()
const subjects = await listSubjects()
const subjectNames = new Set(subjects.map(({ subject }) => subject))
const families = subjects.filter(
  ({ subject, part }) => isWanted(subject, part.family) && !(values.missing && familyPictures[subject]),
)

const studio = await openStudio()
try {
  for (const part of parts)
    await timed(part.sku, async () => {
      pictures[part.sku] = { front: await photograph(part, 'front'), back: await photograph(part, 'back') }
      await writePartPictures(pictures)
    })
  for (const { subject, part } of families)
    await timed(subject, async () => {
      const { family, dimensions, finish, size: shows } = part
      const order = {
        family,
        dimensions,
        surface: finishes[finish],
        side: 'front',
        isShared: true,
        exposure: FAMILY,
      } as const
      const name = `family-${subject.replaceAll('/', '-')}`
      const picture = await savePicture(name, await studio.takePart(order), FAMILY_WIDTH, FAMILY_BYTES)
      familyPictures[subject] = { picture, shows }
      await writeFamilyPictures(familyPictures, subjectNames)
    })
  const addresses: Partial<Record<SceneName, string>> = {}
  for (const name of scenes)
    await timed(name, async () => {
      addresses[name] = await photographScene(name)
    })
  await writeSitePictures(addresses, pictures)
} finally {
  await studio.close()
}

async function photograph(
  { sku, family, dimensions, finish }: CataloguePart,
  side: 'front' | 'back',
): Promise<string> {
  const png = await studio.takePart({ family, dimensions, surface: finishes[finish], side, exposure: PART })
  return savePicture(`${sku.toLowerCase().replaceAll('.', '-')}-${side}`, png, PART_WIDTH)
}

async function photographScene(scene: SceneName): Promise<string> {
  const [width, height] = sceneSizes[scene]
  const placeable = catalogue.map(({ sku, family, dimensions, finish }) => ({
    sku,
    family,
    dimensions,
    finish,
  }))
  const png = await studio.takeScene({
    scene,
    parts: placeable,
    exposure: { ...PART, width, height, lights: 64 },
  })
  return savePicture(`scene-${scene}`, png, width)
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await work()
  console.log(`${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
