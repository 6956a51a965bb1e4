/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  /** Where it begins. */
  readonly at: number
  readonly text: string
  readonly isMatch: boolean
}

/**
 * Cuts a text into what matches the query and what does not. Letters and digits count, case and separators do not: 'm8x40' matches
 * all of 'M8 × 40'. If the query as a whole does not match, its words do. A match begins where letters or digits begin.
 */
export function markMatches(text: string, query: string): Piece[] {
  const signs = signsOf(text)
  const all = runsIn(signs, query)
  const runs = all.length > 0 ? all : query.split(/\s/).flatMap(word => runsIn(signs, word))
  const isMarked = new Set<number>()
  for (const [start, end] of runs) for (let at = start; at < end; at += 1) isMarked.add(at)

  const pieces: Piece[] = []
  let from = 0
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isMarked.has(at) === isMarked.has(from)) continue
    pieces.push({ at: from, text: text.slice(from, at), isMatch: isMarked.has(from) })
    from = at
  }
  return pieces
}

/** A letter or digit of a text, and its place there. */
interface Sign {
  readonly letter: string
  readonly at: number
  /** Whether it stands after a separator, or is a digit after a letter or the other way round. */
  readonly isFirst: boolean
}

function signsOf(text: string): Sign[] {
  let kind = ''
  return text.split('').flatMap((char, at) => {
    const before = kind
    kind = /\d/.test(char) ? 'digit' : /[\p{L}×]/u.test(char) ? 'letter' : ''
    const letter = char === '×' ? 'x' : char.toLowerCase()
    return kind === '' ? [] : [{ letter, at, isFirst: kind !== before }]
  })
}

/** Where the query stands in the text, separators inside it included. */
function runsIn(signs: readonly Sign[], query: string): [start: number, end: number][] {
  const wanted = signsOf(query).map(({ letter }) => letter)
  return signs.flatMap(({ isFirst, at }, index) => {
    const last = signs[index + wanted.length - 1]
    const isMatch =
      isFirst &&
      wanted.length > 0 &&
      wanted.every((letter, offset) => signs[index + offset]?.letter === letter)
    return isMatch && last ? [[at, last.at + 1]] : []
  })
}
