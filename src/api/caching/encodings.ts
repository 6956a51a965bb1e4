import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The encodings the shop can send, smallest body first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

type Encoding = (typeof ENCODINGS)[number]

/** A body as it is sent, with the headers for its encoding. */
export interface Encoded {
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer<ArrayBuffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Level 5: cached texts are compressed again at most once a second, and higher levels cost more than they save. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A text in every encoding. Each is produced once, on first use, without blocking other requests. */
export class EncodedText {
  readonly #plain: Encoded
  readonly #compressed = new Map<Encoding, Promise<Encoded>>()

  constructor(text: string) {
    const bytes = Buffer.from(text)
    this.#plain = { headers: lengthOf(bytes), bytes }
  }

  /** The most that all encodings together can take, in bytes. */
  get maxBytes(): number {
    return ENCODINGS.length * this.#plain.bytes.length
  }

  /** The text in the best encoding for this Accept-Encoding. The sender must add `Vary: Accept-Encoding`. */
  async answer(accepted: string | undefined): Promise<Encoded> {
    const encoding = pickEncoding(accepted)
    if (encoding === 'identity') return this.#plain
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

/**
 * The encoding with the highest weight in an Accept-Encoding; if several share it, the one with the smallest body (RFC
 * 9110, 12.5.3). Clients that accept none get the plain body, which all can read.
 */
export function pickEncoding(accepted = '', encodings: readonly Encoding[] = ENCODINGS): Encoding {
  const weights = readWeights(accepted)
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
