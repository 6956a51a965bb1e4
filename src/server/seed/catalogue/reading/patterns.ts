/** What stands in a line, and where: 'nuts/lock.md, line 12'. */
export interface Line {
  readonly place: string
  readonly text: string
}

/** A family as it is written: its heading, and lines by the names of their fields. */
export interface Draft {
  readonly heading: Line
  readonly lines: ReadonlyMap<string, Line>
}

/**
 * The families of a table: row by row, each pattern above it with what the row has in the column of a name in place of '$name'. Throws
 * file and line where a row has other cells than the heading, and where there is no such column.
 */
export function expandPatterns(
  patterns: readonly Draft[],
  [heading, , ...rows]: readonly Line[],
): readonly Draft[] {
  if (!heading) return []
  if (patterns.length === 0) throw new Error(`${heading.place}: no family above has a $ in its heading`)
  const names = cellsOf(heading)
  return rows.flatMap(row => {
    const cells = cellsOf(row)
    if (cells.length !== names.length)
      throw new Error(`${row.place} has ${cells.length} cells, the heading ${names.length}`)
    const values = new Map(names.map((name, index) => [name, cells[index] ?? '']))
    return patterns.map(pattern => ({
      heading: { place: row.place, text: fill(pattern.heading, values).text },
      lines: new Map([...pattern.lines].map(([name, line]) => [name, fill(line, values)])),
    }))
  })
}

function cellsOf({ text }: Line): readonly string[] {
  return text
    .replaceAll(/^\||\|\s*$/g, '')
    .split('|')
    .map(cell => cell.trim())
}

function fill({ place, text }: Line, values: ReadonlyMap<string, string>): Line {
  const filled = text.replaceAll(/\$([a-z]+)/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${place}: the table below has no column ${name}`)
    return value
  })
  return { place, text: filled }
}
