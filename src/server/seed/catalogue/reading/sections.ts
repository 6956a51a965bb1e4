import { type Draft, expandPatterns, type Line } from './patterns.ts'

/** What a file says of a family, with what it says of all. */
export interface Family {
  readonly place: string
  readonly slug: string
  readonly fields: Fields
}

export interface Fields {
  readonly names: readonly string[]
  /** What a reader makes of a field. Throws where it stands and what is wrong with it. */
  read<Value>(name: string, reader: (text: string) => Value): Value
}

/**
 * Reads a file of offers, in Markdown: '# ' its title, '> ' a note, '- name: words' a field, '## ' begins a family; fields before the
 * first are those of all. Families with a $name in their heading are as many as the next table has rows (`patterns.ts`). Throws file and
 * line of what is none of it.
 */
export function readFamilies(file: string, content: string): readonly Family[] {
  const head = new Map<string, Line>()
  const drafts: Draft[] = []
  let patterns: Draft[] = []
  let table: Line[] = []
  let lines = head
  for (const [index, text] of [...content.split(/\r?\n/), ''].entries()) {
    const line = { place: `${file}, line ${index + 1}`, text }
    if (table.length > 0 && !text.startsWith('|')) {
      drafts.push(...expandPatterns(patterns, table))
      patterns = []
      table = []
    }
    if (text.startsWith('|')) table.push(line)
    else if (text.startsWith('## ')) lines = begin({ ...line, text: text.slice('## '.length) })
    else if (text.startsWith('- ')) addField(lines, line)
    else if (text !== '' && !/^[#>] /.test(text))
      throw new Error(`${line.place}: '${text}' is no line of an offer`)
  }
  const [unfinished] = patterns
  if (unfinished) throw new Error(`${unfinished.heading.place}: no table says what $ stands for`)
  return drafts.map(({ heading, lines: own }) => ({
    place: heading.place,
    slug: heading.text,
    fields: fieldsOf(heading.place, new Map([...head, ...own])),
  }))

  function begin(heading: Line): Map<string, Line> {
    const own = new Map<string, Line>()
    const list = heading.text.includes('$') ? patterns : drafts
    list.push({ heading, lines: own })
    return own
  }
}

function addField(lines: Map<string, Line>, { place, text }: Line): void {
  const [, name, value] = /^- ([^:]+): (.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new Error(`${place}: '${text}' lacks a colon, or words after it`)
  if (lines.has(name)) throw new Error(`${place}: ${name} is there twice`)
  lines.set(name, { place, text: value })
}

function fieldsOf(place: string, lines: ReadonlyMap<string, Line>): Fields {
  return {
    names: [...lines.keys()],
    read(name, reader) {
      const line = lines.get(name)
      if (!line) throw new Error(`${place}, ${name}: is missing`)
      try {
        return reader(line.text)
      } catch (error) {
        throw new Error(`${line.place}, ${name}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        })
      }
    },
  }
}
