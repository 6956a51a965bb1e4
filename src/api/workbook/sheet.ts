import { say } from '#contract/phrase.ts'
import { invalid } from '#domain/errors.ts'
import type { TextRow } from '../base/text-row.ts'
import type { Attributes, XmlVisitor } from '../base/xml.ts'
import { type CellContext, cellText } from './cell-text.ts'
import { TextCollector } from './shared-strings.ts'

const MAX_COLUMNS = 500
/** No sheet can have more. */
const LAST_LINE = 1_048_576
/** The value of a formula that was never calculated: no value would pass for an empty cell. */
const NOT_CALCULATED = '#N/A'

/** Collects the rows of a sheet in which a cell has a value. Of a formula only the value is read that was last calculated. */
export class SheetVisitor implements XmlVisitor {
  readonly #found: TextRow[]
  readonly #context: CellContext
  readonly #inline = new TextCollector()
  #line = 0
  #cells: string[] = []
  #column = -1
  #cell: Attributes = {}
  #value = ''
  #isValue = false
  #isFormula = false
  #hasValue = false

  constructor(found: TextRow[], context: CellContext) {
    this.#found = found
    this.#context = context
  }

  open(name: string, attributes: Attributes): void {
    this.#inline.open(name)
    if (name === 'row') this.#openRow(attributes)
    else if (name === 'c') this.#openCell(attributes)
    else if (name === 'f') this.#isFormula = true
    else if (name === 'v') {
      this.#isValue = true
      this.#hasValue = true
    }
  }

  text(piece: string): void {
    this.#inline.add(piece)
    if (this.#isValue) this.#value += piece
  }

  close(name: string): void {
    this.#inline.close(name)
    if (name === 'v') this.#isValue = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#closeRow()
  }

  #openRow({ r }: Attributes): void {
    this.#line = r === undefined ? this.#line + 1 : Number(r)
    if (!Number.isInteger(this.#line) || this.#line < 1 || this.#line > LAST_LINE)
      throw invalid('file', say`is damaged: a row has no number`)
    this.#column = -1
    this.#cells = []
  }

  #openCell(attributes: Attributes): void {
    this.#cell = attributes
    this.#column = columnOf(attributes.r) ?? this.#column + 1
    this.#inline.clear()
    this.#value = ''
    this.#isFormula = false
    this.#hasValue = false
  }

  #closeCell(): void {
    const { t: type = 'n', s: style } = this.#cell
    const isUnknown = this.#isFormula && !this.#hasValue
    const text = type === 'inlineStr' ? this.#inline.value : this.#value
    const value = isUnknown ? NOT_CALCULATED : cellText({ type, style: Number(style), text }, this.#context)
    if (value === '') return
    if (this.#column >= MAX_COLUMNS) throw invalid('file', say`must have at most ${MAX_COLUMNS} columns`)
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = value
  }

  #closeRow(): void {
    if (this.#cells.length > 0) this.#found.push({ line: this.#line, cells: this.#cells })
  }
}

/** The column of a cell by its name, from 0: 27 for AB7. Undefined without a name. */
function columnOf(cell: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(cell ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
