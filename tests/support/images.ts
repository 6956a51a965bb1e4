import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'

/** A picture of noise, which compresses badly in every format. */
export function drawNoise(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise } })
}

/** A picture of one colour, encoded as a file. */
export function drawPlain(
  format: Format,
  { width = 400, height = 300, colour = '#336699', alpha = 1 } = {},
): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: colour } })
  return (alpha === 1 ? picture : picture.ensureAlpha(alpha)).toFormat(format).toBuffer()
}

/** A photograph as a telephone takes it: sideways, with its location; blurred, as its pixels in noise would take ten times as long to encode. */
export async function takePhoto(width: number, height: number): Promise<Buffer> {
  const subject = await drawNoise(width / 20, height / 20)
    .png()
    .toBuffer()
  return sharp(subject)
    .resize(width, height)
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'Telephone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** The multipart form of an upload. */
export function imageForm(
  bytes: Uint8Array<ArrayBufferLike>,
  name = 'picture.jpg',
  type = 'image/jpeg',
): FormData {
  const form = new FormData()
  form.set('image', new File([Buffer.from(bytes)], name, { type }))
  return form
}
