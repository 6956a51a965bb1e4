import { formatImageName, type ImageFormat, imageWidths, parseImageName } from '#contract/image-name.ts'

export interface PictureSources {
  /** The srcset of each format. */
  readonly avif: string
  readonly webp: string
  /** To show until the picture has come. A picture of the catalogue has none: it is transparent and stands on the plate. */
  readonly colour: string | undefined
}

const CATALOGUE = '/catalogue/'
/** The length of an upload's hash: what others call their files is shorter. */
const HASH_LENGTH = 43

/** What else there is of an image that the shop has made or hosted; undefined for the images of others. */
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
