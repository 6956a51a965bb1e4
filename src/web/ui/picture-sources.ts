import { formatImageName, type ImageFormat, imageWidths, parseImageName } from '../../contract/image-name.ts'

export interface PictureSources {
  /** The srcset of each format. */
  readonly avif: string
  readonly webp: string
  /** To show until the picture has come. */
  readonly colour: string
}

/** What else there is of an image that the shop has hosted; undefined for the images of others. */
export function pictureSources(url: string): PictureSources | undefined {
  const nameAt = url.lastIndexOf('/') + 1
  const name = parseImageName(url.slice(nameAt))
  if (!name) return undefined
  const folder = url.slice(0, nameAt)
  const sourceSet = (format: ImageFormat) =>
    imageWidths(name.width)
      .map(width => `${folder}${formatImageName({ ...name, width, format })} ${width}w`)
      .join(', ')
  return { avif: sourceSet('avif'), webp: sourceSet('webp'), colour: `#${name.colour}` }
}
