import { MAX_TABLE_ROWS, tableColumns } from '#contract/catalog/product-table.ts'
import { say } from '#contract/phrase.ts'
import { invalid } from '#domain/errors.ts'
import { readXml, type XmlVisitor } from '../base/xml.ts'
import { decodeEscapes } from './cell-text.ts'

/** As many as the largest table has cells. */
const MAX_STRINGS = MAX_TABLE_ROWS * tableColumns.length

/** The texts that the cells of a workbook refer to by their number. Readings of East Asian names beside them are left out. */
export async function readSharedStrings(bytes: AsyncIterable<Uint8Array>): Promise<string[]> {
  const all: string[] = []
  for await (const found of readXml(bytes, visitStrings)) {
    all.push(...found)
    if (all.length > MAX_STRINGS) throw invalid('file', say`has too many texts`)
  }
  return all
}

function visitStrings(found: string[]): XmlVisitor {
  const text = new TextCollector()
  return {
    open(name) {
      if (name === 'si') text.clear()
      text.open(name)
    },
    text: piece => text.add(piece),
    close(name) {
      text.close(name)
      if (name === 'si') found.push(decodeEscapes(text.value))
    },
  }
}

/** The text within `t` elements, in one run or in several; not that of a phonetic run. */
export class TextCollector {
  value = ''
  #isText = false
  #isPhonetic = false

  clear(): void {
    this.value = ''
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true
    if (name === 't') this.#isText = !this.#isPhonetic
  }

  add(piece: string): void {
    if (this.#isText) this.value += piece
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false
    if (name === 't') this.#isText = false
  }
}
