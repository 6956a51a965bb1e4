import { say } from '#contract/phrase.ts'
import { type RenderLogo, UnreadableImage } from '#domain/ports.ts'
import { decodeUpload, inTurn, loadSharp } from './sharp.ts'

/** Three times as large as it is shown at most. */
const LARGEST = { width: 480, height: 132 } as const
const WHITE = '#ffffff'
/** How much darker than white, of 255, the darkest of a logo is at least. */
const LEAST_DARKNESS = 60
/** What counts as the margin. */
const MARGIN_SHADE = 12
const TIMEOUT_S = 10

/** Makes a logo of a picture: on white, without its margins, as a PNG. */
export const renderLogo: RenderLogo = original =>
  inTurn(async () => {
    const sharp = await loadSharp()
    const { upright } = await decodeUpload(sharp, original)
    const flat = await upright()
      .flatten({ background: WHITE })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const onWhite = () => sharp(flat.data, { raw: flat.info })
    const { channels: shades } = await onWhite().stats()
    if (shades.every(({ min }) => 255 - min < LEAST_DARKNESS))
      throw new UnreadableImage(say`cannot be seen on white, which is what it stands on`)
    return onWhite()
      .trim({ background: WHITE, threshold: MARGIN_SHADE })
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer()
  })
