const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,:;!?)]/g

/** A text cut into what is an address and what is not, in order. */
export function cutAddresses(text: string): { readonly text: string; readonly isAddress: boolean }[] {
  const pieces: { text: string; isAddress: boolean }[] = []
  let end = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    pieces.push({ text: text.slice(end, index), isAddress: false }, { text: address, isAddress: true })
    end = index + address.length
  }
  return [...pieces, { text: text.slice(end), isAddress: false }].filter(piece => piece.text !== '')
}

/** The link that a text is, as browsers read it; undefined if it is anything else than one address of the shop. */
export function findOwnLink(text: string, origin: string): string | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isOwn = url.origin === origin && url.username === '' && url.password === ''
  return isOwn ? url.href : undefined
}
