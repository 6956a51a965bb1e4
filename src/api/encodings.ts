import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What the shop can send, the smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

type Encoding = (typeof ENCODINGS)[number]

/** A body as it is sent, and the headers that belong to its encoding. */
export interface Encoded {
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer<ArrayBuffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Level 5: what is kept is made anew each second at most; the higher levels cost more than they save. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A text in every encoding. Each is made when it is first asked for, once, and beside the requests. */
export class EncodedText {
  readonly #plain: Encoded
  readonly #compressed = new Map<Encoding, Promise<Encoded>>()

  constructor(text: string) {
    const bytes = Buffer.from(text)
    this.#plain = { headers: lengthOf(bytes), bytes }
  }

  /** What it takes in all encodings together, at most, in bytes. */
  get maxBytes(): number {
    return ENCODINGS.length * this.#plain.bytes.length
  }

  /** In the encoding that suits this Accept-Encoding best. Who sends it says `Vary: Accept-Encoding` with it. */
  async answer(accepted: string | undefined): Promise<Encoded> {
    const encoding = pickEncoding(accepted)
    if (encoding === 'identity') return this.#plain
    // What cannot be compressed, for want of memory, is sent as it is.
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
 * The encoding with the greatest weight in an Accept-Encoding, the smallest body where several have it (RFC 9110, 12.5.3).
 * Who accepts none of them is sent the plain body, which every client can read.
 */
function pickEncoding(accepted = ''): Encoding {
  const weights = readWeights(accepted)
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = ENCODINGS.reduce((first, next) => (weigh(next) > weigh(first) ? next : first))
  return weigh(best) > 0 ? best : 'identity'
}

/** One entry with its weight, 1 where it has none (RFC 9110, 12.4.2); what is written in another way counts as not sent. */
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
