/** Texts that begin so, of texts in the order of the alphabet; at most `limit`. */
export function beginningWith(
  sorted: readonly string[],
  beginning: string,
  limit = sorted.length,
): readonly string[] {
  const first = firstFrom(sorted, beginning)
  const from = sorted.slice(first, first + limit)
  const end = from.findIndex(text => !text.startsWith(beginning))
  return end === -1 ? from : from.slice(0, end)
}

/** Where a text stands, or would stand. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
