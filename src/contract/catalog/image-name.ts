/** The two formats every image is stored in, the smaller one first. */
export const imageFormats = ['avif', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** The widths an image is stored in, up to its own width. */
const WIDTHS = [320, 640, 1280]
export const MAX_IMAGE_WIDTH = 1280

/**
 * The contents of an image file's name. A product stores only its image's URL, so the name tells a page what else there
 * is: the other formats, the narrower widths, and the colour to show until the image has loaded.
 */
export interface ImageName {
  /** For an upload, the SHA-256 of the file in base64url; for a catalogue picture, a name that ends in its hash. */
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

/** Undefined for anything that is not the name of an image file, including paths of any kind. */
export function parseImageName(name: string): ImageName | undefined {
  const [, stem, colour, width, extension] = PATTERN.exec(name) ?? []
  const format = imageFormats.find(known => known === extension)
  if (stem === undefined || colour === undefined || format === undefined) return undefined
  return { stem, colour, width: Number(width), format }
}

/** The widths an image of this width is stored in, narrowest first, its own last. */
export function imageWidths(width: number): number[] {
  return [...WIDTHS.filter(narrower => narrower < width), width]
}
