import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { catalogue } from '../src/parts/catalogue/index.ts'
import { finishes } from '../src/parts/finishes.ts'
import { keepPicture } from './render-catalogue/files.ts'
import { openStudio } from './render-catalogue/open-studio.ts'

/**
 * Photographs the parts of the catalogue into public/catalogue, from both sides, and notes the pictures' addresses in
 * src/parts/pictures.json: npm run render-catalogue [-- --missing] [-- <SKU or family> ...]
 */
const LIST = join(import.meta.dirname, '../src/parts/pictures.json')
const EXPOSURE = { width: 1440, height: 1080, lights: 40, samples: 6 }
const KEPT_WIDTH = 1280

const pictures = z.record(z.string(), z.object({ front: z.string(), back: z.string() }))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean', default: false } },
})
const known = pictures.parse(JSON.parse(await readFile(LIST, 'utf8')))
const wanted = catalogue.filter(({ sku, family }) =>
  positionals.length > 0
    ? positionals.includes(sku) || positionals.includes(family)
    : !(values.missing && known[sku]),
)
const studio = await openStudio()
try {
  for (const part of wanted) {
    const started = performance.now()
    known[part.sku] = { front: await photograph(part, 'front'), back: await photograph(part, 'back') }
    await writeList()
    console.log(`${part.sku}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
} finally {
  await studio.close()
}

async function photograph(part: (typeof wanted)[number], side: 'front' | 'back'): Promise<string> {
  const { sku, family, dimensions, finish } = part
  const png = await studio.takePart({
    family,
    dimensions,
    surface: finishes[finish],
    side,
    exposure: EXPOSURE,
  })
  return keepPicture(`${sku.toLowerCase()}-${side}`, png, KEPT_WIDTH)
}

/** In the catalogue's order, without the parts that are no longer in it. */
async function writeList(): Promise<void> {
  const listed = catalogue.flatMap(({ sku }) => (known[sku] ? [[sku, known[sku]] as const] : []))
  await writeFile(LIST, `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`)
}
