import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Category, categories } from '#contract/catalog/catalog.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { type SceneName, sceneNames } from './scene-sizes.ts'

const SOURCES = join(import.meta.dirname, '../../src')
const PARTS = join(SOURCES, 'server/seed/catalogue/pictures.json')
const FAMILIES = join(SOURCES, 'server/seed/catalogue/family-pictures.json')
const SITE = join(SOURCES, 'web/content/pictures.json')

const partPictures = z.record(z.string(), z.object({ front: z.string(), back: z.string() }))
export type PartPictures = z.infer<typeof partPictures>

const familyPictures = z.record(z.string(), z.object({ picture: z.string(), shows: z.string() }))
export type FamilyPictures = z.infer<typeof familyPictures>

const sitePictures = z.object({
  scenes: z.record(z.enum(sceneNames), z.string()),
  categories: z.record(z.enum(categories), z.string()),
})

/** The part that represents its category on the home page. */
const faces: Readonly<Record<Category, string>> = {
  fasteners: 'PH-4762-M8X40',
  'hand-tools': 'PH-6789-100',
  'cutting-tools': 'PH-6527-16-TIN',
  bearings: 'PH-625-6205',
  springs: 'PH-CONE-2X28X40',
  brackets: 'PH-12532-125',
  clamping: 'PH-862-150',
  shipping: 'PH-13889-4T75',
}

/** The pictures' URLs by SKU. */
export async function readPartPictures(): Promise<PartPictures> {
  return partPictures.parse(JSON.parse(await readFile(PARTS, 'utf8')))
}

/** Writes them in the catalogue's order, without parts that are no longer in it. */
export async function writePartPictures(pictures: PartPictures): Promise<void> {
  const listed = catalogue.flatMap(({ sku }) => (pictures[sku] ? [[sku, pictures[sku]] as const] : []))
  await writeJson(PARTS, Object.fromEntries(listed))
}

/** The families' pictures by their subjects. */
export async function readFamilyPictures(): Promise<FamilyPictures> {
  return familyPictures.parse(JSON.parse(await readFile(FAMILIES, 'utf8')))
}

/** Writes those of these subjects, sorted. */
export async function writeFamilyPictures(
  pictures: FamilyPictures,
  subjects: ReadonlySet<string>,
): Promise<void> {
  const listed = Object.entries(pictures).filter(([subject]) => subjects.has(subject))
  const sorted = listed.toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  await writeJson(FAMILIES, Object.fromEntries(sorted))
}

/** The pictures on pages other than products: the new scenes, and each category's representative part. */
export async function writeSitePictures(
  scenes: Partial<Record<SceneName, string>>,
  pictures: PartPictures,
): Promise<void> {
  const before = sitePictures.parse(JSON.parse(await readFile(SITE, 'utf8')))
  const shown = categories.map(category => {
    const sku = faces[category]
    const picture = pictures[sku]?.front
    if (!picture) console.warn(`${sku}, the face of ${category}, has no picture yet`)
    return [category, picture ?? before.categories[category]]
  })
  await writeJson(SITE, { scenes: { ...before.scenes, ...scenes }, categories: Object.fromEntries(shown) })
}

function writeJson(path: string, value: object): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
}
