/** The two formats every image is kept in, the smaller one first. */
export const imageFormats = ['avif', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** The widths an image is kept in, as far as it is that wide itself. */
const WIDTHS = [320, 640, 1280]
export const MAX_IMAGE_WIDTH = 1280

/**
 * What the name of an image file says. The address is all that a product keeps of its image, so the name tells a page
 * what else there is: the other formats, the narrower widths, and the colour to show until the image has come.
 */
export interface ImageName {
  /** Of an upload the SHA-256 of the file in base64url; of a picture of the catalogue a name that ends in its hash. */
  readonly stem: string
  /** The mean colour of its edge as rrggbb. */
  readonly colour: string
  readonly width: number
  readonly format: ImageFormat
}

const PATTERN = /^([\w-]{3,80})-([0-9a-f]{6})-([1-9]\d{0,3})\.(avif|webp)$/

/** `<stem>-<colour>-<width>.<format>` */
export function formatImageName({ stem, colour, width, format }: ImageName): string {
  return `${stem}-${colour}-${width}.${format}`
}

/** Undefined for whatever is no name of an image file, paths of any kind included. */
export function parseImageName(name: string): ImageName | undefined {
  const [, stem, colour, width, extension] = PATTERN.exec(name) ?? []
  const format = imageFormats.find(known => known === extension)
  if (stem === undefined || colour === undefined || format === undefined) return undefined
  return { stem, colour, width: Number(width), format }
}

/** The widths an image of this width is kept in, narrowest first, its own last. */
export function imageWidths(width: number): number[] {
  return [...WIDTHS.filter(narrower => narrower < width), width]
}
