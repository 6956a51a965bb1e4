import type { RenderShareImage } from '#domain/ports.ts'
import { inTurn, loadSharp } from './sharp.ts'

/** What link previews show. https://ogp.me, in the size that all of them take */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 40
/** The plate that the pictures of the catalogue stand on. */
const PLATE = '#eef1f4'
const TIMEOUT_S = 30

/** Puts a picture in the middle of a plate, as JPEG, which every preview can show. */
export const renderShareImage: RenderShareImage = picture => inTurn(() => render(picture))

async function render(picture: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return sharp(picture, { pages: 1 })
    .resize(WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, { fit: 'contain', background: PLATE })
    .flatten({ background: PLATE })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: PLATE })
    .jpeg({ quality: 82, progressive: true })
    .timeout({ seconds: TIMEOUT_S })
    .toBuffer()
}
