import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib'

/** The encodings of what is kept, smallest body first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
/** The encodings of what is sent once, least work first. */
const ENCODINGS_ONCE = ['zstd', 'br', 'gzip', 'identity'] as const

type Encoding = (typeof ENCODINGS_ONCE)[number]

/** A body as it is sent, with the headers for its encoding. */
export interface Encoded {
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer<ArrayBuffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Level 5: cached texts are compressed again at most once a second, and higher levels cost more than they save. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** What is longer is left to another thread from the first time on. */
const QUICK_BYTES = 256 * 1024

/**
 * A text in every encoding. Many are asked for once, by a crawler: the first answer is compressed with little work. Each encoding that is
 * asked for afterwards is produced once, closely, without blocking other requests; of what is surely `askedForOften` at once.
 */
export class EncodedText {
  readonly #plain: Encoded
  readonly #compressed = new Map<'br' | 'gzip', Promise<Encoded>>()
  #isAskedFor: boolean

  constructor(text: string, { askedForOften = false } = {}) {
    this.#isAskedFor = askedForOften
    const bytes = Buffer.from(text)
    this.#plain = { headers: lengthOf(bytes), bytes }
  }

  /** The most that all encodings together can take, in bytes. */
  get maxBytes(): number {
    return ENCODINGS.length * this.#plain.bytes.length
  }

  /** The text in the best encoding for this Accept-Encoding. The sender must add `Vary: Accept-Encoding`. */
  async answer(accepted: string | undefined): Promise<Encoded> {
    const encoding = pickEncoding(accepted, ENCODINGS)
    if (encoding === 'identity') return this.#plain
    const { bytes } = this.#plain
    const isQuick = !this.#isAskedFor && bytes.length <= QUICK_BYTES
    this.#isAskedFor = true
    if (isQuick) return encode(bytes, encoding)
    // If compression fails for lack of memory, the plain text is sent.
    const made = this.#compressed.get(encoding) ?? this.#compress(encoding).catch(() => this.#plain)
    this.#compressed.set(encoding, made)
    return made
  }

  async #compress(encoding: 'br' | 'gzip'): Promise<Encoded> {
    const { bytes: plain } = this.#plain
    const bytes = await (encoding === 'br' ? compressBrotli(plain, BROTLI) : compressGzip(plain))
    return { headers: { 'content-encoding': encoding, ...lengthOf(bytes) }, bytes }
  }
}

/** Levels at which compressing a page takes a few tenths of a millisecond: handing it to another thread and back takes as long. */
const quickly = {
  zstd: (text: Buffer) => zstdCompressSync(text),
  br: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (text: Buffer) => gzipSync(text, { level: 3 }),
} as const

/** A text that is sent once, in the best encoding for this Accept-Encoding. The sender must add `Vary: Accept-Encoding`. */
export function encodeOnce(text: string, accepted: string | undefined): Encoded {
  return encode(Buffer.from(text), pickEncoding(accepted, ENCODINGS_ONCE))
}

function encode(plain: Buffer<ArrayBuffer>, encoding: Encoding): Encoded {
  if (encoding === 'identity') return { headers: lengthOf(plain), bytes: plain }
  const bytes = quickly[encoding](plain)
  return { headers: { 'content-encoding': encoding, ...lengthOf(bytes) }, bytes }
}

/**
 * The encoding with the highest weight in an Accept-Encoding; if several share it, the one with the smallest body (RFC
 * 9110, 12.5.3). Clients that accept none get the plain body, which all can read.
 */
export function pickEncoding<Among extends Encoding>(
  accepted: string | undefined,
  encodings: readonly [Among, ...Among[]],
): Among | 'identity' {
  const weights = readWeights(accepted ?? '')
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = encodings.reduce((first, next) => (weigh(next) > weigh(first) ? next : first))
  return weigh(best) > 0 ? best : 'identity'
}

/** One entry with its weight, 1 by default (RFC 9110, 12.4.2); malformed entries are ignored. */
const ENTRY = /^\s*([^\s;]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/

function readWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const entry of accepted.toLowerCase().split(',')) {
    const [, name, weight = '1'] = ENTRY.exec(entry) ?? []
    if (name !== undefined) weights.set(name, Number(weight))
  }
  return weights
}

function lengthOf(bytes: Buffer): Record<string, string> {
  return { 'content-length': String(bytes.length) }
}
