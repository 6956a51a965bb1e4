import type { Sharp, SharpConstructor } from 'sharp'
import { imageFormats, imageWidths, MAX_IMAGE_WIDTH } from '#contract/catalog/image-name.ts'
import { MAX_IMAGE_MEGAPIXELS } from '#contract/catalog/images.ts'
import { say } from '#contract/phrase.ts'
import { type RenderedImage, type RenderImage, type RenderPhoto, UnreadableImage } from '#domain/ports.ts'
import { atMost } from '../at-most.ts'
import { dropPngExtras } from './png-chunks.ts'

const MAX_PIXELS = MAX_IMAGE_MEGAPIXELS * 1e6
/** The largest height: a strip a million pixels high is not a product picture. */
const MAX_HEIGHT = 4 * MAX_IMAGE_WIDTH
const TIMEOUT_S = 30
/** The background of transparent pictures on the pages. */
const PLATE = '#eef1f4'
/** The number of cells per side of the thumbnail from which the colour is computed. */
const GRID = 16

/** The only decoders that ever process uploads. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map(name => `VipsForeignLoad${name}Buffer`)
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** Two at a time, each on one thread: the other threads are left for passwords, files and calls. */
export const inTurn = atMost(2)

/** Renders images with libvips, which is loaded on first use. */
export const renderImage: RenderImage = original => inTurn(() => render(original))

/** Renders photos with libvips, in its largest width alone: few people look at one. */
export const renderPhoto: RenderPhoto = original =>
  inTurn(async () => encode((await decodeUpload(await loadSharp(), original)).upright(), 'webp'))

let loading: Promise<SharpConstructor> | undefined

/** libvips, with only the decoders that the shop needs. */
export function loadSharp(): Promise<SharpConstructor> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: DECODERS })
    return sharp
  })
  return loading
}

async function render(original: Uint8Array): Promise<RenderedImage> {
  const sharp = await loadSharp()
  const { width, height, upright } = await decodeUpload(sharp, original)
  const renditions: RenderedImage['renditions'][number][] = []
  // Sequentially: in parallel, they would take every thread.
  for (const narrower of imageWidths(width))
    for (const format of imageFormats) {
      const bytes = await encode(upright().resize({ width: narrower }), format)
      renditions.push({ width: narrower, format, bytes })
    }
  const thumbnail = await upright()
    .flatten({ background: PLATE })
    .resize(GRID, GRID, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { width, height, colour: edgeColour(thumbnail), renditions }
}

/** Checks a picture and decodes it once; `upright` begins a rendition. Throws UnreadableImage for what is no picture. */
export async function decodeUpload(sharp: SharpConstructor, original: Uint8Array) {
  const file = dropPngExtras(original)
  await requireImage(sharp(file, { limitInputPixels: false }))
  const decoded = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
  const { data, info } = await decode(decoded)
  const { width, height, channels } = info
  return { width, height, upright: () => sharp(data, { raw: { width, height, channels } }) }
}

/** The mean of the outermost cells: where a picture does not fill its frame, this colour continues its edge. */
function edgeColour(rgb: Buffer): string {
  const isEnd = (position: number) => position === 0 || position === GRID - 1
  const cells = Array.from({ length: GRID * GRID }, (_, index) => index)
  const edge = cells.filter(index => isEnd(index % GRID) || isEnd(Math.floor(index / GRID)))
  const mean = [0, 1, 2].map(channel =>
    Math.round(edge.reduce((sum, cell) => sum + (rgb[cell * 3 + channel] ?? 0), 0) / edge.length),
  )
  return Buffer.from(mean).toString('hex')
}

/** Reads only the header: a picture that claims too many pixels is never decoded. */
async function requireImage(image: Sharp): Promise<void> {
  const header = await image.metadata().catch(() => undefined)
  if (!header || !FORMATS.has(header.format))
    throw new UnreadableImage(say`must be a JPEG, PNG, WebP, AVIF or GIF picture`)
  if (header.width * (header.pageHeight ?? header.height) > MAX_PIXELS)
    throw new UnreadableImage(say`must have at most ${MAX_IMAGE_MEGAPIXELS} megapixels`)
}

async function decode(image: Sharp) {
  try {
    return await image
      .autoOrient()
      .resize({ width: MAX_IMAGE_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT_S })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw new UnreadableImage(say`is damaged; please choose another file`, { cause: error })
  }
}

/** AVIF at effort 2: a second faster per picture than the default 4, and a tenth larger. */
function encode(image: Sharp, format: 'avif' | 'webp'): Promise<Buffer> {
  const encoded =
    format === 'avif'
      ? image.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' })
      : image.webp({ quality: 80, effort: 4 })
  return encoded.timeout({ seconds: TIMEOUT_S }).toBuffer()
}
