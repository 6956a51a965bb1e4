import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { finishes } from '@parts-hub/parts'
import sharp from 'sharp'
import { expandOffer } from '#server/seed/catalogue/expand.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { offers } from '#server/seed/catalogue/offers/index.ts'
import { openStudio } from './render-catalogue/open-studio.ts'

/**
 * Quick pictures for working on a model: node scripts/render-preview.ts [--out folder] [--fine] <SKU or family> ... Each
 * part is shown from both sides, on the shop's light and dark backgrounds.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'screenshots/parts' },
    fine: { type: 'boolean', default: false },
  },
})
const exposure = values.fine
  ? { width: 1200, height: 900, lights: 32, samples: 8 }
  : { width: 640, height: 480, lights: 16, samples: 4 }
const offered = (await Promise.all(offers.map(offer => expandOffer(offer, 'full')))).flat()
const wanted =
  positionals.length === 0
    ? catalogue
    : [
        ...catalogue.filter(({ sku, family }) => positionals.includes(sku) || positionals.includes(family)),
        ...offered.filter(
          ({ sku }) => positionals.includes(sku) && !catalogue.some(part => part.sku === sku),
        ),
      ]
if (wanted.length === 0) throw new Error(`there is no part ${positionals.join(', ')}`)
await mkdir(values.out, { recursive: true })
const studio = await openStudio()
for (const { sku, family, dimensions, finish } of wanted) {
  const started = performance.now()
  const sides = []
  for (const side of ['front', 'back'] as const) {
    sides.push(await studio.takePart({ family, dimensions, surface: finishes[finish], side, exposure }))
  }
  const { width, height } = exposure
  const sheet = sharp({
    create: { width: width * 2, height: height * 2, channels: 4, background: '#f3f5f7' },
  })
  const dark = await sharp({ create: { width: width * 2, height, channels: 4, background: '#2a343d' } })
    .png()
    .toBuffer()
  await sheet
    .composite([
      { input: dark, left: 0, top: height },
      ...sides.flatMap((input, column) =>
        [0, 1].map(row => ({ input, left: column * width, top: row * height })),
      ),
    ])
    .png()
    .toFile(`${values.out}/${sku}.png`)
  console.log(`${values.out}/${sku}.png  ${Math.round(performance.now() - started)} ms`)
}
await studio.close()
