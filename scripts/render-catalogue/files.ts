import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { formatImageName, type ImageFormat, imageFormats, imageWidths } from '#contract/catalog/image-name.ts'

/** The folder of the pictures, and the path under which pages find them. */
const FOLDER = join(import.meta.dirname, '../../public/catalogue')
const ADDRESS = '/catalogue'
/** The background of transparent pictures on the pages, from the light theme. */
const PLATE = 'eef1f4'
/** The size limit for a picture of 640 px: a page shows many. */
const MAX_CARD_BYTES = 25_000

/**
 * Saves a picture in every width and format under a name that changes with its content, and returns its URL. Up to 640 px it has at
 * most `maxBytes`.
 */
export async function savePicture(
  name: string,
  png: Buffer,
  width: number,
  maxBytes = MAX_CARD_BYTES,
): Promise<string> {
  await mkdir(FOLDER, { recursive: true })
  await removePictures(name)
  const stem = `${name}-${createHash('sha256').update(png).digest('hex').slice(0, 8)}`
  const nameOf = (kept: number, format: ImageFormat) =>
    formatImageName({ stem, colour: PLATE, width: kept, format })
  for (const kept of imageWidths(width))
    for (const format of imageFormats)
      await writeFile(join(FOLDER, nameOf(kept, format)), await encode(png, kept, format, maxBytes))
  return `${ADDRESS}/${nameOf(width, 'webp')}`
}

/** Removes an earlier run's files of the same picture. */
async function removePictures(name: string): Promise<void> {
  const pattern = new RegExp(`^${name}-[0-9a-f]{8}-[0-9a-f]{6}-\\d+\\.(avif|webp)$`)
  for (const file of await readdir(FOLDER)) if (pattern.test(file)) await rm(join(FOLDER, file))
}

/** Encodes at the best quality within a card's size limit, for widths shown no larger than a card. */
async function encode(png: Buffer, width: number, format: ImageFormat, maxBytes: number): Promise<Buffer> {
  const best = format === 'avif' ? 62 : 86
  for (let quality = best; ; quality -= 6) {
    const resized = sharp(png).resize({ width, kernel: 'lanczos3' })
    // For an openwork part, the outline takes more bytes than the colours.
    const webp = { quality, alphaQuality: Math.max(quality - 6, 10), effort: 5, smartSubsample: true }
    const bytes =
      format === 'avif'
        ? await resized.avif({ quality, effort: 3 }).toBuffer()
        : await resized.webp(webp).toBuffer()
    if (width > 640 || bytes.length < maxBytes || quality < 20) return bytes
  }
}
