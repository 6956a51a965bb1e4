import { createHash } from 'node:crypto'
import { glob, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { formatImageName, imageFormats, imageWidths } from '#contract/catalog/image-name.ts'
import site from '#web/content/pictures.json' with { type: 'json' }

/**
 * Puts pictures that pages show side by side one below the other into one file each, so that a browser asks once: the categories by the four of
 * a row, and the lines of manufacture. Records their addresses in src/web/content/picture-strips.json.
 *
 *   node scripts/picture-strips.ts      after `npm run render-catalogue` of what they show
 */
const STRIPS = 'src/web/content/picture-strips.json'
const FOLDER = 'public/catalogue'
/** As wide as a picture beside others is shown, twice as fine. */
const WIDTH = 640
const HEIGHT_TO_WIDTH = 3 / 4
const ROW = 4
/** The background of transparent pictures on the pages, from the light theme. */
const PLATE = 'eef1f4'

const { appliances, industrial, shipping } = site.scenes
const categories = Object.values(site.categories)
const rows = Array.from({ length: Math.ceil(categories.length / ROW) }, (_, row) =>
  categories.slice(row * ROW, (row + 1) * ROW),
)

for await (const old of glob(`${FOLDER}/strip-*`)) await rm(old)
const strips = {
  categories: await Promise.all(rows.map((row, index) => saveStrip(`strip-categories-${index + 1}`, row))),
  lines: await saveStrip('strip-lines', [appliances, industrial, shipping]),
}
await writeFile(STRIPS, `${JSON.stringify(strips, null, 2)}\n`)

/** Saves these pictures as one in every width and format, and returns its address. */
async function saveStrip(name: string, addresses: readonly string[]): Promise<string> {
  const height = WIDTH * HEIGHT_TO_WIDTH
  const pictures = await Promise.all(
    addresses.map(address =>
      sharp(`public${address}`).resize(WIDTH, height, { kernel: 'lanczos3' }).toBuffer(),
    ),
  )
  const png = await sharp({
    create: { width: WIDTH, height: height * pictures.length, channels: 4, background: '#0000' },
  })
    .composite(pictures.map((input, place) => ({ input, left: 0, top: place * height })))
    .png()
    .toBuffer()
  const stem = `${name}-${createHash('sha256').update(png).digest('hex').slice(0, 8)}`
  for (const width of imageWidths(WIDTH))
    for (const format of imageFormats) {
      const resized = sharp(png).resize({ width, kernel: 'lanczos3' })
      const encoded =
        format === 'avif'
          ? resized.avif({ quality: 60, effort: 6 })
          : resized.webp({ quality: 84, alphaQuality: 80, effort: 5, smartSubsample: true })
      await encoded.toFile(`${FOLDER}/${formatImageName({ stem, colour: PLATE, width, format })}`)
    }
  return `/catalogue/${formatImageName({ stem, colour: PLATE, width: WIDTH, format: 'webp' })}`
}
