import { formatImageName, type ImageFormat, imageWidths, parseImageName } from '#contract/image-name.ts'

export interface PictureSources {
  /** The srcset of each format. */
  readonly avif: string
  readonly webp: string
  /** The background until the picture has loaded. A catalogue picture has none: it is transparent and stands on the plate. */
  readonly colour: string | undefined
}

const CATALOGUE = '/catalogue/'
/** The length of an upload's hash; file names of others are shorter. */
const HASH_LENGTH = 43

/** The other formats and widths of an image that the shop has made or hosted; undefined for other images. */
export function pictureSources(url: string): PictureSources | undefined {
  const nameAt = url.lastIndexOf('/') + 1
  const name = parseImageName(url.slice(nameAt))
  const folder = url.slice(0, nameAt)
  const isOfCatalogue = folder === CATALOGUE
  if (!name || !(isOfCatalogue || name.stem.length === HASH_LENGTH)) return undefined
  const sourceSet = (format: ImageFormat) =>
    imageWidths(name.width)
      .map(width => `${folder}${formatImageName({ ...name, width, format })} ${width}w`)
      .join(', ')
  return {
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
    colour: isOfCatalogue ? undefined : `#${name.colour}`,
  }
}
