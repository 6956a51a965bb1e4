import {
  formatImageName,
  type ImageFormat,
  imageWidths,
  parseImageName,
} from '#contract/catalog/image-name.ts'

export interface PictureSources {
  /** The srcset of each format. */
  readonly avif: string
  readonly webp: string
}

/**
 * The width of a picture that fills the page below 64rem. On phones a little less than it is, whose pixels are too fine for the difference: what
 * is seen first comes with half of the bytes.
 */
export const WHOLE_WIDTH = '(min-width: 40rem) 100vw, 85vw'

/** The width of the picture of the one product that a page is about. */
export const LARGE_SIZES = `(min-width: 80rem) 38rem, (min-width: 64rem) 50vw, ${WHOLE_WIDTH}`

const CATALOGUE = '/catalogue/'

/** Whether it is a picture of the catalogue: these are transparent, and stand on the plate. */
export function isOfCatalogue(url: string): boolean {
  return url.startsWith(CATALOGUE)
}

/** The length of an upload's hash; file names of others are shorter. */
const HASH_LENGTH = 43

/** The other formats and widths of an image that the shop has made or hosted; undefined for other images. */
export function pictureSources(url: string): PictureSources | undefined {
  const nameAt = url.lastIndexOf('/') + 1
  const name = parseImageName(url.slice(nameAt))
  const folder = url.slice(0, nameAt)
  if (!name || !(folder === CATALOGUE || name.stem.length === HASH_LENGTH)) return undefined
  const sourceSet = (format: ImageFormat) =>
    imageWidths(name.width)
      .map(width => `${folder}${formatImageName({ ...name, width, format })} ${width}w`)
      .join(', ')
  return {
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
  }
}
