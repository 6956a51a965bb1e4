import { isCountry, nameCountry } from '../countries.ts'

interface Words {
  /** What forms and the history call it. */
  readonly label: string
  /** What the page of a part calls it, if not that. */
  readonly term?: string
  /** How to type it. */
  readonly hint?: string
  readonly placeholder?: string
  readonly inputMode?: 'decimal' | 'numeric'
  /** What it is, for the description of the calls. */
  readonly meaning?: string
  /** Its property in https://schema.org/Product; search engines read of any other by its label. */
  readonly property?: string
  /** The property of rows that has it, if that is not called as the fact is on the wire. */
  readonly column?: string
}

interface TextFact extends Words {
  readonly kind: 'text'
  /** In characters. */
  readonly max: number
}

export interface GramsFact extends Words {
  readonly kind: 'grams'
}

/** A word of a list or a scheme that others keep. */
export interface CodeFact extends Words {
  readonly kind: 'code'
  /** The code as it is stored, of what was typed. */
  readonly tidy: (typed: string) => string
  readonly isCode: (tidy: string) => boolean
  /** What is wrong with anything else. */
  readonly fault: string
  /** The code as pages and the history show it. */
  readonly show: (code: string) => string
  /** The code as papers say it. */
  readonly print: (code: string) => string
}

export type Fact = TextFact | GramsFact | CodeFact
export type Facts = Readonly<Record<string, Fact>>

/** What it is made of, and to which standard: in its specification. */
export const makeFacts = {
  standard: { kind: 'text', max: 60, label: 'Standard', placeholder: 'ISO 4017' },
  material: { kind: 'text', max: 120, label: 'Material', property: 'material' },
  finish: { kind: 'text', max: 120, label: 'Finish' },
  dimensionSource: {
    kind: 'text',
    max: 120,
    label: 'Source of dimensions',
    placeholder: 'our own design',
    meaning: 'whose table its dimensions are of; null: not confirmed',
  },
} as const satisfies Facts

/** As the Combined Nomenclature prints it: '7318 15 88'. */
export function spaceCustomsCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4, 6)} ${code.slice(6)}`
}

/** What is said of dimensions without a source. */
export const UNCONFIRMED = 'not confirmed'
/** What a person has to confirm before it may be relied on. */
export const TO_BE_CONFIRMED = 'to be confirmed'

/** Which of its family it is: in the way to its page and in its family's table. */
export const sizeFacts = {
  size: {
    kind: 'text',
    max: 60,
    label: 'Size',
    placeholder: 'M10 x 40',
    meaning: "which of its family it is: 'M10 x 40'",
    property: 'size',
  },
  grade: {
    kind: 'text',
    max: 60,
    label: 'Grade',
    placeholder: 'A2-70',
    meaning: "in which material and finish: '8.8'",
  },
} as const satisfies Facts

/** What carriers and customs ask for: on its page, and, as it was then, on the lines of orders and quotes and on papers. */
export const dispatchFacts = {
  weight: {
    kind: 'grams',
    column: 'weightGrams',
    label: 'Weight',
    term: 'Weight of a piece',
    hint: 'In grams, of one piece',
    inputMode: 'decimal',
    meaning: 'of one piece, in grams',
    property: 'weight',
  },
  customsCode: {
    kind: 'code',
    label: 'Customs code',
    hint: 'Eight digits',
    placeholder: '7318 15 88',
    inputMode: 'numeric',
    meaning: 'eight digits of the Combined Nomenclature',
    tidy: typed => typed.replaceAll(/[ .]/g, ''),
    isCode: tidy => /^\d{8}$/.test(tidy),
    fault: 'must be the eight digits of a customs code',
    show: code => code,
    print: code => `customs code ${spaceCustomsCode(code)}`,
  },
  countryOfOrigin: {
    kind: 'code',
    label: 'Country of origin',
    hint: 'Two letters',
    placeholder: 'DE',
    meaning: 'where it is made: ISO 3166-1 alpha-2',
    property: 'countryOfOrigin',
    tidy: typed => typed.toUpperCase(),
    isCode: isCountry,
    fault: 'must be the code of a country, like DE',
    show: nameCountry,
    print: code => `country of origin ${nameCountry(code)}`,
  },
} as const satisfies Facts

/** What the warehouse asks for: admins alone see it, in lists, forms, tables and the history, and on its papers. */
export const warehouseFacts = {
  shelfPlace: {
    kind: 'text',
    max: 30,
    label: 'Shelf place',
    placeholder: 'A-12-03',
    meaning: 'where it lies in the warehouse',
  },
} as const satisfies Facts

/** What everybody sees. Comparisons show all of it, and search engines are told all. */
export const publicFacts = { ...makeFacts, ...sizeFacts, ...dispatchFacts } as const

/**
 * The facts of a product that are a value which an admin types, or null where it has none, without rules of their own. A fact is
 * called by its key on the wire, in tables and in the history. Older clients ignore those that they do not know.
 * What each layer does with a fact follows from this description and from the group that it is in.
 */
export const plainFacts = { ...publicFacts, ...warehouseFacts } as const
export type PlainFacts = typeof plainFacts
export type DispatchFacts = typeof dispatchFacts
export type FactName = keyof PlainFacts

type ValueOf<Each> = Each extends GramsFact ? number : string
type ColumnOf<Name, Each> = Each extends { readonly column: infer Column extends string } ? Column : Name

/** The facts of a group by their names on the wire. */
export type FactsOf<Group extends Facts> = { readonly [Name in keyof Group]: ValueOf<Group[Name]> | null }

/** The facts of a group as rows have them. */
export type ColumnsOf<Group extends Facts> = {
  readonly [Name in keyof Group as ColumnOf<Name, Group[Name]>]: ValueOf<Group[Name]> | null
}

/** The facts of a group as papers have them: '' for a text or a code that is not known. */
export type PrintedFacts<Group extends Facts> = {
  readonly [Name in keyof Group as ColumnOf<Name, Group[Name]>]: Group[Name] extends GramsFact
    ? number | null
    : string
}

/** Facts among other values, renamed as rows have them. */
type AsColumns<Given> = {
  [Name in keyof Given as Name extends FactName ? ColumnOf<Name, PlainFacts[Name]> : Name]: Given[Name]
}

type Row = Readonly<Record<string, unknown>>

/** The names of a group's facts, in its order. */
export function namesOf<Group extends Facts>(group: Group): readonly (keyof Group & string)[]
export function namesOf(group: Facts): readonly string[] {
  return Object.keys(group)
}

/** The properties of rows that have a group's facts, in its order. */
export function columnsOf<Group extends Facts>(group: Group): readonly (keyof ColumnsOf<Group> & string)[]
export function columnsOf(group: Facts): readonly string[] {
  return Object.entries(group).map(([name, fact]) => columnOf(name, fact))
}

function columnOf(name: string, { column = name }: Fact): string {
  return column
}

/** A group's facts of a row, by their names on the wire. */
export function readFacts<Group extends Facts>(group: Group, row: ColumnsOf<Group>): FactsOf<Group>
export function readFacts(group: Facts, row: Row): object {
  const facts: Record<string, unknown> = {}
  for (const [name, fact] of Object.entries(group)) facts[name] = row[columnOf(name, fact)]
  return facts
}

/** The codes of a line as papers say them: 'customs code 7318 15 88'. */
export function printCodes(line: PrintedFacts<DispatchFacts>): string[] {
  const values: Row = line
  return Object.entries<Fact>(dispatchFacts).flatMap(([name, fact]) => {
    const code = values[columnOf(name, fact)]
    return fact.kind === 'code' && typeof code === 'string' && code !== '' ? [fact.print(code)] : []
  })
}

/** The same values, facts among them renamed as rows have them. */
export function toColumns<Given extends object>(given: Given): AsColumns<Given>
export function toColumns(given: object): object {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      isFactName(name) ? columnOf(name, plainFacts[name]) : name,
      value,
    ]),
  )
}

/** A group's facts of a row alone, as rows have them: what an order keeps of a product. */
export function pickColumns<Group extends Facts>(group: Group, row: ColumnsOf<Group>): ColumnsOf<Group>
export function pickColumns(group: Facts, row: Row): object {
  return Object.fromEntries(columnsOf(group).map(column => [column, row[column]]))
}

/** A row of which no fact is known. */
export function makeBlank<Group extends Facts>(group: Group): ColumnsOf<Group>
export function makeBlank(group: Facts): object {
  return Object.fromEntries(columnsOf(group).map(column => [column, null]))
}

/** A group's facts of a row, or, without one, of nothing, as papers have them. */
export function toPrinted<Group extends Facts>(group: Group, row?: ColumnsOf<Group>): PrintedFacts<Group>
export function toPrinted(group: Facts, row: Row = {}): object {
  return Object.fromEntries(
    Object.entries(group).map(([name, fact]) => {
      const column = columnOf(name, fact)
      return [column, row[column] ?? (fact.kind === 'grams' ? null : '')]
    }),
  )
}

/** A fact's text or code as pages and the history show it. */
export function wordFact(fact: Fact, value: string): string {
  return fact.kind === 'code' ? fact.show(value) : value
}

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(plainFacts, name)
}
