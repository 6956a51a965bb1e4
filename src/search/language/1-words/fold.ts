/** Characters that stand for another one in a size: of typesetting, and Cyrillic letters that look like 'x', 'm' and 'a'. */
const STANDS_FOR: ReadonlyMap<string, string> = new Map([
  ['×', 'x'],
  ['✕', 'x'],
  ['х', 'x'],
  ['м', 'm'],
  ['а', 'a'],
  ['″', '"'],
  ['”', '"'],
  ['“', '"'],
  ['„', '"'],
  ['′', "'"],
  ['’', "'"],
  ['‐', '-'],
  ['‑', '-'],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['⌀', 'ø'],
  ['∅', 'ø'],
  ['⁄', '/'],
  ['\t', ' '],
  ['\n', ' '],
])

const MAX_REMEMBERED = 1000
const remembered = new Map<string, string>()

/** One character in the writing that all rules of this module read; as long as before. */
function foldCharacter(character: string): string {
  const known = remembered.get(character)
  if (known !== undefined) return known
  const lower = character.toLowerCase()
  const plain = STANDS_FOR.get(lower) ?? lower
  // Compatible: of full width '８' is '8', and a space of any width is a space. '½' would become three characters, and stays.
  const forms = [plain.normalize('NFKD'), plain.normalize('NFD')].map(form => form.replaceAll(MARKS, ''))
  const folded = [...forms, plain].find(each => each.length === character.length) ?? character
  if (remembered.size < MAX_REMEMBERED) remembered.set(character, folded)
  return folded
}

const MARKS = /[\u0300-\u036F]/g
/** Characters that stand for themselves, but for their case. */
const PLAIN = /^[ -~]*$/

/**
 * Lower case, without diacritics, with one kind of quote, dash and cross. As long as `text`, so that places in it stay the same;
 * letters with separate marks (NFD) therefore have to be composed before.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  let folded = ''
  for (const character of text) folded += foldCharacter(character)
  return folded
}
