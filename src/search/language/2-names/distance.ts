/**
 * How many mistakes are between two words: a letter wrong, missing, too many, or two exchanged (Damerau and Levenshtein, each letter
 * exchanged once); `limit` + 1 if more than `limit`.
 */
export function distanceOf(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  // What they begin and end with in common makes no difference.
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let endOfA = a.length
  let endOfB = b.length
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1
    endOfB -= 1
  }
  if (limit > 1) return distanceBetween(a.slice(start, endOfA), b.slice(start, endOfB), limit)
  const longest = Math.max(endOfA, endOfB) - start
  const isExchanged =
    endOfA === start + 2 && endOfB === endOfA && a[start] === b[start + 1] && a[start + 1] === b[start]
  return isExchanged ? 1 : Math.min(longest, limit + 1)
}

function distanceBetween(a: string, b: string, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isExchanged =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isExchanged) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}

/** A bit for each letter of a word, to tell at a glance that two words are far apart. */
export function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31)
  return bits
}

/** Whether words with these bits may be at most `limit` mistakes apart: each makes a difference of two letters at most. */
export function mayBeNear(one: number, other: number, limit: number): boolean {
  let differing = 0
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) differing += 1
  return differing <= 2 * limit
}

/** So short words are other words with another letter: 'shim' is no 'slim'. */
const SHORT = 5
/** Letters that sound alike or are neighbours on the keyboard. */
const ALIKE = 'ckq sz iyj vwf aes oui mn bpv dtsf gjh er rt ty io op nb xc lk'.split(' ')

/** Whether a word may have been written for another: in short ones, a letter is wrong only for one like it. */
export function isLikely(written: string, meant: string): boolean {
  if (written.length > SHORT || written.length !== meant.length) return true
  const wrong = [...written].flatMap((letter, at) =>
    letter === meant[at] ? [] : [letter + meant.charAt(at)],
  )
  const [only, ...others] = wrong
  return (
    others.length > 0 || !only || ALIKE.some(letters => [...only].every(letter => letters.includes(letter)))
  )
}

const DOUBLED = /(\p{L})\1/gu

function lettersOf(word: string): string {
  return [...word].sort().join('')
}

/**
 * How unlikely it is that a word was written for another: a doubled letter is soon forgotten, two letters are soon exchanged, and
 * the first one is seldom wrong.
 */
export function mistakes(written: string, meant: string): number {
  if (written.replaceAll(DOUBLED, '$1') === meant.replaceAll(DOUBLED, '$1')) return 1
  if (written[0] === meant[0] && lettersOf(written) === lettersOf(meant)) return 1
  return 2 * distanceOf(written, meant, 3) + (written[0] === meant[0] ? 0 : 1)
}
