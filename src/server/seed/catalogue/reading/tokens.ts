const TOKEN = /\s*(\d+(?:\.\d+)?|<=|>=|!=|[-+*/^()<>=,]|\p{L}[\p{L}\d]*)/uy

/** The numbers, signs and names of a formula. Throws where one cannot be read. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  const trimmed = text.trimEnd()
  while (TOKEN.lastIndex < trimmed.length) {
    const from = TOKEN.lastIndex
    const [, token] = TOKEN.exec(trimmed) ?? []
    if (token === undefined) throw new Error(`'${trimmed.slice(from)}' cannot be read`)
    tokens.push(token)
  }
  return tokens
}
