import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const PIXELS_OF_POINT = 4
const HEIGHT = 40

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
// Otherwise it is fetched from elsewhere.
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } })

/** What a scanner reads of the bars that these operators of a PDF draw, as rectangles of the same height; undefined: nothing. */
export async function scanBars(content: string): Promise<string | undefined> {
  const boxes = [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map(([, ...box]) =>
    box.map(Number),
  )
  const byPlace = Map.groupBy(boxes, ([, y, , height]) => `${y} ${height}`)
  const [bars = []] = [...byPlace.values()].toSorted((one, other) => other.length - one.length)
  const width = 600 * PIXELS_OF_POINT
  const row = new Uint8ClampedArray(width * 4).fill(255)
  for (const [x = 0, , thick = 0] of bars) {
    const [from, to] = [x, x + thick].map(edge => Math.round(edge * PIXELS_OF_POINT))
    for (let at = from ?? 0; at < (to ?? 0); at += 1) row.fill(0, at * 4, at * 4 + 3)
  }
  const data = new Uint8ClampedArray(width * HEIGHT * 4)
  for (let line = 0; line < HEIGHT; line += 1) data.set(row, line * row.length)
  const [found] = await readBarcodes(
    { data, width, height: HEIGHT, colorSpace: 'srgb' },
    { formats: ['Code128'] },
  )
  return found?.text
}
