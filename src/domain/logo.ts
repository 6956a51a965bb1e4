import { createHash } from 'node:crypto'

/** The owner's logo: a PNG without transparency, on white, so that it can be read on any ground. */
export interface Logo {
  /** Of its content, so that its address is never another picture's. */
  readonly hash: string
  /** In Base64. */
  readonly png: string
  /** In pixels, three of which are shown as one. */
  readonly width: number
  readonly height: number
}

/** Makes a logo's PNG of an upload. Throws UnreadableImage for what is no picture, or cannot be seen on white. */
export type RenderLogo = (original: Uint8Array) => Promise<Uint8Array>

const PREFIX = 'data:image/png;base64,'
/** Where a PNG says how large it is: https://www.w3.org/TR/png-3/#11IHDR */
const WIDTH_AT = 16
const HEIGHT_AT = 20
/** How many of a logo's pixels are shown as one. */
const DENSITY = 3

/** A logo as its setting keeps it. */
export const writeLogo = (png: Uint8Array): string => PREFIX + Buffer.from(png).toString('base64')

/** Whether a setting keeps a picture. */
export const isLogo = (value: string): boolean => value.startsWith(PREFIX)

/** The logo that a setting keeps; undefined for none. */
export function readLogo(value: string): Logo | undefined {
  if (!isLogo(value)) return undefined
  const png = value.slice(PREFIX.length)
  const bytes = Buffer.from(png, 'base64')
  return {
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    png,
    width: bytes.readUInt32BE(WIDTH_AT),
    height: bytes.readUInt32BE(HEIGHT_AT),
  }
}

/** Where pages find it. */
export const logoPath = ({ hash }: Pick<Logo, 'hash'>): string => `/settings/logo/${hash}.png`

/** The size in which pages and mails show it. */
export const shownSize = ({ width, height }: Pick<Logo, 'width' | 'height'>) => ({
  width: Math.max(1, Math.round(width / DENSITY)),
  height: Math.max(1, Math.round(height / DENSITY)),
})
