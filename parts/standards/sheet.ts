import { type Cell, number, text } from './cells.ts'

/** How the columns that are not numbers are read, by their names. */
export type Others = Readonly<Record<string, Cell<unknown>>>

/** A row with a number in each named column, and in the others what their cells read as. */
export type RowOf<Name extends string, More extends Others> = {
  readonly [Key in Name | keyof More]: Key extends keyof More ? ReturnType<More[Key]> : number
}

/** The columns that are wanted of a sheet: those in front that tell its rows apart, numbers, and others. */
export interface Columns<Name extends string, More extends Others> {
  readonly keys: 'none' | 'nominal' | 'series and nominal'
  readonly numbers: readonly Name[]
  readonly others: More
}

/** What a file of a table says. */
export interface Sheet<Row> {
  /** null: the house's own, or a maker's. */
  readonly standard: string | null
  /** Whose table its figures are of: 'our own design'; null: they are to be confirmed. */
  readonly source: string | null
  readonly rows: readonly Keyed<Row>[]
}
interface Keyed<Row> {
  /** '' and NaN where the sheet has none. */
  readonly series: string
  readonly nominal: number
  readonly row: Row
}

const TO_BE_CONFIRMED = 'to be confirmed'

/**
 * Reads the text of a table: lines that begin with #, among them '# standard: ', '# unit: ' and '# source: ', the names of the columns,
 * the rows. Throws file, line and column of a cell that cannot be read, and of a column that is missing or not wanted.
 */
export function readSheet<Name extends string, More extends Others>(
  file: string,
  content: string,
  columns: Columns<Name, More>,
): Sheet<RowOf<Name, More>> {
  const lines = content.trimEnd().split(/\r?\n/)
  const top = lines.findIndex(line => !line.startsWith('#'))
  const fact = (name: string) => {
    const line = lines.slice(0, top).find(one => one.startsWith(`# ${name}: `))
    if (!line) throw new Error(`${file} has no line '# ${name}: …' at its top`)
    return line.slice(`# ${name}: `.length).trim()
  }
  const heading = lines[top]?.split(',') ?? []
  const readers = readersOf(`${file}, line ${top + 1}`, heading, columns)
  fact('unit')
  const [standard, source] = [fact('standard'), fact('source')]
  return {
    standard: standard === 'none' ? null : standard,
    source: source === TO_BE_CONFIRMED ? null : source,
    rows: lines.slice(top + 1).map((line, index) => {
      const place = `${file}, line ${top + index + 2}`
      const cells = line.split(',')
      if (cells.length !== heading.length)
        throw new Error(`${place} has ${cells.length} cells, the heading ${heading.length}`)
      return keyedOf(place, heading, cells, readers, columns)
    }),
  }
}

/** How each column is read, in the order of the heading. */
function readersOf<Name extends string, More extends Others>(
  place: string,
  heading: readonly string[],
  { keys, numbers, others }: Columns<Name, More>,
): readonly Cell<unknown>[] {
  const inFront = { none: [], nominal: [number], 'series and nominal': [text, number] }[keys]
  const named = new Map<string, Cell<unknown>>([
    ...numbers.map(name => [name, number] as const),
    ...Object.entries(others),
  ])
  const missing = [...named.keys()].find(name => !heading.includes(name, inFront.length))
  if (missing) throw new Error(`${place} has no column ${missing}`)
  return heading.map((name, index) => {
    const reader = inFront[index] ?? named.get(name)
    if (!reader) throw new Error(`${place}, column ${name}: nobody reads it`)
    return reader
  })
}

function keyedOf<Name extends string, More extends Others>(
  place: string,
  heading: readonly string[],
  cells: readonly string[],
  readers: readonly Cell<unknown>[],
  columns: Columns<Name, More>,
): Keyed<RowOf<Name, More>> {
  const inFront = { none: 0, nominal: 1, 'series and nominal': 2 }[columns.keys]
  const values: Record<string, unknown> = {}
  let nominal = Number.NaN
  for (const [index, reader] of readers.entries()) {
    const name = heading[index] ?? ''
    try {
      const value = reader(cells[index] ?? '')
      if (index >= inFront) values[name] = value
      else if (index === inFront - 1) nominal = Number(value)
    } catch (error) {
      throw new Error(`${place}, column ${name}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
  }
  if (!hasAll(values, columns)) throw new Error(`${place} is incomplete`)
  return { series: inFront === 2 ? (cells[0] ?? '') : '', nominal, row: values }
}

function hasAll<Name extends string, More extends Others>(
  values: object,
  { numbers, others }: Columns<Name, More>,
): values is RowOf<Name, More> {
  return [...numbers, ...Object.keys(others)].every(name => Object.hasOwn(values, name))
}
