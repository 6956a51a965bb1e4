import { COLOURS, decorate, type Sheet } from './sheet.ts'

/** The width of the thinnest bar in points: 0.33 mm. */
const BAR = 0.94
/** How wide the white beside it has to be, in thinnest bars: ISO/IEC 15417. */
const QUIET = 10

/** Draws a text of ASCII letters as Code 128, ending at the right edge `right`, thinner if it is long. Returns the position below. */
export async function drawBarcode(
  sheet: Sheet,
  text: string,
  { right, y, width, height }: { right: number; y: number; width: number; height: number },
): Promise<number> {
  // A bundle of 1.6 MB, for papers that have one.
  const { default: bwip } = await import('bwip-js/generic')
  const [code] = bwip.raw('code128', text, '')
  if (!code || !('sbs' in code)) throw new Error('a barcode was not encoded as bars')
  // By turns a bar and a space.
  const widths = code.sbs
  const total = widths.reduce((sum, each) => sum + each, 0)
  const unit = Math.min(BAR, width / (total + 2 * QUIET))
  decorate(sheet, document => {
    let x = right - (total + QUIET) * unit
    for (const [at, each] of widths.entries()) {
      if (at % 2 === 0) document.rect(x, y, each * unit, height)
      x += each * unit
    }
    document.fill(COLOURS.ink)
  })
  return y + height
}
