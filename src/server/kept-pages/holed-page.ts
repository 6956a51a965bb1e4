import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { pickEncoding } from '#api/caching/encodings.ts'
import { type Hole, type Named, splitAtMarks } from './stand-in.ts'

/** What is the same for all. */
interface Fragment {
  readonly plain: Buffer<ArrayBuffer>
  /** Ends at a whole byte and refers to nothing before it, so that anything may stand around it. */
  readonly deflated: Buffer<ArrayBuffer>
}

type Piece = Fragment | Hole

/** The code of an inline script: from which piece of the page to which. */
type Script = readonly [from: number, to: number]

const compress = promisify(deflateRaw)
/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3: deflate, no name, no time, unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** A last block without content. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])
/** https://www.rfc-editor.org/rfc/rfc1951#section-3.2.4 */
const LONGEST_STORED = 0xffff

/** A page rendered with marks in the place of a person, and in pieces, so that it is whole for anybody without being rendered or compressed again. */
export class HoledPage {
  readonly #pieces: readonly Piece[]
  /** The hashes of the scripts without holes. */
  readonly #hashes: readonly string[]
  readonly #scripts: readonly Script[]

  private constructor(pieces: readonly Piece[], hashes: readonly string[], scripts: readonly Script[]) {
    this.#pieces = pieces
    this.#hashes = hashes
    this.#scripts = scripts
  }

  /** Makes a page of what was rendered with the stand-in; `scripts` are the codes of its inline scripts. Throws if it does more than name the person. */
  static async make(html: string, scripts: readonly string[]): Promise<HoledPage> {
    const pieces: (string | Hole)[] = []
    const hashes: string[] = []
    const holed: Script[] = []
    let at = 0
    for (const code of scripts) {
      const parts = splitAtMarks(code)
      if (parts.every(part => typeof part === 'string')) {
        hashes.push(hashScript([code]))
        continue
      }
      const found = html.indexOf(code, at)
      pieces.push(...splitAtMarks(html.slice(at, found)))
      holed.push([pieces.length, pieces.length + parts.length])
      pieces.push(...parts)
      at = found + code.length
    }
    pieces.push(...splitAtMarks(html.slice(at)))
    const made = pieces.map(piece => (typeof piece === 'string' ? makeFragment(piece) : piece))
    return new HoledPage(await Promise.all(made), hashes, holed)
  }

  /** What it takes, in bytes. */
  get bytes(): number {
    return this.#pieces.reduce(
      (sum, piece) => sum + (isHole(piece) ? 0 : piece.plain.length + piece.deflated.length),
      0,
    )
  }

  /** The page of this person in the best encoding for this Accept-Encoding, and the hashes of its inline scripts. */
  writeFor(person: Named, accepted: string | undefined) {
    const plain = this.#pieces.map(piece => (isHole(piece) ? Buffer.from(piece(person)) : piece.plain))
    const hashes = [...this.#hashes, ...this.#scripts.map(([from, to]) => hashScript(plain.slice(from, to)))]
    const isPlain = pickEncoding(accepted, ['gzip', 'identity']) === 'identity'
    const bytes = isPlain ? Buffer.concat(plain) : this.#zip(plain)
    const headers: Record<string, string> = {
      'content-length': String(bytes.length),
      ...(!isPlain && { 'content-encoding': 'gzip' }),
    }
    return { bytes, headers, hashes }
  }

  #zip(plain: readonly Buffer<ArrayBuffer>[]): Buffer<ArrayBuffer> {
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(plain.reduce((crc, bytes) => crc32(bytes, crc), 0))
    trailer.writeUInt32LE(
      plain.reduce((sum, bytes) => sum + bytes.length, 0),
      4,
    )
    const blocks = plain.flatMap((bytes, index) => {
      const piece = this.#pieces[index]
      return piece && !isHole(piece) ? [piece.deflated] : [...store(bytes)]
    })
    return Buffer.concat([GZIP_HEADER, ...blocks, LAST_BLOCK, trailer])
  }
}

const isHole = (piece: Piece): piece is Hole => typeof piece === 'function'

async function makeFragment(text: string): Promise<Fragment> {
  const plain = Buffer.from(text)
  return { plain, deflated: await compress(plain, { finishFlush: constants.Z_FULL_FLUSH }) }
}

/** As blocks that are not compressed. */
function* store(bytes: Buffer<ArrayBuffer>): Generator<Buffer<ArrayBuffer>> {
  for (let at = 0; at < bytes.length; at += LONGEST_STORED) {
    const content = bytes.subarray(at, at + LONGEST_STORED)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(content.length, 1)
    head.writeUInt16LE(content.length ^ 0xffff, 3)
    yield Buffer.concat([head, content])
  }
}

/** The SHA-256 of a script, given in pieces, in Base64: as a Content-Security-Policy names it. */
export function hashScript(code: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const piece of code) hash.update(piece)
  return hash.digest('base64')
}
