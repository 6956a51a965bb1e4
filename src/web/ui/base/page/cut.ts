const MAX_DESCRIPTION = 160

/** A text as long as search engines show it, cut between words. */
export function cut(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= MAX_DESCRIPTION) return plain
  return `${plain.slice(0, plain.lastIndexOf(' ', MAX_DESCRIPTION - 1))} …`
}
