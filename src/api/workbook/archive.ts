import { pipeline } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { say } from '#contract/phrase.ts'
import { DomainError, invalid } from '#domain/errors.ts'

/** Far more than any workbook has; the list of them is held in memory. */
const MAX_FILES = 10_000
const CHUNK = 64 * 1024
const DEFLATED = 8

/** The files of a zip, found by their paths. */
export interface Archive {
  has(path: string): boolean
  /** Unpacks a file piece by piece. Rejects one that is damaged, encrypted, or larger than `maxBytes` (invalid). */
  read(path: string, maxBytes: number): AsyncGenerator<Uint8Array>
}

/** Reads the directory of a zip. Rejects any other file (invalid). */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const files = new Map<string, Entry>()
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)).catch(refuse)
  if (zip.entryCount > MAX_FILES) throw invalid('file', say`must contain at most ${MAX_FILES} files`)
  try {
    for await (const entry of zip.eachEntry()) files.set(keyOf(entry.fileName), entry)
  } catch (error) {
    refuse(error)
  }
  return {
    has: path => files.has(keyOf(path)),
    read(path, maxBytes) {
      const entry = files.get(keyOf(path))
      if (!entry) throw invalid('file', say`is no workbook: ${path} is missing`)
      return unpack(zip, entry, maxBytes)
    },
  }
}

/** Paths of a workbook are the same in capitals. */
const keyOf = (path: string) => path.toLowerCase()

async function* unpack(zip: ZipFile, entry: Entry, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted()) throw invalid('file', say`is protected by a password`)
  const stated = entry.uncompressedSize
  if (stated > maxBytes)
    throw invalid('file', say`must have at most ${maxBytes / 2 ** 20} MB in ${entry.fileName} when unpacked`)
  let [size, checksum] = [0, 0]
  try {
    if (!entry.canDecodeFileData()) throw new Error('its compression is unknown')
    const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false })
    // Errors reach the loop below through the stream that is read.
    const plain =
      entry.compressionMethod === DEFLATED
        ? pipeline(packed, createInflateRaw({ chunkSize: CHUNK }), () => undefined)
        : packed
    for await (const chunk of plain) {
      const piece: Uint8Array = chunk
      size += piece.length
      if (size > stated) throw new Error(`${entry.fileName} is larger than it states`)
      checksum = crc32(piece, checksum)
      yield piece
    }
    if (checksum !== entry.crc32) throw new Error(`the checksum of ${entry.fileName} differs`)
  } catch (error) {
    refuse(error)
  }
}

function refuse(error: unknown): never {
  if (error instanceof DomainError) throw error
  throw invalid(
    'file',
    say`is damaged: ${error instanceof Error ? error.message : say`it cannot be unpacked`}`,
  )
}
