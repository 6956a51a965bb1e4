const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length and type before the data of a chunk, its checksum after them. https://www.w3.org/TR/png-3/#5Chunk-layout */
const FRAME_BYTES = 12
/** Beside the critical chunks: transparency, colours, and which way is up. */
const KEPT = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])

/**
 * A PNG reduced to what its picture needs; anything else as it is. Compressed texts in it could unpack to gigabytes,
 * which decoders keep in memory.
 */
export function dropPngExtras(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return file
  const parts: Uint8Array[] = [SIGNATURE]
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= bytes.length; ) {
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (isCritical(type) || KEPT.has(type)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}

function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type)
}
