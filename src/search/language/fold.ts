const SAME_LENGTH: Readonly<Record<string, string>> = {
  '×': 'x',
  '✕': 'x',
  '″': '"',
  '”': '"',
  '“': '"',
  '„': '"',
  '′': "'",
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '⌀': 'ø',
  '∅': 'ø',
  '⁄': '/',
  '\t': ' ',
  '\n': ' ',
  '\u00A0': ' ',
  '\u2009': ' ',
  '\u202F': ' ',
}

const cache = new Map<string, string>()

/** One character in the writing that all rules of this module read; as long as before. */
function foldCharacter(character: string): string {
  const known = cache.get(character)
  if (known !== undefined) return known
  const lower = (SAME_LENGTH[character] ?? character).toLowerCase()
  const plain = lower.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')
  const folded = [plain, lower].find(each => each.length === character.length) ?? character
  if (cache.size < 1000) cache.set(character, folded)
  return folded
}

/** Lower case, without diacritics, with one kind of quote, dash and cross. As long as `text`, so that places in it stay the same. */
export function fold(text: string): string {
  let folded = ''
  for (const character of text) folded += foldCharacter(character)
  return folded
}
