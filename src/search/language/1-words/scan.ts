/** The match of a sticky pattern at this place of a folded text. Every pattern given here looks ahead a bounded way only. */
export function matchAt(pattern: RegExp, folded: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(folded)
}

const ALPHANUMERIC = /[\p{L}\d]/u

export function isAlphanumeric(character: string | undefined): boolean {
  return character !== undefined && ALPHANUMERIC.test(character)
}

/** Whether a word or a number can begin here: not within one, nor after the dash or the point of one, as in 'A2-70' or '8.8'. */
export function beginsAt(folded: string, at: number): boolean {
  const before = folded[at - 1]
  if (before === undefined) return true
  if (isAlphanumeric(before)) return false
  return !('-.,/'.includes(before) && isAlphanumeric(folded[at - 2]))
}
