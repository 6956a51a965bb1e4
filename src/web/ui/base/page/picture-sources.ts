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
