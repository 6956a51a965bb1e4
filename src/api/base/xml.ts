import { setImmediate as nextTurn } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { say } from '#contract/phrase.ts'
import { invalid } from '#domain/errors.ts'

/** The longest text, comment or tag, in bytes: a cell of a workbook has at most 32,767 characters. */
const MAX_PIECE = 1024 * 1024
const MAX_DEPTH = 100
/** The most elements that are held in memory: a workbook has at most 65,490 styles. */
const MAX_ELEMENTS = 100_000

export type Attributes = Readonly<Record<string, string>>

/** What is called while XML is read. Names come without their prefix. */
export interface XmlVisitor {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * Reads XML in UTF-8 piece by piece, and yields what the visitor found in each. Between the pieces other work goes on. Rejects
 * (invalid) what is malformed, and what would take memory without bounds: document types with their entities, deep nesting,
 * texts beyond any cell.
 */
export async function* readXml<Item>(
  bytes: AsyncIterable<Uint8Array>,
  visitorOf: (found: Item[]) => XmlVisitor,
): AsyncGenerator<Item[]> {
  const found: Item[] = []
  const progress = { depth: 0, unfinished: 0 }
  const parser = createParser(visitorOf(found), progress)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of bytes) {
    parser.write(decode(decoder, piece))
    progress.unfinished += piece.length
    if (progress.unfinished > MAX_PIECE) throw invalid('file', say`has a cell that is too long`)
    yield found.splice(0)
    await nextTurn()
  }
  parser.close()
  yield found
}

function createParser(visitor: XmlVisitor, progress: { depth: number; unfinished: number }) {
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', error => {
    throw invalid('file', say`is damaged: ${error.message}`)
  })
  parser.on('doctype', () => {
    throw invalid('file', say`is refused: its XML declares a document type`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    progress.unfinished = 0
    progress.depth += 1
    if (progress.depth > MAX_DEPTH) throw invalid('file', say`is refused: its XML is nested too deeply`)
    visitor.open?.(withoutPrefix(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    progress.unfinished = 0
    progress.depth -= 1
    visitor.close?.(withoutPrefix(name))
  })
  parser.on('text', text => visitor.text?.(text))
  parser.on('cdata', text => visitor.text?.(text))
  return parser
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

function decode(decoder: TextDecoder, piece: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: true })
  } catch {
    throw invalid('file', say`is damaged: its XML is not in UTF-8`)
  }
}

/** An element with its attributes, without what it contains. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Attributes
}

/** All elements with one of these names, in their order. */
export async function readElements(
  bytes: AsyncIterable<Uint8Array>,
  names: readonly string[],
): Promise<XmlElement[]> {
  const all: XmlElement[] = []
  const visitorOf = (found: XmlElement[]): XmlVisitor => ({
    open(name, attributes) {
      if (names.includes(name)) found.push({ name, attributes })
    },
  })
  for await (const found of readXml(bytes, visitorOf)) {
    all.push(...found)
    if (all.length > MAX_ELEMENTS) throw invalid('file', say`has too many styles or sheets`)
  }
  return all
}
