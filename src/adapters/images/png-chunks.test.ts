import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dropPngExtras } from './png-chunks.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

const header = chunk('IHDR', Buffer.alloc(13, 1))
const orientation = chunk('eXIf', Buffer.from('MM'))
const data = chunk('IDAT', deflateSync(Buffer.alloc(40)))
const end = chunk('IEND')
const text = chunk('zTXt', deflateSync(Buffer.alloc(100_000, 65)))

test('keeps what the picture needs and drops text chunks', () => {
  const png = Buffer.concat([signature, header, text, orientation, chunk('tEXt', text), data, text, end])
  expect(dropPngExtras(png)).toEqual(Buffer.concat([signature, header, orientation, data, end]))
})

test('leaves other files unchanged', () => {
  for (const file of [Buffer.alloc(0), Buffer.from('GIF89a'), signature.subarray(0, 4)])
    expect(dropPngExtras(file)).toBe(file)
})

test('terminates on truncated and endless chunks', () => {
  expect(dropPngExtras(signature)).toEqual(signature)
  const endless = Buffer.from(data)
  endless.writeUInt32BE(2 ** 32 - 1)
  const png = Buffer.concat([signature, header, endless, end])
  expect(dropPngExtras(png)).toEqual(png)
  expect(dropPngExtras(png.subarray(0, 40)).length).toBeLessThanOrEqual(40)
})
