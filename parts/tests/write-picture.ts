import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Raster } from './silhouette.ts'

/** White where nothing is; grey where both cover, red the model alone, blue the drawing alone, black lines. */
const colours = [
  [255, 255, 255],
  [205, 205, 205],
  [230, 40, 40],
  [40, 90, 230],
  [0, 0, 0],
] as const

/** Writes a comparison as a PNG file, for eyes. */
export async function writePicture(path: string, { columns, rows, squares }: Raster): Promise<void> {
  const stride = columns * 3 + 1
  const pixels = Buffer.alloc(stride * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const colour = colours[squares[(rows - 1 - row) * columns + column] ?? 0] ?? colours[0]
      pixels.set(colour, row * stride + 1 + column * 3)
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(columns, 0)
  header.writeUInt32BE(rows, 4)
  // Eight bits for each of three colours.
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, Buffer.concat([signature, ...chunks]))
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
