const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length and type precede the data of a chunk, its checksum follows. https://www.w3.org/TR/png-3/#5Chunk-layout */
const FRAME_BYTES = 12
/** Kept besides the critical chunks: transparency, colours, and orientation. */
const KEPT = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])

/**
 * Reduces a PNG to the chunks its picture needs; other files are returned unchanged. Compressed texts in it could expand
 * to gigabytes, which decoders hold in memory.
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
