/** Materials are few, and asked for again with each product. */
const KEPT = 1_000

/** Reads each text once, as long as there are not too many of them. */
export function remember<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = read(text)
    if (known.size >= KEPT) known.clear()
    known.set(text, found)
    return found
  }
}
